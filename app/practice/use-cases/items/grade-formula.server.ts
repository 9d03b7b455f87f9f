import type { CheckAnswer, ReadAnswer } from '@curvela/maths';
import { writeFormula, writeRequest } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { practiceError } from '../../model/errors.ts';
import {
  type AnswerFeedback,
  type AnswerOfKind,
  feedback,
  type Grade,
  type GradingEngine,
  rightGrade,
  type RecognisedMistake,
  undecidedGrade,
  wrongGrade,
} from '../../domain/items/grade.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';

type Question = { readonly item: GeneratedItem; readonly answer: AnswerOfKind<'formula'> };
type Read = Extract<ReadAnswer, { ok: true }>;
/** Converts English plain notation to the notation of a language. */
const inEnglish = (text: string, language: Language): string => writeFormula(text, 'en', language).plain;

/** A parsed answer: as typed, in the notation of its language, and in English notation. */
type Mine = { readonly text: string; readonly plain: string; readonly english: string; readonly read: Read };

/** Grades a typed formula: equal, in its form, worked out; otherwise the mistake it shows and what differs. */
export async function gradeFormula(
  maths: GradingEngine,
  question: Question,
  text: string,
  language: Language,
): Promise<Grade> {
  const read = await maths.parse({ text, locale: language });
  if (!read.ok) throw unreadable(text, read);
  const { plain } = read.formula;
  const mine = { text, plain, english: inEnglish(plain, language), read };
  const { expected } = question.answer;
  const checked = await maths.check({
    expected: inLanguage(expected, language),
    answer: asStatement(mine, expected),
    form: question.answer.form ?? (isValueOfLetter(expected) ? 'solved' : undefined),
    places: question.answer.places,
    locale: language,
  });
  const written = mine.english;
  if (checked.verdict === 'unknown')
    return undecidedGrade({
      written,
      ...(checked.note === 'unit' ? { feedback: feedback('unit', { mine: written }) } : {}),
    });
  if (checked.verdict === 'different') {
    const foreign = foreignLetter(mine, question, language);
    if (foreign !== null) throw practiceError('foreign_letter', { status: 422, params: { letter: foreign } });
    const mistake = await mistakeIn(maths, question, mine, language);
    return wrongGrade(differs(checked, mine, question, language), { written, mistake });
  }
  const missing = stillMissing(checked, mine, question, language);
  if (missing) return rightGrade({ written, formMissed: true, feedback: missing });
  return rightGrade({ written, feedback: sameAs(mine, expected) });
}

const inLanguage = (text: string, language: Language) => writeFormula(text, language).plain;
const isStatement = (text: string) => /[=<>≤≥≠]/.test(text);

/** `x = 4`, `x > 2`, `x = 2 or x = 3`, `x = 2 and y = 3`: single letters and their values. */
const isValueOfLetter = (expected: string) =>
  /^[a-z] ?(=|<|>|<=|>=|≤|≥) ?[^=<>≤≥]+$/.test(expected) || /^[a-z] = [^=]+ (or|and) [a-z] = /.test(expected);

/** Where `x = 4` is expected, 4 is accepted too. */
function asStatement({ text, plain }: Mine, expected: string): string {
  const letter = /^([a-z]) = [^=]+$/.exec(expected)?.[1];
  return letter !== undefined && !isStatement(plain) && !/[,;]/.test(text) ? `${letter} = ${text}` : text;
}

const isLiteral = (text: string) => /^-?\d+(\.\d+)?%?$|^-?(\d+ )?\d+\/\d+$/.test(text);

/** The values of the letters in `x = 2 and 3 = y`; the whole text where no letter is alone on one side. */
const valuesIn = (text: string): string[] =>
  text.split(' and ').map((part) => part.replace(/^[a-z] = | = [a-z]$/, ''));

/** Where numbers are expected, each value is a number. Several values can also be written otherwise, as a point; their form is checked before. */
function isWorkedOut(english: string, expected: string): boolean {
  const [values, goals] = [valuesIn(english), valuesIn(expected)];
  const isOtherwiseWritten = goals.length > 1 && values.length !== goals.length;
  return isOtherwiseWritten || !goals.every(isLiteral) || values.every(isLiteral);
}

