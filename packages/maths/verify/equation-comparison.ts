import type { Expression } from '../expression/tree.ts';

/** The result of comparing two solution sets. */
export type EquationComparison = {
  readonly verdict: 'equal' | 'different' | 'unknown';
  /** Solutions of the first that the second does not have, and the reverse. */
  readonly lost: readonly Expression[];
  readonly gained: readonly Expression[];
  /** They share at least one solution. */
  readonly common: boolean;
  /** A point that satisfies only one of two equations in several variables. */
  readonly point?: Readonly<Record<string, number>>;
};
