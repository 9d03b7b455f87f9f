import type { StoryPiece } from '../../contract.ts';
import { normalizeCharacters } from '../../expression/prepare.ts';
import type { Language } from '../../texts.ts';
import { isContent } from './clauses.ts';
import { unitNamed } from '../stories/units.ts';
import { itemsOfText, type SentenceItem } from './items.ts';

type NumberItem = Extract<SentenceItem, { kind: 'number' }>;

/** Words that begin a new thought about another number: "and 5 blue ones". */
const joins: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['and', 'but', 'then']),
  es: new Set(['y', 'e', 'pero', 'luego']),
  fr: new Set(['et', 'mais', 'puis']),
};

/** Splits a word problem between its numbers, where a reader would pause: at the end of a sentence, a comma, a joining word, else behind the counted noun. */
export function storyPieces(
  source: string,
  language: Language,
  locale: string | undefined,
): readonly StoryPiece[] {
  const text = normalizeCharacters(source);
  const items = itemsOfText(text, language, locale);
  const cuts = new Set<number>([0, text.length]);
  for (const { from, to } of sentencesOf(items, text)) {
    cuts.add(from);
    cuts.add(to);
    const inside = items.filter(({ at }) => at >= from && at < to);
    const numbers = inside.filter((item) => item.kind === 'number');
    numbers.slice(1).forEach((number, before) => {
      cuts.add(cutBetween(numbers[before]!, number, { items: inside, language, text }));
    });
  }
  const places = [...cuts].toSorted((a, b) => a - b);
  const pieces = places.slice(1).map((end, index) => pieceAt(items, text, places[index]!, end));
  // "Find the numbers." asks as well.
  return pieces.some(({ isAsked }) => isAsked)
    ? pieces
    : pieces.map((piece, index) => ({ ...piece, isAsked: index === pieces.length - 1 }));
}

function pieceAt(items: readonly SentenceItem[], text: string, from: number, to: number): StoryPiece {
  const number = items.find((item) => item.kind === 'number' && item.at >= from && item.at < to) as
    | NumberItem
    | undefined;
  const isAsked = items.some((item) => item.kind === 'question' && item.at >= from && item.at < to);
  return number === undefined
    ? { before: text.slice(from, to), number: null, after: '', isAsked }
    : {
        before: text.slice(from, number.at),
        number: text.slice(number.at, number.end),
        after: text.slice(number.end, to),
        isAsked,
      };
}

/** The sentences with their marks; white space belongs to the one before. */
function sentencesOf(items: readonly SentenceItem[], text: string): readonly { from: number; to: number }[] {
  const ends = items.flatMap((item) =>
    item.kind === 'stop' || item.kind === 'question' ? [afterSpace(text, item.at + item.text.length)] : [],
  );
  const places = [0, ...ends, text.length].filter(
    (place, index, all) => index === 0 || place > all[index - 1]!,
  );
  return places.slice(1).map((to, index) => ({ from: places[index]!, to }));
}

const afterSpace = (text: string, at: number): number => at + /^[\s»”"]*/u.exec(text.slice(at))![0].length;

function cutBetween(
  first: NumberItem,
  second: NumberItem,
  { items, language, text }: { items: readonly SentenceItem[]; language: Language; text: string },
): number {
  const between = items.filter(({ at }) => at >= first.end && at < second.at);
  const comma = between.findLast(({ kind }) => kind === 'comma');
  if (comma !== undefined) return afterSpace(text, comma.at + comma.text.length);
  const join = between.findLast((item) => item.kind === 'word' && joins[language].has(item.folded));
  if (join !== undefined) return join.at;
  let after = items.indexOf(first) + 1;
  while (isThing(items, after)) after += 1;
  return Math.min(items[after]?.at ?? Infinity, startOfNumber(second, text));
}

/** A noun, an adjective or a unit, also "consecutive" in "consecutive numbers", and not a word that only joins. */
const isThing = (items: readonly SentenceItem[], at: number): boolean => {
  const item = items[at];
  if (item?.kind !== 'word') return false;
  if (unitNamed(item.folded) !== null || isContent(items, at)) return true;
  const isFunction = item.verbs.length > 0 || item.cues.length === 0 || item.cues.includes('function');
  return !isFunction && isThing(items, at + 1);
};

/** Before its currency sign. */
const startOfNumber = ({ at }: NumberItem, text: string): number =>
  at - /[$€£¥₹]?\s?$/u.exec(text.slice(Math.max(0, at - 2), at))![0].trimStart().length;