/** Equal does not suffice: wrong form, a value not worked out, or the question repeated. */
function stillMissing(
  { formOk, formText }: CheckAnswer,
  { english }: Mine,
  { item, answer: { expected } }: Question,
  language: Language,
): AnswerFeedback | null {
  const same = writeFormula(expected, 'en').plain === english;
  if (same) return null;
  if (formOk === false)
    return feedback('form', {}, formText === undefined ? null : { language, text: formText });
  if (!isWorkedOut(english, expected)) return feedback('unfinished');
  const spoken = Object.values(item.slots).map((slot) => writeFormula(slot, 'en').plain);
  return spoken.includes(english) && !isLiteral(english) ? feedback('unfinished') : null;
}

/** Equal; when written differently, both forms. */
function sameAs({ english, read }: Mine, expected: string): AnswerFeedback {
  const ours = writeFormula(expected, 'en').plain;
  if (ours === english) return feedback('right');
  const isNumber = read.variables.length === 0 && !isStatement(english) && !isStatement(ours);
  return feedback(isNumber ? 'same_number' : 'same_value', { mine: english, ours });
}

function differs(
  { note, counterexample }: CheckAnswer,
  { english: mine, read }: Mine,
  { answer: { expected } }: Question,
  language: Language,
): AnswerFeedback {
  if (
    note === 'lost' ||
    note === 'gained' ||
    note === 'lost_and_gained' ||
    note === 'kind' ||
    note === 'unit'
  )
    return feedback(note, { mine });
  const compares = read.variables.length > 0 && !isStatement(mine) && !isStatement(expected);
  const { at, expected: should, answer: gives } = counterexample ?? { at: {}, expected: null, answer: null };
  if (!compares || should === null || gives === null || Object.keys(at).length === 0)
    return feedback('different', { mine });
  const places = Object.entries(at).map(([letter, value]) => `${letter} = ${inEnglish(value, language)}`);
  return feedback('at', {
    at: places.join(', '),
    gives: inEnglish(gives, language),
    should: inEnglish(should, language),
  });
}

/** A documented mistake: first those that this question anticipates, then what the engine recognises in the line. */
async function mistakeIn(
  maths: GradingEngine,
  { item, answer: { slips = [] } }: Question,
  { text, english }: Mine,
  language: Language,
): Promise<RecognisedMistake | null> {
  const foreseen = slips.map(async ({ answer }) => {
    const { verdict } = await maths.check({ expected: answer, answer: english });
    return verdict === 'equal';
  });
  const [recognised, slipped] = await Promise.all([
    lineMistake(maths, item, text, language),
    Promise.all(foreseen),
  ]);
  const slip = slips[slipped.indexOf(true)];
  // When both find the same one, the engine's has the formulas for its text.
  return slip && slip.mistake !== recognised?.id ? { id: slip.mistake, slots: {} } : recognised;
}

async function lineMistake(
  maths: GradingEngine,
  { proof }: GeneratedItem,
  text: string,
  language: Language,
): Promise<RecognisedMistake | null> {
  if (proof.by !== 'solve') return null;
  const problem = writeRequest(proof.problem, language);
  const line = await maths.checkLine({ previous: problem, problem, line: text, locale: language });
  if (!line.ok || !line.mistake) return null;
  const { id, params } = line.mistake;
  const slots = Object.entries(params).map(([name, value]) => [name, inEnglish(value, language)]);
  return { id, slots: Object.fromEntries(slots) as Record<string, string> };
}

/**
 * A letter that occurs neither in the question nor in its answer: a typo or random input, which is no evidence. A statement may name its
 * result by any letter, as in `m = 2`.
 */
function foreignLetter(
  { english, read }: Mine,
  { item, answer: { expected } }: Question,
  language: Language,
): string | null {
  if (isStatement(english)) return null;
  const ours = [item.template.prompt[language], expected, ...Object.values(item.slots)]
    .join(' ')
    .toLowerCase();
  const occurs = (letter: string) => new RegExp(`(?<!\\p{L}{2})${letter}(?!\\p{L}{2})`, 'iu').test(ours);
  return read.variables.find((name) => /^[a-z]$/i.test(name) && !occurs(name)) ?? null;
}

/** 422 with the place, in words. */
function unreadable(text: string, { error, text: reason }: Extract<ReadAnswer, { ok: false }>) {
  const found = [...text].slice(error.at).join('').slice(0, 20);
  const details = { place: { at: error.at, length: error.length } };
  return found === ''
    ? practiceError('unreadable', { status: 422, params: { reason }, details })
    : practiceError('unreadable_at', { status: 422, params: { reason, found }, details });
}
