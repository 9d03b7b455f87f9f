import {
  divide,
  equals,
  isZero,
  multiply,
  one,
  rational,
  subtract,
  zero,
  type Rational,
} from '../expression/rational.ts';
import { degree, divmod, power, scaled, times, trimZeros, type Dense } from './univariate.ts';
import { factorise } from './univariate-factors.ts';

/** above/belowᵖᵒʷᵉʳ with a linear or irreducible quadratic `below`. */
export type PartialFraction = { readonly above: Dense; readonly below: Dense; readonly power: number };

const largestDegree = 8;

/** A proper fraction as a sum of partial fractions; null when the denominator does not split into parts of degree ≤ 2. */
export function partialFractions(above: Dense, below: Dense): PartialFraction[] | null {
  if (degree(below) > largestDegree || degree(above) >= degree(below)) return null;
  const split = factorise(below);
  if (split === null || !split.complete || split.factors.some(({ part }) => degree(part) > 2)) return null;
  const top = scaled(above, divide(one, split.content));
  const whole = split.factors.map(({ part, times: count }) => power(part, count)).reduce(times);
  const shapes = split.factors.flatMap(({ part, times: count }) =>
    Array.from({ length: count }, (_, index) => ({ below: part, power: index + 1 })),
  );
  const columns = shapes.flatMap((shape) => {
    const rest = divmod(whole, power(shape.below, shape.power))[0];
    return Array.from({ length: degree(shape.below) }, (_, index) =>
      times(rest, [...Array.from({ length: index }, () => zero), one]),
    );
  });
  const values = solveSystem(columns, top, degree(whole));
  if (values === null) return null;
  let next = 0;
  return shapes
    .map((shape) => {
      const count = degree(shape.below);
      next += count;
      return { ...shape, above: trimZeros(values.slice(next - count, next)) };
    })
    .filter((part) => part.above.length > 0);
}

/**
 * The coefficients with which the columns sum to the target (Gaussian elimination); null when there are none.
 */
function solveSystem(columns: readonly Dense[], goal: Dense, size: number): Rational[] | null {
  const rows = Array.from({ length: size }, (_, row) => [
    ...columns.map((column) => column[row] ?? zero),
    goal[row] ?? zero,
  ]);
  for (let at = 0; at < size; at += 1) {
    const pivot = rows.findIndex((row, index) => index >= at && !isZero(row[at]!));
    if (pivot < 0) return null;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    const lead = rows[at]!.map((value) => divide(value, rows[at]![at]!));
    rows[at] = lead;
    rows.forEach((row, index) => {
      if (index === at || isZero(row[at]!)) return;
      const by = row[at]!;
      rows[index] = row.map((value, column) => subtract(value, multiply(by, lead[column]!)));
    });
  }
  const values = rows.map((row) => row.at(-1)!);
  return equals(values[0] ?? zero, rational(0)) && values.every(isZero) ? null : values;
}
