import { mixedValue, toNumber } from '../expression/rational.ts';
import type { Expression, FunctionName, functionNames, manyNames, Relation } from '../expression/tree.ts';

/** Values of the variables. */
export type VariableValues = Readonly<Record<string, number>>;
/**
 * The real value of an expression; NaN where it has none (division by 0, even root of a negative number,
 * logarithm of 0).
 */
export type Evaluator = (values: VariableValues) => number;
/** Builds a closure that evaluates a tree over the reals. No text is ever evaluated as code. */
export type Build = (tree: Expression) => Evaluator;

/** The rarer kinds of node: calculus, written sums, units, functions of several numbers. */
export type Further =
  | Extract<Expression, { kind: 'derivative' | 'integral' | 'limit' | 'series' | 'unit' }>
  | (Expression & { kind: 'call'; name: (typeof manyNames)[number] });
type Own = Exclude<Expression, { kind: Exclude<Further['kind'], 'call'> }>;

const kinds: ReadonlySet<unknown> = new Set(['derivative', 'integral', 'limit', 'series', 'unit']);

/** Whether a node is one of the rarer kinds. */
export const isFurther = (part: { readonly kind?: unknown; readonly name?: unknown }): part is Further =>
  part.kind === 'call' ? part.name !== 'log' && !isSingle(String(part.name)) : kinds.has(part.kind);

/** Creates the evaluator builder; the rarer kinds of node are delegated to `further`. */
export function evaluatorWith(others: (tree: Further, build: Build) => Evaluator): Build {
  return function build(tree) {
    return isFurther(tree) ? others(tree, build) : own(tree, build);
  };
}

function own(tree: Own, build: Build): Evaluator {
  switch (tree.kind) {
    case 'number': {
      const value = toNumber(tree.value);
      return () => value;
    }
    case 'mixed': {
      const value = toNumber(mixedValue(tree.whole, tree.numerator, tree.denominator));
      return () => value;
    }
    case 'constant': {
      const value = { pi: Math.PI, e: Math.E, infinity: Infinity, i: NaN }[tree.name];
      return () => value;
    }
    case 'variable':
      return (values) => values[tree.name] ?? NaN;
    case 'add': {
      const terms = tree.terms.map(build);
      return (values) => terms.reduce((total, term) => total + term(values), 0);
    }
    case 'multiply': {
      const factors = tree.factors.map(build);
      return (values) => factors.reduce((total, factor) => total * factor(values), 1);
    }
    case 'divide':
      return combine(build(tree.numerator), build(tree.denominator), (a, b) => (b === 0 ? NaN : a / b));
    case 'power':
      return powerOf(tree.base, tree.exponent, build);
    case 'root':
      return combine(build(tree.of), build(tree.index), realRoot);
    case 'call':
      return callOf(tree.name, tree.args, build);
    // ± has no single value: callers split the expression first.
    case 'plusminus':
      return () => NaN;
    case 'piecewise':
      return casesOf(tree, build);
    default:
      return unary(tree.kind, build(tree.of));
  }
}

function unary(kind: 'negate' | 'absolute' | 'factorial' | 'percent' | 'degrees', of: Evaluator): Evaluator {
  switch (kind) {
    case 'negate':
      return (values) => -of(values);
    case 'absolute':
      return (values) => Math.abs(of(values));
    case 'percent':
      return (values) => of(values) / 100;
    case 'degrees':
      return (values) => (of(values) / 180) * Math.PI;
    case 'factorial':
      return (values) => factorial(of(values));
  }
}

/** The value of the first branch whose condition holds. */
function casesOf(tree: Expression & { kind: 'piecewise' }, build: Build): Evaluator {
  const branches = tree.branches.map(({ value, when }) => ({
    value: build(value),
    holds: conditionWith(when, build),
  }));
  const otherwise = tree.otherwise === null ? null : build(tree.otherwise);
  return (values) => {
    const branch = branches.find(({ holds }) => holds(values));
    return branch?.value(values) ?? otherwise?.(values) ?? NaN;
  };
}

