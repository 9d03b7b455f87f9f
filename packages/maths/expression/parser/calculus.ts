import { divided, number, sum, variable, type Expression } from '../tree.ts';
import { Unreadable, depthOf, closingOf } from '../tokens.ts';
import { derivativeAt, type DerivativeSign } from './derivative-sign.ts';
import { Functions } from './functions.ts';

/** Derivatives, integrals, limits, sums and products over an index. */
export abstract class Calculus extends Functions {
  #inTarget = false;

  protected abstract signedTerm(first: boolean): Expression;

  /** What begins with an operator of calculus, or null. */
  protected calculus(): Expression | null {
    switch (this.next.type) {
      case 'integral':
        return this.integral();
      case 'limit':
        return this.limit();
      case 'series':
        return this.series();
      case 'variable':
      case 'frac': {
        const sign = derivativeAt(this.tokens, this.at);
        return sign === null ? null : this.derivative(sign);
      }
      default:
        return null;
    }
  }

  /** `\frac{dy}{dx}` is the name of a derivative, written y′ here. */
  protected override rateInFrac(): Expression | null {
    const [open, above, close, second, below, end] = [0, 1, 2, 3, 4, 5].map((offset) => this.peek(offset));
    const brackets =
      open?.type === 'open' && close?.type === 'close' && second?.type === 'open' && end?.type === 'close';
    if (!brackets || above?.type !== 'differential' || below?.type !== 'differential') return null;
    if (above.variable !== 'y' || below.variable !== 'x') return null;
    this.at += 6;
    return variable('y′');
  }

  private derivative(sign: DerivativeSign): Expression {
    const { variable: name, order } = sign;
    if (sign.operand === 'follows') {
      const before = this.tokens[this.at - 1];
      const begins = before === undefined || ['relation', 'separator', 'joiner'].includes(before.type);
      this.at = sign.end;
      return { kind: 'derivative', of: this.operand(name, begins), variable: name, order };
    }
    this.at = sign.from;
    const of = this.unbarred(() => this.expression());
    if (this.at !== sign.to) this.refuse();
    this.at = sign.end;
    return { kind: 'derivative', of, variable: name, order };
  }

  /**
   * What an operator is applied to: one term, as printed mathematics means it. Where a sum follows and the term has no brackets,
   * the whole sum may be meant: that is the first reading when its letter comes again, and for a derivative that begins the formula.
   */
  private operand(name: string, begins = false): Expression {
    const start = this.at;
    const own = this.names.length;
    this.names.push(name);
    const first = this.signedTerm(true);
    const terms = [first];
    const bracketed = this.tokens[start]?.type === 'open' && closingOf(this.tokens, start) === this.at - 1;
    if (!bracketed && this.isOperator('+', '-', '±')) {
      const rest = this.restOfSum(name);
      if (!rest.another && this.doubt('scope') !== (rest.likely || begins)) {
        while (this.isOperator('+', '-', '±')) terms.push(this.signedTerm(false));
      }
    }
    this.names.length = own;
    return sum(terms);
  }

  /** Looks at the sum behind the first term: is its letter there, and another operator of calculus? */
  private restOfSum(name: string): { likely: boolean; another: boolean } {
    let depth = 0;
    let likely = false;
    for (let place = this.at; place < this.tokens.length; place += 1) {
      const token = this.tokens[place]!;
      depth += depthOf(token);
      const ends = ['relation', 'separator', 'joiner', 'end', 'differential'].includes(token.type);
      if (depth < 0 || (depth === 0 && ends)) break;
      if (['integral', 'limit', 'series'].includes(token.type)) return { likely: false, another: true };
      if (derivativeAt(this.tokens, place) !== null) return { likely: false, another: true };
      if (token.type === 'variable' && token.name === name) likely = true;
    }
    return { likely, another: false };
  }

  private integral(): Expression {
    this.take();
    const bounds = this.bounds();
    const waiting: { variable: string | null } = { variable: null };
    this.pending.push(waiting);
    const body = this.unbarred(() => this.integrand(waiting));
    this.pending.pop();
    if (waiting.variable !== null) return { kind: 'integral', of: body, variable: waiting.variable, bounds };
    const { next } = this;
    if (next.type !== 'differential') throw new Unreadable('missing_differential', next.at);
    this.take();
    const name = next.variable + this.index();
    return { kind: 'integral', of: this.dividedBehind(body, name), variable: name, bounds };
  }

  /** The sum up to the dx; 1 when the dx comes at once. */
  private integrand(waiting: { readonly variable: string | null }): Expression {
    if (this.next.type === 'differential') return number(1);
    const terms = [this.signedTerm(true)];
    while (waiting.variable === null && this.isOperator('+', '-', '±')) terms.push(this.signedTerm(false));
    return sum(terms);
  }

