import { ofManyNumbers } from '../algebra/many-numbers.ts';
import type { FunctionName } from '../expression/tree.ts';
import { combine, exactly, never, withRoundingError, unsure, type Bounded } from './bounded-numbers.ts';
import { quotientOf } from './bounded-arithmetic.ts';

const isUnknown = (of: Bounded): boolean => Number.isNaN(of.value) || of.error === Infinity;

/** A function of one number from its value and a bound for its slope nearby. */
const withSlope = (of: Bounded, value: number, slope: number): Bounded =>
  combine([of], value, of.error * slope * 1.0001 + 2 * withRoundingError(value).error);

const sine = (of: Bounded): Bounded =>
  of.error === 0 && of.value === 0 ? exactly(0) : withSlope(of, Math.sin(of.value), 1);
const cosine = (of: Bounded): Bounded =>
  of.error === 0 && of.value === 0 ? exactly(1) : withSlope(of, Math.cos(of.value), 1);

function logarithm(of: Bounded): Bounded {
  const [low, high] = [of.value - of.error, of.value + of.error];
  if (high <= 0) return never;
  if (low <= 0) return unsure;
  if (of.error === 0 && of.value === 1) return exactly(0);
  return withSlope(of, Math.log(of.value), 1 / low);
}

function arc(of: Bounded, compute: (x: number) => number): Bounded {
  const size = Math.abs(of.value);
  if (size - of.error > 1) return never;
  if (of.error === 0) return compute(of.value) === 0 ? exactly(0) : withRoundingError(compute(of.value));
  const most = size + of.error;
  return most >= 1 ? unsure : withSlope(of, compute(of.value), 1 / Math.sqrt(1 - most * most));
}

function step(of: Bounded, compute: (x: number) => number): Bounded {
  const [low, high] = [compute(of.value - of.error), compute(of.value + of.error)];
  return low === high && compute(of.value) === low ? exactly(low) : unsure;
}

function hyperbolic(of: Bounded, compute: (x: number) => number): Bounded {
  return withSlope(of, compute(of.value), Math.cosh(Math.abs(of.value) + of.error));
}

const one = exactly(1);
const single: Partial<Record<FunctionName, (of: Bounded) => Bounded>> = {
  sin: sine,
  cos: cosine,
  tan: (of) => quotientOf(sine(of), cosine(of)),
  cot: (of) => quotientOf(cosine(of), sine(of)),
  sec: (of) => quotientOf(one, cosine(of)),
  csc: (of) => quotientOf(one, sine(of)),
  asin: (of) => arc(of, Math.asin),
  acos: (of) => arc(of, Math.acos),
  atan: (of) => (of.value === 0 && of.error === 0 ? exactly(0) : withSlope(of, Math.atan(of.value), 1)),
  sinh: (of) => hyperbolic(of, Math.sinh),
  cosh: (of) => hyperbolic(of, Math.cosh),
  tanh: (of) => withSlope(of, Math.tanh(of.value), 1),
  ln: logarithm,
  floor: (of) => step(of, Math.floor),
  ceil: (of) => step(of, Math.ceil),
  sign: (of) => step(of, Math.sign),
};

/** A function call with error bounds. */
export function callWithBounds(name: FunctionName, args: readonly Bounded[]): Bounded {
  const [of, base = exactly(10)] = args;
  if (of === undefined) return unsure;
  if (args.some((argument) => Number.isNaN(argument.value) && argument.error === 0)) return never;
  if (args.some(isUnknown)) return unsure;
  if (name === 'log') return quotientOf(logarithm(of), logarithm(base));
  const apply = single[name];
  return apply === undefined ? ofMany(name as keyof typeof ofManyNumbers, args) : apply(of);
}

const continuous = new Set(['min', 'max', 'mean', 'median', 'range']);

function ofMany(name: keyof typeof ofManyNumbers, args: readonly Bounded[]): Bounded {
  const value = ofManyNumbers[name](args.map((argument) => argument.value));
  const exact = args.every((argument) => argument.error === 0);
  if (!exact && !continuous.has(name)) return unsure;
  if (Number.isNaN(value)) return exact ? never : unsure;
  // Products of entries lose more than the bound below allows for.
  if (name === 'determinant' && !args.every((argument) => Number.isSafeInteger(argument.value)))
    return unsure;
  const size = args.reduce((total, argument) => total + Math.abs(argument.value), Math.abs(value));
  const error = args.reduce((total, argument) => total + argument.error, 0);
  if (exact && Number.isSafeInteger(value) && name !== 'deviation' && name !== 'sampleDeviation')
    return exactly(value);
  // A variance is a sum of squares.
  return combine(args, value, 2 * error + size * size * 1e-13 + size * 1e-13);
}
