import { called, constant, number, variable, withPlaces, type Expression } from '../tree.ts';
import type { TokenStream } from './token-stream.ts';

/** Numbers and names. */
export class NameParser {
  /**
   * Names that are variables here although they could be constants: the index i of a sum, or an i that an
   * equation defines.
   */
  readonly local: string[] = [];
  private readonly stream: TokenStream;

  constructor(stream: TokenStream) {
    this.stream = stream;
  }

  /** A letter with its index: `x`, `x_1`, `x_{12}`, `x₁`. */
  name(): string {
    const token = this.stream.take();
    if (token.type !== 'variable') return this.stream.refuse(token);
    return token.name + this.index();
  }

  /** `_1` after a name, or null. */
  index(): string {
    if (!this.stream.isOperator('_')) return '';
    this.stream.take();
    const bracket = this.stream.isOpen() ? this.stream.open() : null;
    const index = this.stream.take();
    if (index.type !== 'number' && index.type !== 'variable') this.stream.refuse(index);
    if (index.type === 'number' && !index.whole) this.stream.refuse(index);
    if (bracket !== null) this.stream.close(bracket);
    return `_${index.type === 'number' ? index.value.n.toString() : index.name}`;
  }

  /** A letter with its index, without any postfix. */
  letter(): Expression {
    return this.named(this.name());
  }

  named(name: string): Expression {
    return name === 'i' && !this.local.includes('i') ? constant('i') : variable(name);
  }

  /** A number, a mixed number (`2 1/3`, `2½`, `2\frac{1}{3}`), or the combinations `5C2`. */
  number(): Expression {
    const token = this.stream.take();
    if (token.type !== 'number') return this.stream.refuse(token);
    if (!token.whole) return withPlaces(number(token.value), token.places);
    const { next } = this.stream;
    if (next.type === 'choose' && this.stream.peek().type !== 'open')
      return this.choices(number(token.value));
    if (next.type === 'fraction') {
      this.stream.take();
      return { kind: 'mixed', whole: token.value.n, numerator: next.value.n, denominator: next.value.d };
    }
    return this.mixedPart(token.value.n) ?? number(token.value);
  }

  choices(first: Expression): Expression {
    const [sign, second] = [this.stream.take(), this.stream.take()];
    if (sign.type !== 'choose' || (second.type !== 'number' && second.type !== 'variable'))
      return this.stream.refuse(second);
    return called(sign.name, first, second.type === 'number' ? number(second.value) : variable(second.name));
  }

  private mixedPart(whole: bigint): Expression | null {
    const [top, slash, bottom] = [this.stream.next, this.stream.peek(1), this.stream.peek(2)];
    if (top.type === 'frac') return this.mixedFrac(whole);
    if (top.type !== 'number' || !top.whole || !top.spaced || slash.type !== 'operator' || slash.sign !== '/')
      return null;
    if (bottom.type !== 'number' || !bottom.whole || top.value.n >= bottom.value.n) return null;
    this.stream.at += 3;
    return { kind: 'mixed', whole, numerator: top.value.n, denominator: bottom.value.n };
  }

  /** Only inspects tokens: parsing the fraction twice would double the work at each nesting level. */
  private mixedFrac(whole: bigint): Expression | null {
    const numbers: bigint[] = [];
    let offset = 1;
    for (let argument = 0; argument < 2; argument += 1) {
      const braced = this.stream.peek(offset).type === 'open';
      const token = this.stream.peek(braced ? offset + 1 : offset);
      if (token.type !== 'number' || !token.whole) return null;
      if (braced && this.stream.peek(offset + 2).type !== 'close') return null;
      numbers.push(token.value.n);
      offset += braced ? 3 : 1;
    }
    const [numerator = 0n, denominator = 0n] = numbers;
    if (numerator === 0n || numerator >= denominator) return null;
    this.stream.at += offset;
    return { kind: 'mixed', whole, numerator, denominator };
  }
}
