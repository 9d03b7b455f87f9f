import type { Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { unitWords } from '../../expression/unit-words.ts';
import type { Problem } from '../problem.ts';
import type { StatementReading } from './interpret.ts';
import { messageOf } from './itemized.ts';
import type { MessageItem } from './message-item.ts';

/*
 * The answers of a multiple-choice question: "Find g(−1). (a) −5 (b) −3 (c) 3". They are no parts and no data.
 */

/** A message whose end may be a list of answers to choose from. */
export type OptionList = {
  readonly stem: string;
  readonly values: readonly string[];
  readonly isCapital: boolean;
};

const optionMark = /(?<=^|\s)(?:\(([A-Ha-h1-6])\)\s*|([A-Ha-h])\)\s*|([A-Ha-h])\.\s+)(?=\S)/gu;
const fewestOptions = 3;

const number = String.raw`(?:\d+(?:[.,]\d+)*(?:\s?\/\s?\d+)?\s?%?)`;
const root = String.raw`(?:[√∛]\s?(?:\d+|\(\d+\))(?:\s?\/\s?\d+)?|\\sqrt\s?\{\d+\})`;
const fraction = String.raw`\\[dt]?frac\s?\{[^{}\p{L}]{1,8}\}\s?\{[^{}\p{L}]{1,8}\}`;
const pi = String.raw`(?:(?:π|\\pi(?!\p{L}))(?:\s?\/\s?\d+)?)`;
const term = String.raw`(?:(?:${number}|${fraction})?\s?(?:${root}|${pi})|${number}|${fraction})`;
const single = new RegExp(`^[-−–+±]?\\s?${term}$`, 'u');
/** A sum that is a value only for its root or π: 2 + √3. */
const sum = new RegExp(`^[-−–+]?\\s?${term}(?:\\s?[-−–+±]\\s?${term})+$`, 'u');
const separators = /\s*(?:;|,\s|\s(?:or|and|o|y|ou|et)\s)\s*/u;

/** A number with its unit or currency: "25 m/s", "$30", "12 cm²". */
function withoutUnit(text: string): string {
  const bare = text.replace(/^[$€£]\s?(?=\d)|\s?[$€£°]$/gu, '');
  const found = /^([^\p{L}]*\d)\s?(\p{L}+[²³]?(?:\/\p{L}+[²³]?)?)$/u.exec(bare);
  const isUnit = found?.[2]!.split('/').every((word) => unitWords.has(word.replace(/[²³]$/u, '')));
  return isUnit === true ? found![1]! : bare;
}

function isValue(text: string): boolean {
  const bare = withoutUnit(text.trim()).trim();
  return single.test(bare) || (/[√∛π]|\\sqrt|\\pi/u.test(bare) && sum.test(bare));
}

/** "−5", "3/4", "2√2", "x = 3", "x = 1, y = 2", "(1, 2)". */
function isShortValue(text: string): boolean {
  const plain = text.replaceAll(/^\$(?!\d)|(?<!\d)\$$|^\$(?=.*\$$)|\$$/gu, '').trim();
  const inner = /^[([{](.*)[)\]}]$/u.exec(plain)?.[1] ?? plain;
  return inner.split(separators).every((each) => isValue(each.replace(/^[a-zA-Zθα]\s?=\s?/u, '')));
}

/** A short formula without words: "(x − 3)²". Only behind a capital: small letters mark parts of formulas. */
const isShortFormula = (text: string): boolean =>
  text.length < 30 && !/(?<!\\)\p{L}{2}|[?:\n]/u.test(text) && /[\p{L}\d]/u.test(text);

