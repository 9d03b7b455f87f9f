import { largestPowerOfTen } from './limits.ts';
import { multiply, power, rational, type Rational } from './rational.ts';
import {
  alwaysJoiners,
  commands,
  fractions,
  greek,
  operators,
  relations,
  silentCommands,
  superscriptPlain,
  superscripts,
  wrappers,
} from './signs-read.ts';
import { Unreadable, type Token, type TokenBody } from './tokens.ts';
import { rootPhrases, wordAt, words } from './words.ts';

export type LexerOptions = {
  /** A comma between digits is the decimal sign (Spanish, French). */
  readonly decimalComma: boolean;
  /** A comma between digits separates two numbers after all: the second reading of `3,5`. */
  readonly commaSeparates: boolean;
  /** Called with the reason when a piece could be meant in two ways. */
  readonly onAmbiguous: (reading: 'comma' | 'dot') => void;
  /** Where the comma is the decimal sign, a point before three digits groups thousands: the second reading of `1.000`. */
  readonly dotGroups: boolean;
};

/** `abc` may be a product of three; four letters in a row that are no word we know are a word we do not know. */
const mostLettersInARow = 3;

/** Turns a text into tokens. Throws `Unreadable`. Each step consumes at least one character and looks at a bounded rest. */
export function lex(text: string, options: LexerOptions): Token[] {
  const lexer = new Lexer(text, options);
  return lexer.run();
}

class Lexer {
  readonly #text: string;
  readonly #options: LexerOptions;
  readonly #tokens: Token[] = [];
  #at = 0;
  #spaced = false;

  constructor(text: string, options: LexerOptions) {
    this.#text = text;
    this.#options = options;
  }

  run(): Token[] {
    while (this.#at < this.#text.length) this.#step();
    this.#push({ type: 'end' }, 0);
    return this.#tokens;
  }

  #push(body: TokenBody, length: number): void {
    this.#tokens.push({ ...body, at: this.#at, end: this.#at + length, spaced: this.#spaced });
    this.#at += length;
    this.#spaced = false;
  }

