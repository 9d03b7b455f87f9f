import {
  called,
  constant,
  divided,
  fraction,
  number,
  product,
  raised,
  rooted,
  unit,
  variable,
  type Expression,
} from '../tree.ts';
import { Unreadable, closingOf } from '../tokens.ts';
import type { BracketParser } from './brackets.ts';
import type { CaseParser } from './cases.ts';
import type { FunctionParser } from './functions.ts';
import type { Grammar } from './grammar.ts';
import type { NameParser } from './names.ts';
import type { TokenStream } from './token-stream.ts';

/** The primaries of the grammar: numbers, names, brackets, bars, fractions and roots. */
export class PrimaryParser {
  /** Integrals whose dx has not been read yet; the name is set once it is found inside a fraction. */
  readonly pending: { variable: string | null }[] = [];
  private readonly stream: TokenStream;
  private readonly names: NameParser;
  private readonly brackets: BracketParser;
  private readonly cases: CaseParser;
  private readonly functions: FunctionParser;
  private readonly grammar: Grammar;

  constructor(parts: {
    readonly stream: TokenStream;
    readonly names: NameParser;
    readonly brackets: BracketParser;
    readonly cases: CaseParser;
    readonly functions: FunctionParser;
    readonly grammar: Grammar;
  }) {
    this.stream = parts.stream;
    this.names = parts.names;
    this.brackets = parts.brackets;
    this.cases = parts.cases;
    this.functions = parts.functions;
    this.grammar = parts.grammar;
  }

  primary(): Expression {
    const token = this.stream.next;
    switch (token.type) {
      case 'number':
        return this.names.number();
      case 'fraction':
      case 'repeating':
        this.stream.take();
        return fraction(token.value);
      case 'variable':
        return this.variable();
      case 'constant':
        this.stream.take();
        return constant(token.name);
      case 'unit':
        this.stream.take();
        return unit(token.name);
      case 'open':
        return this.cases.casesInBraces() ?? this.brackets.group();
      case 'lines':
        return this.cases.casesInLines();
      case 'bar':
        return this.brackets.absolute();
      case 'frac':
        return this.frac();
      case 'binomial':
        this.stream.take();
        return called('combinations', this.brackets.bracedOrOne(), this.brackets.bracedOrOne());
      case 'root':
        return this.root();
      case 'function':
      case 'choose':
        return this.functions.function();
      case 'absolute':
        this.stream.take();
        return { kind: 'absolute', of: this.functions.argument() };
      case 'exponential':
        this.stream.take();
        return raised(constant('e'), this.functions.argument());
      case 'differential':
        return this.rate();
      default:
        return this.stream.refuse();
    }
  }

  /** `dy/dx` is read as the name of a derivative and written y′. */
  private rate(): Expression {
    const [above, slash, below] = [this.stream.next, this.stream.peek(1), this.stream.peek(2)];
    const known =
      above.type === 'differential' &&
      above.variable === 'y' &&
      below.type === 'differential' &&
      below.variable === 'x';
    if (!known || slash.type !== 'operator' || slash.sign !== '/') return this.stream.refuse();
    this.stream.at += 3;
    return variable('y′');
  }

  variable(): Expression {
    const start = this.stream.at;
    const name = this.names.name();
    const bracket = this.stream.isOpen('(');
    if (
      bracket &&
      !this.stream.next.spaced &&
      /^[CP]$/.test(name) &&
      this.stream.separatorsAt(this.stream.at) === 1
    ) {
      return called(name === 'C' ? 'combinations' : 'permutations', ...this.brackets.list());
    }
    if (this.stream.next.type === 'choose' && this.stream.peek().type !== 'open')
      return this.names.choices(variable(name));
    if (bracket && (/^[fg]$/.test(name) || (name === 'h' && this.holdsOne()))) this.unknownFunction(start);
    if (this.stream.isOperator('′') && /^[fghy]$/.test(name)) return this.primed(start);
    return this.names.named(name);
  }

  /** `y′` is the name of a derivative. */
  private primed(start: number): Expression {
    const token = this.stream.tokens[start]!;
    let name = token.type === 'variable' ? token.name : '';
    for (; this.stream.isOperator('′'); name += '′') this.stream.take();
    return name.startsWith('y') && !this.stream.isOpen('(') ? variable(name) : this.unknownFunction(start);
  }

  private unknownFunction(start: number): never {
    const token = this.stream.tokens[start]!;
    throw new Unreadable('unknown_function', token.at, token.type === 'variable' ? token.name : '');
  }

  /**
   * `h(2)`, `h(−x)`: brackets around a single name or number, after a letter that may be a function or a
   * height.
   */
  private holdsOne(): boolean {
    const signed = this.stream.peek(1).type === 'operator';
    const [inside, close] = [this.stream.peek(signed ? 2 : 1), this.stream.peek(signed ? 3 : 2)];
    return ['number', 'variable', 'constant'].includes(inside.type) && close.type === 'close';
  }

  frac(): Expression {
    this.stream.take();
    const rate = this.rateInFrac();
    if (rate !== null) return rate;
    return divided(this.numerator(), this.brackets.bracedOrOne());
  }

  /** The numerator of a fraction may hold the dx of an integral: ∫ \frac{dx}{x}. */
  private numerator(): Expression {
    if (!this.stream.isOpen('{')) return this.brackets.bracedOrOne();
    const waiting = this.pending.at(-1);
    const end = closingOf(this.stream.tokens, this.stream.at);
    const ends = this.stream.tokens[end - 1];
    const whole = this.stream.tokens.slice(this.stream.at, end).some(({ type }) => type === 'integral');
    if (ends?.type !== 'differential' || whole) return this.brackets.group();
    if (waiting === undefined || waiting.variable !== null) return this.stream.refuse(ends);
    this.stream.open();
    const inner =
      this.stream.next === ends ? number(1) : this.brackets.unbarred(() => this.grammar.expression());
    if (this.stream.take() !== ends) this.stream.refuse(ends);
    waiting.variable = ends.variable;
    this.stream.close('}');
    return inner;
  }

  /** `\frac{dy}{dx}` is read as the name of a derivative and written y′. */
  rateInFrac(): Expression | null {
    const [open, above, close, second, below, end] = [0, 1, 2, 3, 4, 5].map((offset) =>
      this.stream.peek(offset),
    );
    const brackets =
      open?.type === 'open' && close?.type === 'close' && second?.type === 'open' && end?.type === 'close';
    if (!brackets || above?.type !== 'differential' || below?.type !== 'differential') return null;
    if (above.variable !== 'y' || below.variable !== 'x') return null;
    this.stream.at += 6;
    return variable('y′');
  }

  private root(): Expression {
    const token = this.stream.take();
    let index = number(token.type === 'root' ? token.index : 2);
    if (this.stream.isOpen('[')) index = this.brackets.group();
    if (this.stream.isOpen()) return rooted(this.brackets.group(), index);
    if (this.stream.isOperator('-')) {
      this.stream.take();
      return rooted({ kind: 'negate', of: this.stream.nested(() => this.grammar.power()) }, index);
    }
    const first = this.stream.nested(() => this.grammar.postfix(this.primary(), this.stream.at));
    const sticks =
      this.brackets.startsFactor() &&
      !this.stream.next.spaced &&
      (this.stream.next.type === 'variable' || this.stream.isOpen());
    if (!sticks || !this.stream.doubt('root')) return rooted(first, index);
    const factors = [first];
    while (this.brackets.startsFactor()) factors.push(this.grammar.power());
    return rooted(product(factors), index);
  }
}
