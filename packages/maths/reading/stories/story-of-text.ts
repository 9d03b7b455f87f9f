import type { Rational } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import { isContent } from '../quantities/clauses.ts';
import { itemsOfText, type SentenceItem } from '../quantities/items.ts';
import { findCues, schemaLexicon } from './lexicon/lexicon.ts';
import type { StoryPart } from './story-parts.ts';
import { quantityAt, withMoney } from './story-quantities.ts';
import { questionIn } from './story-question.ts';
import { Story } from './story.ts';
import { spellOrdinals } from './ordinals.ts';
import { spellUnits } from './units.ts';

/** Reads a text; null where it holds a formula, no question, or more than one. */
export function storyOf(source: string, language: Language, locale: string | undefined): Story | null {
  const text = spellOrdinals(spellUnits(source), language);
  const items = itemsOfText(text, language, locale);
  const numbers: {
    value: Rational;
    item: Extract<SentenceItem, { kind: 'number' }>;
    at: number;
    negative: boolean;
  }[] = [];
  const parts: StoryPart[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!;
    if (item.kind === 'number') {
      const before = text.slice(Math.max(0, item.at - 2), item.at).replace(/[$€£]\s?$/u, '');
      const negative = /(?:^|[\s(])[-−–]\s?$/u.test(before) || /^[-−–]$/u.test(before);
      numbers.push({ value: item.value, item, at: parts.length, negative });
      parts.push({ kind: 'quantity', id: numbers.length - 1 });
    } else if (item.kind === 'word') {
      const words = item.folded.split(' ');
      const texts = item.text.split(' ');
      words.forEach((folded, at) =>
        parts.push({
          kind: 'word',
          text: texts[at] ?? folded,
          folded,
          stem: words.length === 1 ? item.stem : folded,
          content: words.length === 1 && isContent(items, index),
          name: item.capital && !item.listed && words.length === 1,
        }),
      );
    } else if (item.kind === 'sign') {
      if (item.text !== '/') return null;
      parts.push({ kind: 'slash' });
    } else if (item.kind === 'comma') parts.push({ kind: item.text === ':' ? 'colon' : 'comma' });
    else parts.push({ kind: item.kind });
  }
  if (numbers.length === 0 || numbers.length > 12) return null;
  const cues = findCues(
    schemaLexicon(language),
    parts.map((part) => (part.kind === 'word' ? part.folded : part.kind === 'quantity' ? null : '')),
  );
  const plain = numbers.map((number, id) => quantityAt(parts, { ...number, id, language }));
  const hasMoney = plain.some(({ unit }) => unit?.dimension === 'money');
  const quantities = hasMoney ? plain : plain.map((each) => withMoney(each, cues));
  const question = questionIn(parts, cues);
  return question === null ? null : new Story(parts, quantities, cues, question, language);
}
