import { divided, number, sum, type Expression } from '../tree.ts';
import { Unreadable, depthOf, closingOf } from '../tokens.ts';
import { derivativeAt, type DerivativeSign } from './derivative-sign.ts';
import type { BracketParser } from './brackets.ts';
import type { Grammar } from './grammar.ts';
import type { NameParser } from './names.ts';
import type { PrimaryParser } from './primaries.ts';
import type { TokenStream } from './token-stream.ts';

/** Derivatives, integrals, limits, sums and products over an index. */
export class CalculusParser {
  private readonly stream: TokenStream;
  private readonly names: NameParser;
  private readonly brackets: BracketParser;
  private readonly primaries: PrimaryParser;
  private readonly grammar: Grammar;
  #inTarget = false;

  constructor(parts: {
    readonly stream: TokenStream;
    readonly names: NameParser;
    readonly brackets: BracketParser;
    readonly primaries: PrimaryParser;
    readonly grammar: Grammar;
  }) {
    this.stream = parts.stream;
    this.names = parts.names;
    this.brackets = parts.brackets;
    this.primaries = parts.primaries;
    this.grammar = parts.grammar;
  }

  /** An expression that starts with a calculus operator, or null. */
  calculus(): Expression | null {
    switch (this.stream.next.type) {
      case 'integral':
        return this.integral();
      case 'limit':
        return this.limit();
      case 'series':
        return this.series();
      case 'variable':
      case 'frac': {
        const sign = derivativeAt(this.stream.tokens, this.stream.at);
        return sign === null ? null : this.derivative(sign);
      }
      default:
        return null;
    }
  }

  private derivative(sign: DerivativeSign): Expression {
    const { variable: name, order } = sign;
    if (sign.operand === 'follows') {
      const before = this.stream.tokens[this.stream.at - 1];
      const begins = before === undefined || ['relation', 'separator', 'joiner'].includes(before.type);
      this.stream.at = sign.end;
      return { kind: 'derivative', of: this.operand(name, begins), variable: name, order };
    }
    this.stream.at = sign.from;
    const of = this.brackets.unbarred(() => this.grammar.expression());
    if (this.stream.at !== sign.to) this.stream.refuse();
    this.stream.at = sign.end;
    return { kind: 'derivative', of, variable: name, order };
  }

  /**
   * The operand of an operator: one term, as in printed mathematics. When a sum follows and the term has no
   * brackets, the whole sum may be meant; that is the first reading when the sum contains the operator's
   * variable again, and for a derivative at the start of the formula.
   */
  private operand(name: string, begins = false): Expression {
    const start = this.stream.at;
    const own = this.names.local.length;
    this.names.local.push(name);
    const first = this.grammar.signedTerm(true);
    const terms = [first];
    const bracketed =
      this.stream.tokens[start]?.type === 'open' &&
      closingOf(this.stream.tokens, start) === this.stream.at - 1;
    if (!bracketed && this.stream.isOperator('+', '-', '±')) {
      const rest = this.restOfSum(name);
      if (!rest.another && this.stream.doubt('scope') !== (rest.likely || begins)) {
        while (this.stream.isOperator('+', '-', '±')) terms.push(this.grammar.signedTerm(false));
      }
    }
    this.names.local.length = own;
    return sum(terms);
  }

  /** Inspects the sum after the first term: does it contain the variable, or another calculus operator? */
  private restOfSum(name: string): { likely: boolean; another: boolean } {
    let depth = 0;
    let likely = false;
    for (let place = this.stream.at; place < this.stream.tokens.length; place += 1) {
      const token = this.stream.tokens[place]!;
      depth += depthOf(token);
      const ends = ['relation', 'separator', 'joiner', 'end', 'differential'].includes(token.type);
      if (depth < 0 || (depth === 0 && ends)) break;
      if (['integral', 'limit', 'series'].includes(token.type)) return { likely: false, another: true };
      if (derivativeAt(this.stream.tokens, place) !== null) return { likely: false, another: true };
      if (token.type === 'variable' && token.name === name) likely = true;
    }
    return { likely, another: false };
  }

  private integral(): Expression {
    this.stream.take();
    const bounds = this.bounds();
    const waiting: { variable: string | null } = { variable: null };
    this.primaries.pending.push(waiting);
    const body = this.brackets.unbarred(() => this.integrand(waiting));
    this.primaries.pending.pop();
    if (waiting.variable !== null) return { kind: 'integral', of: body, variable: waiting.variable, bounds };
    const { next } = this.stream;
    if (next.type !== 'differential') throw new Unreadable('missing_differential', next.at);
    this.stream.take();
    const name = next.variable + this.names.index();
    return { kind: 'integral', of: this.dividedBehind(body, name), variable: name, bounds };
  }

  /** The sum up to the dx; 1 when the dx follows immediately. */
  private integrand(waiting: { readonly variable: string | null }): Expression {
    if (this.stream.next.type === 'differential') return number(1);
    const terms = [this.grammar.signedTerm(true)];
    while (waiting.variable === null && this.stream.isOperator('+', '-', '±'))
      terms.push(this.grammar.signedTerm(false));
    return sum(terms);
  }

