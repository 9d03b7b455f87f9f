import { constant, number, type Expression } from '../tree.ts';
import { Unreadable, depthOf } from '../tokens.ts';
import type { BraceContents } from './brace-contents.ts';
import type { Grammar } from './grammar.ts';
import type { NameParser } from './names.ts';
import type { TokenStream } from './token-stream.ts';

const startingTypes: ReadonlySet<string> = new Set([
  'number', 'fraction', 'repeating', 'variable', 'constant', 'function', 'absolute', 'exponential', 'frac', 'binomial', 'root', 'unit',
  'integral', 'limit', 'series',
]); // oxfmt-ignore

/** Brackets, bars, lists, and the test for the start of a factor. */
export class BracketParser {
  private readonly stream: TokenStream;
  private readonly names: NameParser;
  private readonly contents: BraceContents;
  private readonly grammar: Grammar;
  /** Open absolute-value bars since the last bracket: the next bar closes instead of opening. */
  private bars = 0;
  readonly #bars = new Map<number, number>();

  constructor(stream: TokenStream, names: NameParser, contents: BraceContents, grammar: Grammar) {
    this.stream = stream;
    this.names = names;
    this.contents = contents;
    this.grammar = grammar;
  }

  implicitFactor(previous: Expression): Expression {
    if (
      this.stream.next.type === 'number' &&
      ['number', 'mixed', 'unit', 'degrees'].includes(previous.kind)
    ) {
      throw new Unreadable('two_numbers', this.stream.next.at);
    }
    return this.grammar.power();
  }

  /** True when the next token can be multiplied by juxtaposition. */
  startsFactor(): boolean {
    const { next } = this.stream;
    if (next.type === 'bar')
      return next.side === 'open' || (next.side === null && (this.bars === 0 || this.barOpens()));
    if (next.type === 'lines') return next.side === 'begin';
    if (next.type === 'choose') return this.stream.peek().type === 'open';
    if (next.type !== 'open') return startingTypes.has(next.type);
    // `]2; 5[` ends with an opening bracket.
    if (next.bracket === '[' && ['end', 'union', 'joiner', 'separator'].includes(this.stream.peek().type))
      return false;
    return next.bracket !== '{' || this.contents.at(this.stream.at) !== 'condition';
  }

  /** In `|2|x|−3|` the second bar closes, or opens another pair. */
  private barOpens(): boolean {
    const after = this.stream.peek();
    if (!startingTypes.has(after.type) && after.type !== 'open') return false;
    const left = this.barsFrom(this.stream.at);
    const [before, content] = [
      this.stream.tokens[this.stream.at - 2],
      this.stream.tokens[this.stream.at - 1],
    ];
    const onlyNumber = before?.type === 'bar' && content?.type === 'number';
    return left >= this.bars + 2 && this.stream.doubt('bars') !== onlyNumber;
  }

  /** The number of bars from this position to the end of the enclosing bracket. */
  private barsFrom(from: number): number {
    const known = this.#bars.get(from);
    if (known !== undefined) return known;
    let depth = 0;
    let left = 0;
    for (let place = from; place < this.stream.tokens.length && depth >= 0; place += 1) {
      const token = this.stream.tokens[place]!;
      depth += depthOf(token);
      if (depth === 0 && token.type === 'bar' && token.side === null) left += 1;
    }
    this.#bars.set(from, left);
    return left;
  }

  /** An expression in brackets of one kind. */
  group(): Expression {
    const bracket = this.stream.open();
    const inner = this.unbarred(() => this.grammar.expression());
    this.stream.close(bracket);
    return inner;
  }

  /** Inside brackets, outer bars do not count. */
  unbarred<Result>(read: () => Result): Result {
    const outer = this.bars;
    this.bars = 0;
    const result = read();
    this.bars = outer;
    return result;
  }

  /** `(12, 18)` after a function name. */
  list(): Expression[] {
    if (!this.stream.isOpen()) return this.stream.refuse();
    const bracket = this.stream.open();
    const items = this.unbarred(() => {
      const all = [this.grammar.expression()];
      while (this.stream.next.type === 'separator') {
        this.stream.take();
        all.push(this.grammar.expression());
      }
      return all;
    });
    this.stream.close(bracket);
    return items;
  }

  absolute(): Expression {
    const open = this.stream.take();
    if (open.type === 'bar' && open.side === 'close') this.stream.refuse(open);
    const sided = open.type === 'bar' && open.side === 'open';
    const outer = this.bars;
    this.bars = sided ? 0 : this.bars + 1;
    const inner = this.grammar.expression();
    const close = this.stream.take();
    if (close.type === 'end') throw new Unreadable('unclosed_bracket', open.at, '|');
    if (close.type !== 'bar') this.stream.refuse(close);
    this.bars = outer;
    return { kind: 'absolute', of: inner };
  }

  bracedOrOne(): Expression {
    if (this.stream.isOpen('{')) return this.group();
    const token = this.stream.take();
    if (token.type === 'number') return number(token.value);
    if (token.type === 'variable') return this.names.named(token.name);
    if (token.type === 'constant') return constant(token.name);
    return this.stream.refuse(token);
  }
}