/** "None of these". */
const isWorded = (text: string): boolean => text.length < 30 && /^\p{L}[\p{L}\s'’]+$/u.test(text);

/** The list of answers at the end of a text; null where it does not end with one. */
export function findOptions(text: string): OptionList | null {
  const marks = [...text.matchAll(optionMark)].map((found) => ({
    at: found.index,
    end: found.index + found[0].length,
    letter: found[1] ?? found[2] ?? found[3]!,
    style: found.slice(1, 4).findIndex((each) => each !== undefined),
  }));
  const start = marks.findLastIndex(({ letter }) => /^[Aa1]$/.test(letter));
  const run = start < 0 ? [] : marks.slice(start);
  const [first] = run;
  if (first === undefined || run.length < fewestOptions) return null;
  const isOrdered = run.every(
    ({ letter, style }, at) =>
      style === first.style && letter.codePointAt(0) === first.letter.codePointAt(0)! + at,
  );
  const stem = text.slice(0, first.at).trimEnd();
  if (!isOrdered || stem.trim() === '') return null;
  // Numbers mark parts as well: only behind a question they mark answers.
  if (first.letter === '1' && !/[?=]$/u.test(stem)) return null;
  const values = run.map(({ end }, at) =>
    text
      .slice(end, run[at + 1]?.at ?? text.length)
      .trim()
      .replace(/\s*[.;,]$/u, ''),
  );
  const isOption = (value: string): boolean =>
    isShortValue(value) || (first.letter === 'A' && isShortFormula(value));
  const named = isWorded(values.at(-1)!) ? values.slice(0, -1) : values;
  return named.length >= fewestOptions && named.every(isOption)
    ? { stem, values, isCapital: first.letter === 'A' }
    : null;
}

/** Tasks whose result keeps the letters of the formula. */
const keepsLetters: ReadonlySet<string> = new Set<Problem['task']>([
  'simplify',
  'expand',
  'factor',
  'differentiate',
  'integrate',
  'evaluate',
]);

const hasLetters = (tree: Tree): boolean => variablesOf(tree).length > 0;

/** How the sentence before a list of answers ends: "xy = ?", "the value is:", "Find g(−1)."; null where the list continues it. */
function endOf(stem: string, locale: string | undefined): 'question' | 'sentence' | null {
  if (/[?=]\s*$/u.test(stem)) return 'question';
  const { items } = messageOf(stem, locale);
  const place = items.findLastIndex(({ kind }) => kind !== 'break');
  const last = items[place];
  const isVerb = (item: MessageItem | undefined): boolean =>
    item?.kind === 'concept' && item.concepts.includes('is');
  // "3/4 + 1/2 is equal to:", "has the solution:".
  if (isVerb(last) || (last?.kind === 'concept' && isVerb(items[place - 1]))) return 'question';
  if (/\.\s*$/u.test(stem)) return 'sentence';
  return (last?.kind === 'formula' || last?.kind === 'ellipsis') && !/:\s*$/u.test(stem) ? 'sentence' : null;
}

/**
 * The reading of a question in front of a list of answers; null where the list may hold its parts: "Evaluate x² + 1 for: a) 2 b) 3 c) 4".
 * `read` reads the question alone.
 */
export function readWithOptions(
  { stem, values }: OptionList,
  locale: string | undefined,
  read: (text: string) => StatementReading | null,
): StatementReading | null {
  const end = endOf(stem, locale);
  if (end === null || !/\d|[a-z]\s?[=^²³]/u.test(stem)) return null;
  const reading = read(stem);
  if (reading === null || reading.kind !== 'problem') return end === 'question' ? reading : null;
  const { problem, stated } = reading;
  const { expression, task } = problem;
  const isGivenValue = values.some((value) => /^[a-zA-Z]\s?=/u.test(value));
  if (task === 'solve') {
    // A true statement between numbers was an example.
    const letters = variablesOf(expression);
    return letters.length > 0 && (stated || letters.length === 1) ? reading : null;
  }
  const answersLetters = values.some((value) => /(?<![\p{L}\\])[a-z](?!\p{L}|\s?=)/u.test(value));
  const isPlain = problem.at === undefined && problem.question === undefined;
  if (isPlain && hasLetters(expression) && !answersLetters)
    return isGivenValue || keepsLetters.has(task) ? null : reading;
  return stated || end === 'question' ? reading : null;
}
