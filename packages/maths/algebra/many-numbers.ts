import type { manyNames } from '../expression/tree.ts';

type ManyName = (typeof manyNames)[number];

/**
 * Functions of several numbers in floating point; NaN where they have no value (gcd of fractions, several
 * modes).
 */
export const ofManyNumbers: Record<ManyName, (values: readonly number[]) => number> = {
  gcd: (values) => (values.every(isWhole) ? values.map(Math.abs).reduce(greatestDivisor) : NaN),
  lcm: (values) => (values.every(isWhole) ? values.map(Math.abs).reduce(leastMultiple) : NaN),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  combinations: ([n = NaN, k = NaN]) => choices(n, k) / ways(k),
  permutations: ([n = NaN, k = NaN]) => choices(n, k),
  mean,
  median: (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  },
  mode,
  range: (values) => Math.max(...values) - Math.min(...values),
  variance: (values) => squares(values) / values.length,
  deviation: (values) => Math.sqrt(squares(values) / values.length),
  sampleVariance: (values) => squares(values) / (values.length - 1),
  sampleDeviation: (values) => Math.sqrt(squares(values) / (values.length - 1)),
  determinant,
};

/** Of 4 or 9 entries, row by row; NaN for other numbers of entries. */
function determinant(values: readonly number[]): number {
  if (values.length === 4) {
    const [a, b, c, d] = values as [number, number, number, number];
    return a * d - b * c;
  }
  if (values.length !== 9) return NaN;
  return [0, 1, 2].reduce((total, column) => {
    const rest = values.slice(3).filter((_, at) => at % 3 !== column);
    return total + (column === 1 ? -1 : 1) * values[column]! * determinant(rest);
  }, 0);
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value);

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function leastMultiple(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (a / greatestDivisor(a, b)) * b;
}

/** n · (n − 1) · … with k factors. */
function choices(n: number, k: number): number {
  if (!isWhole(n) || !isWhole(k) || k < 0 || n < k || k > 170) return NaN;
  let result = 1;
  for (let factor = n - k + 1; factor <= n; factor += 1) result *= factor;
  return result;
}

const ways = (k: number): number => choices(k, k);

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function squares(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((total, value) => total + (value - middle) ** 2, 0);
}

/** The most frequent value; NaN when there are several or none repeats. */
function mode(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const modes = [...counts].filter(([, count]) => count === most);
  return modes.length === 1 ? modes[0]![0] : NaN;
}