  #skip(length: number): void {
    this.#at += length;
    this.#spaced = true;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? null;
  }

  #step(): void {
    const character = this.#text[this.#at]!;
    if (/[\s$\u200b-\u200f\u2060-\u2064&~]/u.test(character)) return this.#skip(1);
    if (/[0-9.,]/.test(character)) return this.#number(character);
    if (character === '\\') return this.#command();
    if (superscripts.includes(character)) return this.#superscript();
    if (character in fractions) {
      return this.#push({ type: 'fraction', value: rational(...fractions[character]!) }, 1);
    }
    if (/\p{L}/u.test(character)) return this.#letters();
    this.#sign(character);
  }

  #sign(character: string): void {
    const relation = relations.find(([spelling]) => this.#text.startsWith(spelling, this.#at));
    if (relation !== undefined)
      return this.#push({ type: 'relation', sign: relation[1] }, relation[0].length);
    if (this.#text.startsWith('**', this.#at)) return this.#push({ type: 'operator', sign: '^' }, 2);
    if (this.#text.startsWith('+/-', this.#at)) return this.#push({ type: 'operator', sign: '±' }, 3);
    if (character in operators) return this.#push({ type: 'operator', sign: operators[character]! }, 1);
    if (character === '(' || character === '[' || character === '{') {
      return this.#push({ type: 'open', bracket: character }, 1);
    }
    if (character === ')' || character === ']' || character === '}') {
      return this.#push({ type: 'close', bracket: character }, 1);
    }
    if (character === '|') return this.#push({ type: 'bar', side: null }, 1);
    if (character === ';') return this.#push({ type: 'separator', sign: ';' }, 1);
    if (character === '√') return this.#push({ type: 'root', index: 2 }, 1);
    if (character === '∛') return this.#push({ type: 'root', index: 3 }, 1);
    if (character === '∜') return this.#push({ type: 'root', index: 4 }, 1);
    if (character === '∞') return this.#push({ type: 'constant', name: 'infinity' }, 1);
    if (character === '∈') return this.#push({ type: 'in' }, 1);
    if (character === '∨') return this.#push({ type: 'joiner', join: 'or' }, 1);
    if (character === '∧') return this.#push({ type: 'joiner', join: 'and' }, 1);
    const whole = String.fromCodePoint(this.#text.codePointAt(this.#at)!);
    throw new Unreadable('unknown_character', this.#at, whole);
  }

  #number(character: string): void {
    const previous = this.#tokens.at(-1);
    if (previous?.type === 'frac' || this.#secondOfFrac()) {
      if (/\d/.test(character)) return this.#push(numberToken(rational(Number(character)), true), 1);
    }
    const grouped = this.#grouped();
    if (grouped !== null) {
      const value = decimalValue(withoutGroups(grouped, this.#options.decimalComma));
      return this.#push(numberToken(value, value.d === 1n), grouped.length);
    }
    const written = this.#match(this.#decimalPattern());
    if (written === null) {
      if (character === ',') return this.#push({ type: 'separator', sign: ',' }, 1);
      throw new Unreadable('unexpected', this.#at, character);
    }
    const exponent = this.#scientific(written.length);
    const value = decimalValue(written.replace('{,}', '.').replace(',', '.'));
    if (exponent === null) return this.#push(numberToken(value, /^\d+$/.test(written)), written.length);
    if (Math.abs(exponent.power) > largestPowerOfTen) {
      throw new Unreadable('too_large', this.#at, written + exponent.text);
    }
    const scaled = multiply(value, power(rational(10), exponent.power));
    this.#push(numberToken(scaled, false), written.length + exponent.text.length);
  }

  /** In `\frac12` each argument is one digit. */
  #secondOfFrac(): boolean {
    return this.#tokens.at(-2)?.type === 'frac' && this.#tokens.at(-1)?.type === 'number';
  }

  /** `1 234 567` (French and Spanish) and `1,234,567` (English): digits in groups of three. */
  #grouped(): string | null {
    if (this.#options.decimalComma)
      return this.#dotGrouped() ?? this.#match(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[,.]\d+)?(?!\d)/y);
    const found = this.#match(/[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])/y);
    if (found === null || this.#options.commaSeparates) return null;
    if (this.#tokens.some((token) => token.type === 'open')) this.#options.onAmbiguous('comma');
    return found;
  }

  /** `85.000` is 85 or 85 thousand; `1.234.567` and `1.234,5` can only be grouped. */
  #dotGrouped(): string | null {
    const found = this.#match(/[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?(?![\d.])/y);
    if (found === null || /\..*\.|,/.test(found)) return found;
    this.#options.onAmbiguous('dot');
    return this.#options.dotGroups ? found : null;
  }

  #decimalPattern(): RegExp {
    const comma = this.#match(/\d+,\d+(?![\d,])/y);
    if (comma !== null && this.#options.decimalComma) {
      const bracketed = this.#tokens.some((token) => token.type === 'open');
      if (bracketed) this.#options.onAmbiguous('comma');
      if (!this.#options.commaSeparates) return /\d+,\d+/y;
    }
    return /\d+\{,\}\d+|\d+(?:\.\d+)?|\.\d+/y;
  }

  /** `2.5E3`, `1e6`; a small e with a sign (`2e-3`) stays Euler's number. */
  #scientific(offset: number): { text: string; power: number } | null {
    const found = /^(?:E([+\-−]?\d{1,9})|e(\d{1,9}))(?![\w.])/u.exec(
      this.#text.slice(this.#at + offset, this.#at + offset + 14),
    );
    if (found === null) return null;
    return { text: found[0], power: Number((found[1] ?? found[2])!.replace('−', '-')) };
  }

  #superscript(): void {
    let plain = '';
    while (superscripts.includes(this.#text[this.#at + plain.length] ?? ' ')) {
      plain += superscriptPlain[superscripts.indexOf(this.#text[this.#at + plain.length]!)];
    }
    const at = this.#at;
    const inner = new Lexer(plain, this.#options).run().slice(0, -1);
    const place = { at, end: at + plain.length, spaced: false };
    this.#tokens.push({ type: 'operator', sign: '^', ...place }, { type: 'open', bracket: '{', ...place });
    this.#tokens.push(...inner.map((token) => ({ ...token, ...place })));
    this.#tokens.push({ type: 'close', bracket: '}', ...place });
    this.#at += plain.length;
    this.#spaced = false;
  }

  #command(): void {
    const name = this.#match(/\\[a-zA-Z]+/y)?.slice(1);
    if (name === undefined) return this.#escaped();
    const length = name.length + 1;
    if (silentCommands.has(name)) return this.#fence(name, length);
    if (wrappers.has(name)) return this.#wrapped(length);
    if (name in commands) return this.#push(commands[name]!, length);
    if (name in greek) return this.#push({ type: 'variable', name: greek[name]! }, length);
    const word = words.get(name.toLowerCase());
    if (word !== undefined) return this.#push(word, length);
    throw new Unreadable('unknown_word', this.#at, `\\${name}`);
  }

  #escaped(): void {
    const next = this.#text[this.#at + 1] ?? '';
    if (next === '{') return this.#push({ type: 'open', bracket: '{' }, 2);
    if (next === '}') return this.#push({ type: 'close', bracket: '}' }, 2);
    if (next === '%') return this.#push({ type: 'operator', sign: '%' }, 2);
    if (next === '|') return this.#push({ type: 'bar', side: null }, 2);
    if (/[,;:! ()[\]\\]/.test(next)) return this.#skip(2);
    throw new Unreadable('unknown_character', this.#at, '\\');
  }

  /** `\left|` opens and `\right|` closes; `\left.` is nothing at all. */
  #fence(name: string, length: number): void {
    const fence = this.#match(/\\(?:left|right)\s*(?:\\?[|{}]|\.)/y);
    if (fence === null) return this.#skip(length);
    if (fence.endsWith('|'))
      return this.#push({ type: 'bar', side: name === 'left' ? 'open' : 'close' }, fence.length);
    if (fence.endsWith('{')) return this.#push({ type: 'open', bracket: '{' }, fence.length);
    if (fence.endsWith('}')) return this.#push({ type: 'close', bracket: '}' }, fence.length);
    this.#skip(fence.length);
  }

  /** `\text{ or }`, `\operatorname{sen}`: what stands inside is read as if typed. */
  #wrapped(length: number): void {
    const found = this.#match(/\\[a-zA-Z]+\s*\{[^{}\\]{0,40}\}/y);
    if (found === null) return this.#skip(length);
    const inside = found.slice(found.indexOf('{') + 1, -1);
    const at = this.#at;
    const inner = inside.trim() === '' ? [] : new Lexer(` ${inside} `, this.#options).run().slice(0, -1);
    const place = { at, end: at + found.length };
    this.#tokens.push(...inner.map((token) => ({ ...token, ...place })));
    this.#skip(found.length);
  }

  #letters(): void {
    for (const [pattern, index] of rootPhrases) {
      const phrase = this.#match(pattern);
      if (phrase !== null) return this.#push({ type: 'root', index }, phrase.length);
    }
    const run = this.#match(/\p{L}+/uy)!;
    const joiner = this.#joiner(run);
    if (joiner !== null) return this.#push(joiner, run.length);
    if (/^(of|de|d)$/i.test(run) && this.#afterPart())
      return this.#push({ type: 'operator', sign: '*' }, run.length);
    if (run.length > mostLettersInARow && /[^a-zα-ω]/iu.test(run) && !words.has(run.toLowerCase()))
      throw new Unreadable('unknown_word', this.#at, run);
    const start = this.#at;
    let unknown = 0;
    while (this.#at < start + run.length) {
      const word = wordAt(run, this.#at - start);
      unknown = word === null ? unknown + 1 : 0;
      if (unknown > mostLettersInARow) throw new Unreadable('unknown_word', start, run);
      if (word === null) this.#letter();
      else this.#push(words.get(word)!, word.length);
    }
  }

  #letter(): void {
    const point = String.fromCodePoint(this.#text.codePointAt(this.#at)!);
    if (point === 'e') return this.#push({ type: 'constant', name: 'e' }, 1);
    if (point === 'π') return this.#push({ type: 'constant', name: 'pi' }, 1);
    if (!/^[a-zA-Zα-ωΑ-Ω]$/u.test(point)) throw new Unreadable('unknown_character', this.#at, point);
    this.#push({ type: 'variable', name: point }, point.length);
  }

  /** `20% of 50`, `1/2 of 6`: after a percentage or a number the word means "times". */
  #afterPart(): boolean {
    const last = this.#tokens.at(-1);
    if (last === undefined || !this.#spaced) return false;
    return (
      (last.type === 'operator' && last.sign === '%') || last.type === 'number' || last.type === 'fraction'
    );
  }

  /** Words between statements. `o`, `y`, `e` are variables unless a statement or a value stands on both sides. */
  #joiner(run: string): TokenBody | null {
    const word = run.toLowerCase();
    const after = this.#text.slice(this.#at + run.length, this.#at + run.length + 12);
    if (!this.#spaced || !/^\s/.test(after)) return null;
    const always = alwaysJoiners[word];
    if (always !== undefined) return { type: 'joiner', join: always };
    if (!['o', 'ó', 'y', 'e'].includes(word)) return null;
    const statementBefore = this.#tokens.some((token) => token.type === 'relation');
    const valueBefore = this.#tokens.at(-1)?.type === 'number';
    const statementFollows = /^\s+[a-z](?:_?\d)?\s*[=<>≤≥≠]/i.test(after);
    // `2 y 3` are two values; `2 y - 3` and `3 y + 2` are sums with the unknown y.
    const value = word.startsWith('o') ? /^\s+[-−+±]?\s*[\d√]/ : /^\s+[\d√]/;
    const valueFollows = word !== 'e' && value.test(after);
    const joins = statementBefore ? statementFollows || valueFollows : valueBefore && valueFollows;
    if (!joins) return null;
    return { type: 'joiner', join: word === 'y' || word === 'e' ? 'and' : 'or' };
  }
}

function numberToken(value: Rational, whole: boolean): TokenBody {
  return { type: 'number', value, whole };
}

/** Only digits and a point for the decimals, whatever grouped the thousands. */
function withoutGroups(written: string, decimalComma: boolean): string {
  if (!decimalComma) return written.replaceAll(',', '');
  if (written.includes(',')) return written.replaceAll(/[\s.]/g, '').replace(',', '.');
  return written.replaceAll(/\s/.test(written) ? /\s/g : /\./g, '');
}

function decimalValue(written: string): Rational {
  const [whole = '', places = ''] = written.split('.');
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length));
}
