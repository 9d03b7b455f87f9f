import type { Token, TokenBody } from '../tokens.ts';

/** What a piece with two meanings is about; see `read`. */
export type LexicalDoubt = 'comma' | 'dot' | 'unit' | 'repeating';

export type LexerOptions = {
  /** A comma between digits is the decimal sign (Spanish, French). */
  readonly decimalComma: boolean;
  /** What `$` stands for, where it is no LaTeX delimiter. */
  readonly dollar: 'USD' | 'COP';
  /** A single letter behind a number is its unit: 5 m is five metres. */
  readonly letterUnits: boolean;
  /** `$…$` encloses a formula. */
  readonly dollarsEnclose: boolean;
  /** Each line is a statement of its own. */
  readonly lines: boolean;
  /** Zeros at the end of a decimal are kept for writing them again. */
  readonly asWritten?: boolean;
  /** The doubts that are resolved the other way. */
  readonly second: ReadonlySet<LexicalDoubt>;
  /** Called with the reason when a piece could be meant in two ways. */
  readonly onAmbiguous: (doubt: LexicalDoubt) => void;
};

export type CurrencyCode = 'USD' | 'COP' | 'EUR' | 'GBP';

/** The text, the place in it and the tokens so far: what the parts of the lexer share. */
export class Scanner {
  readonly text: string;
  readonly options: LexerOptions;
  readonly tokens: Token[] = [];
  at = 0;
  /** True when white space stands before the next token. */
  spaced = false;
  /** True behind an integral sign: d and a letter are then its end. */
  integral = false;
  /** Environments that are open here: a double backslash then begins a new line. */
  environments = 0;
  /** Places of brackets that mean nothing, such as those of `\boxed`. */
  readonly dropped = new Set<number>();
  /** A currency sign that waits for its number. */
  currency: CurrencyCode | null = null;
  readonly #lex: (text: string, options: LexerOptions) => Token[];

  constructor(text: string, options: LexerOptions, lex: (text: string, options: LexerOptions) => Token[]) {
    this.text = text;
    this.options = options;
    this.#lex = lex;
  }

  /** The tokens of a piece of text that stands inside this one, such as an exponent. */
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

  /** What a sticky pattern finds here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  /** True when a bracket is open here. */
  get bracketed(): boolean {
    return (
      this.tokens.filter(({ type }) => type === 'open').length >
      this.tokens.filter(({ type }) => type === 'close').length
    );
  }

  /** Pushes tokens of a piece, all at the place of the piece. */
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

  /** Pushes a sign or a word, and remembers that an integral is open. */
  mark(body: TokenBody, length: number): void {
    if (body.type === 'integral') this.integral = true;
    this.push(body, length);
  }

  pushDifferential(variable: string, length: number): void {
    this.push({ type: 'differential', variable }, length);
  }
}
