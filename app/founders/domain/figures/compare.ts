import type { Unit } from './figures.ts';
import type { Measured } from '../../model/figures-schemas.ts';

/** Below this base, a percentage change is mostly noise. */
const smallestBase = 20;

/**
 * How a change can be stated. `erased`: the earlier rows have been deleted. `nothing`: zero in both ranges. `fresh`: nothing before to
 * compare with. `gone`: nothing now. `few`: too few for a percentage; only the difference. `changed`: difference, and percentage where the
 * unit allows it (shares differ by points, in hundredths).
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

/** Whole percent; null for shares, which differ by points, and for a base of zero. */
function percentOf(unit: Unit, difference: number, before: number): number | null {
  if (unit === 'share' || before === 0) return null;
  return Math.round((difference / Math.abs(before)) * 100);
}
