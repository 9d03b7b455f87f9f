import { writeDense } from '../../algebra/present.ts';
import { numberValue } from '../../expression/build.ts';
import { isInteger, multiply, power, rational, type Rational } from '../../expression/rational.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  called,
  fraction,
  isExpression,
  number,
  product,
  raised,
  type Expression,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** Single terms of the expansion of (a + b)ⁿ. */
export const binomialProperties = {
  binomial_term: { family: 'expand', chain: (problem) => termChain(problem) },
  binomial_power_term: { family: 'expand', chain: (problem) => powerChain(problem, 'term') },
} satisfies Partial<Record<PropertyQuestion, Property>>;

const largestExponent = 30;

/** c · xᵖ; p may be negative. */
type Monomial = { readonly coefficient: Rational; readonly power: number; readonly tree: Expression };

type Binomial = {
  readonly first: Monomial;
  readonly second: Monomial;
  readonly exponent: number;
  readonly name: string;
};

/** (a + b)ⁿ with two terms in one letter; null for anything else. */
function binomialOf({ expression }: Problem): Binomial | null {
  const [name, ...others] = variablesOf(expression);
  if (!isExpression(expression) || expression.kind !== 'power' || name === undefined || others.length > 0)
    return null;
  const { base, exponent } = expression;
  const n = numberValue(exponent);
  if (base.kind !== 'add' || base.terms.length !== 2 || n === null || !isInteger(n)) return null;
  const [first, second] = base.terms.map((term) => monomialOf(term));
  const size = Number(n.n);
  if (first == null || second == null || size < 2 || size > largestExponent) return null;
  return first.power === second.power ? null : { first, second, exponent: size, name };
}

function monomialOf(tree: Expression): Monomial | null {
  const found = partsOf(tree);
  return found === null ? null : { ...found, tree };
}

function partsOf(tree: Expression): { readonly coefficient: Rational; readonly power: number } | null {
  const value = variablesOf(tree).length === 0 ? numberValue(tree) : null;
  if (value !== null) return value.n === 0n ? null : { coefficient: value, power: 0 };
  switch (tree.kind) {
    case 'variable':
      return { coefficient: rational(1), power: 1 };
    case 'negate': {
      const inner = partsOf(tree.of);
      return inner === null ? null : { ...inner, coefficient: multiply(inner.coefficient, rational(-1)) };
    }
    case 'power': {
      const [inner, up] = [partsOf(tree.base), numberValue(tree.exponent)];
      if (inner === null || up === null || !isInteger(up) || (up.n < 0n && tree.base.kind !== 'variable'))
        return null;
      const times = Number(up.n);
      return {
        coefficient: times < 0 ? inner.coefficient : power(inner.coefficient, times),
        power: inner.power * times,
      };
    }
    case 'multiply': {
      const inner = tree.factors.map((factor) => partsOf(factor));
      if (!inner.every((each) => each !== null)) return null;
      return {
        coefficient: inner.map(({ coefficient }) => coefficient).reduce(multiply),
        power: inner.reduce((total, each) => total + each.power, 0),
      };
    }
    case 'divide': {
      const [above, below] = [partsOf(tree.numerator), partsOf(tree.denominator)];
      if (above === null || below === null) return null;
      const { n, d } = below.coefficient;
      return { coefficient: multiply(above.coefficient, rational(d, n)), power: above.power - below.power };
    }
    default:
      return null;
  }
}

/** The term with bᵏ: its binomial coefficient and both powers, then its value. */
function movesOf({ first, second, exponent }: Binomial, k: number): readonly Move[] {
  const raisedTo = (base: Expression, up: number): readonly Expression[] =>
    up === 0 ? [] : [up === 1 ? base : raised(base, number(up))];
  const [n, index] = [number(exponent), number(k)];
  const line = product([
    called('combinations', n, index),
    ...raisedTo(first.tree, exponent - k),
    ...raisedTo(second.tree, k),
  ]);
  return [
    answerMove('binomial_term', line, { n, k: index, first: first.tree, second: second.tree }),
    answerMove('binomial_value', normalizeTree(line)),
  ];
}

function termChain(problem: Problem): readonly Move[] | null {
  const [binomial, place] = [binomialOf(problem), problem.question?.given.k];
  const position = place === undefined ? null : numberValue(place);
  if (binomial === null || position === null || position.n < 1n || position.n > BigInt(binomial.exponent + 1))
    return null;
  return movesOf(binomial, Number(position.n) - 1);
}

/** The term with xⁿ, or its coefficient alone; null for what is no binomial, or where no such term exists. */
export function powerChain(problem: Problem, wanted: 'term' | 'coefficient'): readonly Move[] | null {
  const binomial = binomialOf(problem);
  const given = problem.question?.given.n;
  const up =
    given === undefined
      ? problem.question?.what === 'constant_term'
        ? 0
        : null
      : Number(numberValue(given)?.n);
  if (binomial === null || up === null || binomial.exponent < 3) return null;
  const { first, second, exponent, name } = binomial;
  const k = Array.from({ length: exponent + 1 }, (_, at) => at).find(
    (at) => first.power * (exponent - at) + second.power * at === up,
  );
  if (k === undefined) return null;
  const moves = movesOf(binomial, k);
  if (wanted === 'term' || up === 0) return moves;
  const term = moves.at(-1)!.after;
  const value = isExpression(term) ? partsOf(term) : null;
  if (value === null) return null;
  const letter = writeDense([...Array.from({ length: up }, () => rational(0)), rational(1)], name);
  return [...moves, answerMove('coefficient_read', fraction(value.coefficient), { power: letter, term })];
}
