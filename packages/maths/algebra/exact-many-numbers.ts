import { compare, divide, gcd, isInteger, rational, type Rational } from '../expression/rational.ts';
import type { FunctionName } from '../expression/tree.ts';
import { TooLarge } from './polynomial.ts';
import { Undefined, type Field, type Quotient } from './quotient.ts';

/** Larger values of k are not computed exactly. */
const mostChosen = 200n;

/** An exact value; for a deviation the square root is still to be taken. */
type ExactValue = { readonly value: Quotient; readonly rooted: boolean };

/**
 * Functions of several numbers over exact values; null where only floating point can decide, or nothing can.
 */
export function exactOfMany(field: Field, name: FunctionName, args: readonly Quotient[]): ExactValue | null {
  if (args.length === 0) return null;
  const plain = (value: Quotient | null): ExactValue | null =>
    value === null ? null : { value, rooted: false };
  switch (name) {
    case 'mean':
      return plain(mean(field, args));
    case 'variance':
      return plain(spread(field, args, args.length));
    case 'deviation':
      return { value: spread(field, args, args.length), rooted: true };
    case 'sampleVariance':
    case 'sampleDeviation':
      if (args.length < 2) throw new Undefined(name);
      return { value: spread(field, args, args.length - 1), rooted: name === 'sampleDeviation' };
    case 'combinations':
    case 'permutations':
      return plain(choices(field, args, name === 'combinations'));
    case 'determinant':
      return plain(determinant(field, args));
    case 'gcd':
    case 'lcm':
      return plain(wholes(field, name, args));
    default:
      return plain(inOrder(field, name, args));
  }
}

/** Of 4 or 9 entries, row by row. */
function determinant(field: Field, args: readonly Quotient[]): Quotient {
  if (args.length === 4) {
    const [a, b, c, d] = args as [Quotient, Quotient, Quotient, Quotient];
    return field.subtract(field.multiply(a, d), field.multiply(b, c));
  }
  if (args.length !== 9) throw new Undefined('determinant');
  return [0, 1, 2].reduce(
    (total, column) => {
      const rest = args.slice(3).filter((_, at) => at % 3 !== column);
      const part = field.multiply(args[column]!, determinant(field, rest));
      return column === 1 ? field.subtract(total, part) : field.add(total, part);
    },
    field.constant(rational(0)),
  );
}

function mean(field: Field, args: readonly Quotient[]): Quotient {
  return field.divide(
    args.reduce((a, b) => field.add(a, b)),
    field.constant(args.length),
  );
}

/** The sum of squared distances from the mean, divided by `among`. */
function spread(field: Field, args: readonly Quotient[], among: number): Quotient {
  const middle = mean(field, args);
  const squares = args.map((each) => field.power(field.subtract(each, middle), 2));
  return field.divide(
    squares.reduce((a, b) => field.add(a, b)),
    field.constant(among),
  );
}

/** n(n − 1)… with k factors, divided by k! when order does not count; n may be a letter. */
function choices(field: Field, [n, k]: readonly Quotient[], unordered: boolean): Quotient | null {
  const count = k === undefined ? null : field.valueOf(k);
  if (n === undefined || count === null) return null;
  const whole = field.valueOf(n);
  if (!isInteger(count) || count.n < 0n) throw new Undefined('choices');
  if (whole !== null && (!isInteger(whole) || whole.n < count.n)) throw new Undefined('choices');
  const other = whole === null ? count.n : whole.n - count.n;
  const times = unordered && whole !== null && other < count.n ? other : count.n;
  if (times > (whole === null ? 12n : mostChosen)) throw new TooLarge('choices');
  let result = field.constant(1);
  for (let index = 0n; index < times; index += 1n) {
    const factor = field.subtract(n, field.constant(rational(index)));
    result = field.multiply(result, factor);
    if (unordered) result = field.divide(result, field.constant(rational(index + 1n)));
  }
  return result;
}

function wholes(field: Field, name: 'gcd' | 'lcm', args: readonly Quotient[]): Quotient | null {
  const values = args.map((each) => field.valueOf(each));
  if (!values.every((each): each is Rational => each !== null)) return null;
  if (!values.every(isInteger)) throw new Undefined(name);
  const sizes = values.map(({ n }) => (n < 0n ? -n : n));
  const joined = sizes.reduce((a, b) => {
    if (name === 'gcd') return gcd(a, b);
    return a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b;
  });
  return field.constant(rational(joined));
}

/** Functions of the sorted values: minimum, maximum, median, range, mode. */
function inOrder(field: Field, name: FunctionName, args: readonly Quotient[]): Quotient | null {
  const values = args.map((each) => field.valueOf(each));
  if (!values.every((each): each is Rational => each !== null)) return null;
  const sorted = values.toSorted(compare);
  const [least, greatest] = [sorted[0]!, sorted.at(-1)!];
  switch (name) {
    case 'min':
      return field.constant(least);
    case 'max':
      return field.constant(greatest);
    case 'range':
      return field.subtract(field.constant(greatest), field.constant(least));
    case 'median': {
      const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[Math.floor(sorted.length / 2)]!];
      return field.constant(divide({ n: low.n * high.d + high.n * low.d, d: low.d * high.d }, rational(2)));
    }
    case 'mode': {
      const [only, more] = modesOf(sorted);
      if (only === undefined || more !== undefined) throw new Undefined('mode');
      return field.constant(only);
    }
    default:
      return null;
  }
}

/**
 * The most frequent values in ascending order; empty when every value occurs once (unless there is only one).
 */
export function modesOf(values: readonly Rational[]): Rational[] {
  const counts = new Map<string, { value: Rational; times: number }>();
  for (const value of values.toSorted(compare)) {
    const key = `${value.n}/${value.d}`;
    counts.set(key, { value, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  const most = Math.max(...[...counts.values()].map(({ times }) => times));
  if (most === 1 && values.length > 1) return [];
  return [...counts.values()].filter(({ times }) => times === most).map(({ value }) => value);
}
