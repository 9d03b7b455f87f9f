import { contains, type Expression } from '../expression/tree.ts';
import { differentiate } from './differentiate.ts';
import { tendency } from './numeric-limit.ts';
import { integrateNumerically } from './quadrature.ts';

/** Values of the variables. */
export type Values = Readonly<Record<string, number>>;
/** The real value of an expression, NaN where it has none (division by 0, root of a negative, logarithm of 0). */
export type Evaluator = (values: Values) => number;

/** Longest sum that is added up term by term. */
const mostTerms = 10_000;
const undefinedEverywhere: Evaluator = () => NaN;

/** Σ and Π over whole numbers from the evaluators of their parts; NaN for other bounds and for very long ones. */
export function seriesEvaluator(
  series: Expression & { kind: 'series' },
  of: Evaluator,
  from: Evaluator,
  to: Evaluator,
): Evaluator {
  return (values) => {
    const [first, last] = [from(values), to(values)];
    if (!Number.isInteger(first) || !Number.isInteger(last) || last - first > mostTerms) return NaN;
    let result = series.operation === 'sum' ? 0 : 1;
    for (let at = first; at <= last; at += 1) {
      const term = of({ ...values, [series.variable]: at });
      result = series.operation === 'sum' ? result + term : result * term;
    }
    return result;
  };
}

/** The value of the first branch whose condition holds. */
export function piecewiseEvaluator(
  branches: readonly {
    readonly holds: (values: Readonly<Record<string, number>>) => boolean;
    readonly value: Evaluator;
  }[],
  otherwise: Evaluator | null,
): Evaluator {
  return (values) => {
    const branch = branches.find(({ holds }) => holds(values));
    return branch?.value(values) ?? otherwise?.(values) ?? NaN;
  };
}

/** The value of the symbolic derivative; NaN where the function itself has no value, or where two cases meet in a corner. */
export function derivativeEvaluator(
  tree: Expression & { kind: 'derivative' },
  build: (tree: Expression) => Evaluator,
): Evaluator {
  const [derived, before] = [tree.order, tree.order - 1].map((order) =>
    differentiate(tree.of, tree.variable, order),
  );
  if (derived == null || before == null) return undefinedEverywhere;
  // An antiderivative has no value of its own, but its derivative has.
  const open = contains(tree.of, (part) => part.kind === 'integral' && part.bounds === null);
  const [value, whole] = [build(derived), open ? () => 0 : build(before)];
  const cases = contains(tree.of, (part) => part.kind === 'piecewise');
  return (values) => {
    if (Number.isNaN(whole(values))) return NaN;
    const slope = value(values);
    return cases && !isSlope(whole, values, tree.variable, slope) ? NaN : slope;
  };
}

/** Whether the difference quotients of both sides come near the slope. */
function isSlope(f: Evaluator, values: Values, name: string, slope: number): boolean {
  const at = values[name] ?? NaN;
  const step = 1e-6 * Math.max(1, Math.abs(at));
  return [-step, step].every((h) => {
    const quotient = (f({ ...values, [name]: at + h }) - f(values)) / h;
    return Math.abs(quotient - slope) <= 1e-2 * Math.max(1, Math.abs(slope));
  });
}

/** A definite integral by adaptive quadrature; NaN with a pole inside the bounds. An antiderivative has no single value. */
export function integralEvaluator(
  tree: Expression & { kind: 'integral' },
  build: (tree: Expression) => Evaluator,
): Evaluator {
  if (tree.bounds === null) return undefinedEverywhere;
  const [of, low, high] = [build(tree.of), ...tree.bounds.map(build)];
  return (values) =>
    integrateNumerically((at) => of!({ ...values, [tree.variable]: at }), low!(values), high!(values));
}

/** A limit from the values around its place; NaN when they do not settle clearly. */
export function limitEvaluator(
  tree: Expression & { kind: 'limit' },
  build: (tree: Expression) => Evaluator,
): Evaluator {
  const [of, to] = [build(tree.of), build(tree.to)];
  return (values) => {
    const found = tendency((at) => of({ ...values, [tree.variable]: at }), to(values), tree.side);
    return typeof found === 'number' ? found : NaN;
  };
}
