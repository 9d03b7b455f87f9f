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
import { BraceContents } from './brace-contents.ts';
import { BracketParser } from './brackets.ts';
import { CalculusParser } from './calculus.ts';
import { CaseParser } from './cases.ts';
import { FunctionParser } from './functions.ts';
import type { Grammar } from './grammar.ts';
import { NameParser } from './names.ts';
import { PrimaryParser } from './primaries.ts';
import { TokenStream, type ParserOptions } from './token-stream.ts';

export type { GrammaticalAmbiguity, ParserOptions } from './token-stream.ts';

/**
 * Pratt parser over the tokens of one text. Binding, weakest first: sum, product (juxtaposition binds like
 * `*`), sign, power and postfix. Limited to `deepestNesting` levels; throws `Unreadable`.
 */
export class Parser implements Grammar {
  readonly stream: TokenStream;
  readonly names: NameParser;
  readonly contents: BraceContents;
  readonly cases: CaseParser;
  private readonly brackets: BracketParser;
  private readonly primaries: PrimaryParser;
  private readonly calculus: CalculusParser;

  constructor(tokens: readonly Token[], options: ParserOptions) {
    const stream = new TokenStream(tokens, options);
    const names = new NameParser(stream);
    const contents = new BraceContents(stream);
    const brackets = new BracketParser(stream, names, contents, this);
    const cases = new CaseParser(stream, contents, brackets, this);
    const functions = new FunctionParser(stream, brackets, this);
    const primaries = new PrimaryParser({ stream, names, brackets, cases, functions, grammar: this });
    this.stream = stream;
    this.names = names;
    this.contents = contents;
    this.cases = cases;
    this.brackets = brackets;
    this.primaries = primaries;
    this.calculus = new CalculusParser({ stream, names, brackets, primaries, grammar: this });
    if (givesI(tokens)) names.local.push('i');
  }

  expression(): Expression {
    return this.stream.nested(() => this.sum());
  }

  /** `a`, `a = b` or a chain `a < b < c`. */
  comparison(): Expression | Relation {
    const first = this.expression();
    const sides = [first];
    const signs: RelationSign[] = [];
    while (this.stream.next.type === 'relation') {
      const token = this.stream.take();
      if (token.type === 'relation') signs.push(token.sign);
      // `6/8 =` asks for the value: the trailing sign is dropped.
      if (signs.length === 1 && signs[0] === '=' && this.stream.atEnd) return first;
      sides.push(this.expression());
    }
    return signs.length === 0 ? first : { kind: 'relation', sides, signs };
  }

  sum(): Expression {
    const terms = [this.signedTerm(true)];
    while (this.stream.isOperator('+', '-', '±')) terms.push(this.signedTerm(false));
    return sum(terms);
  }

  signedTerm(first: boolean): Expression {
    if (!this.stream.isOperator('+', '-', '±')) return this.product();
    const token = this.stream.take();
    const sign = token.type === 'operator' ? token.sign : '+';
    if (this.stream.isOperator('+', '-') || (first && this.stream.isOperator('±'))) {
      return signed(
        sign,
        this.stream.nested(() => this.signedTerm(true)),
      );
    }
    return signed(sign, this.product());
  }

  product(): Expression {
    let factors = [this.factor()];
    for (;;) {
      if (this.stream.isOperator('*')) {
        this.stream.take();
        factors.push(this.factor());
      } else if (this.stream.isOperator('/')) {
        const wide = this.stream.take().spaced && this.stream.next.spaced;
        if (wide && this.fractionFollows() && !this.stream.doubt('slash')) {
          factors = [divided(product(factors), this.wholeDivisor(factors.some(isMeasure)))];
          continue;
        }
        factors = [divided(product(factors), this.divisor(factors.some(isMeasure)))];
      } else if (this.stream.isOperator('÷')) {
        this.stream.take();
        factors = [divided(product(factors), this.wholeDivisor(factors.some(isMeasure)))];
      } else if (this.continuesQuantity(factors)) {
        factors = [this.compoundQuantity(factors)];
      } else if (this.brackets.startsFactor()) {
        factors.push(this.brackets.implicitFactor(factors.at(-1)!));
      } else return product(factors);
    }
  }

  /** `2 h 30 min`: a quantity continues with a smaller unit of the same kind. */
  private continuesQuantity(factors: readonly Expression[]): boolean {
    const [, last] = factors;
    const [value, following] = [this.stream.next, this.stream.peek()];
    if (factors.length !== 2 || last?.kind !== 'unit' || value.type !== 'number' || following.type !== 'unit')
      return false;
    return inBaseUnits(last.name).base === inBaseUnits(following.name).base && last.name !== following.name;
  }

