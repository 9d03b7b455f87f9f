import { largestPowerOfTen } from '../limits.ts';
import { multiply, power, rational, type Rational } from '../rational.ts';
import { Unreadable, type TokenBody } from '../tokens.ts';
import { Scanner } from './scanner.ts';

const money = /\s*(?:€|\\?\$|£|EUR\b|USD\b|GBP\b|COP\b|euros?\b|pesos\b|d[oó]lar)/y;

/** Reads numbers: decimals with point or comma, grouped thousands, scientific notation, repeating decimals. */
export abstract class NumberLexer extends Scanner {
  protected number(character: string): void {
    if (character === '.' && this.fullStop()) return;
    if (this.texDigit() && /\d/.test(character)) {
      return this.push(numberToken(rational(Number(character)), true), 1);
    }
    if (this.repeating()) return;
    const grouped = this.grouped();
    if (grouped !== null) {
      const value = decimalValue(grouped[1]!.replaceAll(/\D/g, ''), grouped[2]);
      return this.push(numberToken(value, value.d === 1n), grouped[0].length);
    }
    const written = this.decimal();
    if (written !== null) return this.scaled(written);
    if (character === ',') return this.push({ type: 'separator', sign: ',' }, 1);
    throw new Unreadable('unexpected', this.at, character);
  }

  /** `…` and `...` leave out what we would have to guess; a stop at the very end belongs to the sentence. */
  private fullStop(): boolean {
    if (this.text.startsWith('..', this.at)) throw new Unreadable('ellipsis', this.at, '...');
    const stop = this.match(/\.[\s$]*$/y);
    if (stop === null || this.tokens.length === 0) return false;
    this.skip(stop[0].length);
    return true;
  }

  private scaled(written: RegExpExecArray): void {
    const value = decimalValue(written[1] ?? '', written[2]);
    const length = written[0].length;
    const exponent = this.scientific(length);
    if (exponent === null) return this.push(this.asWritten(value, written[2]), length);
    if (Math.abs(exponent.power) > largestPowerOfTen) {
      throw new Unreadable('too_large', this.at, written[0] + exponent.text);
    }
    const scaled = multiply(value, power(rational(10), exponent.power));
    this.push(numberToken(scaled, false), length + exponent.text.length);
  }

  /** With its zeros at the end, where the writing is to be kept. */
  private asWritten(value: Rational, places: string | undefined): TokenBody {
    const token = numberToken(value, places === undefined);
    return this.options.asWritten && places?.endsWith('0') ? { ...token, places: places.length } : token;
  }

  /** In `\frac12`, `\binom52` and `\int_01` each argument is one digit. */
  private texDigit(): boolean {
    const [before, last] = [this.tokens.at(-2), this.last];
    const takesTwo = (type: string | undefined): boolean => type === 'frac' || type === 'binomial';
    return takesTwo(last?.type) || (takesTwo(before?.type) && last?.type === 'number');
  }

  /** `0.\overline{3}`, `0.(3)`, `0,3̅`. `0.5(3)` may as well be a product. */
  private repeating(): boolean {
    const sign = this.options.decimalComma ? '[.,]' : '\\.';
    const found =
      this.match(/(\d+)(?:[.,]|\{,\})(\d*)\\(?:overline|bar)\s*\{(\d+)\}/y) ??
      this.match(new RegExp(`(\\d+)${sign}(\\d*)((?:\\d[\\u0304\\u0305])+)`, 'y')) ??
      this.match(new RegExp(`(\\d+)${sign}(\\d*)\\((\\d+)\\)(?![\\d\\p{L}(^])`, 'uy'));
    if (found === null) return false;
    const [all, whole = '', places = '', period = ''] = found;
    if (all.endsWith(')') && places !== '') {
      this.options.onAmbiguous('repeating');
      if (!this.options.second.has('repeating')) return false;
    }
    const digits = period.replaceAll(/\D/g, '');
    const start = BigInt(whole + places || '0');
    const scale = 10n ** BigInt(places.length);
    const nines = 10n ** BigInt(digits.length) - 1n;
    const value = rational(start * nines + BigInt(digits), scale * nines);
    this.push(value.d === 1n ? numberToken(value, true) : { type: 'repeating', value }, all.length);
    return true;
  }

