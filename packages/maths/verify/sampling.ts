import type { Expression } from '../expression/tree.ts';
import { boundedEvaluator, orderOf } from './bounded.ts';
import type { Bounded } from './bounded-numbers.ts';

/**
 * Values that a reader can check mentally come first, so that counterexamples are simple; then less regular
 * ones.
 */
const niceValues = [2, 3, 1, -1, 5, -2, 4, -3, 0, 10, 0.5, -0.5];
const roughValues = [
  0.37, -1.73, 2.61, 7.13, -4.19, 13.7, 0.09, -9.31, 1.118, 23.9, -0.271, 3.303, 57.1, -31.7,
];
/** Used before a prover is trusted: near zero and near one from both sides, and far out. */
const furtherValues = [
  0.013, -0.017, 0.61, -0.67, 0.94, -0.96, 1.07, -1.09, 1.31, -1.37, 1.57, 1.93, -2.41, 3.87, -5.53, 6.29,
  -7.01, 8.83, 11.9, -12.3, 17.3, 29.7, -43.1, 71.9, 103.7, -211.3, 997.3, -1511.9,
];

export type Sample = {
  readonly at: Readonly<Record<string, number>>;
  readonly left: number;
  readonly right: number;
  /**
   * What the error bounds prove. `differ`: both are defined, with different values. `apart`: only one is
   * defined. `neither` is defined. `near`: equal to double precision. `unsure`: rounding, overflow or a pole
   * interferes.
   */
  readonly found: 'differ' | 'apart' | 'neither' | 'near' | 'unsure';
};

/**
 * Both expressions at about 26 points over several ranges. Each variable takes the values in a different
 * order.
 */
export function sample(left: Expression, right: Expression, variables: readonly string[]): Sample[] {
  return sampleAt([niceValues, roughValues], left, right, variables);
}

/** Both expressions at the further points. */
export function sampleFurther(left: Expression, right: Expression, variables: readonly string[]): Sample[] {
  return variables.length === 0 ? [] : sampleAt([furtherValues], left, right, variables);
}

function sampleAt(
  groups: readonly (readonly number[])[],
  left: Expression,
  right: Expression,
  variables: readonly string[],
): Sample[] {
  const [f, g] = [boundedEvaluator(left), boundedEvaluator(right)];
  const points = variables.length === 0 ? [{}] : groups.flatMap((group) => pointsOf(group, variables));
  return points.map((at) => {
    const [a, b] = [f(at), g(at)];
    return { at, left: a.value, right: b.value, found: foundOf(a, b) };
  });
}

function pointsOf(group: readonly number[], variables: readonly string[]): Record<string, number>[] {
  const value = (start: number, place: number): number =>
    place === 0 ? group[start]! : group[(start * (place + 1) + 3 * place + 1) % group.length]!;
  return group.map((_, start) =>
    Object.fromEntries(variables.map((name, index) => [name, value(start, index)])),
  );
}

const hasNone = ({ value, error }: Bounded): boolean => Number.isNaN(value) && error === 0;

function foundOf(a: Bounded, b: Bounded): Sample['found'] {
  if (a.error === Infinity || b.error === Infinity) return 'unsure';
  if (hasNone(a) || hasNone(b)) return hasNone(a) && hasNone(b) ? 'neither' : 'apart';
  const order = orderOf(a, b);
  if (order === -1 || order === 1) return 'differ';
  const tight = a.error + b.error <= 1e-6 * Math.max(1, Math.abs(a.value));
  return tight ? 'near' : 'unsure';
}
