import { rational, type Rational } from './rational.ts';
import type { UnitName } from './units.ts';

/**
 * Functions of one number by their English names; `log` has an optional second argument, its base (10 by
 * default).
 */
export const functionNames = [
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'asin',
  'acos',
  'atan',
  'sinh',
  'cosh',
  'tanh',
  'ln',
  'log',
  'floor',
  'ceil',
  'sign',
] as const;
/**
 * Functions of several numbers. `combinations(n, k)` is n over k, `permutations(n, k)` counts ordered choices; `deviation` and
 * `variance` are those of a whole population, `sampleDeviation` and `sampleVariance` divide by n − 1;
 * `determinant` takes the 4 or 9 entries of a matrix row by row.
 */
export const manyNames = [
  'gcd',
  'lcm',
  'min',
  'max',
  'combinations',
  'permutations',
  'mean',
  'median',
  'mode',
  'range',
  'variance',
  'deviation',
  'sampleVariance',
  'sampleDeviation',
  'determinant',
] as const;
export type FunctionName = (typeof functionNames)[number] | (typeof manyNames)[number];
/** π, Euler's number, ∞, and the imaginary unit. */
export type ConstantName = 'pi' | 'e' | 'infinity' | 'i';

/**
 * A formula as written, as an immutable tree. Numbers are never negative (`negate` holds the sign) and always
 * have a finite decimal expansion; fractions are `divide`. A sum keeps its written order; brackets are
 * represented by nesting.
 */
export type Expression =
  | {
      readonly kind: 'number';
      readonly value: Rational;
      /** Minimum number of decimals to write: 4.70 has two. Does not affect the value. */
      readonly places?: number;
    }
  | {
      readonly kind: 'mixed';
      readonly whole: bigint;
      readonly numerator: bigint;
      readonly denominator: bigint;
    }
  | { readonly kind: 'constant'; readonly name: ConstantName }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'add'; readonly terms: readonly Expression[] }
  | { readonly kind: 'multiply'; readonly factors: readonly Expression[] }
  | { readonly kind: 'divide'; readonly numerator: Expression; readonly denominator: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly of: Expression; readonly index: Expression }
  | {
      readonly kind: 'negate' | 'plusminus' | 'absolute' | 'factorial' | 'percent' | 'degrees';
      readonly of: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Expression[] }
  /** A unit of measure or money as a factor: 3 km is 3 times the unit km. */
  | { readonly kind: 'unit'; readonly name: UnitName }
  /** The derivative of that order, by that variable, where the variable keeps its value. */
  | {
      readonly kind: 'derivative';
      readonly of: Expression;
      readonly variable: string;
      readonly order: number;
    }
  /** Without bounds any antiderivative. */
  | {
      readonly kind: 'integral';
      readonly of: Expression;
      readonly variable: string;
      readonly bounds: readonly [low: Expression, high: Expression] | null;
    }
  | {
      readonly kind: 'limit';
      readonly of: Expression;
      readonly variable: string;
      readonly to: Expression;
      readonly side: 'both' | 'left' | 'right';
    }
  /** Σ and Π over whole numbers. */
  | {
      readonly kind: 'series';
      readonly operation: 'sum' | 'product';
      readonly of: Expression;
      readonly variable: string;
      readonly from: Expression;
      readonly to: Expression;
    }
  /** The first branch whose condition holds; `otherwise` null: not defined elsewhere. */
  | {
      readonly kind: 'piecewise';
      readonly branches: readonly { readonly value: Expression; readonly when: Relation }[];
      readonly otherwise: Expression | null;
    };

/** The calculus kinds and cases, which have their own writers. */
export type BoundExpression = Extract<
  Expression,
  { kind: 'derivative' | 'integral' | 'limit' | 'series' | 'piecewise' }
>;

export const relationSigns = ['=', '<', '<=', '>', '>=', '!='] as const;
export type RelationSign = (typeof relationSigns)[number];

/** `a = b`, `a < b`, and chains `1 < x <= 3`: one sign fewer than sides. */
export type Relation = {
  readonly kind: 'relation';
  readonly sides: readonly Expression[];
  readonly signs: readonly RelationSign[];
};

