import { numberValue } from '../expression/build.ts';
import { isInteger, toNumber } from '../expression/rational.ts';
import { mixedValue } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';

type Complex = { readonly re: number; readonly im: number };

const real = (re: number): Complex => ({ re, im: 0 });
const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});

/**
 * Whether two expressions without letters have the same complex value, with principal roots; false where one
 * is undefined.
 */
export function isSameComplexValue(before: Expression, after: Expression): boolean {
  const [a, b] = [valueOf(before), valueOf(after)];
  if (a === null || b === null) return false;
  const size = Math.max(1, Math.hypot(a.re, a.im));
  return Math.hypot(a.re - b.re, a.im - b.im) <= 1e-9 * size;
}

function valueOf(tree: Expression): Complex | null {
  switch (tree.kind) {
    case 'number':
      return real(toNumber(tree.value));
    case 'mixed':
      return real(toNumber(mixedValue(tree.whole, tree.numerator, tree.denominator)));
    case 'constant':
      return tree.name === 'i'
        ? { re: 0, im: 1 }
        : tree.name === 'infinity'
          ? null
          : real(tree.name === 'pi' ? Math.PI : Math.E);
    case 'add':
      return all(tree.terms, plus);
    case 'multiply':
      return all(tree.factors, times);
    case 'negate':
      return all([tree.of], times, real(-1));
    case 'divide':
      return quotient(valueOf(tree.numerator), valueOf(tree.denominator));
    case 'root':
      return rootOf(tree.of, tree.index);
    case 'power':
      return powerOf(tree.base, tree.exponent);
    case 'absolute': {
      const inner = valueOf(tree.of);
      return inner === null ? null : real(Math.hypot(inner.re, inner.im));
    }
    default:
      return null;
  }
}

function all(
  parts: readonly Expression[],
  join: (a: Complex, b: Complex) => Complex,
  start?: Complex,
): Complex | null {
  const values = parts.map(valueOf);
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || known.length === 0) return null;
  return start === undefined ? known.reduce(join) : known.reduce(join, start);
}

function quotient(a: Complex | null, b: Complex | null): Complex | null {
  const norm = b === null ? 0 : b.re * b.re + b.im * b.im;
  if (a === null || b === null || norm === 0) return null;
  const above = times(a, { re: b.re, im: -b.im });
  return { re: above.re / norm, im: above.im / norm };
}

/** The principal square root; other roots of real numbers as taught in school. */
function rootOf(of: Expression, index: Expression): Complex | null {
  const [inner, n] = [valueOf(of), numberValue(index)];
  if (inner === null || n === null || !isInteger(n)) return null;
  const degree = Number(n.n);
  if (degree === 2) {
    const size = Math.sqrt(Math.hypot(inner.re, inner.im));
    const angle = Math.atan2(inner.im, inner.re) / 2;
    return { re: size * Math.cos(angle), im: size * Math.sin(angle) };
  }
  if (inner.im !== 0 || (inner.re < 0 && degree % 2 === 0)) return null;
  return real(Math.sign(inner.re) * Math.abs(inner.re) ** (1 / degree));
}

function powerOf(base: Expression, exponent: Expression): Complex | null {
  const [inner, n] = [valueOf(base), numberValue(exponent)];
  if (inner === null || n === null || !isInteger(n) || n.n > 200n || n.n < -200n) return null;
  const whole = Array.from({ length: Math.abs(Number(n.n)) }, () => inner).reduce(times, real(1));
  return n.n < 0n ? quotient(real(1), whole) : whole;
}
