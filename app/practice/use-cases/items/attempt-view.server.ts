import type { Language } from '#app/platform/texts.ts';
import { practiceText, practiceSentence } from '../../messages/server/index.ts';
import type { AttemptRecord } from '../../model/record.ts';
import type { ChoiceOptionSpec } from '@curvela/curriculum';
import type { AttemptView, SentenceParts } from '../../model/views.ts';
import { isRight, type StoredItemAnswer } from '../../domain/items/grade.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { mistakeParts } from './mistake-text.server.ts';
import { formulaPart, toParts, textPart } from './parts.server.ts';
import { shownOrder } from '../../domain/items/shown-order.ts';

/** An attempt in words. `hidden`: in an exam that has not ended. */
export function attemptView(
  item: GeneratedItem,
  attempt: Pick<AttemptRecord, 'id' | 'answer' | 'verdict' | 'formMissed' | 'mistake'>,
  language: Language,
  hidden: boolean,
): AttemptView {
  const { id, answer, verdict, formMissed } = attempt;
  const given = givenParts(item, answer, language);
  if (hidden) {
    const feedback = [textPart(practiceText(language, 'verdict.exam'))];
    return { id, given, verdict: null, formMissed: false, feedback };
  }
  return { id, given, verdict, formMissed, feedback: feedbackParts(item, attempt, language) };
}

export function optionParts({ text }: ChoiceOptionSpec, language: Language): SentenceParts {
  return typeof text === 'string' ? [formulaPart(text, language)] : toParts(text[language], language);
}

/** The answer as displayed. */
export function givenParts(
  { answer, seed }: GeneratedItem,
  { given, written }: Pick<StoredItemAnswer, 'given' | 'written'>,
  language: Language,
): SentenceParts {
  if (given.kind === 'choice' && answer.kind === 'choice') {
    const option = answer.options[shownOrder(answer, seed)[given.option] ?? -1];
    return option ? optionParts(option, language) : [];
  }
  if (given.kind === 'order' && answer.kind === 'order') {
    const order = shownOrder(answer, seed);
    return linesInOrder(
      given.lines.map((place) => answer.lines[order[place] ?? -1] ?? ''),
      language,
    );
  }
  if (given.kind === 'wrong_line')
    return answer.kind === 'wrong_line' ? lineParts(answer.lines, given.line, language) : [];
  if (written !== null) return pointsOf(written).flatMap((text, index) => separated(text, index, language));
  return [textPart(given.kind === 'formula' ? given.text : '')];
}

/** A line by its number and text, since the lines are no longer on the screen then. */
export function lineParts(lines: readonly string[], index: number, language: Language): SentenceParts {
  const name = textPart(practiceText(language, 'line', { line: index + 1 }));
  const text = lines[index];
  if (text === undefined) return [name];
  return [
    textPart(`${name.kind === 'text' ? name.text : ''}${colon[language]}`),
    formulaPart(text, language),
  ];
}
const colon = { en: ': ', es: ': ', fr: '\u00a0: ' } as const;

export const linesInOrder = (lines: readonly string[], language: Language): SentenceParts =>
  lines.flatMap((line, index) => separated(line, index, language, ' · '));

/** Two points are written as two formulas. */
const pointsOf = (written: string) => written.split(/(?<=\)), (?=\()/);

const separated = (text: string, index: number, language: Language, by = ', ') => [
  ...(index === 0 ? [] : [textPart(by)]),
  formulaPart(text, language),
];

/** The text of a verdict: what differs, and the recognised mistake where the question anticipates one. */
function feedbackParts(
  _item: GeneratedItem,
  { answer, verdict, formMissed }: Pick<AttemptRecord, 'answer' | 'verdict' | 'formMissed'>,
  language: Language,
): SentenceParts {
  const { code, slots, said } = answer.feedback;
  const sentence = practiceSentence(language, `verdict.${code}`);
  const filled = Object.hasOwn(slots, 'line') ? sentence.replace('{line}', slots.line ?? '') : sentence;
  const parts = listParts(filled, slots, language);
  if (isRight({ verdict, formMissed }) || said === null || said.language !== language) return parts;
  return [...parts, textPart(` ${said.text}`)];
}

/** A slot may hold two points: each is rendered separately. */
function listParts(
  sentence: string,
  slots: Readonly<Record<string, string>>,
  language: Language,
): SentenceParts {
  const mine = pointsOf(slots.mine ?? '');
  if (mine.length < 2) return toParts(sentence, language, { slots });
  const list = mine.map((_, index) => `{mine${index}}`).join(', ');
  const points = Object.fromEntries(mine.map((point, index) => [`mine${index}`, point]));
  return toParts(sentence.replace('{mine}', list), language, { slots: { ...slots, ...points } });
}

/** The text of the mistake that an attempt shows; null where none was recognised. */
export const mistakeOf = (
  { mistake, answer }: Pick<AttemptRecord, 'mistake' | 'answer'>,
  language: Language,
): SentenceParts | null => (mistake === null ? null : mistakeParts(mistake, language, answer.mistakeSlots));
