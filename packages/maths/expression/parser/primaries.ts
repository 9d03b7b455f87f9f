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
import { Unreadable, depthOf, closingOf } from '../tokens.ts';
import { Numbers } from './numbers.ts';

const startingTypes: ReadonlySet<string> = new Set([
  'number',
  'fraction',
  'repeating',
  'variable',
  'constant',
  'function',
  'absolute',
  'exponential',
  'frac',
  'binomial',
  'root',
  'unit',
  'integral',
  'limit',
  'series',
]);

/** The smallest pieces of a formula: numbers, names, brackets, bars, fractions and roots. */
export abstract class Primaries extends Numbers {
  /** Open absolute-value bars since the last bracket: a bar then closes instead of opening. */
  protected bars = 0;
  readonly #bars = new Map<number, number>();
  /** Integrals that wait for their dx; the name once it was found inside a fraction. */
  protected readonly pending: { variable: string | null }[] = [];

  /** A whole sum. */
  abstract expression(): Expression;
  /** One factor without its sign, with its powers. */
  protected abstract power(): Expression;
  protected abstract postfix(start: Expression, from: number): Expression;
  protected abstract function(): Expression;
  protected abstract argument(): Expression;
  /** `{x² if x < 0; x if x ≥ 0}`, or null when the brace here is none. */
  protected abstract casesInBraces(): Expression | null;
  protected abstract casesInLines(): Expression;
  /** True when the brace at this place holds conditions, such as {0 < x < 2}. */
  protected abstract holdsCondition(place: number): boolean;

  protected implicitFactor(previous: Expression): Expression {
    if (this.next.type === 'number' && ['number', 'mixed', 'unit', 'degrees'].includes(previous.kind)) {
      throw new Unreadable('two_numbers', this.next.at);
    }
    return this.power();
  }

  /** True when what follows can be multiplied by juxtaposition. */
  protected startsFactor(): boolean {
    const { next } = this;
    if (next.type === 'bar')
      return next.side === 'open' || (next.side === null && (this.bars === 0 || this.barOpens()));
    if (next.type === 'lines') return next.side === 'begin';
    if (next.type === 'choose') return this.peek().type === 'open';
    if (next.type !== 'open') return startingTypes.has(next.type);
    // `]2; 5[` ends with an opening bracket.
    if (next.bracket === '[' && ['end', 'union', 'joiner', 'separator'].includes(this.peek().type))
      return false;
    return next.bracket !== '{' || !this.holdsCondition(this.at);
  }

  /** In `|2|x|−3|` the second bar closes, or opens another pair. */
  private barOpens(): boolean {
    const after = this.peek();
    if (!startingTypes.has(after.type) && after.type !== 'open') return false;
    const left = this.barsFrom(this.at);
    const [before, content] = [this.tokens[this.at - 2], this.tokens[this.at - 1]];
    const onlyNumber = before?.type === 'bar' && content?.type === 'number';
    return left >= this.bars + 2 && this.doubt('bars') !== onlyNumber;
  }

  /** How many bars stand from this place to the end of its bracket. */
  private barsFrom(from: number): number {
    const known = this.#bars.get(from);
    if (known !== undefined) return known;
    let depth = 0;
    let left = 0;
    for (let place = from; place < this.tokens.length && depth >= 0; place += 1) {
      const token = this.tokens[place]!;
      depth += depthOf(token);
      if (depth === 0 && token.type === 'bar' && token.side === null) left += 1;
    }
    this.#bars.set(from, left);
    return left;
  }

  protected primary(): Expression {
    const token = this.next;
    switch (token.type) {
      case 'number':
        return this.number();
      case 'fraction':
      case 'repeating':
        this.take();
        return fraction(token.value);
      case 'variable':
        return this.variable();
      case 'constant':
        this.take();
        return constant(token.name);
      case 'unit':
        this.take();
        return unit(token.name);
      case 'open':
        return this.casesInBraces() ?? this.group();
      case 'lines':
        return this.casesInLines();
      case 'bar':
        return this.absolute();
      case 'frac':
        return this.frac();
      case 'binomial':
        this.take();
        return called('combinations', this.bracedOrOne(), this.bracedOrOne());
      case 'root':
        return this.root();
      case 'function':
      case 'choose':
        return this.function();
      case 'absolute':
        this.take();
        return { kind: 'absolute', of: this.argument() };
      case 'exponential':
        this.take();
        return raised(constant('e'), this.argument());
      case 'differential':
        return this.rate();
      default:
        return this.refuse();
    }
  }

  /** `dy/dx` is the name of a derivative, written y′ here. */
  private rate(): Expression {
    const [above, slash, below] = [this.next, this.peek(1), this.peek(2)];
    const known =
      above.type === 'differential' &&
      above.variable === 'y' &&
      below.type === 'differential' &&
      below.variable === 'x';
    if (!known || slash.type !== 'operator' || slash.sign !== '/') return this.refuse();
    this.at += 3;
    return variable('y′');
  }

