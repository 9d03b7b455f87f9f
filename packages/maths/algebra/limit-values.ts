import { constant, divided, number, raised, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { dependsOn } from './integral-pieces.ts';
import { neatNegate, neatQuotient } from './neat.ts';

/** The limit of an expression; `bounded`: stays between two numbers without a known limit. */
export type LimitValue =
  | { readonly kind: 'finite'; readonly value: Expression }
  | { readonly kind: 'infinite'; readonly sign: 1 | -1 }
  | { readonly kind: 'bounded' }
  | { readonly kind: 'none' };

export const finite = (value: Expression): LimitValue => ({ kind: 'finite', value });
export const infinite = (sign: number): LimitValue => ({ kind: 'infinite', sign: sign > 0 ? 1 : -1 });
export const bounded: LimitValue = { kind: 'bounded' };

/** The sign shared by all values; 0 when they differ. */
export function agreedSign(values: readonly number[]): number {
  const [first = 0] = values;
  return !Number.isNaN(first) && values.every((value) => Math.sign(value) === Math.sign(first))
    ? Math.sign(first)
    : 0;
}

/**
 * Sample values for the letters of an expression, positive and negative: a sign that depends on them counts
 * as unknown.
 */
export const samples = (tree: Expression): Record<string, number>[] => settingsOf(variablesOf(tree));

export function settingsOf(names: readonly string[]): Record<string, number>[] {
  return (names.length === 0 ? [1] : [0.7, -1.3, 2.6, -0.4]).map((value) =>
    Object.fromEntries(names.map((name, index) => [name, value + 0.37 * index])),
  );
}

/** −L. */
export function negateLimit(limit: LimitValue | null): LimitValue | null {
  if (limit?.kind === 'infinite') return infinite(-limit.sign);
  return limit?.kind === 'finite' ? finite(neatNegate(limit.value)) : limit;
}

/** e to the power of a limit. */
export function exponentialOf(exponent: LimitValue | null): LimitValue | null {
  if (exponent?.kind === 'infinite') return exponent.sign > 0 ? infinite(1) : finite(number(0));
  return exponent?.kind === 'finite' ? finite(raised(constant('e'), exponent.value)) : exponent;
}

/** Whether the expression is, or has as a factor, a root that contains the variable. */
export function hasRoot(tree: Expression, name: string): boolean {
  if (tree.kind === 'root') return dependsOn(tree, name);
  if (tree.kind === 'negate') return hasRoot(tree.of, name);
  return tree.kind === 'multiply' && tree.factors.some((factor) => hasRoot(factor, name));
}

/** 1/f; for a power, the same power with the opposite exponent. */
export function reciprocal(tree: Expression): Expression {
  if (tree.kind === 'power') return raised(tree.base, neatNegate(tree.exponent));
  return tree.kind === 'divide' ? neatQuotient(tree.denominator, tree.numerator) : divided(number(1), tree);
}
