import { usesComma } from './languages.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A number as people write it: −1.5, or −1,5 in locales with a decimal comma; very large and small ones with
 * a power of ten.
 */
export function numberText(value: number, locale: string, places = 2): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : value < 0 ? '−∞' : '—';
  const size = Math.abs(value);
  if (size >= 1e6 || (size > 0 && size < 10 ** -Math.max(places, 4) / 2)) return withPower(value, locale);
  const [written, zero] = [value.toFixed(places), (0).toFixed(places)];
  return local(written === `-${zero}` ? zero : written, locale);
}

/** Without trailing zeros, with the decimal separator of the locale. */
function local(written: string, locale: string): string {
  const short = written.includes('.') ? written.replace(/\.?0+$/, '') : written;
  const signed = short.replace('-', '−');
  return usesComma(locale) ? signed.replace('.', ',') : signed;
}

function withPower(value: number, locale: string): string {
  const [digits, exponent] = value.toExponential(2).split('e') as [string, string];
  const power = exponent
    .replace(/[+]/, '')
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => raised[Number(digit)]!);
  const front = local(digits, locale);
  return front === '1' || front === '−1' ? `${front.replace('1', '')}10${power}` : `${front}·10${power}`;
}

/** An exact name with the decimal separator of the locale, or the rounded value. */
export function namedText(
  named: { readonly value: number; readonly text: string | null },
  locale: string,
  places = 2,
): string {
  if (named.text === null) return numberText(named.value, locale, places);
  return usesComma(locale) ? named.text.replace('.', ',') : named.text;
}

/**
 * (2, −1), or (2; −1) where the comma is the decimal separator; French sets a no-break space before the
 * semicolon.
 */
export function pairText(x: string, y: string, locale: string): string {
  const between = locale.startsWith('fr') ? '\u00a0; ' : usesComma(locale) ? '; ' : ', ';
  return `(${x}${between}${y})`;
}

type Value = { readonly value: number; readonly text: string | null };

/** A point by its coordinates. If one of them is a fraction, so is the other: (5/4, −49/8). */
export function pointText(
  x: Value,
  y: Value,
  locale: string,
  [across, up]: readonly [number?, number?] = [],
): string {
  const [a, b] = [x, y].some(({ text }) => text?.includes('/')) ? [asFraction(x), asFraction(y)] : [x, y];
  return pairText(namedText(a, locale, across), namedText(b, locale, up), locale);
}

/** −1.25 becomes −5/4; inexact decimals are left unchanged. */
function asFraction(named: Value): Value {
  if (named.text === null || !/^−?\d+\.\d+$/.test(named.text)) return named;
  const below = [2, 4, 5, 10, 20, 25, 50, 100].find((each) => Number.isInteger(named.value * each));
  if (below === undefined) return named;
  return { ...named, text: `${named.value * below}/${below}`.replace('-', '−') };
}

/** The number of decimals needed to tell neighbouring pixels apart. */
export function placesFor(perPixel: number): number {
  return Math.min(9, Math.max(1, Math.ceil(-Math.log10(perPixel))));
}