  private compoundQuantity(factors: readonly Expression[]): Expression {
    const terms = [product(factors)];
    let last = factors;
    while (this.continuesQuantity(last)) {
      const [value, following] = [this.stream.take(), this.stream.take()];
      if (value.type !== 'number' || following.type !== 'unit') return this.stream.refuse(value);
      last = [number(value.value), unit(following.name)];
      terms.push(product(last));
    }
    return sum(terms);
  }

  /** In `5/6 / 10/3` the spaced slash divides by the unspaced fraction. */
  private fractionFollows(): boolean {
    const slash = this.stream.peek(1);
    return slash.type === 'operator' && slash.sign === '/' && !slash.spaced && !this.stream.peek(2).spaced;
  }

  /** `5/6 ÷ 10/3`: the fraction after ÷ or : is the divisor as a whole. */
  private wholeDivisor(measured: boolean): Expression {
    let below = this.divisor(measured);
    while (this.stream.isOperator('/')) {
      this.stream.take();
      below = divided(below, this.divisor());
    }
    return below;
  }

  /** The divisor after a slash. `1/2x` is read from left to right and reported as ambiguous. */
  divisor(measured = false): Expression {
    const below = [this.factor()];
    // `50 km / 2 h` is a rate; `1/2 km` is half a kilometre.
    if (
      measured &&
      this.stream.next.type === 'unit' &&
      below[0]!.kind === 'number' &&
      !this.stream.doubt('slash')
    )
      below.push(this.power());
    const bracketed = this.stream.tokens[this.stream.at - 1]?.type === 'close';
    const sticks =
      this.brackets.startsFactor() &&
      !bracketed &&
      this.stream.next.type !== 'open' &&
      this.stream.next.type !== 'unit';
    if (sticks && !isMeasure(below[0]!) && this.stream.doubt('slash')) {
      while (this.brackets.startsFactor()) below.push(this.brackets.implicitFactor(below.at(-1)!));
    }
    return product(below);
  }

  /** A factor with an optional sign: `2 * -3`. */
  factor(): Expression {
    if (!this.stream.isOperator('+', '-', '±')) return this.power();
    const token = this.stream.take();
    const inner = this.stream.nested(() => this.factor());
    return signed(token.type === 'operator' ? token.sign : '+', inner);
  }

  power(): Expression {
    return this.stream.nested(() => {
      const from = this.stream.at;
      return this.calculus.calculus() ?? this.postfix(this.primaries.primary(), from);
    });
  }

  postfix(start: Expression, from: number): Expression {
    let base = start;
    for (;;) {
      if (this.stream.isOperator('!')) {
        this.stream.take();
        base = { kind: 'factorial', of: base };
      } else if (this.stream.isOperator('%')) {
        this.stream.take();
        base = { kind: 'percent', of: base };
      } else if (this.stream.isOperator('°') || this.raisedDegrees() > 0) {
        // `sin(30)°` means the sine of 30°, but literally it is something else.
        if (base.kind === 'call' && this.stream.tokens[from]!.type !== 'open') this.stream.refuse();
        this.stream.at += Math.max(1, this.raisedDegrees());
        base = { kind: 'degrees', of: base };
      } else if (this.stream.isOperator('′')) {
        base = this.prime(base, from);
      } else if (this.stream.isOperator('^') && !this.calculus.sideAhead()) {
        this.stream.take();
        base = raised(base, this.exponent());
      } else return base;
    }
  }

  /** `30^\circ`, `30^{\circ}`: the number of tokens, or 0. */
  private raisedDegrees(): number {
    if (!this.stream.isOperator('^')) return 0;
    const braced = this.stream.peek(1).type === 'open';
    const sign = this.stream.peek(braced ? 2 : 1);
    if (sign.type !== 'operator' || sign.sign !== '°') return 0;
    if (braced) return this.stream.peek(3).type === 'close' ? 4 : 0;
    return 2;
  }

  /** `(x²)′`: the derivative of the bracketed expression by its only letter. */
  private prime(base: Expression, from: number): Expression {
    if (this.stream.tokens[from]!.type !== 'open') return this.stream.refuse();
    let order = 0;
    for (; this.stream.isOperator('′'); order += 1) this.stream.take();
    const letters = variablesOf(base);
    if (letters.length > 1 && !letters.includes('x')) return this.stream.refuse();
    return { kind: 'derivative', of: base, variable: letters.length === 1 ? letters[0]! : 'x', order };
  }

  exponent(): Expression {
    if (this.stream.isOpen('{')) return this.brackets.group();
    return this.stream.nested(() => {
      if (!this.stream.isOperator('+', '-', '±')) return this.power();
      const token = this.stream.take();
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

/** `i = 3` and `1 ≤ i ≤ 5` make i a variable; everywhere else i is the imaginary unit. */
function givesI(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.type !== 'variable' || token.name !== 'i' || tokens[index + 1]?.type !== 'relation')
      return false;
    const before = tokens[index - 1];
    return before === undefined || ['separator', 'joiner', 'relation'].includes(before.type);
  });
}
