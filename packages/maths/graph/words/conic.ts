import type { TwoVariables } from '../values.ts';

/** A curve of second degree in x and y: its centre, and its radius when it is a circle. */
type Conic =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'ellipse' | 'hyperbola'; readonly x: number; readonly y: number };

/**
 * Recognises ax² + bxy + cy² + dx + ey + f from its differences, which are exact for such a function; null
 * for anything else.
 */
export function conicOf(f: TwoVariables): Conic | null {
  const [zero, right, left, up, below, corner] = [f(0, 0), f(1, 0), f(-1, 0), f(0, 1), f(0, -1), f(1, 1)];
  const [a, c] = [(right + left) / 2 - zero, (up + below) / 2 - zero];
  const [d, e] = [(right - left) / 2, (up - below) / 2];
  const b = corner - zero - a - c - d - e;
  const same = (x: number, y: number) => {
    const value = a * x * x + b * x * y + c * y * y + d * x + e * y + zero;
    return Math.abs(f(x, y) - value) <= 1e-9 * Math.max(1, Math.abs(value));
  };
  if (
    ![
      [2.3, -1.7],
      [-3.1, 4.2],
      [0.3, 0.9],
      [7.7, 5.1],
    ].every(([x, y]) => same(x!, y!))
  )
    return null;
  const part = 4 * a * c - b * b;
  if (Math.abs(part) < 1e-9) return null;
  const [x, y] = [(b * e - 2 * c * d) / part, (b * d - 2 * a * e) / part];
  const height = f(x, y);
  if (part < 0) return Math.abs(height) < 1e-9 ? null : { kind: 'hyperbola', x, y };
  if (height * a >= 0) return null;
  const round = Math.abs(a - c) < 1e-9 && Math.abs(b) < 1e-9;
  return round ? { kind: 'circle', x, y, radius: Math.sqrt(-height / a) } : { kind: 'ellipse', x, y };
}
