import type { VariableValues } from '../algebra/evaluate.ts';
import { read } from '../expression/read.ts';
import { isExpression, type Relation } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { fold, languageOf } from '../reading/lexicon/lexicon.ts';
import { readRecursion } from '../reading/recursions/read-recursion.ts';
import type { Problem } from '../reading/request.ts';
import { withoutUnits } from '../verify/units.ts';
import { valueOf } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';
import { type Interpretation, type ProblemKnowledge } from './problem-knowledge.ts';

/*
 * The names that the text of a problem brings with it: segments between points (AB = 6 cm, find AC) and numbered terms (u0 = 5, find u4). The
 * engine reads the problem without them; learners write with them.
 */

const namePattern = String.raw`(?<![\p{L}\d])([A-Z]{2}|[a-z]_?\d{1,2})(?![\p{L}\d(^])`;
const fewestTerms = 15;
const mostTerms = 200;

/** What the names stand for, as numbers of the units in which they are given; null where the text has no such names. */
export function namesInText(
  text: string,
  { problem, result, plainResults }: ProblemKnowledge,
  locale: string | undefined,
): Interpretation | null {
  const recursion = recursionOf(text, locale);
  if (recursion !== null) return { about: 'result', names: new Map(), worlds: [recursion] };
  if (problem.question === undefined) return null;
  const values: Record<string, number> = { ...termNames(text, problem) };
  const open = new Set<string>();
  for (const found of text.matchAll(
    new RegExp(
      `${namePattern}(?:\\s*=\\s*([-−]?\\d[\\d.,/]*(?<![.,])(?:\\s?(?:mm|cm|dm|m|km|in|ft))?))?`,
      'gu',
    ),
  )) {
    const [, name, written] = found;
    if (written === undefined) {
      open.add(indexed(name!));
      continue;
    }
    const value = read(written, locale === undefined ? {} : { locale });
    if (value.ok && isExpression(value.tree)) {
      const plain = withoutUnits(value.tree);
      if (isExpression(plain)) values[indexed(name!)] = valueOf(plain);
    }
  }
  const asked = [...open].filter((name) => !(name in values));
  const wanted = plainResults[0] ?? result;
  if (asked.length === 1 && wanted !== null) values[asked[0]!] = wanted;
  return Object.keys(values).length === 0 ? null : { about: 'result', names: new Map(), worlds: [values] };
}

/** The terms, by name, up to the one that a text with a rule such as u_(n+1) = 2u_n + 1 asks for; null for any other text. */
export function recursionOf(text: string, locale: string | undefined): VariableValues | null {
  if (!hasRecursion(text)) return null;
  const language = languageOf(fold(text).match(/\p{L}+/gu) ?? [], locale);
  const [wanted] = readRecursion(text, language);
  const found = wanted === undefined ? null : /^([a-z])_(\d+)$/u.exec(wanted.name);
  if (found === null) return null;
  const [, letter, last] = found as unknown as [string, string, string];
  const values: Record<string, number> = {};
  for (let index = Number(last); index >= 0; index -= 1) {
    const name = `${letter}_${index}`;
    const term = readRecursion(`${text} ; ${name}`, language).find((each) => each.name === name);
    if (term === undefined || !isExpression(term.problem.expression)) break;
    values[name] = valueOf(term.problem.expression);
  }
  return values;
}

const hasRecursion = (text: string): boolean => /n\s?\}?\s?[-+]\s?1|ₙ/u.test(text);

const indexed = (name: string): string => name.replace(/^([a-z])_?(\d)/u, '$1_$2');

/** u4 as u_4 in a line, where the text numbers the terms of u. */
export function withIndexedNames(line: string, text: string, { question }: Problem): string {
  const isSequence = question !== undefined && /arithmetic|geometric|sequence/.test(question.what);
  if (!isSequence && !hasRecursion(text)) return line;
  const letters = new Set(
    [...text.normalize('NFKC').matchAll(new RegExp(namePattern, 'gu'))].flatMap(([, name]) =>
      /^[a-z]/u.test(name!) ? [name![0]!] : [],
    ),
  );
  const written = line.replaceAll(
    /(?<![\p{L}\d_])([a-z])(\d{1,2})(?![\d\p{L}(])/gu,
    (all, letter: string, digits: string) => (letters.has(letter) ? `${letter}_${digits}` : all),
  );
  // "u_2 = 7, u_3 = 15" are two statements, not two roots of one letter.
  return written.replaceAll(/\s*[,;]\s*(?=[a-z]_\d{1,2}\s*=)/gu, ' ⇒ ');
}

/** The first terms of the sequence that a problem is about; empty for any other problem. */
export function termsOf({ question }: Problem): readonly number[] {
  if (question === undefined || !/^(?:arithmetic|geometric)_|^sequence_rule$/.test(question.what)) return [];
  const [a, d, r] = ['a', 'd', 'r'].map((name) => {
    const given = question.given[name];
    return given === undefined ? NaN : valueOf(given);
  }) as [number, number, number];
  const next = (value: number): number => (Number.isFinite(d) ? value + d : value * r);
  const terms = [a];
  const wanted = question.given.n === undefined ? 0 : valueOf(question.given.n);
  while (terms.length < Math.min(mostTerms, Math.max(fewestTerms, wanted))) terms.push(next(terms.at(-1)!));
  return terms.every(Number.isFinite) ? terms : [];
}

/** The terms by name, as far as the text or the problem gives them: a_1, u_0 … */
export const numberedTermsOf = (text: string, problem: Problem, locale: string | undefined): VariableValues =>
  recursionOf(text, locale) ?? termNames(text, problem);

/** The number of the first term: 0 where the text names u_0, else 1. */
const firstIndexIn = (text: string): number =>
  /(?<![\p{L}\d])[a-z]_?\{?0(?!\d)/u.test(text.normalize('NFKC')) ? 0 : 1;

/** u_10 = 34 where that term is wanted; the engine counts the terms from 1, the text perhaps from 0. */
export function isWantedTerm(
  { sides, signs }: Relation,
  { problem, known, story, problemText }: WorkingContext,
) {
  const { what, given } = problem.question ?? {};
  const [left, right] = [sides[0]!, sides.at(-1)!];
  if (what === undefined || !what.endsWith('_term') || given?.n === undefined || known.result === null)
    return false;
  const index = left.kind === 'variable' ? /^[a-z]_(\d+)$/.exec(left.name)?.[1] : undefined;
  const first = firstIndexIn(story ?? problemText);
  return (
    index !== undefined &&
    Number(index) === valueOf(given.n) - 1 + first &&
    signs.every((sign) => sign === '=') &&
    variablesOf(right).length === 0 &&
    Math.abs(valueOf(right) - known.result) < 1e-9
  );
}

function termNames(text: string, problem: Problem): VariableValues {
  const first = firstIndexIn(text);
  const values: Record<string, number> = {};
  termsOf(problem).forEach((value, index) => {
    for (const letter of ['a', 'u', 't', 'v', 'b']) values[`${letter}_${index + first}`] = value;
  });
  return values;
}
