import { gcd, isZero, rational, toNumber, type Rational } from '../../expression/rational.ts';
import { surdValue, type Surd } from './surd.ts';

/** A number of a graph: `text` when it is known exactly (√2, π/3, 3/4; with a decimal point), else null. */
export type Named = { readonly value: number; readonly text: string | null };

export const rounded = (value: number): Named => ({ value, text: null });

/** A surd with its text. */
export function namedSurd(surd: Surd): Named {
  const value = surdValue(surd);
  return { value: value === 0 ? 0 : value, text: surdText(surd) };
}

function surdText({ a, b, n }: Surd): string | null {
  if (isZero(b)) return fractionText(a);
  const below = (a.d / gcd(a.d, b.d)) * b.d;
  const [first, second] = [a.n * (below / a.d), b.n * (below / b.d)];
  if ([first, second, below, n].some((part) => part > 9999n || part < -9999n)) return null;
  const size = second < 0n ? -second : second;
  const root = `${size === 1n ? '' : size}√${n}`;
  const above =
    first === 0n ? `${second < 0n ? '−' : ''}${root}` : `${signed(first)} ${second < 0n ? '−' : '+'} ${root}`;
  if (below === 1n) return above;
  return first === 0n ? `${above}/${below}` : `(${above})/${below}`;
}

const signed = (whole: bigint): string => (whole < 0n ? `−${-whole}` : `${whole}`);

/** Up to two decimals as a decimal, everything else as a fraction. */
function fractionText(value: Rational): string | null {
  const { n, d } = value;
  if (d === 1n) return n > 10n ** 9n || n < -(10n ** 9n) ? null : signed(n);
  if (100n % d === 0n) return String(toNumber(value)).replace('-', '−');
  return d > 999n || n > 9999n || n < -9999n ? null : `${signed(n)}/${d}`;
}

/** The kinds of number a formula may produce. */
export type Hints = { readonly pi: boolean; readonly logarithms: boolean };

const denominators = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12];

/**
 * The exact name of a value that was found numerically to (nearly) all its digits; rounded when none fits.
 */
export function recogniseValue(value: number, hints: Hints): Named {
  if (Math.abs(value) < 1e-11) return { value: 0, text: '0' };
  const simple = fractionNear(value);
  if (simple !== null) return { value: toNumber(simple), text: fractionText(simple) };
  if (hints.pi) {
    const part = fractionNear(value / Math.PI);
    if (part !== null) return { value: toNumber(part) * Math.PI, text: timesText(part, 'π') };
  }
  const square = fractionNear(value * value);
  if (square !== null && square.n < 1000n) {
    const size = square.d === 1n ? `√${square.n}` : rootOfFraction(square);
    if (size !== null) return { value, text: `${value < 0 ? '−' : ''}${size}` };
  }
  return hints.logarithms ? withLogarithm(value) : rounded(value);
}

function fractionNear(value: number): Rational | null {
  if (Math.abs(value) > 1e6) return null;
  for (const below of denominators) {
    const above = Math.round(value * below);
    if (above !== 0 && Math.abs(value - above / below) <= 2e-11 * Math.max(1, Math.abs(value)))
      return rational(above, below);
  }
  return null;
}

/** 3π/2, −π, π/6. */
export function timesText({ n, d }: Rational, unit: string): string {
  const size = n < 0n ? -n : n;
  return `${n < 0n ? '−' : ''}${size === 1n ? '' : size}${unit}${d === 1n ? '' : `/${d}`}`;
}

/** √(3/4) is √3/2, √(1/3) is √3/3. */
function rootOfFraction({ n, d }: Rational): string | null {
  const below = Math.round(Math.sqrt(Number(d)));
  if (BigInt(below * below) === d) return `√${n}/${below}`;
  return n * d < 200n
    ? `√${n * d}/${d}`.replace(
        /^√(4|9|16|25|36|49)\//,
        (_, square: string) => `${Math.sqrt(Number(square))}/`,
      )
    : null;
}

const powersOfE: readonly (readonly [number, string])[] = [
  [Math.E, 'e'],
  [1 / Math.E, '1/e'],
  [Math.E ** 2, 'e²'],
  [Math.E ** -2, 'e⁻²'],
  [Math.sqrt(Math.E), '√e'],
  [1 / Math.sqrt(Math.E), '1/√e'],
];

function withLogarithm(value: number): Named {
  const size = Math.abs(value);
  const power = powersOfE.find(([exact]) => Math.abs(exact - size) < 1e-11)?.[1];
  const whole = Math.round(Math.exp(size));
  const logarithm =
    whole > 1 && whole < 100 && Math.abs(Math.log(whole) - size) < 1e-11 ? `ln ${whole}` : null;
  const name = power ?? logarithm;
  return name === null ? rounded(value) : { value, text: `${value < 0 ? '−' : ''}${name}` };
}
