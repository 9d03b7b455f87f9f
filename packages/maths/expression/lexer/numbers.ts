import { largestPowerOfTen } from '../limits.ts';
import { multiply, power, rational, type Rational } from '../rational.ts';
import { Unreadable, type TokenBody } from '../tokens.ts';
import type { Scanner } from './scanner.ts';

const money = /\s*(?:€|\\?\$|£|EUR\b|USD\b|GBP\b|COP\b|euros?\b|pesos\b|d[oó]lar)/y;

/**
 * Reads a number (decimals with point or comma, grouped thousands, scientific notation, repeating decimals),
 * a comma or a full stop.
 */
export function readNumber(scanner: Scanner, character: string): void {
  if (character === '.' && readFullStop(scanner)) return;
  if (takesOneDigit(scanner) && /\d/.test(character)) {
    return scanner.push(numberToken(rational(Number(character)), true), 1);
  }
  if (readRepeating(scanner)) return;
  const grouped = matchGroupedDigits(scanner);
  if (grouped !== null) {
    const value = decimalValue(grouped[1]!.replaceAll(/\D/g, ''), grouped[2]);
    return scanner.push(numberToken(value, value.d === 1n), grouped[0].length);
  }
  const written = matchDecimal(scanner);
  if (written !== null) return readScaled(scanner, written);
  if (character === ',') return scanner.push({ type: 'separator', sign: ',' }, 1);
  throw new Unreadable('unexpected', scanner.at, character);
}

/**
 * `…` and `...` omit something that would have to be guessed; a stop at the very end belongs to the sentence.
 */
function readFullStop(scanner: Scanner): boolean {
  if (scanner.text.startsWith('..', scanner.at)) throw new Unreadable('ellipsis', scanner.at, '...');
  const stop = scanner.match(/\.[\s$]*$/y);
  if (stop === null || scanner.tokens.length === 0) return false;
  scanner.skip(stop[0].length);
  return true;
}

function readScaled(scanner: Scanner, written: RegExpExecArray): void {
  const value = decimalValue(written[1] ?? '', written[2]);
  const length = written[0].length;
  const exponent = matchExponent(scanner, length);
  if (exponent === null) return scanner.push(tokenAsWritten(scanner, value, written[2]), length);
  if (Math.abs(exponent.power) > largestPowerOfTen) {
    throw new Unreadable('too_large', scanner.at, written[0] + exponent.text);
  }
  const scaled = multiply(value, power(rational(10), exponent.power));
  scanner.push(numberToken(scaled, false), length + exponent.text.length);
}

/** Keeps trailing zeros when the notation is to be preserved. */
function tokenAsWritten(scanner: Scanner, value: Rational, places: string | undefined): TokenBody {
  const token = numberToken(value, places === undefined);
  return scanner.options.asWritten && places?.endsWith('0') ? { ...token, places: places.length } : token;
}

/** In `\frac12`, `\binom52` and `\int_01` each argument is one digit. */
function takesOneDigit(scanner: Scanner): boolean {
  const [before, last] = [scanner.tokens.at(-2), scanner.last];
  const takesTwo = (type: string | undefined): boolean => type === 'frac' || type === 'binomial';
  return takesTwo(last?.type) || (takesTwo(before?.type) && last?.type === 'number');
}

/** `0.\overline{3}`, `0.(3)`, `0,3̅`. `0.5(3)` may also be a product. */
function readRepeating(scanner: Scanner): boolean {
  const sign = scanner.options.decimalComma ? '[.,]' : '\\.';
  const found =
    scanner.match(/(\d+)(?:[.,]|\{,\})(\d*)\\(?:overline|bar)\s*\{(\d+)\}/y) ??
    scanner.match(new RegExp(`(\\d+)${sign}(\\d*)((?:\\d[\\u0304\\u0305])+)`, 'y')) ??
    scanner.match(new RegExp(`(\\d+)${sign}(\\d*)\\((\\d+)\\)(?![\\d\\p{L}(^])`, 'uy'));
  if (found === null) return false;
  const [all, whole = '', places = '', period = ''] = found;
  if (all.endsWith(')') && places !== '') {
    scanner.options.onAmbiguous('repeating');
    if (!scanner.options.second.has('repeating')) return false;
  }
  const digits = period.replaceAll(/\D/g, '');
  const start = BigInt(whole + places || '0');
  const scale = 10n ** BigInt(places.length);
  const nines = 10n ** BigInt(digits.length) - 1n;
  const value = rational(start * nines + BigInt(digits), scale * nines);
  scanner.push(value.d === 1n ? numberToken(value, true) : { type: 'repeating', value }, all.length);
  return true;
}