  protected variable(): Expression {
    const start = this.at;
    const name = this.name();
    const bracket = this.isOpen('(');
    if (bracket && !this.next.spaced && /^[CP]$/.test(name) && this.separatorsAt(this.at) === 1) {
      return called(name === 'C' ? 'combinations' : 'permutations', ...this.list());
    }
    if (this.next.type === 'choose' && this.peek().type !== 'open') return this.choices(variable(name));
    if (bracket && (/^[fg]$/.test(name) || (name === 'h' && this.holdsOne()))) this.unknownFunction(start);
    if (this.isOperator('′') && /^[fghy]$/.test(name)) return this.primed(start);
    return this.named(name);
  }

  /** `y′` is the name of a derivative. */
  private primed(start: number): Expression {
    const token = this.tokens[start]!;
    let name = token.type === 'variable' ? token.name : '';
    for (; this.isOperator('′'); name += '′') this.take();
    return name.startsWith('y') && !this.isOpen('(') ? variable(name) : this.unknownFunction(start);
  }

  private unknownFunction(start: number): never {
    const token = this.tokens[start]!;
    throw new Unreadable('unknown_function', token.at, token.type === 'variable' ? token.name : '');
  }

  /** `h(2)`, `h(−x)`: brackets around one name or number, behind a letter that may name a function or a height. */
  private holdsOne(): boolean {
    const signed = this.peek(1).type === 'operator';
    const [inside, close] = [this.peek(signed ? 2 : 1), this.peek(signed ? 3 : 2)];
    return ['number', 'variable', 'constant'].includes(inside.type) && close.type === 'close';
  }

  /** Anything in brackets of one kind. */
  protected group(): Expression {
    const bracket = this.open();
    const inner = this.unbarred(() => this.expression());
    this.close(bracket);
    return inner;
  }

  /** Inside brackets the bars outside do not count. */
  protected unbarred<Result>(read: () => Result): Result {
    const outer = this.bars;
    this.bars = 0;
    const result = read();
    this.bars = outer;
    return result;
  }

  /** `(12, 18)` behind the name of a function. */
  protected list(): Expression[] {
    if (!this.isOpen()) return this.refuse();
    const bracket = this.open();
    const items = this.unbarred(() => {
      const all = [this.expression()];
      while (this.next.type === 'separator') {
        this.take();
        all.push(this.expression());
      }
      return all;
    });
    this.close(bracket);
    return items;
  }

  private absolute(): Expression {
    const open = this.take();
    if (open.type === 'bar' && open.side === 'close') this.refuse(open);
    const sided = open.type === 'bar' && open.side === 'open';
    const outer = this.bars;
    this.bars = sided ? 0 : this.bars + 1;
    const inner = this.expression();
    const close = this.take();
    if (close.type === 'end') throw new Unreadable('unclosed_bracket', open.at, '|');
    if (close.type !== 'bar') this.refuse(close);
    this.bars = outer;
    return { kind: 'absolute', of: inner };
  }

  protected frac(): Expression {
    this.take();
    const rate = this.rateInFrac();
    if (rate !== null) return rate;
    return divided(this.numerator(), this.bracedOrOne());
  }

  /** Above a fraction the dx of an integral may stand: ∫ \frac{dx}{x}. */
  private numerator(): Expression {
    if (!this.isOpen('{')) return this.bracedOrOne();
    const waiting = this.pending.at(-1);
    const end = closingOf(this.tokens, this.at);
    const ends = this.tokens[end - 1];
    const whole = this.tokens.slice(this.at, end).some(({ type }) => type === 'integral');
    if (ends?.type !== 'differential' || whole) return this.group();
    if (waiting === undefined || waiting.variable !== null) return this.refuse(ends);
    this.open();
    const inner = this.next === ends ? number(1) : this.unbarred(() => this.expression());
    if (this.take() !== ends) this.refuse(ends);
    waiting.variable = ends.variable;
    this.close('}');
    return inner;
  }

  /** `\\frac{dy}{dx}`, the name of a derivative; else null. */
  protected abstract rateInFrac(): Expression | null;

  protected bracedOrOne(): Expression {
    if (this.isOpen('{')) return this.group();
    const token = this.take();
    if (token.type === 'number') return number(token.value);
    if (token.type === 'variable') return this.named(token.name);
    if (token.type === 'constant') return constant(token.name);
    return this.refuse(token);
  }

  private root(): Expression {
    const token = this.take();
    let index = number(token.type === 'root' ? token.index : 2);
    if (this.isOpen('[')) index = this.group();
    if (this.isOpen()) return rooted(this.group(), index);
    if (this.isOperator('-')) {
      this.take();
      return rooted({ kind: 'negate', of: this.nested(() => this.power()) }, index);
    }
    const first = this.nested(() => this.postfix(this.primary(), this.at));
    const sticks =
      this.startsFactor() && !this.next.spaced && (this.next.type === 'variable' || this.isOpen());
    if (!sticks || !this.doubt('root')) return rooted(first, index);
    const factors = [first];
    while (this.startsFactor()) factors.push(this.power());
    return rooted(product(factors), index);
  }
}
