import type { Unit } from './figures.ts';
import type { Measured } from '../../model/figures-schemas.ts';

/** Below so many, a change in per cent says more about chance than about the company. */
const smallestBase = 20;

/**
 * What may be said about a change.
 * `erased`: the earlier rows are no longer kept. `nothing`: neither now nor before. `fresh`: nothing before to compare with.
 * `gone`: nothing now to compare. `few`: too few for per cent; the difference alone. `changed`: difference, and per cent where the
 * unit allows (shares differ by points, in hundredths).
 */
type Change =
  | { kind: 'erased' | 'nothing' | 'fresh' | 'gone' }
  | { kind: 'few' | 'changed'; difference: number; percent: number | null };

export function compare(unit: Unit, now: Measured, before: Measured, erased = false): Change {
  if (erased) return { kind: 'erased' };
  if (now.value === null) return { kind: before.value === null ? 'nothing' : 'gone' };
  if (before.value === null) return { kind: 'fresh' };
  if (before.base === null && before.value === 0) return { kind: now.value === 0 ? 'nothing' : 'fresh' };
  const difference = now.value - before.value;
  if (isFew(unit, now, before)) return { kind: 'few', difference, percent: null };
  return { kind: 'changed', difference, percent: percentOf(unit, difference, before.value) };
}

function isFew(unit: Unit, now: Measured, before: Measured): boolean {
  if (before.base !== null) return before.base < smallestBase || (now.base ?? 0) < smallestBase;
  return unit === 'count' && (before.value ?? 0) < smallestBase;
}

/** Whole per cent; null for shares, which differ by points, and after a zero. */
function percentOf(unit: Unit, difference: number, before: number): number | null {
  if (unit === 'share' || before === 0) return null;
  return Math.round((difference / Math.abs(before)) * 100);
}
