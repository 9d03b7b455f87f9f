import { Canonical } from '../../algebra/canonical.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { leadingTerm } from '../../algebra/polynomial.ts';
import { Field } from '../../algebra/quotient.ts';
import { numberValue, opposite, subtractExpressions } from '../../expression/build.ts';
import { multiply, rational, sign, toNumber, type Rational } from '../../expression/rational.ts';
import {
  called,
  constant,
  divided,
  fraction,
  negated,
  number,
  product,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { linearOf } from './linear.ts';

const halfPi = divided(constant('pi'), number(2));
const inverseOf = { asin: 'sin', atan: 'tan' } as const;

/** arccos u = π/2 − arcsin u; arcsin and arctan are odd; and their values at 1/2, √2/2, √3/2, 1, √3. */
export function tidyInverse(tree: Expression): Expression {
  if (tree.kind !== 'call') return tree;
  const [u] = tree.args;
  if (u === undefined || (tree.name !== 'asin' && tree.name !== 'acos' && tree.name !== 'atan')) return tree;
  if (tree.name === 'acos') return sum([halfPi, negated(tidyInverse(called('asin', u)))]);
  const { top } = new Canonical().of(u);
  const first = leadingTerm(top);
  if (first === null) return number(0);
  if (sign(first.coefficient) < 0) return negated(tidyInverse(called(tree.name, opposite(u))));
  return knownAngle(tree.name, u) ?? tree;
}

function knownAngle(name: 'asin' | 'atan', u: Expression): Expression | null {
  if (variablesOf(u).length > 0) return null;
  const twelfths = Math.round((evaluator(called(name, u))({}) / Math.PI) * 12);
  if (!Number.isFinite(twelfths)) return null;
  const angle = product([fraction(rational(twelfths, 12)), constant('pi')]);
  const field = new Field();
  const [value, given] = [called(inverseOf[name], angle), u].map((part) => new Canonical(field).of(part));
  return field.same(value!, given!) ? angle : null;
}

/**
 * Sums of arctangents of fractions and multiples of π: Machin's π/4 = 4 arctan(1/5) − arctan(1/239). The
 * angle of a product of complex numbers is the sum of their angles up to whole turns, which doubles can
 * distinguish.
 */
export function sameAngles(left: Expression, right: Expression): boolean {
  const terms = [...linearOf(subtractExpressions(left, right)).values()];
  const scale = terms.reduce((total, { by }) => total * by.d, 2n);
  let total: Gaussian = [1n, 0n];
  let turns = 0n;
  for (const { part, by } of terms) {
    const times = multiply(by, rational(scale));
    const slope = tangentOf(part);
    if (slope === null) return false;
    turns += times.n < 0n ? -times.n : times.n;
    if (turns > 64n) return false;
    total = rotate(total, slope, times);
  }
  const size = evaluator(subtractExpressions(left, right))({}) * Number(scale);
  return total[1] === 0n && total[0] > 0n && Math.abs(size) < 1;
}

type Gaussian = readonly [real: bigint, imaginary: bigint];

/** A complex number with the angle of the term: d + n·i for arctan(n/d), −1 for π. */
function tangentOf(part: Expression): Gaussian | null {
  if (part.kind === 'constant' && part.name === 'pi') return [-1n, 0n];
  if (part.kind !== 'call' || part.name !== 'atan') return null;
  const value: Rational | null = numberValue(part.args[0]!);
  return value === null || Math.abs(toNumber(value)) > 1e6 ? null : [value.d, value.n];
}

function rotate(total: Gaussian, by: Gaussian, times: Rational): Gaussian {
  const [c, d] = times.n < 0n ? [by[0], -by[1]] : by;
  let [a, b] = total;
  for (let count = times.n < 0n ? -times.n : times.n; count > 0n; count -= 1n)
    [a, b] = [a * c - b * d, a * d + b * c];
  return [a, b];
}
