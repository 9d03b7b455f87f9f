import { deepestNesting } from './limits.ts';
import { Unreadable, type Token } from './tokens.ts';

/** How a piece with two meanings is read; the other reading is offered beside the first. */
export type Readings = {
  /** `1/2x`: `(1/2)x`, left to right, or everything juxtaposed belongs below: `1/(2x)`. */
  readonly slash: 'first' | 'all';
  /** `√2x`: the root of 2 times x, or of 2x. */
  readonly root: 'first' | 'all';
};

export type ParserOptions = {
  readonly readings: Readings;
  readonly onAmbiguous: (reading: 'slash' | 'root') => void;
};

const closing = { '(': ')', '[': ']', '{': '}' } as const;

/** Walks over the tokens of one text and counts how deep it is. Throws `Unreadable`. */
export class Cursor {
  protected readonly tokens: readonly Token[];
  protected readonly options: ParserOptions;
  protected at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], options: ParserOptions) {
    this.tokens = tokens;
    this.options = options;
  }

  get next(): Token {
    return this.tokens[this.at]!;
  }

  get atEnd(): boolean {
    return this.next.type === 'end';
  }

  /** Takes the next token. */
  take(): Token {
    const token = this.next;
    if (token.type !== 'end') this.at += 1;
    return token;
  }

  peek(offset = 1): Token {
    return this.tokens[Math.min(this.at + offset, this.tokens.length - 1)]!;
  }

  /** Stops with what stands here and should not. */
  refuse(token: Token = this.next): never {
    const found = 'bracket' in token ? token.bracket : 'sign' in token ? token.sign : '';
    if (token.type === 'end') throw new Unreadable('missing_operand', token.at);
    if (token.type === 'close') throw new Unreadable('unopened_bracket', token.at, found);
    throw new Unreadable('unexpected', token.at, found);
  }

  protected nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > deepestNesting) throw new Unreadable('too_deep', this.next.at);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  protected isOperator(...signs: string[]): boolean {
    return this.next.type === 'operator' && signs.includes(this.next.sign);
  }

  protected isOpen(): boolean {
    return this.next.type === 'open';
  }

  protected close(bracket: string): void {
    if (this.next.type === 'close' && this.next.bracket === bracket) {
      this.take();
      return;
    }
    if (this.next.type === 'end') throw new Unreadable('unclosed_bracket', this.next.at);
    this.refuse();
  }

  /** Takes an opening bracket and gives the one that has to close it. */
  protected open(): ')' | ']' | '}' {
    const open = this.take();
    return closing[open.type === 'open' ? open.bracket : '('];
  }
}
