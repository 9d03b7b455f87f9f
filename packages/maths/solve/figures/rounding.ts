import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import { divide, multiply, power, rational, type Rational } from '../../expression/rational.ts';
import type { MeasureRequest } from '../../reading/measure-request.ts';
import { negated, number, type Expression } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import type { Move } from '../types.ts';

const ten = rational(10);

/**
 * Rounds to decimals or significant figures, half away from 0. Undefined when the value is not known exactly.
 */
export function rounding(
  line: Expression,
  start: Expression,
  request: MeasureRequest,
): Move | null | undefined {
  if (!sameTree(line, start)) return null;
  const value = numberValue(start) ?? decimalOf(start);
  const places = placesFor(value, request);
  if (value === null || places === null) return undefined;
  const after = written(roundToPlaces(value, places));
  return sameTree(after, line) ? null : { rule: 'round', after, promise: 'rounded' };
}

/** The number of decimals the question asks for; significant figures count from the first nonzero digit. */
function placesFor(value: Rational | null, { given }: MeasureRequest): number | null {
  const [places, figures] = [given.places, given.figures].map((each) =>
    each === undefined ? null : numberValue(each),
  );
  if (places != null) return Number(places.n);
  if (figures == null || value === null || value.n === 0n) return null;
  const size = Math.floor(Math.log10(Math.abs(Number(value.n) / Number(value.d))) + 1e-12);
  return Number(figures.n) - 1 - size;
}

/** The nearest multiple of 10^−places. */
function roundToPlaces(value: Rational, places: number): Rational {
  const scale = power(ten, places);
  const scaled = multiply(value, scale);
  const size = scaled.n < 0n ? -scaled.n : scaled.n;
  const whole = (2n * size + scaled.d) / (2n * scaled.d);
  return divide(rational(scaled.n < 0n ? -whole : whole), scale);
}

const written = (value: Rational): Expression =>
  value.n < 0n ? negated(number({ n: -value.n, d: value.d })) : number(value);

/** √2 or 2π as a decimal with more digits than any question needs. */
function decimalOf(tree: Expression): Rational | null {
  const value = evaluator(tree)({});
  if (!Number.isFinite(value) || Math.abs(value) > 1e6) return null;
  return rational(BigInt(Math.round(value * 1e9)), 10n ** 9n);
}

/** Whether a line is the rounded value: equal within half a unit of its last digit. */
export function isRounded(before: Expression, after: Expression, places: number): boolean {
  const [exact, near] = [evaluator(before)({}), evaluator(after)({})];
  return Math.abs(exact - near) <= 0.5 * 10 ** -places + 1e-12 * Math.max(1, Math.abs(exact));
}