  /**
   * `∫ dx/x`, `∫ x dx/(x² + 1)`: the divisor after the dx belongs to the integrand when it contains the
   * variable.
   */
  private dividedBehind(body: Expression, name: string): Expression {
    if (!this.stream.isOperator('/')) return body;
    const start = this.stream.at + 1;
    const end = this.stream.tokens[start]?.type === 'open' ? closingOf(this.stream.tokens, start) : start;
    const inside = this.stream.tokens
      .slice(start, end + 1)
      .some((token) => token.type === 'variable' && token.name === name);
    const empty = body.kind === 'number' && this.stream.tokens[this.stream.at - 2]?.type !== 'number';
    if (!inside && !empty) return body;
    this.stream.take();
    return divided(body, this.grammar.divisor());
  }

  private bounds(): readonly [Expression, Expression] | null {
    let low: Expression | null = null;
    let high: Expression | null = null;
    for (;;) {
      if (this.stream.isOperator('_') && low === null) low = this.bound();
      else if (this.stream.isOperator('^') && high === null) high = this.bound();
      else break;
    }
    if (low === null && high === null) return null;
    return low === null || high === null ? this.stream.refuse() : [low, high];
  }

  /** One bound after `_` or `^`: in brackets, or an optional sign and one primary. */
  private bound(): Expression {
    this.stream.take();
    if (this.stream.isOpen()) return this.brackets.group();
    if (this.stream.isOperator('-', '+')) {
      const sign = this.stream.take();
      const size = this.piece();
      return sign.type === 'operator' && sign.sign === '-' ? { kind: 'negate', of: size } : size;
    }
    return this.piece();
  }

  private piece(): Expression {
    const { next } = this.stream;
    if (next.type === 'number') {
      this.stream.take();
      return number(next.value);
    }
    if (next.type === 'variable') return this.names.letter();
    return ['fraction', 'constant', 'frac', 'root'].includes(next.type)
      ? this.primaries.primary()
      : this.stream.refuse();
  }

  private limit(): Expression {
    this.stream.take();
    const lowered = this.stream.isOperator('_');
    if (lowered) this.stream.take();
    const bracket = this.stream.isOpen() ? this.stream.open() : lowered ? this.stream.refuse() : null;
    const name = this.names.name();
    if (this.stream.next.type !== 'arrow') this.stream.refuse();
    this.stream.take();
    const { to, side } = this.target(bracket !== null);
    if (bracket !== null) this.stream.close(bracket);
    else if (!this.stream.next.spaced && !this.stream.isOpen()) this.stream.refuse();
    return { kind: 'limit', of: this.operand(name), variable: name, to, side };
  }

  /** The point of a limit and its side: `2`, `0^+`, `0+`, `−∞`. */
  private target(bracketed: boolean): { to: Expression; side: 'both' | 'left' | 'right' } {
    const outer = this.#inTarget;
    this.#inTarget = true;
    const to = bracketed ? this.targetSum() : this.bareTarget();
    this.#inTarget = outer;
    const raisedSide = this.sideLength('^');
    const length = raisedSide > 0 ? raisedSide : this.stream.isOperator('+', '-') ? 1 : 0;
    if (length === 0) return { to, side: 'both' };
    const sign = this.stream.peek(length === 4 ? 2 : length - 1);
    this.stream.at += length;
    return { to, side: sign.type === 'operator' && sign.sign === '+' ? 'right' : 'left' };
  }

  private targetSum(): Expression {
    const terms = [this.grammar.signedTerm(true)];
    while (this.stream.isOperator('+', '-', '±') && this.stream.peek().type !== 'close')
      terms.push(this.grammar.signedTerm(false));
    return sum(terms);
  }

  private bareTarget(): Expression {
    const sign = this.stream.isOperator('+', '-') ? this.stream.take() : null;
    const size = this.grammar.power();
    return sign?.type === 'operator' && sign.sign === '-' ? { kind: 'negate', of: size } : size;
  }

  /** True when `^` marks the side of a limit rather than a power: x → 0^+. */
  sideAhead(): boolean {
    return this.#inTarget && this.sideLength('^') > 0;
  }

  private sideLength(sign: string): number {
    if (!this.stream.isOperator(sign)) return 0;
    const braced = this.stream.peek(1).type === 'open';
    const side = this.stream.peek(braced ? 2 : 1);
    if (side.type !== 'operator' || (side.sign !== '+' && side.sign !== '-')) return 0;
    if (braced) return this.stream.peek(3).type === 'close' ? 4 : 0;
    return this.stream.peek(2).type === 'number' ? 0 : 2;
  }

  private series(): Expression {
    const token = this.stream.take();
    if (token.type !== 'series' || !this.stream.isOperator('_')) return this.stream.refuse();
    this.stream.take();
    if (!this.stream.isOpen()) this.stream.refuse();
    const bracket = this.stream.open();
    const name = this.names.name();
    if (this.stream.next.type !== 'relation' || this.stream.next.sign !== '=') this.stream.refuse();
    this.stream.take();
    const from = this.grammar.expression();
    this.stream.close(bracket);
    if (!this.stream.isOperator('^')) this.stream.refuse();
    const to = this.bound();
    return { kind: 'series', operation: token.operation, of: this.operand(name), variable: name, from, to };
  }
}
