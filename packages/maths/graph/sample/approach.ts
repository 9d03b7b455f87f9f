import { tendency } from '../../algebra/numeric-limit.ts';
import type { OneVariable } from '../values.ts';

/**
 * The behaviour of a curve towards a point from one side. `none`: undefined there; `wild`: does not settle.
 */
export type Approach =
  | { readonly kind: 'finite'; readonly value: number }
  | { readonly kind: 'infinite'; readonly up: boolean }
  | { readonly kind: 'none' | 'wild' };

const steps = 8;

/**
 * The one-sided behaviour at a point, estimated from values increasingly close to it; `distance` is the range
 * within which there are no other breaks.
 */
export function approach(f: OneVariable, to: number, side: 'left' | 'right', distance: number): Approach {
  const start = Math.min(distance / 2, 0.1 * Math.max(1, Math.abs(to)));
  const direction = side === 'left' ? -1 : 1;
  const values: number[] = [];
  for (let place = 0; place < steps; place += 1) values.push(f(to + direction * start * 10 ** -place));
  const last = values.at(-1)!;
  if (Number.isNaN(last)) return { kind: 'none' };
  if (!Number.isFinite(last)) return { kind: 'infinite', up: last > 0 };
  if (values.slice(-4).some(Number.isNaN)) return { kind: 'wild' };
  const own = ownValue(f, to);
  const scale = Math.max(1e-3, Math.abs(last));
  const changes = values.slice(1).map((value, index) => value - values[index]!);
  const [d1, d2, d3] = changes.slice(-3) as [number, number, number];
  if (Math.abs(d3) <= 1e-6 * scale)
    return { kind: 'finite', value: settledValue(f, to, side, own, last, 1e-4 * scale) };
  if (Math.abs(d3) < 0.9 * Math.abs(d2) && Math.abs(d2) < 0.9 * Math.abs(d1)) {
    return {
      kind: 'finite',
      value: settledValue(f, to, side, own, last, Math.max(1e-4 * scale, 10 * Math.abs(d3))),
    };
  }
  const grows = d1 > 0 === d3 > 0 && d2 > 0 === d3 > 0 && Math.abs(d3) >= 0.9 * Math.abs(d2);
  return grows ? { kind: 'infinite', up: d3 > 0 } : { kind: 'wild' };
}

/** The end of a domain usually lies between two doubles: the nearest ones count as well. */
export function ownValue(f: OneVariable, at: number): number {
  const near = Math.abs(at) * 2 ** -52;
  return [at, at - near, at + near].map(f).find((value) => !Number.isNaN(value)) ?? NaN;
}

/** The value of the curve itself where it equals the value approached; else the extrapolated one. */
function settledValue(
  f: OneVariable,
  to: number,
  side: 'left' | 'right',
  own: number,
  last: number,
  within: number,
): number {
  if (Math.abs(own - last) <= within) return own;
  const limit = tendency(f, to, side);
  return typeof limit === 'number' && Math.abs(limit - last) <= within
    ? Number(limit.toPrecision(12))
    : Math.round(last * 1e6) / 1e6;
}
