import { Canonical } from '../algebra/canonical.ts';
import { Multivariate } from '../algebra/multivariate.ts';
import {
  atomsOf,
  coefficientsIn,
  onePolynomial,
  polynomialKey,
  type Polynomial,
} from '../algebra/polynomial.ts';
import { Field } from '../algebra/quotient.ts';
import { numberValue, subtractExpressions } from '../expression/build.ts';
import { isInteger } from '../expression/rational.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { partsOf, textOf, variablesOf } from '../expression/tree-parts.ts';

/**
 * Equations joined by "or" that have the same factors: (sin x − 1)(2 sin x + 1) = 0 and sin x = 1 or sin x =
 * −1/2. Factors that are never 0 are ignored. True is a proof only where all of them are defined at the same
 * points; false is inconclusive.
 */
export function sameFactors(a: readonly Relation[], b: readonly Relation[]): boolean {
  if (!areDefinedAlike(a, b)) return false;
  const field = new Field();
  const [left, right] = [factorsOf(a, field), factorsOf(b, field)];
  return left !== null && right !== null && haveSameMembers(left, right);
}

const haveSameMembers = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** All of them are defined at the same points, as far as known. */
export function areDefinedAlike(a: readonly Relation[], b: readonly Relation[]): boolean {
  const places = [...a, ...b].map(conditionsOf);
  return places.every((place) => place !== null && place === places[0]);
}

/** The same factors, including those that are never 0: 2ˣ = −1 and 2ˣ = −2 have none in common. */
export function sameFactorsOfAny(a: readonly Relation[], b: readonly Relation[]): boolean {
  const field = new Field();
  const [left, right] = [factorsOf(a, field, isUnit), factorsOf(b, field, isUnit)];
  return left !== null && right !== null && haveSameMembers(left, right);
}

/** None of the factors can be 0. */
export function isNeverSolved(relations: readonly Relation[]): boolean {
  return factorsOf(relations, new Field())?.size === 0;
}

function factorsOf(
  relations: readonly Relation[],
  field: Field,
  leftOut: (part: Polynomial, field: Field) => boolean = isNeverZero,
): Set<string> | null {
  let whole: Polynomial = onePolynomial;
  for (const { sides } of relations) {
    const { top } = new Canonical(field).of(subtractExpressions(sides[0]!, sides[1]!));
    if (top.size === 0) return null;
    whole = field.times(whole, top);
  }
  const { factors } = new Multivariate().factor(whole);
  return new Set(factors.filter(({ part }) => !leftOut(part, field)).map(({ part }) => polynomialKey(part)));
}

/** A number, or a power of a positive number. */
const isUnit = (part: Polynomial, field: Field): boolean =>
  part.size === 1 &&
  atomsOf(part).every((atom) => atom.startsWith('pow(') || (field.constants.get(atom) ?? 0) > 0);

/**
 * A power of a positive number; sums of these with positive coefficients; sin x − c and cos x − c with |c| >
 * 1; numbers.
 */
function isNeverZero(part: Polynomial, field: Field): boolean {
  const atoms = atomsOf(part);
  const isPositive = (atom: string): boolean =>
    atom.startsWith('pow(') || (field.constants.get(atom) ?? 0) > 0;
  if (atoms.every(isPositive) && [...part.values()].every(({ coefficient }) => coefficient.n > 0n))
    return true;
  const [open, more] = atoms.filter((atom) => !field.constants.has(atom));
  const numberOf = (p: Polynomial): number | null => field.numberOf({ top: p, bottom: onePolynomial });
  if (open === undefined) return Math.abs(numberOf(part) ?? 0) > 1e-9;
  const [rest, slope, higher] = coefficientsIn(part, open);
  if (more !== undefined || higher !== undefined || rest === undefined || slope === undefined) return false;
  const [c, m] = [numberOf(rest), numberOf(slope)];
  return /^(?:sin|cos)\(/.test(open) && c !== null && m !== null && Math.abs(c) > Math.abs(m) * (1 + 1e-9);
}

/**
 * What must be positive or nonzero for an equation to be defined, as a string; null for unsupported parts.
 */
function conditionsOf({ sides }: Relation): string | null {
  const found = new Set<string>();
  const known = sides.every((side) => collect(side, found));
  return known ? [...found].sort().join() : null;
}

function collect(tree: Expression, found: Set<string>): boolean {
  if (variablesOf(tree).length === 0) return true;
  switch (tree.kind) {
    case 'add':
    case 'multiply':
    case 'negate':
    case 'variable':
    case 'degrees':
      return partsOf(tree).every((part) => collect(part, found));
    case 'divide':
      if (variablesOf(tree.denominator).length > 0) found.add(`/${textOf(tree.denominator)}`);
      return collect(tree.numerator, found) && collect(tree.denominator, found);
    case 'power': {
      const [base, exponent] = [numberValue(tree.base), numberValue(tree.exponent)];
      const constantBase = tree.base.kind === 'constant' || (base !== null && base.n > 0n);
      if (constantBase) return collect(tree.exponent, found);
      return exponent !== null && isInteger(exponent) && exponent.n > 0n && collect(tree.base, found);
    }
    case 'call':
      if (tree.args.length > 1 && tree.name !== 'log') return false;
      if (['ln', 'log', 'tan', 'sec', 'cot', 'csc'].includes(tree.name))
        found.add(`${tree.name === 'log' ? 'ln' : tree.name}${textOf(tree.args[0]!)}`);
      else if (tree.name !== 'sin' && tree.name !== 'cos') return false;
      return (
        tree.args.every((part) => collect(part, found)) &&
        variablesOf(tree.args[1] ?? { kind: 'constant', name: 'e' }).length === 0
      );
    default:
      return false;
  }
}
