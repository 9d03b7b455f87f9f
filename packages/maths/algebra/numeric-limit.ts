import type { Expression } from '../expression/tree.ts';

/** A limit estimated from values: a number, ±∞, none (the sides differ), or unclear. */
type Tendency = number | 'none' | 'unclear';
type LimitSide = (Expression & { kind: 'limit' })['side'];

const levels = 7;

/**
 * The limit of f at a point (±Infinity allowed) from its values alone. A number only when two different
 * sequences, each extrapolated by Neville’s scheme, agree to about nine digits.
 */
export function tendency(f: (x: number) => number, to: number, side: LimitSide): Tendency {
  if (Number.isNaN(to)) return 'unclear';
  if (!Number.isFinite(to)) return oneSided((h) => f((to > 0 ? 1 : -1) / h), 0.05);
  const step = 0.2 * Math.max(1, Math.abs(to) / 4);
  const from = { left: [-1], right: [1], both: [-1, 1] }[side];
  const found = from.map((direction) => oneSided((h) => f(to + direction * h), step));
  const [first, second = first] = found;
  if (first === undefined || second === undefined || found.includes('unclear')) return 'unclear';
  if (typeof first !== 'number' || typeof second !== 'number') return 'none';
  if (first === second) return first;
  const together = Number.isFinite(first) && Number.isFinite(second) && near(first, second, 1e-8);
  return together ? (first + second) / 2 : 'none';
}

function oneSided(f: (h: number) => number, step: number): Tendency {
  const slow = extrapolateToZero(f, step, 2);
  const quick = extrapolateToZero(f, step * 0.7, 1.7);
  if (near(slow, quick, 1e-9)) return Math.abs(slow) < 1e-11 ? 0 : slow;
  return unbounded(f, step);
}

function near(a: number, b: number, within: number): boolean {
  return Math.abs(a - b) <= within * Math.max(1, Math.abs(a), Math.abs(b));
}

/** The value at h = 0 of the polynomial through f(h), f(h/r), f(h/r²), … (E. H. Neville 1934). */
function extrapolateToZero(f: (h: number) => number, step: number, ratio: number): number {
  const at = Array.from({ length: levels }, (_, level) => step / ratio ** level);
  const values = at.map(f);
  for (let order = 1; order < levels; order += 1) {
    for (let place = 0; place < levels - order; place += 1) {
      const [far, close] = [at[place]!, at[place + order]!];
      values[place] = (far * values[place + 1]! - close * values[place]!) / (far - close);
    }
  }
  return values[0]!;
}

/** Grows without bound in one direction: by at least half at each of eight steps, each ten times closer. */
function unbounded(f: (h: number) => number, step: number): Tendency {
  const values = Array.from({ length: 8 }, (_, level) => f(step / 10 ** level));
  const grows = values.every((value, index) => {
    const before = values[index - 1];
    if (Number.isNaN(value)) return false;
    if (before === undefined) return true;
    if (Math.abs(before) === Infinity) return value === before;
    return Math.sign(value) === Math.sign(before) && Math.abs(value) > 1.5 * Math.abs(before);
  });
  const last = values.at(-1)!;
  return grows && Math.abs(last) > 1e3 ? Math.sign(last) * Infinity : 'unclear';
}