  /** `∫ dx/x`, `∫ x dx/(x² + 1)`: what stands below the dx belongs to the integral when it has the letter. */
  private dividedBehind(body: Expression, name: string): Expression {
    if (!this.isOperator('/')) return body;
    const start = this.at + 1;
    const end = this.tokens[start]?.type === 'open' ? closingOf(this.tokens, start) : start;
    const inside = this.tokens
      .slice(start, end + 1)
      .some((token) => token.type === 'variable' && token.name === name);
    const empty = body.kind === 'number' && this.tokens[this.at - 2]?.type !== 'number';
    if (!inside && !empty) return body;
    this.take();
    return divided(body, this.divisor());
  }

  private bounds(): readonly [Expression, Expression] | null {
    let low: Expression | null = null;
    let high: Expression | null = null;
    for (;;) {
      if (this.isOperator('_') && low === null) low = this.bound();
      else if (this.isOperator('^') && high === null) high = this.bound();
      else break;
    }
    if (low === null && high === null) return null;
    return low === null || high === null ? this.refuse() : [low, high];
  }

  /** One bound behind `_` or `^`: in brackets, or one sign and one piece. */
  private bound(): Expression {
    this.take();
    if (this.isOpen()) return this.group();
    if (this.isOperator('-', '+')) {
      const sign = this.take();
      const size = this.piece();
      return sign.type === 'operator' && sign.sign === '-' ? { kind: 'negate', of: size } : size;
    }
    return this.piece();
  }

  private piece(): Expression {
    const { next } = this;
    if (next.type === 'number') {
      this.take();
      return number(next.value);
    }
    if (next.type === 'variable') return this.letter();
    return ['fraction', 'constant', 'frac', 'root'].includes(next.type) ? this.primary() : this.refuse();
  }

  private limit(): Expression {
    this.take();
    const lowered = this.isOperator('_');
    if (lowered) this.take();
    const bracket = this.isOpen() ? this.open() : lowered ? this.refuse() : null;
    const name = this.name();
    if (this.next.type !== 'arrow') this.refuse();
    this.take();
    const { to, side } = this.target(bracket !== null);
    if (bracket !== null) this.close(bracket);
    else if (!this.next.spaced && !this.isOpen()) this.refuse();
    return { kind: 'limit', of: this.operand(name), variable: name, to, side };
  }

  /** Where a limit goes, and from which side: `2`, `0^+`, `0+`, `−∞`. */
  private target(bracketed: boolean): { to: Expression; side: 'both' | 'left' | 'right' } {
    const outer = this.#inTarget;
    this.#inTarget = true;
    const to = bracketed ? this.targetSum() : this.bareTarget();
    this.#inTarget = outer;
    const raisedSide = this.sideLength('^');
    const length = raisedSide > 0 ? raisedSide : this.isOperator('+', '-') ? 1 : 0;
    if (length === 0) return { to, side: 'both' };
    const sign = this.peek(length === 4 ? 2 : length - 1);
    this.at += length;
    return { to, side: sign.type === 'operator' && sign.sign === '+' ? 'right' : 'left' };
  }

  private targetSum(): Expression {
    const terms = [this.signedTerm(true)];
    while (this.isOperator('+', '-') && this.peek().type !== 'close') terms.push(this.signedTerm(false));
    return sum(terms);
  }

  private bareTarget(): Expression {
    const sign = this.isOperator('+', '-') ? this.take() : null;
    const size = this.power();
    return sign?.type === 'operator' && sign.sign === '-' ? { kind: 'negate', of: size } : size;
  }

  /** True when the power here is none, but the side of a limit: x → 0^+. */
  protected sideAhead(): boolean {
    return this.#inTarget && this.sideLength('^') > 0;
  }

  private sideLength(sign: string): number {
    if (!this.isOperator(sign)) return 0;
    const braced = this.peek(1).type === 'open';
    const side = this.peek(braced ? 2 : 1);
    if (side.type !== 'operator' || (side.sign !== '+' && side.sign !== '-')) return 0;
    if (braced) return this.peek(3).type === 'close' ? 4 : 0;
    return this.peek(2).type === 'number' ? 0 : 2;
  }

  private series(): Expression {
    const token = this.take();
    if (token.type !== 'series' || !this.isOperator('_')) return this.refuse();
    this.take();
    if (!this.isOpen()) this.refuse();
    const bracket = this.open();
    const name = this.name();
    if (this.next.type !== 'relation' || this.next.sign !== '=') this.refuse();
    this.take();
    const from = this.expression();
    this.close(bracket);
    if (!this.isOperator('^')) this.refuse();
    const to = this.bound();
    return { kind: 'series', operation: token.operation, of: this.operand(name), variable: name, from, to };
  }
}
