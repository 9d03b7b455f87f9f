import {
  called,
  manyNames,
  negated,
  number,
  product,
  raised,
  divided,
  type Expression,
  type FunctionName,
} from '../tree.ts';
import { Unreadable } from '../tokens.ts';
import type { BracketParser } from './brackets.ts';
import type { Grammar } from './grammar.ts';
import type { TokenStream } from './token-stream.ts';

const many: ReadonlySet<string> = new Set(manyNames);
/** Tokens that end the argument of a function written without brackets. */
const endsArgument: ReadonlySet<string> = new Set([
  'function',
  'open',
  'absolute',
  'exponential',
  'integral',
  'limit',
  'series',
  'lines',
]);

/** Functions with their arguments: `sin x`, `sin² x`, `log_2 8`, `gcd(12, 18)`. */
export class FunctionParser {
  private readonly stream: TokenStream;
  private readonly brackets: BracketParser;
  private readonly grammar: Grammar;

  constructor(stream: TokenStream, brackets: BracketParser, grammar: Grammar) {
    this.stream = stream;
    this.brackets = brackets;
    this.grammar = grammar;
  }

  /** `sin x`, `sin^2 x`, `sin^{-1} x`, `log_2 8`, `sin 2x cos x` (each function takes its own factors). */
  function(): Expression {
    const token = this.stream.take();
    if (token.type === 'choose') return this.choice(token.name);
    if (token.type !== 'function') return this.stream.refuse(token);
    const { name } = token;
    if (many.has(name)) return called(name, ...this.brackets.list());
    const base = this.base(name);
    let exponent: Expression | null = null;
    if (this.stream.isOperator('^')) {
      this.stream.take();
      exponent = this.grammar.exponent();
    }
    const bare = !this.stream.isOpen();
    const argument = this.argument();
    if (exponent !== null && isMinusOne(exponent)) {
      const inverse = inverses[name];
      if (inverse === undefined || base !== null) throw new Unreadable('unknown_function', token.at, name);
      return called(inverse, argument);
    }
    const whole = bare ? this.divided(name, argument) : argument;
    const call = base === null ? called(name, whole) : called(name, whole, base);
    return exponent === null ? call : raised(call, exponent);
  }

  private choice(name: FunctionName): Expression {
    const args = this.brackets.list();
    return args.length === 2 ? called(name, ...args) : this.stream.refuse();
  }

  /** `log_2 8`, `log2(8)`, `log2 8`. A base is likely in `log2 x`, but not in `log2x`. */
  private base(name: FunctionName): Expression | null {
    if (name !== 'log') return null;
    if (this.stream.isOperator('_')) {
      this.stream.take();
      return this.stream.isOpen() ? this.brackets.group() : this.brackets.bracedOrOne();
    }
    const { next } = this.stream;
    if (next.type !== 'number' || !next.whole || next.spaced || next.value.n < 2n) return null;
    const after = this.stream.peek();
    const sure = after.type === 'number' && after.spaced;
    const likely = after.type === 'open' || after.spaced;
    if (!sure && !['open', 'variable', 'constant', 'root', 'frac'].includes(after.type)) return null;
    if (!sure && this.stream.doubt('base') === likely) return null;
    this.stream.take();
    return number(next.value);
  }

  /**
   * Brackets directly after the name hold the whole argument; otherwise it is the factors up to the next
   * function or sign.
   */
  argument(): Expression {
    if (this.stream.isOpen()) return this.brackets.group();
    return this.stream.nested(() => {
      if (this.stream.isOperator('-')) {
        this.stream.take();
        return negated(this.argument());
      }
      const factors = [this.grammar.power()];
      while (this.brackets.startsFactor() && !endsArgument.has(this.stream.next.type))
        factors.push(this.brackets.implicitFactor(factors.at(-1)!));
      // `sin 2(x + 1)` is the sine of the whole, `ln x (x + 1)` a product; both are ambiguous.
      if (
        this.stream.isOpen() &&
        this.brackets.startsFactor() &&
        !factors.some((factor) => factor.kind === 'call')
      ) {
        const coefficient = factors.length === 1 && factors[0]!.kind === 'number' && !this.stream.next.spaced;
        if (this.stream.doubt('argument') !== coefficient) factors.push(this.brackets.group());
      }
      return product(factors);
    });
  }

  /** `sin x/2` is half a sine, `sin π/6` the sine of π/6; both are ambiguous. */
  private divided(name: FunctionName, argument: Expression): Expression {
    if (!this.stream.isOperator('/') || this.stream.peek().type !== 'number') return argument;
    const angle = /^(?:sin|cos|tan|cot|sec|csc)$/.test(name) && endsInPi(argument);
    if (this.stream.next.spaced && !angle) return argument;
    if (this.stream.doubt('argument') === angle) return argument;
    this.stream.take();
    return divided(argument, this.grammar.divisor());
  }
}

function endsInPi(tree: Expression): boolean {
  const last = tree.kind === 'multiply' ? tree.factors.at(-1) : tree;
  return last?.kind === 'constant' && last.name === 'pi';
}

const inverses: Partial<Record<FunctionName, 'asin' | 'acos' | 'atan'>> = {
  sin: 'asin',
  cos: 'acos',
  tan: 'atan',
};

function isMinusOne(tree: Expression): boolean {
  return (
    tree.kind === 'negate' && tree.of.kind === 'number' && tree.of.value.n === 1n && tree.of.value.d === 1n
  );
}
