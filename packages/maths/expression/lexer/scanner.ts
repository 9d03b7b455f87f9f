import type { Token, TokenBody } from '../tokens.ts';

/** What a piece with two meanings is about; see `Meanings` in read.ts. */
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

/** Walks over a text and collects tokens. Each step consumes at least one character and looks at a bounded rest. */
export abstract class Scanner {
  protected readonly text: string;
  protected readonly options: LexerOptions;
  protected readonly tokens: Token[] = [];
  protected at = 0;
  protected spaced = false;

  constructor(text: string, options: LexerOptions) {
    this.text = text;
    this.options = options;
  }

  run(): Token[] {
    while (this.at < this.text.length) this.step();
    this.push({ type: 'end' }, 0);
    return this.tokens;
  }

  protected abstract step(): void;
  /** The tokens of a piece of text that stands inside this one, such as an exponent. */
  protected abstract inner(text: string, options?: LexerOptions): Token[];

  protected get last(): Token | undefined {
    return this.tokens.at(-1);
  }

  protected push(body: TokenBody, length: number): void {
    this.tokens.push({ ...body, at: this.at, end: this.at + length, spaced: this.spaced });
    this.at += length;
    this.spaced = false;
  }

  protected skip(length: number): void {
    this.at += length;
    this.spaced = true;
  }

  /** What a sticky pattern finds here. */
  protected match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  /** True when a bracket is open here. */
  protected get bracketed(): boolean {
    return (
      this.tokens.filter(({ type }) => type === 'open').length >
      this.tokens.filter(({ type }) => type === 'close').length
    );
  }

  /** Pushes tokens of a piece, all at the place of the piece. */
  protected pushInner(inner: readonly Token[], length: number): void {
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
}
