import type { Token, TokenBody } from '../tokens.ts';

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
  /** True after an integral sign: d and a letter then end the integral. */
  integral = false;
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

  push(body: TokenBody, length: number): void {
    this.tokens.push({ ...body, at: this.at, end: this.at + length, spaced: this.spaced });
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
    return (
      this.tokens.filter(({ type }) => type === 'open').length >
      this.tokens.filter(({ type }) => type === 'close').length
    );
  }

  /** Pushes the tokens of a piece, all with the position of the piece. */
  pushInner(inner: readonly Token[], length: number): void {
    const place = { at: this.at, end: this.at + length };
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

  /** Pushes a sign or a word, and records when it opens an integral. */
  mark(body: TokenBody, length: number): void {
    if (body.type === 'integral') this.integral = true;
    this.push(body, length);
  }

  pushDifferential(variable: string, length: number): void {
    this.push({ type: 'differential', variable }, length);
  }
}