function combine(left: Evaluator, right: Evaluator, operation: (a: number, b: number) => number): Evaluator {
  return (values) => operation(left(values), right(values));
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0) return NaN;
  if (n > 170) return Infinity;
  let result = 1;
  for (let factor = 2; factor <= n; factor += 1) result *= factor;
  return result;
}

/** Real roots as taught in school: odd roots of negative numbers exist. */
export function realRoot(of: number, index: number): number {
  if (!Number.isInteger(index) || index < 2) return NaN;
  if (index === 2) return Math.sqrt(of);
  if (index === 3) return Math.cbrt(of);
  if (of < 0) return index % 2 === 1 ? -((-of) ** (1 / index)) : NaN;
  return of ** (1 / index);
}

/** An exponent written as a fraction with an odd denominator also takes negative bases: (−8)^(1/3) = −2. */
function powerOf(base: Expression, exponent: Expression, build: Build): Evaluator {
  const parts = writtenFraction(exponent);
  if (parts !== null && parts.below % 2 === 1 && parts.below > 1) {
    const of = build(base);
    return (values) => {
      const value = of(values);
      if (value === 0 && parts.above <= 0) return NaN;
      return realRoot(value, parts.below) ** parts.above;
    };
  }
  return combine(build(base), build(exponent), (a, b) => (a === 0 && b <= 0 ? NaN : a ** b));
}

function writtenFraction(tree: Expression): { above: number; below: number } | null {
  if (tree.kind === 'negate') {
    const inner = writtenFraction(tree.of);
    return inner === null ? null : { above: -inner.above, below: inner.below };
  }
  if (tree.kind !== 'divide' || tree.numerator.kind !== 'number' || tree.denominator.kind !== 'number')
    return null;
  const above = toNumber(tree.numerator.value);
  const below = toNumber(tree.denominator.value);
  if (!Number.isInteger(above) || !Number.isInteger(below) || below < 2 || below > 99) return null;
  const common = greatest(above, below);
  return { above: above / common, below: below / common };
}

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}

/** NaN close to a pole: tan(π/2) is not 1.6·10¹⁶. */
const quotient = (a: number, b: number): number => (Math.abs(b) < 1e-15 ? NaN : a / b);

/** Whether an inequality, or a chain of them, holds at given values. */
export function conditionWith({ sides, signs }: Relation, build: Build): (values: VariableValues) => boolean {
  const compute = sides.map(build);
  const holds = { '=': isEqual, '<': isLess, '<=': isAtMost, '>': isMore, '>=': isAtLeast, '!=': isOther };
  return (values) => {
    const at = compute.map((side) => side(values));
    return signs.every((sign, index) => holds[sign](at[index]!, at[index + 1]!));
  };
}
const isEqual = (a: number, b: number): boolean => a === b;
const isOther = (a: number, b: number): boolean => a !== b && !Number.isNaN(a) && !Number.isNaN(b);
const isLess = (a: number, b: number): boolean => a < b;
const isAtMost = (a: number, b: number): boolean => a <= b;
const isMore = (a: number, b: number): boolean => a > b;
const isAtLeast = (a: number, b: number): boolean => a >= b;

type SingleName = Exclude<(typeof functionNames)[number], 'log'>;

const functions: Record<SingleName, (x: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: (x) => quotient(Math.sin(x), Math.cos(x)),
  cot: (x) => quotient(Math.cos(x), Math.sin(x)),
  sec: (x) => quotient(1, Math.cos(x)),
  csc: (x) => quotient(1, Math.sin(x)),
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  ln: (x) => (x > 0 ? Math.log(x) : NaN),
  floor: Math.floor,
  ceil: Math.ceil,
  sign: Math.sign,
};

const isSingle = (name: string): name is SingleName => name in functions;

function callOf(name: FunctionName, args: readonly Expression[], build: Build): Evaluator {
  const of = build(args[0]!);
  if (isSingle(name)) {
    const apply = functions[name];
    return (values) => apply(of(values));
  }
  const base = args[1] === undefined ? () => 10 : build(args[1]);
  return (values) => {
    const [x, b] = [of(values), base(values)];
    return x > 0 && b > 0 && b !== 1 ? Math.log(x) / Math.log(b) : NaN;
  };
}