/** Digits in groups of three: the match, its integer part and its decimals. */
function matchGroupedDigits(scanner: Scanner): RegExpExecArray | null {
  const sign = scanner.options.decimalComma ? '[.,]' : '\\.';
  const spaces = scanner.match(
    new RegExp(
      `([1-9]\\d{0,2}(?:(?:[ \\u00a0\\u2009\\u202f]|\\\\,|['’])\\d{3})+)(?:${sign}(\\d+))?(?![\\d/]|\\s*/\\s*\\d)`,
      'y',
    ),
  );
  return (
    spaces ?? (scanner.options.decimalComma ? matchEuropeanGroups(scanner) : matchEnglishGroups(scanner))
  );
}

/**
 * `1,234,567.5`; groups in the European style count only where they are unambiguous: `1.234.567`, `1.234,5`.
 */
function matchEnglishGroups(scanner: Scanner): RegExpExecArray | null {
  const european =
    scanner.match(/([1-9]\d{0,2}(?:\.\d{3})+),(\d+)(?![\d.,]*\d)/y) ??
    scanner.match(/([1-9]\d{0,2}(?:\.\d{3}){2,})(?![\d.,])/y);
  if (european !== null) return european;
  const tex = scanner.match(/([1-9]\d{0,2}(?:\{,\}\d{3})+)(?:\.(\d+))?(?!\d|\{,)/y);
  if (tex !== null) return tex;
  const found = scanner.match(/([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?(?![\d,])/y);
  if (found === null || !scanner.bracketed) return found;
  scanner.options.onAmbiguous('comma');
  return scanner.options.second.has('comma') ? null : found;
}

/**
 * `85.000` is 85 or 85 thousand; `1.234.567` and `1.234,5` can only be grouped, and so can an amount of
 * money.
 */
function matchEuropeanGroups(scanner: Scanner): RegExpExecArray | null {
  const english = scanner.match(/([1-9]\d{0,2}(?:,\d{3})+)\.(\d+)(?![\d.,]*\d)/y);
  if (english !== null) return english;
  const commas = scanner.match(/([1-9]\d{0,2}(?:,\d{3}){2,})(?![\d,])/y);
  if (commas !== null && !scanner.bracketed) return commas;
  const found = scanner.match(/([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?(?![\d.])/y);
  if (found === null || found[2] !== undefined || /\..*\./.test(found[0])) return found;
  money.lastIndex = scanner.at + found[0].length;
  if (money.test(scanner.text) || scanner.currency !== null) return found;
  scanner.options.onAmbiguous('dot');
  return scanner.options.second.has('dot') ? found : null;
}

/**
 * `3,5` is a decimal in Spanish and French, and two numbers in English; the other reading is also offered
 * where it is likely.
 */
function matchDecimal(scanner: Scanner): RegExpExecArray | null {
  const comma = scanner.match(/(\d+),(\d+)(?![\d,])/y);
  const { decimalComma, second } = scanner.options;
  const doubtful = decimalComma === scanner.bracketed;
  if (comma !== null && doubtful) scanner.options.onAmbiguous('comma');
  if (comma !== null && (doubtful ? decimalComma !== second.has('comma') : decimalComma)) return comma;
  return (
    scanner.match(/(\d+)\{,\}(\d+)/y) ?? scanner.match(/(\d+)(?:\.(\d+))?/y) ?? scanner.match(/()\.(\d+)/y)
  );
}

/** `2.5E3`, `1e6`; a small e with a sign (`2e-3`) stays Euler's number. */
function matchExponent(scanner: Scanner, offset: number): { text: string; power: number } | null {
  const found = /^(?:E([+\-−]?\d{1,9})|e(\d{1,9}))(?![\w.])/u.exec(
    scanner.text.slice(scanner.at + offset, scanner.at + offset + 14),
  );
  if (found === null) return null;
  return { text: found[0], power: Number((found[1] ?? found[2])!.replace('−', '-')) };
}

function numberToken(value: Rational, whole: boolean): TokenBody & { readonly type: 'number' } {
  return { type: 'number', value, whole };
}

function decimalValue(whole: string, places = ''): Rational {
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length));
}
