import { rational, type Rational } from '../expression/rational.ts';
import { fraction, number, negated, type Expression } from '../expression/tree.ts';

/** A double as a readable tree: whole numbers and simple fractions exactly, others to four decimals. */
export function approximate(value: number): Expression {
  const exact = simpleFraction(value);
  if (exact !== null) return fraction(exact);
  const rounded = rational(BigInt(Math.round(Math.abs(value) * 10_000)), 10_000n);
  return value < 0 ? negated(number(rounded)) : number(rounded);
}

/** The fraction with a denominator up to 24 that a double represents, else null. */
function simpleFraction(value: number): Rational | null {
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) return null;
  for (let below = 1; below <= 24; below += 1) {
    const above = Math.round(value * below);
    if (Math.abs(above / below - value) < 1e-11 * Math.max(1, Math.abs(value))) return rational(above, below);
  }
  return null;
}
