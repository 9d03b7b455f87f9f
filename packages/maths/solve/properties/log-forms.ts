import { evaluator } from '../../algebra/evaluate.ts';
import {
  called,
  constant,
  equation,
  number,
  raised,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** log_b(a) = c and b^c = a: the same statement in the two forms. */
export const logFormProperties = {
  exponential_form: { family: 'logarithms', chain: (problem) => exponentialChain(problem) },
  logarithmic_form: { family: 'logarithms', chain: (problem) => logarithmicChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

/** The three numbers of such a statement: base, exponent, value. */
type Powers = { readonly base: Expression; readonly exponent: Expression; readonly value: Expression };

/** The sides of an equation, each of them first. */
function bothWays(tree: Tree): readonly (readonly [Expression, Expression])[] {
  if (tree.kind !== 'relation' || tree.signs.join() !== '=' || tree.sides.length !== 2) return [];
  const [left, right] = tree.sides as [Expression, Expression];
  return [
    [left, right],
    [right, left],
  ];
}

function logarithmIn(tree: Tree): Powers | null {
  for (const [side, exponent] of bothWays(tree)) {
    if (side.kind !== 'call' || (side.name !== 'ln' && side.name !== 'log')) continue;
    const base = side.name === 'ln' ? constant('e') : (side.args[1] ?? number(10));
    return { base, exponent, value: side.args[0]! };
  }
  return null;
}

function powerIn(tree: Tree): Powers | null {
  for (const [side, value] of bothWays(tree))
    if (side.kind === 'power') return { base: side.base, exponent: side.exponent, value };
  return null;
}

function exponentialChain({ expression }: Problem): readonly Move[] | null {
  const found = logarithmIn(expression);
  if (found === null) return null;
  const { base, exponent, value } = found;
  return [answerMove('log_to_power', equation(raised(base, exponent), value), { base, exponent, value })];
}

function logarithmicChain({ expression }: Problem): readonly Move[] | null {
  const found = powerIn(expression);
  if (found === null) return null;
  const { base, exponent, value } = found;
  const isNatural = base.kind === 'constant' && base.name === 'e';
  const isCommon = sameTree(base, number(10));
  const logarithm = isNatural
    ? called('ln', value)
    : isCommon
      ? called('log', value)
      : called('log', value, base);
  return [answerMove('power_to_log', equation(logarithm, exponent), { base, exponent, value })];
}

/** The logarithm is too small, exactly right or too large for the same values of the letters as the power. */
function hasSameOrder(line: Tree, { expression }: Problem): boolean {
  if (line.kind !== 'relation' || expression.kind !== 'relation' || sameTree(line, expression)) return false;
  const letters = [...new Set([...variablesOf(expression), ...variablesOf(line)])];
  const order = ({ sides, signs }: Relation, at: Readonly<Record<string, number>>): number => {
    const [left, right] = sides.map((side) => evaluator(side)(at));
    return signs.join() === '=' ? Math.sign(left! - right!) : Number.NaN;
  };
  const isSwapped = startsWithNumber(line) !== startsWithNumber(expression);
  const seen = new Set<number>();
  for (let round = 0; round < 240; round += 1) {
    const at = Object.fromEntries(
      letters.map((name, place) => [name, 10 ** (((round * (17 + 13 * place) + 7 * place) % 71) / 30 - 0.4)]),
    );
    const [before, after] = [order(expression, at), order(line, at)];
    if (!Number.isFinite(before) || !Number.isFinite(after)) continue;
    seen.add(before);
    if (before !== (isSwapped ? after : -after)) return false;
  }
  // Without letters both are equations of numbers.
  return letters.length === 0 ? seen.has(0) : seen.has(1) && seen.has(-1);
}

/** Whether the power or logarithm stands on the right. */
const startsWithNumber = ({ sides }: Relation): boolean => {
  const [left] = sides;
  return left!.kind !== 'power' && left!.kind !== 'call';
};

export const logFormChecks: Readonly<Record<string, (line: Tree, problem: Problem) => boolean>> = {
  exponential_form: hasSameOrder,
  logarithmic_form: hasSameOrder,
};
