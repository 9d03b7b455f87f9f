import { Cursor } from './cursor.ts';
import {
  called,
  constant,
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  rooted,
  variable,
  type Expression,
} from './tree.ts';
import { Unreadable } from './tokens.ts';

/** The smallest pieces of a formula: numbers, names, brackets, bars, fractions, roots and functions with their arguments. */
export abstract class Primaries extends Cursor {
  /** Open absolute-value bars since the last bracket: a bar then closes instead of opening. */
  protected bars = 0;

  /** A whole sum. */
  abstract expression(): Expression;
  /** One factor without its sign, with its powers. */
  protected abstract power(): Expression;
  protected abstract postfix(start: Expression): Expression;
  protected abstract exponent(): Expression;

  protected implicitFactor(previous: Expression): Expression {
    if (this.next.type === 'number' && (previous.kind === 'number' || previous.kind === 'mixed')) {
      throw new Unreadable('two_numbers', this.next.at);
    }
    return this.power();
  }

  /** True when what follows can be multiplied by juxtaposition. */
  protected startsFactor(): boolean {
    const { next } = this;
    if (next.type === 'bar') return next.side === 'open' || (next.side === null && this.bars === 0);
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

  protected primary(): Expression {
    const token = this.next;
    switch (token.type) {
      case 'number':
        return this.number();
      case 'fraction':
        this.take();
        return fraction(token.value);
      case 'variable':
        return this.variable();
      case 'constant':
        this.take();
        return constant(token.name);
      case 'open':
        return this.group();
      case 'bar':
        return this.absolute();
      case 'frac':
        return this.frac();
      case 'root':
        return this.root();
      case 'function':
        return this.function();
      case 'absolute':
        this.take();
        return { kind: 'absolute', of: this.argument() };
      case 'exponential':
        this.take();
        return raised(constant('e'), this.argument());
      default:
        return this.refuse();
    }
  }

  protected variable(): Expression {
    const token = this.take();
    const name = token.type === 'variable' ? token.name : '';
    if (!this.isOperator('_')) return variable(name);
    this.take();
    const braced = this.next.type === 'open';
    if (braced) this.take();
    const index = this.take();
    if (index.type !== 'number' && index.type !== 'variable') this.refuse(index);
    if (braced) this.close('}');
    const digits = index.type === 'number' ? index.value.n.toString() : index.name;
    return variable(`${name}_${digits}`);
  }

  /** A number, or a mixed number: `2 1/3`, `2½`, `2\frac{1}{3}`. */
  protected number(): Expression {
    const token = this.take();
    if (token.type !== 'number') return this.refuse(token);
    if (!token.whole) return number(token.value);
    const { next } = this;
    if (next.type === 'fraction') {
      this.take();
      return { kind: 'mixed', whole: token.value.n, numerator: next.value.n, denominator: next.value.d };
    }
    return this.mixedPart(token.value.n) ?? number(token.value);
  }

  protected mixedPart(whole: bigint): Expression | null {
    const [top, slash, bottom] = [this.next, this.peek(1), this.peek(2)];
    if (top.type === 'frac') return this.mixedFrac(whole);
    if (top.type !== 'number' || !top.whole || !top.spaced || slash.type !== 'operator' || slash.sign !== '/')
      return null;
    if (bottom.type !== 'number' || !bottom.whole || top.value.n >= bottom.value.n) return null;
    this.at += 3;
    return { kind: 'mixed', whole, numerator: top.value.n, denominator: bottom.value.n };
  }

  /** Looks at the tokens only: reading the fraction twice would double the work with each nesting. */
  protected mixedFrac(whole: bigint): Expression | null {
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
    this.at += offset;
    return { kind: 'mixed', whole, numerator, denominator };
  }

  /** Anything in brackets of one kind. */
  protected group(): Expression {
    const bracket = this.open();
    const outerBars = this.bars;
    this.bars = 0;
    const inner = this.expression();
    this.bars = outerBars;
    this.close(bracket);
    return inner;
  }

  protected absolute(): Expression {
    const open = this.take();
    if (open.type === 'bar' && open.side === 'close') this.refuse(open);
    const sided = open.type === 'bar' && open.side === 'open';
    this.bars = sided ? 0 : this.bars + 1;
    const inner = this.expression();
    const close = this.take();
    if (close.type === 'end') throw new Unreadable('unclosed_bracket', open.at, '|');
    if (close.type !== 'bar') this.refuse(close);
    if (!sided) this.bars -= 1;
    return { kind: 'absolute', of: inner };
  }

  protected frac(): Expression {
    this.take();
    return divided(this.bracedOrOne(), this.bracedOrOne());
  }

  protected bracedOrOne(): Expression {
    if (this.next.type === 'open' && this.next.bracket === '{') return this.group();
    const token = this.take();
    if (token.type === 'number') return number(token.value);
    if (token.type === 'variable') return variable(token.name);
    if (token.type === 'constant') return constant(token.name);
    return this.refuse(token);
  }

  protected root(): Expression {
    const token = this.take();
    let index = number(token.type === 'root' ? token.index : 2);
    if (this.next.type === 'open' && this.next.bracket === '[') index = this.group();
    if (this.isOpen()) return rooted(this.group(), index);
    const first = this.nested(() => this.postfix(this.primary()));
    const sticks =
      this.startsFactor() &&
      !this.next.spaced &&
      (this.next.type === 'variable' || this.next.type === 'open');
    if (!sticks) return rooted(first, index);
    this.options.onAmbiguous('root');
    if (this.options.readings.root === 'first') return rooted(first, index);
    const factors = [first];
    while (this.startsFactor()) factors.push(this.power());
    return rooted(product(factors), index);
  }

  /** `sin x`, `sin^2 x`, `sin^{-1} x`, `log_2 8`, `sin 2x cos x` (each takes its own factors). */
  protected function(): Expression {
    const token = this.take();
    if (token.type !== 'function') return this.refuse(token);
    let base: Expression | null = null;
    if (this.isOperator('_')) {
      this.take();
      base = this.isOpen() ? this.group() : this.bracedOrOne();
    }
    let exponent: Expression | null = null;
    if (this.isOperator('^')) {
      this.take();
      exponent = this.exponent();
    }
    const argument = this.argument();
    const inverse = exponent === null ? null : inverseOf(token.name, exponent);
    if (inverse !== null) return called(inverse, argument);
    const call = base === null ? called(token.name, argument) : called(token.name, argument, base);
    return exponent === null ? call : raised(call, exponent);
  }

  /** A bracket directly after the name is the whole argument; otherwise the factors up to the next function or sign. */
  protected argument(): Expression {
    if (this.next.type === 'open') return this.group();
    return this.nested(() => {
      if (this.isOperator('-')) {
        this.take();
        return negated(this.argument());
      }
      const factors = [this.power()];
      while (
        this.startsFactor() &&
        !['function', 'open', 'absolute', 'exponential'].includes(this.next.type)
      ) {
        factors.push(this.implicitFactor(factors.at(-1)!));
      }
      return product(factors);
    });
  }
}

function inverseOf(name: string, exponent: Expression): 'asin' | 'acos' | 'atan' | null {
  const minusOne = exponent.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.value.n === 1n;
  if (!minusOne || exponent.of.kind !== 'number' || exponent.of.value.d !== 1n) return null;
  return name === 'sin' ? 'asin' : name === 'cos' ? 'acos' : name === 'tan' ? 'atan' : null;
}
