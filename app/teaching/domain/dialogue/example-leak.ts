import { isExpression, read, variablesOf, type Expression, type Tree } from '@curvela/maths/expression';
import { valueOf } from '@curvela/maths/values';

const functionNames = /^(?:sin|cos|tan|log|ln|sqrt)/;

/** The formulas in a sentence, as text. */
function formulasIn(sentence: string): string[] {
  const chunks: string[][] = [[]];
  for (const token of sentence.split(/\s+/)) {
    const bare = token.replace(/[.,;:?!]+$/, '');
    const isWord = /\p{L}{2,}/u.test(bare) && !functionNames.test(bare) && !/\d/.test(bare);
    if (isWord) chunks.push([]);
    else chunks.at(-1)!.push(bare);
    if (bare !== token) chunks.push([]);
  }
  return chunks.flatMap((chunk) => {
    const isLetter = (token: string | undefined) => token !== undefined && /^\p{L}$/u.test(token);
    const from = isLetter(chunk[0]) && /^[\d(√|\p{L}]/u.test(chunk[1] ?? '') ? 1 : 0;
    const to = isLetter(chunk.at(-1)) && /[\d)\p{L}]$/u.test(chunk.at(-2) ?? '') ? -1 : undefined;
    const text = chunk.slice(from, to).join(' ');
    return text === '' ? [] : [text];
  });
}

const treeOf = (text: string): Tree | null => {
  const result = read(text.replaceAll('−', '-'));
  return result.ok ? result.tree : null;
};
const treesIn = (sentence: string): Tree[] =>
  formulasIn(sentence).flatMap((text) => {
    const tree = treeOf(text);
    return tree === null ? [] : [tree];
  });

/** Values of an expression at fixed places, whatever its letter is called; null with several letters. */
function samplesOf(tree: Expression): number[] | null {
  const [letter, ...others] = variablesOf(tree);
  if (others.length > 0) return null;
  return [1.37, 2.71, 4.19, 7.53].map((at) => valueOf(tree, letter === undefined ? {} : { [letter]: at }));
}
const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function isMultiple(one: Expression, other: Expression): boolean {
  const [a, b] = [samplesOf(one), samplesOf(other)];
  if (!a || !b || [...a, ...b].some((value) => !Number.isFinite(value) || value === 0)) return false;
  return a.every((value, at) => near(value * b[0]!, b[at]! * a[0]!));
}
const difference = ([left, right]: readonly Expression[]): Expression =>
  ({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }) as Expression;
const sidesOf = (tree: Tree): readonly Expression[] =>
  isExpression(tree) ? [tree] : tree.kind === 'relation' ? tree.sides : [];

/**
 * Whether a sentence of an explanation works out the learner's problem: it has the same expression or equation, up to the name of the letter and a
 * factor, or a number that is its result.
 */
export function revealsProblem(sentence: string, problem: string): boolean {
  const own = treeOf(problem);
  if (own === null) return false;
  const trees = treesIn(sentence);
  if (isExpression(own)) {
    const sides = trees.flatMap(sidesOf);
    if (variablesOf(own).length > 0)
      return sides.some((side) => variablesOf(side).length > 0 && isMultiple(own, side));
    const value = valueOf(own);
    return sides.some((side) => variablesOf(side).length === 0 && near(valueOf(side), value));
  }
  if (own.kind !== 'relation' || own.sides.length !== 2) return false;
  const balance = difference(own.sides);
  const [letter, ...others] = variablesOf(balance);
  if (letter === undefined || others.length > 0) return false;
  return trees.some((tree) => {
    const sides = sidesOf(tree);
    const last = sides.at(-1);
    if (sides.length === 2 && isMultiple(difference(sides), balance)) return true;
    if (last === undefined || variablesOf(last).length > 0) return false;
    return near(valueOf(balance, { [letter]: valueOf(last) }), 0);
  });
}

/** The sentences of a text that do not work out the problem. */
export const withoutProblem = (text: string, problem: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !revealsProblem(sentence, problem))
    .join(' ');
