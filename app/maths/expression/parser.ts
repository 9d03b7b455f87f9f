import { Primaries } from './primaries.ts';
import { divided, negated, product, raised, sum, type Expression } from './tree.ts';

export type { ParserOptions, Readings } from './cursor.ts';

/**
 * Pratt parser over the tokens of one text. Binding, weakest first: sum, product (juxtaposition binds like `*`), sign,
 * power and postfix. Never deeper than `deepestNesting`; throws `Unreadable`.
 */
export class Parser extends Primaries {
  expression(): Expression {
    return this.nested(() => this.sum());
  }

  protected sum(): Expression {
    const terms = [this.signedTerm(true)];
    while (this.isOperator('+', '-', '±')) terms.push(this.signedTerm(false));
    return sum(terms);
  }

  protected signedTerm(first: boolean): Expression {
    if (!this.isOperator('+', '-', '±')) return this.product();
    const token = this.take();
    const sign = token.type === 'operator' ? token.sign : '+';
    if (!first && this.isOperator('+', '-')) {
      const inner = this.nested(() => this.signedTerm(true));
      return signed(sign, inner);
    }
    if (first && this.isOperator('+', '-', '±'))
      return signed(
        sign,
        this.nested(() => this.signedTerm(true)),
      );
    return signed(sign, this.product());
  }

  protected product(): Expression {
    let factors = [this.factor()];
    for (;;) {
      if (this.isOperator('*')) {
        this.take();
        factors.push(this.factor());
      } else if (this.isOperator('/')) {
        this.take();
        factors = [divided(product(factors), this.divisor())];
      } else if (this.startsFactor()) {
        factors.push(this.implicitFactor(factors.at(-1)!));
      } else return product(factors);
    }
  }

  /** What stands below a slash. `1/2x` is read left to right, and reported as ambiguous. */
  protected divisor(): Expression {
    const below = [this.factor()];
    const bracketed = this.tokens[this.at - 1]?.type === 'close';
    if (this.startsFactor() && !bracketed && this.next.type !== 'open') {
      this.options.onAmbiguous('slash');
      if (this.options.readings.slash === 'all') {
        while (this.startsFactor()) below.push(this.implicitFactor(below.at(-1)!));
      }
    }
    return product(below);
  }

  /** A factor that may carry a sign: `2 * -3`. */
  protected factor(): Expression {
    if (!this.isOperator('+', '-', '±')) return this.power();
    const token = this.take();
    const inner = this.nested(() => this.factor());
    return signed(token.type === 'operator' ? token.sign : '+', inner);
  }

  protected power(): Expression {
    return this.nested(() => this.postfix(this.primary()));
  }

  protected postfix(start: Expression): Expression {
    let base = start;
    for (;;) {
      if (this.isOperator('!')) {
        this.take();
        base = { kind: 'factorial', of: base };
      } else if (this.isOperator('%')) {
        this.take();
        base = { kind: 'percent', of: base };
      } else if (this.isOperator('^')) {
        this.take();
        base = raised(base, this.exponent());
      } else return base;
    }
  }

  protected exponent(): Expression {
    if (this.next.type === 'open' && this.next.bracket === '{') {
      return this.group();
    }
    return this.nested(() => {
      if (!this.isOperator('+', '-', '±')) return this.power();
      const token = this.take();
      return signed(token.type === 'operator' ? token.sign : '+', this.exponent());
    });
  }
}

function signed(sign: string, of: Expression): Expression {
  return sign === '-' ? negated(of) : sign === '±' ? { kind: 'plusminus', of } : of;
}
