import { primeFactors } from '../../algebra/primes.ts';
import type { Family } from '../../contract.ts';
import { numberValue } from '../../expression/build.ts';
import {
  divide,
  isInteger,
  multiply,
  power,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import { inBaseUnits } from '../../expression/units.ts';
import type { MeasureRequest, Conversion } from '../../reading/measure-request.ts';
import { conversions } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  divided,
  fraction,
  isExpression,
  negated,
  number,
  product,
  raised,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import type { Move, Topic } from '../types.ts';
import { convertAngle } from './angles.ts';
import { rounding } from './rounding.ts';
import { valueMove } from './value.ts';

const families: Record<Conversion, Family> = {
  primes: 'arithmetic',
  fraction: 'fraction',
  decimal: 'fraction',
  percent: 'percent',
  scientific: 'powers',
  mixed: 'fraction',
  rounded: 'arithmetic',
  unit: 'units',
  radians: 'trigonometric_value',
  degrees: 'trigonometric_value',
};
const isConversion = (what: string): what is Conversion => conversions.some((each) => each === what);

const familyOf = (request: MeasureRequest | undefined): Family | null =>
  request !== undefined && isConversion(request.what) ? families[request.what] : null;

/** A number in another notation. */
export const conversionQuestions: Topic = {
  // Claims the problem even when it cannot be converted: a general topic would answer a different question.
  family: ({ task, question }) => (task === 'convert' ? familyOf(question) : null),
  move: (line, problem) => move(line, problem) ?? null,
  done: (line, problem) => move(line, problem) === null,
};

/** The next step; null when the line is the answer, undefined when no answer is possible. */
function move(line: Tree, { question, expression }: Problem): Move | null | undefined {
  if (!isExpression(line) || question === undefined || !isConversion(question.what)) return undefined;
  if (question.what === 'unit') return unitMove(line, question.given.u!);
  if (question.what === 'rounded')
    return isExpression(expression) ? rounding(line, expression, question) : undefined;
  if (question.what === 'radians' || question.what === 'degrees') return convertAngle(question.what, line);
  const value = numberValue(line);
  if (question.what === 'primes') return primesMove(line, expression);
  return value === null ? calculated(line, question.what) : writtenAs(question.what, line, value);
}

/** A calculation: its value first. In scientific notation the fronts and the powers of ten are taken together. */
function calculated(line: Expression, what: Conversion): Move | null | undefined {
  const found = frontAndExponent(line);
  if (what === 'decimal' && found !== null) {
    const value = multiply(found.front, power(rational(10), found.exponent));
    if (isFinite(value)) return { rule: 'point_moved', after: decimal(value) };
  }
  if (what !== 'scientific') return valueMove(line) ?? undefined;
  if (found === null) return valueMove(line) ?? undefined;
  const { front, exponent } = found;
  if (!isFinite(front) || front.n === 0n) return valueMove(line) ?? undefined;
  const size = absolute(front);
  const isDone = size.n >= size.d && size.n < 10n * size.d;
  const together = product([number(size), tenTo(exponent)]);
  if (!sameTree(line, signed(front, together)))
    return { rule: 'powers_of_ten_together', after: signed(front, together) };
  if (isDone) return null;
  const value = multiply(front, power(rational(10), exponent));
  return { rule: 'to_scientific', after: scientific(value) };
}

const tenTo = (exponent: number): Expression =>
  raised(number(10), exponent < 0 ? negated(number(-exponent)) : number(exponent));

/** (3 · 10⁴)(2 · 10⁵) is 6 · 10⁹; null where something else than numbers and powers of ten is multiplied or divided. */
function frontAndExponent(tree: Expression): { readonly front: Rational; readonly exponent: number } | null {
  const value = numberValue(tree);
  if (value !== null) return { front: value, exponent: 0 };
  switch (tree.kind) {
    case 'negate': {
      const inner = frontAndExponent(tree.of);
      return inner === null ? null : { ...inner, front: multiply(inner.front, rational(-1)) };
    }
    case 'power': {
      const [base, up] = [numberValue(tree.base), numberValue(tree.exponent)];
      if (up === null || !isInteger(up) || up.n > 300n || up.n < -300n) return null;
      if (base?.n === 10n && base.d === 1n) return { front: rational(1), exponent: Number(up.n) };
      const inner = base === null ? frontAndExponent(tree.base) : null;
      const times = Number(up.n);
      if (inner === null || times < 1 || times > 12) return null;
      return { front: power(inner.front, times), exponent: inner.exponent * times };
    }
    case 'multiply': {
      const inner = tree.factors.map((factor) => frontAndExponent(factor));
      if (!inner.every((each) => each !== null)) return null;
      return {
        front: inner.map(({ front }) => front).reduce(multiply),
        exponent: inner.reduce((total, each) => total + each.exponent, 0),
      };
    }
    case 'divide': {
      const [above, below] = [frontAndExponent(tree.numerator), frontAndExponent(tree.denominator)];
      if (above === null || below === null || below.front.n === 0n) return null;
      return { front: divide(above.front, below.front), exponent: above.exponent - below.exponent };
    }
    default:
      return null;
  }
}

const step = (rule: Move['rule'], line: Expression, after: Expression): Move | null =>
  sameTree(line, after) ? null : { rule, after };

function writtenAs(what: Conversion, line: Expression, value: Rational): Move | null | undefined {
  switch (what) {
    case 'fraction':
      return fractionMove(line, value);
    case 'decimal':
      return isFinite(value) ? step('fraction_to_decimal', line, decimal(value)) : undefined;
    case 'percent': {
      const hundredfold = multiply(value, rational(100));
      const size: Expression = {
        kind: 'percent',
        of: isFinite(hundredfold) ? decimal(absolute(hundredfold)) : fraction(absolute(hundredfold)),
      };
      return step('fraction_to_percent', line, signed(value, size));
    }
    case 'mixed': {
      const [whole, rest] = [absolute(value).n / value.d, absolute(value).n % value.d];
      if (rest === 0n) return step('cancel_common_factor', line, fraction(value));
      if (whole === 0n) return step('cancel_common_factor', line, fraction(value));
      const mixed: Expression = { kind: 'mixed', whole, numerator: rest, denominator: value.d };
      return step('fraction_to_mixed', line, signed(value, mixed));
    }
    default:
      return value.n === 0n || !isFinite(value) ? undefined : step('to_scientific', line, scientific(value));
  }
}

/** 0.75 = 75/100 = 3/4, 40 % = 40/100, 2 1/3 = 7/3. */
function fractionMove(line: Expression, value: Rational): Move | null {
  const inner = line.kind === 'negate' ? line.of : line;
  if (inner.kind === 'percent') {
    const hundredths = divided(inner.of, number(100));
    return step('percent_to_fraction', line, signed(value, hundredths));
  }
  if (inner.kind === 'number' && !isInteger(inner.value)) {
    const places = placesOf(inner.value);
    const below = 10n ** BigInt(places);
    const above = (inner.value.n * below) / inner.value.d;
    return step('decimal_to_fraction', line, signed(value, divided(number(above), number(below))));
  }
  if (inner.kind === 'mixed') return step('mixed_to_fraction', line, fraction(value));
  return step('cancel_common_factor', line, fraction(value));
}

const absolute = (value: Rational): Rational => ({ n: value.n < 0n ? -value.n : value.n, d: value.d });
const signed = (value: Rational, size: Expression): Expression => (sign(value) < 0 ? negated(size) : size);
/** A decimal when it terminates, otherwise a fraction. */
export const decimalOrFraction = (value: Rational): Expression =>
  isFinite(value) ? decimal(value) : fraction(value);
const decimal = (value: Rational): Expression => signed(value, number(absolute(value)));

/** Whether the decimal expansion terminates. */
function isFinite({ d }: Rational): boolean {
  let rest = d;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
}

function placesOf(value: Rational): number {
  let places = 0;
  while ((value.n * 10n ** BigInt(places)) % value.d !== 0n) places += 1;
  return places;
}

/** 45000 = 4.5 · 10⁴. */
function scientific(value: Rational): Expression {
  let exponent = 0;
  let front = absolute(value);
  while (front.n >= 10n * front.d) {
    front = divide(front, rational(10));
    exponent += 1;
  }
  while (front.n < front.d) {
    front = multiply(front, rational(10));
    exponent -= 1;
  }
  const up = exponent < 0 ? negated(number(-exponent)) : number(exponent);
  return signed(value, product([number(front), raised(number(10), up)]));
}

/** 84 = 2² · 3 · 7. */
function primesMove(line: Expression, start: Tree): Move | null | undefined {
  if (!sameTree(line, start)) return null;
  const value = numberValue(line);
  if (value === null || !isInteger(value) || value.n < 2n || value.n > 10n ** 12n) return undefined;
  const factors = primeFactors(value.n).factors.map(([prime, times]) =>
    times === 1 ? number(prime) : raised(number(prime), number(times)),
  );
  return step('prime_factors', line, product(factors));
}

/** 3.5 km = 3.5 · 1000 m = 3500 m; also km/h and squared units. */
function unitMove(line: Expression, to: Expression): Move | null | undefined {
  const [front, unit] = splitUnit(line);
  const value = front === undefined ? null : numberValue(front);
  if (front === undefined || unit === undefined) return undefined;
  if (value === null || sameTree(unit, to)) return value === null ? undefined : null;
  const [from, into] = [sizeOf(unit), sizeOf(to)];
  if (from === null || into === null || from.kind !== into.kind) return undefined;
  const result = divide(multiply(value, from.times), into.times);
  const written = isFinite(result) ? decimal(result) : fraction(result);
  const factor = divide(from.times, into.times);
  return {
    rule: 'convert_unit',
    after: withUnit(written, to),
    params: { from: unit, to, factor: isFinite(factor) ? decimal(factor) : fraction(factor) },
  };
}

/** The number and its unit: 72 km/h is 72 and km/h. */
function splitUnit(line: Expression): readonly [Expression?, Expression?] {
  if (line.kind === 'multiply' && line.factors.length === 2) return [line.factors[0]!, line.factors[1]!];
  if (line.kind !== 'divide') return [];
  const [front, above] = splitUnit(line.numerator);
  return front === undefined || above === undefined ? [] : [front, divided(above, line.denominator)];
}

/** A unit in base units: its kind (m², m/s) and factor. */
function sizeOf(unit: Expression): { readonly kind: string; readonly times: Rational } | null {
  if (unit.kind === 'unit') {
    if (unit.name === '°C' || unit.name === '°F') return null;
    const { base, power: up, times } = inBaseUnits(unit.name);
    return { kind: `${base}${up}`, times };
  }
  if (unit.kind === 'power' && unit.base.kind === 'unit') {
    const [inner, up] = [inBaseUnits(unit.base.name), numberValue(unit.exponent)];
    if (up === null) return null;
    return { kind: `${inner.base}${inner.power * Number(up.n)}`, times: power(inner.times, Number(up.n)) };
  }
  if (unit.kind !== 'divide') return null;
  const [above, below] = [sizeOf(unit.numerator), sizeOf(unit.denominator)];
  if (above === null || below === null) return null;
  return { kind: `${above.kind}/${below.kind}`, times: divide(above.times, below.times) };
}

/** A value and its unit as one expression: 72 km/h is 72 km divided by h, as in the formula reader. */
function withUnit(value: Expression, unit: Expression): Expression {
  if (unit.kind !== 'divide') return product([value, unit]);
  return divided(product([value, unit.numerator]), unit.denominator);
}
