import { deepestNesting } from '../limits.ts';
import { Unreadable, closingOf, depthOf, type Token } from '../tokens.ts';

/**
 * The kinds of ambiguity found by the parser. `slash`: 1/2x is (1/2)x or 1/(2x). `root`: √2x is √2·x or
 * √(2x). `scope`: a calculus operator applies to one term or the whole sum. `argument`: sin x/2 is (sin x)/2
 * or sin(x/2). `base`: log2x is log(2x) or log₂ x. `bars`: |2|x|−3| closes or opens in the middle. `pair`:
 * (1, 2) is a point or an interval, C(5, 2) a number or a point.
 */
export type GrammaticalAmbiguity = 'slash' | 'root' | 'scope' | 'argument' | 'base' | 'bars' | 'pair';

export type ParserOptions = {
  /** The ambiguities to resolve the other way. */
  readonly second: ReadonlySet<string>;
  readonly onAmbiguous: (doubt: GrammaticalAmbiguity) => void;
};

const closing = { '(': ')', '[': ']', '{': '}' } as const;

/** A cursor over the tokens of one text that tracks the nesting depth. Throws `Unreadable`. */
export class TokenStream {
  readonly tokens: readonly Token[];
  readonly options: ParserOptions;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], options: ParserOptions) {
    this.tokens = tokens;
    this.options = options;
  }

  /** The place of the next token. A rule that skips several tokens of an unfinished text stops at its end. */
  get at(): number {
    return this.#at;
  }

  set at(place: number) {
    this.#at = Math.min(place, this.tokens.length - 1);
  }

  get next(): Token {
    return this.tokens[this.#at]!;
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

  /** Throws for an unexpected token. */
  refuse(token: Token = this.next): never {
    const found = 'bracket' in token ? token.bracket : 'sign' in token ? token.sign : '';
    if (token.type === 'end') throw new Unreadable('missing_operand', token.at);
    if (token.type === 'close') throw new Unreadable('unopened_bracket', token.at, found);
    if (token.type === 'differential') throw new Unreadable('differential', token.at, `d${token.variable}`);
    throw new Unreadable('unexpected', token.at, found === 'row' ? '' : found);
  }

  /** Reports an ambiguity; true when it is to be resolved the other way. */
  doubt(about: GrammaticalAmbiguity): boolean {
    this.options.onAmbiguous(about);
    return this.options.second.has(about);
  }

  /** Runs a rule one level deeper; throws when the nesting is too deep. */
  nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > deepestNesting) throw new Unreadable('too_deep', this.next.at);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  isOperator(...signs: string[]): boolean {
    return this.next.type === 'operator' && signs.includes(this.next.sign);
  }

  isOpen(bracket?: string): boolean {
    return this.next.type === 'open' && (bracket === undefined || this.next.bracket === bracket);
  }

  close(bracket: string): void {
    if (this.next.type === 'close' && this.next.bracket === bracket) {
      this.take();
      return;
    }
    if (this.next.type === 'end') throw new Unreadable('unclosed_bracket', this.next.at);
    this.refuse();
  }

  /** Takes an opening bracket and returns its closing counterpart. */
  open(): ')' | ']' | '}' {
    const open = this.take();
    return closing[open.type === 'open' ? open.bracket : '('];
  }

  /** The number of separators directly inside the bracket at this position. */
  separatorsAt(place: number): number {
    const end = closingOf(this.tokens, place);
    let depth = 0;
    let count = 0;
    for (const token of this.tokens.slice(place + 1, Math.max(place + 1, end))) {
      depth += depthOf(token);
      if (token.type === 'separator' && depth === 0) count += 1;
    }
    return count;
  }
}
