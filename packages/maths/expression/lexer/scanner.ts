import { depthOf, type Token, type TokenBody } from '../tokens.ts';

/** The kinds of ambiguity found by the lexer; see `read`. */
export type LexicalAmbiguity = 'comma' | 'dot' | 'unit' | 'repeating';

export type LexerOptions = {
  /** A comma between digits is the decimal separator (Spanish, French). */
  readonly decimalComma: boolean;
  /** The currency that `$` denotes where it is not a LaTeX delimiter. */
  readonly dollar: 'USD' | 'COP';
  /** A single letter after a number is a unit: 5 m is five metres. */
  readonly letterUnits: boolean;
  /** `$…$` delimits a formula. */
  readonly dollarsEnclose: boolean;
  /** Each line is a separate statement. */
  readonly lines: boolean;
  /** Keeps trailing zeros of decimals, so that they can be written again. */
  readonly asWritten?: boolean;
  /** The ambiguities to resolve the other way. */
  readonly second: ReadonlySet<LexicalAmbiguity>;
  /** Called with the reason when a piece is ambiguous. */
  readonly onAmbiguous: (doubt: LexicalAmbiguity) => void;
};

export type CurrencyCode = 'USD' | 'COP' | 'EUR' | 'GBP';

/** The state shared by the parts of the lexer: text, position and tokens so far. */
export class Scanner {
  readonly text: string;
  readonly options: LexerOptions;
  readonly tokens: Token[] = [];
  at = 0;
  /** True when white space precedes the next token. */
  spaced = false;
  /** The bracket depths of the integral signs whose differential has not been read yet. */
  #integrals: number[] = [];
  #depth = 0;
  /** Number of open environments: inside one, a double backslash starts a new line. */
  environments = 0;
  /** Positions of brackets to ignore, such as those of `\boxed`. */
  readonly dropped = new Set<number>();
  /** A currency sign whose number has not been read yet. */
  currency: CurrencyCode | null = null;
  readonly #lex: (text: string, options: LexerOptions) => Token[];

  constructor(text: string, options: LexerOptions, lex: (text: string, options: LexerOptions) => Token[]) {
    this.text = text;
    this.options = options;
    this.#lex = lex;
  }

  /** The tokens of a nested text, such as an exponent. */
  inner(text: string): Token[] {
    return this.#lex(text, this.options).slice(0, -1);
  }

  get last(): Token | undefined {
    return this.tokens.at(-1);
  }

  /** True while an integral is open: d and a letter then end it. */
  get integral(): boolean {
    return this.#integrals.length > 0;
  }

  push(body: TokenBody, length: number): void {
    const token: Token = { ...body, at: this.at, end: this.at + length, spaced: this.spaced };
    this.#track(token);
    this.tokens.push(token);
    this.at += length;
    this.spaced = false;
  }

  skip(length: number): void {
    this.at += length;
    this.spaced = true;
  }

  /** The match of a sticky pattern at the current position. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  /** True when a bracket is open at the current position. */
  get bracketed(): boolean {
    return this.#depth > 0;
  }

  /** Pushes the tokens of a piece, all with the position of the piece. */
  pushInner(inner: readonly Token[], length: number): void {
    const place = { at: this.at, end: this.at + length };
    inner.forEach((token) => this.#track(token));
    this.tokens.push(
      ...inner.map((token, index) => ({
        ...token,
        ...place,
        spaced: index === 0 ? this.spaced : token.spaced,
      })),
    );
    this.at += length;
    this.spaced = false;
  }

  /** Opens and ends integrals: none extends beyond its brackets, its statement or its differential. */
  #track(token: Token): void {
    this.#depth += depthOf(token);
    if (token.type === 'integral') this.#integrals.push(this.#depth);
    else if (token.type === 'differential' && !this.#belowDerivative()) this.#integrals.pop();
    else if (token.type === 'close') this.#integrals = this.#integrals.filter((at) => at <= this.#depth);
    else if (token.type === 'relation' || token.type === 'joiner')
      this.#integrals = this.#integrals.filter((at) => at < this.#depth);
  }

  /** The dx of `d/dx` and `\frac{d}{dx}` does not end an integral. */
  #belowDerivative(): boolean {
    const [above, last] = [this.tokens.at(-2), this.last];
    if (last?.type === 'operator') return last.sign === '/';
    return last?.type === 'open' && above?.type === 'close';
  }
}
