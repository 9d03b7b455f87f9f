import { deepestNesting } from './limits.ts';
import { rational } from './rational.ts';
import {
  called, constant, divided, fraction, negated, number, product, raised, rooted, sum, variable,
  type Expression,
} from './tree.ts'; // prettier-ignore
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

/**
 * Pratt parser over the tokens of one text. Binding, weakest first: sum, product (juxtaposition binds like `*`), sign,
 * power and postfix. Never deeper than `deepestNesting`; throws `Unreadable`.
 */
export class Parser {
  readonly #tokens: readonly Token[];
  readonly #options: ParserOptions;
  #at = 0;
  #depth = 0;
  /** Open absolute-value bars since the last bracket: a bar then closes instead of opening. */
  #bars = 0;

  constructor(tokens: readonly Token[], options: ParserOptions) {
    this.#tokens = tokens;
    this.#options = options;
  }

  get next(): Token {
    return this.#tokens[this.#at]!;
  }

  get atEnd(): boolean {
    return this.next.type === 'end';
  }

  /** Takes the next token. */
  take(): Token {
    const token = this.next;
    if (token.type !== 'end') this.#at += 1;
    return token;
  }

  peek(offset = 1): Token {
    return this.#tokens[Math.min(this.#at + offset, this.#tokens.length - 1)]!;
  }

  /** Stops with what stands here and should not. */
  refuse(token: Token = this.next): never {
    const found = 'bracket' in token ? token.bracket : 'sign' in token ? token.sign : '';
    if (token.type === 'end') throw new Unreadable('missing_operand', token.at);
    if (token.type === 'close') throw new Unreadable('unopened_bracket', token.at, found);
    throw new Unreadable('unexpected', token.at, found);
  }

  expression(): Expression {
    return this.#nested(() => this.#sum());
  }

