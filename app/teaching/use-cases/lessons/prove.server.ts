import type { Maths } from '@curvela/maths';
import type { SkillExplanation, PracticeMaterial, PracticeQuestion } from '#app/practice/index.ts';

/*
 * Every stored formula was parsed, and every stored line was proven to follow. What the engine cannot confirm counts as false here:
 * another question replaces it.
 */

type Engine = Pick<Maths, 'parse' | 'check' | 'checkLine'>;

/** What was examined, and what must not be used. */
export type Proof = { readonly faults: readonly string[]; readonly formulas: number; readonly steps: number };

/** The engine does not respond at all: nothing can be proven or refuted now. */
export class MathsUnavailable extends Error {
  override readonly name = 'MathsUnavailable';
}

/** Throws MathsUnavailable when the engine cannot even confirm a trivial fact. */
export async function requireMaths(maths: Engine): Promise<void> {
  const { verdict } = await maths.check({ expected: '1', answer: '1' });
  if (verdict !== 'equal') throw new MathsUnavailable();
}

/** Proves a question with its solution: the answer as in practice, then each formula and each line. */
export async function proveQuestion(
  maths: Engine,
  material: PracticeMaterial,
  question: PracticeQuestion,
): Promise<Proof> {
  const { given, lines } = question.claims;
  const faults = [...(await material.faults(question))];
  for (const text of given) faults.push(...(await formulaFaults(maths, text)));
  if (lines) faults.push(...(await lineFaults(maths, question, lines)));
  // The engine checked its own lines when it created them; they must also be parseable as a learner's input.
  else for (const { formula } of question.worked.lines) faults.push(...(await unread(maths, formula.plain)));
  const steps = question.worked.lines.length;
  const formulas = given.length + steps + 1;
  if (faults.length > 0) await requireMaths(maths);
  return { faults, formulas, steps };
}

/** The formulas in the texts of a skill. */
export async function proveExplanation(maths: Engine, { formulas }: SkillExplanation): Promise<Proof> {
  const faults = (await Promise.all(formulas.map((text) => formulaFaults(maths, text)))).flat();
  if (faults.length > 0) await requireMaths(maths);
  return { faults, formulas: formulas.length, steps: 0 };
}

async function unread(maths: Engine, text: string): Promise<string[]> {
  const read = await maths.parse({ text });
  return read.ok ? [] : [`unread: ${text}`];
}

/** A formula must parse; an equality between numbers must be true. One with variables is a condition and claims nothing. */
async function formulaFaults(maths: Engine, text: string): Promise<string[]> {
  const read = await maths.parse({ text });
  if (!read.ok) return [`unread: ${text}`];
  if (read.variables.length > 0 || !text.includes('=') || /[<>≤≥]/u.test(text)) return [];
  return (await isIdentity(maths, text)) ? [] : [`not true: ${text}`];
}

async function isIdentity(maths: Engine, text: string): Promise<boolean> {
  const sides = text.split('=').map((side) => side.trim());
  if (sides.length < 2 || sides.some((side) => side === '')) return false;
  const verdicts = await Promise.all(
    sides.slice(1).map((side, at) => maths.check({ expected: sides[at] ?? '', answer: side })),
  );
  return verdicts.every(({ verdict }) => verdict === 'equal');
}

async function lineFaults(
  maths: Engine,
  { claims }: Pick<PracticeQuestion, 'claims'>,
  lines: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines.slice(0, at).toReversed();
    if (!(await isProven(maths, line, before, claims))) faults.push(`does not follow: ${line}`);
  }
  return faults;
}

/**
 * True by itself, or equal to a line above, the question, or the answer, which is already proven; a condition in one unknown also when the
 * answer satisfies it.
 */
async function isProven(
  maths: Engine,
  line: string,
  before: readonly string[],
  { given, problem, answer }: PracticeQuestion['claims'],
): Promise<boolean> {
  const read = await maths.parse({ text: line });
  if (!read.ok) return false;
  if (line.includes('=') && (await isIdentity(maths, line))) return true;
  for (const previous of problem === null ? before : [...before, problem]) {
    const checked = await maths.checkLine({ previous, line, problem: problem ?? undefined });
    if (checked.ok && checked.verdict === 'equal') return true;
  }
  for (const expected of [...given, ...(answer === null ? [] : [answer])]) {
    if ((await maths.check({ expected, answer: line })).verdict === 'equal') return true;
  }
  const [unknown, ...others] = read.variables;
  if (unknown === undefined || others.length > 0 || answer === null || !line.includes('=')) return false;
  const value = withoutUnit(answer.replace(/^\p{L}\s*=/u, ''));
  return isIdentity(
    maths,
    line.replaceAll(new RegExp(`(?<!\\p{L})${unknown}(?!\\p{L})`, 'gu'), `(${value})`),
  );
}

/** `185 cm` becomes 185 where a line contains only the number. */
const withoutUnit = (answer: string): string => answer.trim().replace(/\s+\p{L}+(\^\d)?$/u, '');