/** Several statements: any of them (`x = 3 or x = -1/2`), or all at once (`x = 1, y = 2`). */
export type Alternatives = {
  readonly kind: 'alternatives';
  readonly join: 'or' | 'and';
  readonly items: readonly Relation[];
};

/** Any of several systems: x = 1 and y = 2, or x = 3 and y = 4. */
export type Systems = {
  readonly kind: 'systems';
  readonly items: readonly (Alternatives & { readonly join: 'and' })[];
};

export type Tree =
  | Expression
  | Relation
  | Alternatives
  | Systems
  | List
  /** A point may have a name: A(1, 2). */
  | { readonly kind: 'point'; readonly coordinates: readonly Expression[]; readonly name?: string }
  | Interval
  /** (−∞, 1) ∪ {2} ∪ [3, 5]. */
  | { readonly kind: 'union'; readonly items: readonly (Interval | List)[] }
  /** f(x) = x² − 1: a name for a function; `parameters` are its variables. */
  | {
      readonly kind: 'definition';
      readonly name: string;
      readonly parameters: readonly string[];
      readonly body: Expression;
    }
  /** "no solution" and "all real numbers", written in words or as ∅ and ℝ; ℝ ∖ {0} leaves the `except` out. */
  | {
      readonly kind: 'solutions';
      readonly which: 'none' | 'all';
      readonly except?: readonly Expression[];
    };

export type List = { readonly kind: 'list'; readonly items: readonly Expression[] };
export type Interval = {
  readonly kind: 'interval';
  readonly low: Expression;
  readonly high: Expression;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
};

/** The kind of statement of a tree; a number is an expression without variables. */
export type TreeClass =
  | 'number'
  | 'expression'
  | 'equation'
  | 'inequality'
  | 'solution_list'
  | 'system'
  | 'list'
  | 'point'
  | 'interval'
  | 'union'
  | 'definition'
  | 'none'
  | 'all';

export const number = (value: bigint | number | Rational): Expression => ({
  kind: 'number',
  value: typeof value === 'object' ? value : rational(value),
});
/** The same number, with a minimum number of decimals to write. */
export const withPlaces = (of: Expression, places: number | undefined): Expression =>
  of.kind === 'number' && places !== undefined ? { ...of, places } : of;
export const variable = (name: string): Expression => ({ kind: 'variable', name });
export const constant = (name: ConstantName): Expression => ({ kind: 'constant', name });
export const negated = (of: Expression): Expression => ({ kind: 'negate', of });
export const divided = (numerator: Expression, denominator: Expression): Expression => ({
  kind: 'divide',
  numerator,
  denominator,
});
export const unit = (name: UnitName): Expression => ({ kind: 'unit', name });
export const raised = (base: Expression, exponent: Expression): Expression => ({
  kind: 'power',
  base,
  exponent,
});
export const rooted = (of: Expression, index: Expression = number(2)): Expression => ({
  kind: 'root',
  of,
  index,
});
export const called = (name: FunctionName, ...args: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  args,
});

/** A sum without zero terms; a single term is returned as is. */
export function sum(terms: readonly Expression[]): Expression {
  return terms.length === 1 ? terms[0]! : terms.length === 0 ? number(0) : { kind: 'add', terms };
}

/** A product without factors 1; a single factor is returned as is. */
export function product(factors: readonly Expression[]): Expression {
  return factors.length === 1
    ? factors[0]!
    : factors.length === 0
      ? number(1)
      : { kind: 'multiply', factors };
}

/** A fraction in school notation: −3/4 as the negative of 3 over 4, whole numbers without denominator. */
export function fraction(value: Rational): Expression {
  const size = value.n < 0n ? -value.n : value.n;
  const positive = value.d === 1n ? number(size) : divided(number(size), number(value.d));
  return value.n < 0n ? negated(positive) : positive;
}

export const relation = (left: Expression, sign: RelationSign, right: Expression): Relation => ({
  kind: 'relation',
  sides: [left, right],
  signs: [sign],
});
export const equation = (left: Expression, right: Expression): Relation => relation(left, '=', right);

/** True for trees that represent a value. */
export function isExpression(tree: Tree): tree is Expression {
  return !statementKinds.has(tree.kind);
}
const statementKinds: ReadonlySet<string> = new Set([
  'relation',
  'alternatives',
  'systems',
  'list',
  'point',
  'interval',
  'union',
  'definition',
  'solutions',
]);
