import { evaluator } from '../algebra/evaluate.ts';
import type { Expression } from '../expression/tree.ts';

/** Values that a reader can check in the head come first, so that a counterexample is a simple one; then less regular ones. */
const niceValues = [2, 3, 1, -1, 5, -2, 4, -3, 0, 10, 0.5, -0.5];
const roughValues = [
  0.37, -1.73, 2.61, 7.13, -4.19, 13.7, 0.09, -9.31, 1.118, 23.9, -0.271, 3.303, 57.1, -31.7,
];

export type Sample = {
  readonly at: Readonly<Record<string, number>>;
  readonly left: number;
  readonly right: number;
};

/** Both expressions at about 26 points over several ranges. Each variable walks through the values in its own order. */
export function sample(left: Expression, right: Expression, variables: readonly string[]): Sample[] {
  const [f, g] = [evaluator(left), evaluator(right)];
  const values = [...niceValues, ...roughValues];
  const count = variables.length === 0 ? 1 : values.length;
  return Array.from({ length: count }, (_, index) => {
    const at = Object.fromEntries(variables.map((name, place) => [name, valueFor(values, index, place)]));
    return { at, left: f(at), right: g(at) };
  });
}

function valueFor(values: readonly number[], index: number, place: number): number {
  const group = index < niceValues.length ? niceValues : roughValues;
  const start = index < niceValues.length ? index : index - niceValues.length;
  return place === 0 ? values[index]! : group[(start * (place + 1) + 3 * place + 1) % group.length]!;
}

/** Far enough apart that rounding cannot be the reason. */
export function clearlyDiffer(a: number, b: number): boolean {
  if (!comparable(a) || !comparable(b)) return false;
  return Math.abs(a - b) > 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Beyond this size doubles say nothing about the last digits. */
export function comparable(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) < 1e14;
}

/** Defined for one and not for the other (overflow counts as neither). */
export function definedApart(a: number, b: number): boolean {
  return (Number.isNaN(a) && comparable(b)) || (comparable(a) && Number.isNaN(b));
}