  /** Digits in groups of three: the match, its whole part and its decimals. */
  private grouped(): RegExpExecArray | null {
    const sign = this.options.decimalComma ? '[.,]' : '\\.';
    const spaces = this.match(
      new RegExp(
        `([1-9]\\d{0,2}(?:(?:[ \\u00a0\\u2009\\u202f]|\\\\,|['’])\\d{3})+)(?:${sign}(\\d+))?(?![\\d/]|\\s*/\\s*\\d)`,
        'y',
      ),
    );
    return spaces ?? (this.options.decimalComma ? this.europeanGroups() : this.englishGroups());
  }

  /** `1,234,567.5`; elsewhere written groups count where they can be nothing else: `1.234.567`, `1.234,5`. */
  private englishGroups(): RegExpExecArray | null {
    const european =
      this.match(/([1-9]\d{0,2}(?:\.\d{3})+),(\d+)(?![\d.,]*\d)/y) ??
      this.match(/([1-9]\d{0,2}(?:\.\d{3}){2,})(?![\d.,])/y);
    if (european !== null) return european;
    const tex = this.match(/([1-9]\d{0,2}(?:\{,\}\d{3})+)(?:\.(\d+))?(?!\d|\{,)/y);
    if (tex !== null) return tex;
    const found = this.match(/([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?(?![\d,])/y);
    if (found === null || !this.bracketed) return found;
    this.options.onAmbiguous('comma');
    return this.options.second.has('comma') ? null : found;
  }

  /** `85.000` is 85 or 85 thousand; `1.234.567` and `1.234,5` can only be grouped, and so is an amount of money. */
  private europeanGroups(): RegExpExecArray | null {
    const english = this.match(/([1-9]\d{0,2}(?:,\d{3})+)\.(\d+)(?![\d.,]*\d)/y);
    if (english !== null) return english;
    const commas = this.match(/([1-9]\d{0,2}(?:,\d{3}){2,})(?![\d,])/y);
    if (commas !== null && !this.bracketed) return commas;
    const found = this.match(/([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?(?![\d.])/y);
    if (found === null || found[2] !== undefined || /\..*\./.test(found[0])) return found;
    money.lastIndex = this.at + found[0].length;
    if (money.test(this.text) || this.afterCurrency()) return found;
    this.options.onAmbiguous('dot');
    return this.options.second.has('dot') ? found : null;
  }

  /** True behind `$` or `€` that belongs to this number. */
  protected abstract afterCurrency(): boolean;

  /** `3,5` is decimal in Spanish and French, and two numbers in English; each is also read the other way where that is likely. */
  private decimal(): RegExpExecArray | null {
    const comma = this.match(/(\d+),(\d+)(?![\d,])/y);
    const { decimalComma, second } = this.options;
    const doubtful = decimalComma === this.bracketed;
    if (comma !== null && doubtful) this.options.onAmbiguous('comma');
    if (comma !== null && (doubtful ? decimalComma !== second.has('comma') : decimalComma)) return comma;
    return this.match(/(\d+)\{,\}(\d+)/y) ?? this.match(/(\d+)(?:\.(\d+))?/y) ?? this.match(/()\.(\d+)/y);
  }

  /** `2.5E3`, `1e6`; a small e with a sign (`2e-3`) stays Euler's number. */
  private scientific(offset: number): { text: string; power: number } | null {
    const found = /^(?:E([+\-−]?\d{1,9})|e(\d{1,9}))(?![\w.])/u.exec(
      this.text.slice(this.at + offset, this.at + offset + 14),
    );
    if (found === null) return null;
    return { text: found[0], power: Number((found[1] ?? found[2])!.replace('−', '-')) };
  }
}

function numberToken(value: Rational, whole: boolean): TokenBody & { readonly type: 'number' } {
  return { type: 'number', value, whole };
}

function decimalValue(whole: string, places = ''): Rational {
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length));
}
