import { rational } from '../rational.ts';
import { Unreadable, type Token } from '../tokens.ts';
import { CommandLexer } from './commands.ts';
import type { LexerOptions } from './scanner.ts';
import {
  fractions,
  implications,
  operators,
  relations,
  signs,
  subscriptPlain,
  subscripts,
  superscriptPlain,
  superscripts,
} from './signs.ts';

export type { LexerOptions, LexicalDoubt } from './scanner.ts';

/** Turns a text into tokens. Throws `Unreadable`. */
export function lex(text: string, options: LexerOptions): Token[] {
  return new Lexer(text, options).run();
}

class Lexer extends CommandLexer {
  /** A currency sign that waits for its number. */
  #currency: 'USD' | 'COP' | 'EUR' | 'GBP' | null = null;

  protected step(): void {
    const character = this.text[this.at]!;
    if (this.dropped.has(this.at)) return this.skip(1);
    if (character === '\n' && this.options.lines && this.environments === 0) return this.newStatement();
    if (/[\s\u200b-\u200f\u2060-\u2064~]/u.test(character)) return this.skip(1);
    if (character === '$') return this.dollar();
    if (character === '&') return this.ampersand();
    if (/[0-9.,]/.test(character)) return this.amount(character);
    if (character === '\\') return this.command();
    if (superscripts.includes(character)) {
      if (!this.indexOfRoot()) this.script('^', superscripts, superscriptPlain);
      return;
    }
    if (subscripts.includes(character)) return this.script('_', subscripts, subscriptPlain);
    if (character in fractions) {
      return this.push({ type: 'fraction', value: rational(...fractions[character]!) }, 1);
    }
    if (/\p{L}/u.test(character) && character !== 'º') return this.letters();
    this.sign(character);
  }

  protected inner(text: string, options: LexerOptions = this.options): Token[] {
    return new Lexer(text, options).run().slice(0, -1);
  }

  private sign(character: string): void {
    if (character === '…') throw new Unreadable('ellipsis', this.at, character);
    const implied = implications.find((spelling) => this.text.startsWith(spelling, this.at));
    if (implied !== undefined) throw new Unreadable('one_statement', this.at, implied);
    if (this.text.startsWith('->', this.at)) return this.push({ type: 'arrow' }, 2);
    const relation = relations.find(([spelling]) => this.text.startsWith(spelling, this.at));
    if (relation !== undefined) {
      const other = this.tokens.some(({ type }) => type === 'relation');
      if (relation[0] === '=>' && other) throw new Unreadable('one_statement', this.at, '=>');
      return this.push({ type: 'relation', sign: relation[1] }, relation[0].length);
    }
    if (this.text.startsWith('**', this.at)) return this.push({ type: 'operator', sign: '^' }, 2);
    if (this.text.startsWith('+/-', this.at)) return this.push({ type: 'operator', sign: '±' }, 3);
    const temperature = this.match(/°\s?([CF])(?!\p{L})/uy);
    if (temperature !== null) {
      return this.push({ type: 'unit', name: temperature[1] === 'C' ? '°C' : '°F' }, temperature[0].length);
    }
    if (character === '€') return this.currency('EUR', 1);
    if (character === '£') return this.currency('GBP', 1);
    if (character === '″') {
      this.push({ type: 'operator', sign: '′' }, 0);
      return this.push({ type: 'operator', sign: '′' }, 1);
    }
    if (character in operators) return this.push({ type: 'operator', sign: operators[character]! }, 1);
    if (character in signs) return this.mark(signs[character]!, 1);
    const whole = String.fromCodePoint(this.text.codePointAt(this.at)!);
    throw new Unreadable('unknown_character', this.at, whole);
  }

  /** A number, with the currency that stood before it. */
  private amount(character: string): void {
    this.number(character);
    if (this.#currency === null || this.last?.type !== 'number') return;
    this.push({ type: 'unit', name: this.#currency }, 0);
    this.#currency = null;
  }

  protected currency(name: 'USD' | 'COP' | 'EUR' | 'GBP', length: number): void {
    if (
      /^\s?\d/.test(this.text.slice(this.at + length, this.at + length + 2)) &&
      this.last?.type !== 'number'
    ) {
      this.skip(length);
      if (/\s/.test(this.text[this.at] ?? '')) this.skip(1);
      this.#currency = name;
    } else this.push({ type: 'unit', name }, length);
  }

  protected afterCurrency(): boolean {
    return this.#currency !== null;
  }

  private dollar(): void {
    if (this.options.dollarsEnclose) return this.skip(1);
    const { last } = this;
    if (last?.type === 'variable' && last.name === 'S' && this.tokens.at(-2)?.type === 'variable') {
      const country = this.tokens.at(-2)!;
      if (country.type === 'variable' && country.name === 'U' && !last.spaced) {
        this.tokens.splice(-2);
        return this.currency('USD', 1);
      }
    }
    this.currency(this.options.dollar, 1);
  }

  /** The & before a condition; beside a relation sign it only sets the signs below each other. */
  private ampersand(): void {
    const aligns =
      this.last?.type === 'relation' ||
      this.match(/&\s*(?:[=<>≤≥≠]|\\(?:[lg]eq?|neq?|lt|gt)(?:slant)?\b)/y) !== null;
    if (this.environments > 0 && !aligns) this.push({ type: 'cell' }, 1);
    else this.skip(1);
  }

  private newStatement(): void {
    const blank = this.last === undefined || (this.last.type === 'separator' && this.last.sign === 'row');
    const rest = this.text.slice(this.at).trim() === '';
    if (blank || rest) return this.skip(1);
    this.push({ type: 'separator', sign: 'row' }, 1);
  }

  /** The ³ of `³√27`, where nothing stands before it that could be raised; `2³√27` is 2³ times a root. */
  private indexOfRoot(): boolean {
    const found = this.match(/[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}(?=√)/uy);
    if (found === null || (this.isAfterFactor() && !this.spaced)) return false;
    const index = Number(
      [...found[0]].map((digit) => superscriptPlain[superscripts.indexOf(digit)]).join(''),
    );
    if (index < 2) return false;
    this.push({ type: 'root', index }, found[0].length + 1);
    return true;
  }

  private isAfterFactor(): boolean {
    const { last } = this;
    if (last === undefined) return false;
    if (last.type === 'operator') return ['!', '%', '°', '′'].includes(last.sign);
    return !['relation', 'open', 'separator', 'joiner', 'arrow', 'function', 'cell'].includes(last.type);
  }

  /** `x²⁺ⁿ`, `x₁₂`: raised or lowered characters are the braces of LaTeX. */
  private script(sign: '^' | '_', characters: string, plain: string): void {
    let text = '';
    while (characters.includes(this.text[this.at + text.length] ?? ' ')) {
      text += plain[characters.indexOf(this.text[this.at + text.length]!)];
    }
    const place = { at: this.at, end: this.at + text.length, spaced: false };
    this.tokens.push({ type: 'operator', sign, ...place }, { type: 'open', bracket: '{', ...place });
    this.tokens.push(...this.inner(text).map((token) => ({ ...token, ...place })));
    this.tokens.push({ type: 'close', bracket: '}', ...place });
    this.at += text.length;
    this.spaced = false;
  }
}