  #nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > deepestNesting) throw new Unreadable('too_deep', this.next.at);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #isOperator(...signs: string[]): boolean {
    return this.next.type === 'operator' && signs.includes(this.next.sign);
  }

  #isOpen(): boolean {
    return this.next.type === 'open';
  }

  #sum(): Expression {
    const terms = [this.#signedTerm(true)];
    while (this.#isOperator('+', '-', '±')) terms.push(this.#signedTerm(false));
    return sum(terms);
  }

  #signedTerm(first: boolean): Expression {
    if (!this.#isOperator('+', '-', '±')) return this.#product();
    const token = this.take();
    const sign = token.type === 'operator' ? token.sign : '+';
    if (!first && this.#isOperator('+', '-')) {
      const inner = this.#nested(() => this.#signedTerm(true));
      return signed(sign, inner);
    }
    if (first && this.#isOperator('+', '-', '±'))
      return signed(
        sign,
        this.#nested(() => this.#signedTerm(true)),
      );
    return signed(sign, this.#product());
  }

  #product(): Expression {
    let factors = [this.#factor()];
    for (;;) {
      if (this.#isOperator('*')) {
        this.take();
        factors.push(this.#factor());
      } else if (this.#isOperator('/')) {
        this.take();
        factors = [divided(product(factors), this.#divisor())];
      } else if (this.#startsFactor()) {
        factors.push(this.#implicitFactor(factors.at(-1)!));
      } else return product(factors);
    }
  }

  /** What stands below a slash. `1/2x` is read left to right, and reported as ambiguous. */
  #divisor(): Expression {
    const below = [this.#factor()];
    const bracketed = this.#tokens[this.#at - 1]?.type === 'close';
    if (this.#startsFactor() && !bracketed && this.next.type !== 'open') {
      this.#options.onAmbiguous('slash');
      if (this.#options.readings.slash === 'all') {
        while (this.#startsFactor()) below.push(this.#implicitFactor(below.at(-1)!));
      }
    }
    return product(below);
  }

  #implicitFactor(previous: Expression): Expression {
    if (this.next.type === 'number' && (previous.kind === 'number' || previous.kind === 'mixed')) {
      throw new Unreadable('two_numbers', this.next.at);
    }
    return this.#power();
  }

  /** True when what follows can be multiplied by juxtaposition. */
  #startsFactor(): boolean {
    const { next } = this;
    if (next.type === 'bar') return next.side === 'open' || (next.side === null && this.#bars === 0);
    // `]2; 5[` ends with an opening bracket.
    if (next.type === 'open') return next.bracket !== '[' || this.peek().type !== 'end';
    return [
      'number',
      'fraction',
      'variable',
      'constant',
      'function',
      'absolute',
      'exponential',
      'frac',
      'root',
    ].includes(next.type);
  }

  /** A factor that may carry a sign: `2 * -3`. */
  #factor(): Expression {
    if (!this.#isOperator('+', '-', '±')) return this.#power();
    const token = this.take();
    const inner = this.#nested(() => this.#factor());
    return signed(token.type === 'operator' ? token.sign : '+', inner);
  }

  #power(): Expression {
    return this.#nested(() => this.#postfix(this.#primary()));
  }

  #postfix(start: Expression): Expression {
    let base = start;
    for (;;) {
      if (this.#isOperator('!')) {
        this.take();
        base = { kind: 'factorial', of: base };
      } else if (this.#isOperator('%')) {
        this.take();
        base = { kind: 'percent', of: base };
      } else if (this.#isOperator('^')) {
        this.take();
        base = raised(base, this.#exponent());
      } else return base;
    }
  }

  #exponent(): Expression {
    if (this.next.type === 'open' && this.next.bracket === '{') {
      return this.#group();
    }
    return this.#nested(() => {
      if (!this.#isOperator('+', '-', '±')) return this.#power();
      const token = this.take();
      return signed(token.type === 'operator' ? token.sign : '+', this.#exponent());
    });
  }

  #primary(): Expression {
    const token = this.next;
    switch (token.type) {
      case 'number':
        return this.#number();
      case 'fraction':
        this.take();
        return fraction(token.value);
      case 'variable':
        return this.#variable();
      case 'constant':
        this.take();
        return constant(token.name);
      case 'open':
        return this.#group();
      case 'bar':
        return this.#absolute();
      case 'frac':
        return this.#frac();
      case 'root':
        return this.#root();
      case 'function':
        return this.#function();
      case 'absolute':
        this.take();
        return { kind: 'absolute', of: this.#argument() };
      case 'exponential':
        this.take();
        return raised(constant('e'), this.#argument());
      default:
        return this.refuse();
    }
  }

  #variable(): Expression {
    const token = this.take();
    const name = token.type === 'variable' ? token.name : '';
    if (!this.#isOperator('_')) return variable(name);
    this.take();
    const braced = this.next.type === 'open';
    if (braced) this.take();
    const index = this.take();
    if (index.type !== 'number' && index.type !== 'variable') this.refuse(index);
    if (braced) this.#close('}');
    const digits = index.type === 'number' ? index.value.n.toString() : index.name;
    return variable(`${name}_${digits}`);
  }

  /** A number, or a mixed number: `2 1/3`, `2½`, `2\frac{1}{3}`. */
  #number(): Expression {
    const token = this.take();
    if (token.type !== 'number') return this.refuse(token);
    if (!token.whole) return number(token.value);
    const { next } = this;
    if (next.type === 'fraction') {
      this.take();
      return { kind: 'mixed', whole: token.value.n, numerator: next.value.n, denominator: next.value.d };
    }
    return this.#mixedPart(token.value.n) ?? number(token.value);
  }

  #mixedPart(whole: bigint): Expression | null {
    const [top, slash, bottom] = [this.next, this.peek(1), this.peek(2)];
    if (top.type === 'frac') return this.#mixedFrac(whole);
    if (top.type !== 'number' || !top.whole || !top.spaced || slash.type !== 'operator' || slash.sign !== '/')
      return null;
    if (bottom.type !== 'number' || !bottom.whole || top.value.n >= bottom.value.n) return null;
    this.#at += 3;
    return { kind: 'mixed', whole, numerator: top.value.n, denominator: bottom.value.n };
  }

  /** Looks at the tokens only: reading the fraction twice would double the work with each nesting. */
  #mixedFrac(whole: bigint): Expression | null {
    const numbers: bigint[] = [];
    let offset = 1;
    for (let argument = 0; argument < 2; argument += 1) {
      const braced = this.peek(offset).type === 'open';
      const token = this.peek(braced ? offset + 1 : offset);
      if (token.type !== 'number' || !token.whole) return null;
      if (braced && this.peek(offset + 2).type !== 'close') return null;
      numbers.push(token.value.n);
      offset += braced ? 3 : 1;
    }
    const [numerator = 0n, denominator = 0n] = numbers;
    if (numerator === 0n || numerator >= denominator) return null;
    this.#at += offset;
    return { kind: 'mixed', whole, numerator, denominator };
  }

  #close(bracket: string): void {
    if (this.next.type === 'close' && this.next.bracket === bracket) {
      this.take();
      return;
    }
    if (this.next.type === 'end') throw new Unreadable('unclosed_bracket', this.next.at);
    this.refuse();
  }

  /** Anything in brackets of one kind. */
  #group(): Expression {
    const open = this.take();
    const bracket = open.type === 'open' ? open.bracket : '(';
    const outerBars = this.#bars;
    this.#bars = 0;
    const inner = this.expression();
    this.#bars = outerBars;
    this.#close(closing[bracket]);
    return inner;
  }

  #absolute(): Expression {
    const open = this.take();
    if (open.type === 'bar' && open.side === 'close') this.refuse(open);
    const sided = open.type === 'bar' && open.side === 'open';
    this.#bars = sided ? 0 : this.#bars + 1;
    const inner = this.expression();
    const close = this.take();
    if (close.type === 'end') throw new Unreadable('unclosed_bracket', open.at, '|');
    if (close.type !== 'bar') this.refuse(close);
    if (!sided) this.#bars -= 1;
    return { kind: 'absolute', of: inner };
  }

  #frac(): Expression {
    this.take();
    return divided(this.#bracedOrOne(), this.#bracedOrOne());
  }

  #bracedOrOne(): Expression {
    if (this.next.type === 'open' && this.next.bracket === '{') return this.#group();
    const token = this.take();
    if (token.type === 'number') return number(token.value);
    if (token.type === 'variable') return variable(token.name);
    if (token.type === 'constant') return constant(token.name);
    return this.refuse(token);
  }

  #root(): Expression {
    const token = this.take();
    let index = number(token.type === 'root' ? token.index : 2);
    if (this.next.type === 'open' && this.next.bracket === '[') index = this.#group();
    if (this.#isOpen()) return rooted(this.#group(), index);
    const first = this.#nested(() => this.#postfix(this.#primary()));
    const sticks =
      this.#startsFactor() &&
      !this.next.spaced &&
      (this.next.type === 'variable' || this.next.type === 'open');
    if (!sticks) return rooted(first, index);
    this.#options.onAmbiguous('root');
    if (this.#options.readings.root === 'first') return rooted(first, index);
    const factors = [first];
    while (this.#startsFactor()) factors.push(this.#power());
    return rooted(product(factors), index);
  }

  /** `sin x`, `sin^2 x`, `sin^{-1} x`, `log_2 8`, `sin 2x cos x` (each takes its own factors). */
  #function(): Expression {
    const token = this.take();
    if (token.type !== 'function') return this.refuse(token);
    let base: Expression | null = null;
    if (this.#isOperator('_')) {
      this.take();
      base = this.#isOpen() ? this.#group() : this.#bracedOrOne();
    }
    let exponent: Expression | null = null;
    if (this.#isOperator('^')) {
      this.take();
      exponent = this.#exponent();
    }
    const argument = this.#argument();
    const inverse = exponent === null ? null : inverseOf(token.name, exponent);
    if (inverse !== null) return called(inverse, argument);
    const call = base === null ? called(token.name, argument) : called(token.name, argument, base);
    return exponent === null ? call : raised(call, exponent);
  }

  /** A bracket directly after the name is the whole argument; otherwise the factors up to the next function or sign. */
  #argument(): Expression {
    if (this.next.type === 'open') return this.#group();
    return this.#nested(() => {
      if (this.#isOperator('-')) {
        this.take();
        return negated(this.#argument());
      }
      const factors = [this.#power()];
      while (
        this.#startsFactor() &&
        !['function', 'open', 'absolute', 'exponential'].includes(this.next.type)
      ) {
        factors.push(this.#implicitFactor(factors.at(-1)!));
      }
      return product(factors);
    });
  }
}

const closing = { '(': ')', '[': ']', '{': '}' } as const;

function signed(sign: string, of: Expression): Expression {
  return sign === '-' ? negated(of) : sign === '±' ? { kind: 'plusminus', of } : of;
}

function inverseOf(name: string, exponent: Expression): 'asin' | 'acos' | 'atan' | null {
  const minusOne = exponent.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.value.n === 1n;
  if (!minusOne || exponent.of.kind !== 'number' || exponent.of.value.d !== 1n) return null;
  return name === 'sin' ? 'asin' : name === 'cos' ? 'acos' : name === 'tan' ? 'atan' : null;
}

/** The value of a mixed number. */
export function mixedValue(whole: bigint, numerator: bigint, denominator: bigint) {
  return rational(whole * denominator + numerator, denominator);
}
