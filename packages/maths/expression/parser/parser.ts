import {
  divided,
  negated,
  number,
  product,
  raised,
  sum,
  unit,
  type Expression,
  type Relation,
  type RelationSign,
} from '../tree.ts';
import { variablesOf } from '../tree-parts.ts';
import { inBaseUnits } from '../units.ts';
import type { Token } from '../tokens.ts';
import { Cases } from './cases.ts';
import type { ParserOptions } from './cursor.ts';

export type { GrammaticalDoubt, ParserOptions } from './cursor.ts';

/**
 * Pratt parser over the tokens of one text. Binding, weakest first: sum, product (juxtaposition binds like `*`), sign,
 * power and postfix. Never deeper than `deepestNesting`; throws `Unreadable`.
 */
export class Parser extends Cases {
  constructor(tokens: readonly Token[], options: ParserOptions) {
    super(tokens, options);
    if (givesI(tokens)) this.names.push('i');
  }

  expression(): Expression {
    return this.nested(() => this.sum());
  }

  /** `a`, `a = b` or a chain `a < b < c`. */
  comparison(): Expression | Relation {
    const first = this.expression();
    const sides = [first];
    const signs: RelationSign[] = [];
    while (this.next.type === 'relation') {
      const token = this.take();
      if (token.type === 'relation') signs.push(token.sign);
      // `6/8 =` asks for the value: the open end is left off.
      if (signs.length === 1 && signs[0] === '=' && this.atEnd) return first;
      sides.push(this.expression());
    }
    return signs.length === 0 ? first : { kind: 'relation', sides, signs };
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
    if (this.isOperator('+', '-') || (first && this.isOperator('±'))) {
      return signed(
        sign,
        this.nested(() => this.signedTerm(true)),
      );
    }
    return signed(sign, this.product());
  }

  protected product(): Expression {
    let factors = [this.factor()];
    for (;;) {
      if (this.isOperator('*')) {
        this.take();
        factors.push(this.factor());
      } else if (this.isOperator('/')) {
        const wide = this.take().spaced && this.next.spaced;
        if (wide && this.fractionFollows() && !this.doubt('slash')) {
          factors = [divided(product(factors), this.wholeDivisor(factors.some(isMeasure)))];
          continue;
        }
        factors = [divided(product(factors), this.divisor(factors.some(isMeasure)))];
      } else if (this.isOperator('÷')) {
        this.take();
        factors = [divided(product(factors), this.wholeDivisor(factors.some(isMeasure)))];
      } else if (this.continuesQuantity(factors)) {
        factors = [this.compoundQuantity(factors)];
      } else if (this.startsFactor()) {
        factors.push(this.implicitFactor(factors.at(-1)!));
      } else return product(factors);
    }
  }

  /** `2 h 30 min`: a quantity goes on with a smaller unit of the same kind. */
  private continuesQuantity(factors: readonly Expression[]): boolean {
    const [, last] = factors;
    const [value, following] = [this.next, this.peek()];
    if (factors.length !== 2 || last?.kind !== 'unit' || value.type !== 'number' || following.type !== 'unit')
      return false;
    return inBaseUnits(last.name).base === inBaseUnits(following.name).base && last.name !== following.name;
  }

  private compoundQuantity(factors: readonly Expression[]): Expression {
    const terms = [product(factors)];
    let last = factors;
    while (this.continuesQuantity(last)) {
      const [value, following] = [this.take(), this.take()];
      if (value.type !== 'number' || following.type !== 'unit') return this.refuse(value);
      last = [number(value.value), unit(following.name)];
      terms.push(product(last));
    }
    return sum(terms);
  }

  /** In `5/6 / 10/3` the wide slash divides by the narrow fraction. */
  private fractionFollows(): boolean {
    const slash = this.peek(1);
    return slash.type === 'operator' && slash.sign === '/' && !slash.spaced && !this.peek(2).spaced;
  }

  /** `5/6 ÷ 10/3`: the fraction behind ÷ or : is divided by as a whole. */
  private wholeDivisor(measured: boolean): Expression {
    let below = this.divisor(measured);
    while (this.isOperator('/')) {
      this.take();
      below = divided(below, this.divisor());
    }
    return below;
  }

  /** What stands below a slash. `1/2x` is read left to right, and reported as ambiguous. */
  protected divisor(measured = false): Expression {
    const below = [this.factor()];
    // `50 km / 2 h` is a rate, `1/2 km` half a kilometre.
    if (measured && this.next.type === 'unit' && below[0]!.kind === 'number' && !this.doubt('slash'))
      below.push(this.power());
    const bracketed = this.tokens[this.at - 1]?.type === 'close';
    const sticks =
      this.startsFactor() && !bracketed && this.next.type !== 'open' && this.next.type !== 'unit';
    if (sticks && !isMeasure(below[0]!) && this.doubt('slash')) {
      while (this.startsFactor()) below.push(this.implicitFactor(below.at(-1)!));
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
    return this.nested(() => {
      const from = this.at;
      return this.calculus() ?? this.postfix(this.primary(), from);
    });
  }

  protected postfix(start: Expression, from: number): Expression {
    let base = start;
    for (;;) {
      if (this.isOperator('!')) {
        this.take();
        base = { kind: 'factorial', of: base };
      } else if (this.isOperator('%')) {
        this.take();
        base = { kind: 'percent', of: base };
      } else if (this.isOperator('°') || this.raisedDegrees() > 0) {
        // `sin(30)°` means the sine of 30°, but it says something else.
        if (base.kind === 'call' && this.tokens[from]!.type !== 'open') this.refuse();
        this.at += Math.max(1, this.raisedDegrees());
        base = { kind: 'degrees', of: base };
      } else if (this.isOperator('′')) {
        base = this.prime(base, from);
      } else if (this.isOperator('^') && !this.sideAhead()) {
        this.take();
        base = raised(base, this.exponent());
      } else return base;
    }
  }

  /** `30^\circ`, `30^{\circ}`: how many tokens they take, or 0. */
  private raisedDegrees(): number {
    if (!this.isOperator('^')) return 0;
    const braced = this.peek(1).type === 'open';
    const sign = this.peek(braced ? 2 : 1);
    if (sign.type !== 'operator' || sign.sign !== '°') return 0;
    return braced ? 4 : 2;
  }

  /** `(x²)′`: the derivative of what stands in brackets, by its only letter. */
  private prime(base: Expression, from: number): Expression {
    if (this.tokens[from]!.type !== 'open') return this.refuse();
    let order = 0;
    for (; this.isOperator('′'); order += 1) this.take();
    const letters = variablesOf(base);
    if (letters.length > 1 && !letters.includes('x')) return this.refuse();
    return { kind: 'derivative', of: base, variable: letters.length === 1 ? letters[0]! : 'x', order };
  }

  protected exponent(): Expression {
    if (this.isOpen('{')) return this.group();
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

function isMeasure(tree: Expression): boolean {
  return tree.kind === 'unit' || (tree.kind === 'power' && tree.base.kind === 'unit');
}

/** `i = 3` and `1 ≤ i ≤ 5` speak of a variable; everywhere else i is the imaginary unit. */
function givesI(tokens: readonly Token[]): boolean {
  return tokens.some((token, place) => {
    if (token.type !== 'variable' || token.name !== 'i' || tokens[place + 1]?.type !== 'relation')
      return false;
    const before = tokens[place - 1];
    return before === undefined || ['separator', 'joiner', 'relation'].includes(before.type);
  });
}
