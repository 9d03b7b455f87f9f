import {
  atomsOf,
  coefficientsIn,
  commonMonomial,
  constantOf,
  contentOf,
  leadingTerm,
  scale,
  subtractPolynomials,
  type Polynomial,
} from '../../algebra/polynomial.ts';
import { Canonical } from '../../algebra/canonical.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { subtractExpressions } from '../../expression/build.ts';
import { divide, minusOne, negate, one, rational, sign, type Rational } from '../../expression/rational.ts';
import {
  equation,
  type Alternatives,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';

/** An equation of a system, with left − right as a polynomial in the unknowns. */
export type Item = { readonly line: Relation; readonly difference: Polynomial };

/** The equations of a system with their polynomials; null when one is not a polynomial equation. */
export function itemsOf(tree: Tree): Item[] | null {
  const lines =
    tree.kind === 'relation'
      ? [tree]
      : tree.kind === 'alternatives' && tree.join === 'and'
        ? tree.items
        : null;
  if (lines === null || lines.some((line) => line.signs.join() !== '=')) return null;
  const items = lines.map((line) => {
    const difference = polynomialOf(subtractExpressions(line.sides[0]!, line.sides[1]!));
    return difference === null ? null : { line, difference };
  });
  return items.some((item) => item === null) ? null : items.flatMap((item) => (item === null ? [] : [item]));
}

function polynomialOf(tree: Expression): Polynomial | null {
  const canonical = new Canonical();
  const { top, bottom } = canonical.of(tree);
  const below = constantOf(bottom);
  const fixed = canonical.divisors.every((divisor) => constantOf(divisor) !== null);
  return below === null || !fixed || canonical.opaque ? null : scale(top, divide(one, below));
}

/** A system, or its only equation; in alphabetical order once all values are known. */
export function systemTree(lines: readonly Relation[]): Relation | (Alternatives & { join: 'and' }) {
  const known = lines.every(
    ({ sides: [left, right] }) =>
      left?.kind === 'variable' && right !== undefined && variablesOf(right).length === 0,
  );
  const items = known ? lines.toSorted((a, b) => (leftName(a) < leftName(b) ? -1 : 1)) : lines;
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'and', items };
}

function leftName({ sides: [left] }: Relation): string {
  return left?.kind === 'variable' ? left.name : '';
}

/** The unknowns of one equation. */
export const lettersOf = (item: Item): string[] => variablesOf(item.line);

/** The unknown that is alone on the left and absent on the right: y in y = 2x − 1. */
export function isolatedIn({ line }: Item): string | null {
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || right === undefined) return null;
  return variablesOf(right).includes(left.name) ? null : left.name;
}

/** True for y = 3: nothing remains to be solved. */
export function isValue(item: Item): boolean {
  return isolatedIn(item) !== null && variablesOf(item.line.sides[1]!).length === 0;
}

/**
 * The coefficient of an unknown that occurs to the first power only and in no product; otherwise null. 0 when
 * it is absent.
 */
export function factorOf({ difference }: Item, name: string): Rational | null {
  const [, factor, ...higher] = coefficientsIn(difference, name);
  if (higher.length > 0) return null;
  return factor === undefined ? rational(0) : constantOf(factor);
}

/** Linear in all unknowns. */
export function isLinear(item: Item): boolean {
  return [...item.difference.values()].every(
    ({ powers }) => powers.reduce((total, [, n]) => total + n, 0) <= 1,
  );
}

/** ax + by = c with coprime whole coefficients and a positive first term; 0 = 0 or 0 = 1 without unknowns. */
export function standardForm(difference: Polynomial): Relation {
  const free = difference.get('');
  const letters = new Map([...difference].filter(([key]) => key !== ''));
  const first = leadingTerm(letters);
  const turn = first !== null && sign(firstCoefficient(letters)) < 0 ? rational(-1) : one;
  const by = divide(turn, difference.size === 0 ? one : contentOf(difference));
  const right =
    free === undefined ? new Map() : new Map([['', { ...free, coefficient: negate(free.coefficient) }]]);
  return equation(writePolynomial(scale(letters, by)), writePolynomial(scale(right, by)));
}

function firstCoefficient(p: Polynomial): Rational {
  const sorted = [...p.values()].sort((a, b) =>
    (a.powers[0]?.[0] ?? '') < (b.powers[0]?.[0] ?? '') ? -1 : 1,
  );
  return sorted[0]?.coefficient ?? one;
}

/** a·first − b·second, term by term, without common factors. */
export function combineEquations(first: Item, a: Rational, second: Item, b: Rational): Relation {
  return standardForm(subtractPolynomials(scale(first.difference, a), scale(second.difference, b)));
}

/** first + second or first − second, as written below two equations: 13y = 13. */
export function addOrSubtractEquations(first: Item, second: Item, sum: boolean): Relation {
  const by = sum ? minusOne : one;
  const whole = subtractPolynomials(first.difference, scale(second.difference, by));
  const reduced = standardForm(whole);
  const size = whole.size === 0 ? one : contentOf(whole);
  const timesSize = (side: Expression): Expression =>
    writePolynomial(scale(new Canonical().of(side).top, size));
  return { ...reduced, sides: reduced.sides.map(timesSize) };
}

/** The line with every occurrence of an unknown replaced. */
export function substituteUnknown(line: Relation, name: string, by: Expression): Relation {
  return { ...line, sides: line.sides.map((side) => substitute(side, name, by)) };
}

/** True when an equation contains only numbers. */
export function hasNoUnknown(item: Item): boolean {
  return atomsOf(item.difference).length === 0 && commonMonomial(item.difference).length === 0;
}
