import { toNumber } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';
import { contains } from '../expression/tree-parts.ts';
import { inBaseUnits, units, type UnitName } from '../expression/units.ts';
import { differentiate } from './differentiate.ts';
import type { Build, Evaluator, Further, VariableValues } from './evaluate-with.ts';
import { tendency } from './numeric-limit.ts';
import { ofManyNumbers } from './many-numbers.ts';
import type { Budget } from './polynomial.ts';
import { integrateNumerically } from './quadrature.ts';

/**
 * Evaluators of the rarer kinds of node. The values that integrals, limits and written sums take of their inner expression are counted
 * against `work`, when given.
 */
export function evaluateFurther(tree: Further, build: Build, work?: Budget): Evaluator {
  switch (tree.kind) {
    case 'derivative':
      return derivativeEvaluator(tree, build);
    case 'integral':
      return integralEvaluator(tree, build, work);
    case 'limit':
      return limitEvaluator(tree, build, work);
    case 'series':
      return seriesEvaluator(tree, build, work);
    case 'unit': {
      const { base, power, times } = inBaseUnits(tree.name);
      const value = toNumber(times) * sizeOfUnit(base) ** power;
      return () => value;
    }
    case 'call': {
      const [apply, parts] = [ofManyNumbers[tree.name], tree.args.map(build)];
      return (values) => apply(parts.map((part) => part(values)));
    }
  }
}

/**
 * A base unit evaluates to an arbitrary number that nothing else has, so that 3 m equals neither 3 nor 3 g.
 */
function sizeOfUnit(base: UnitName): number {
  const index = Object.keys(units).indexOf(base);
  return Math.sqrt(2 + index) * Math.E;
}

/** Longer sums are not evaluated. */
const mostTerms = 10_000;
const undefinedEverywhere: Evaluator = () => NaN;

/** Σ and Π with whole-number bounds; NaN for other bounds and for sums that are too long. */
function seriesEvaluator(
  series: Expression & { kind: 'series' },
  build: Build,
  work: Budget | undefined,
): Evaluator {
  const [of, from, to] = [build(series.of), build(series.from), build(series.to)];
  return (values) => {
    const [first, last] = [from(values), to(values)];
    if (!Number.isInteger(first) || !Number.isInteger(last) || last - first > mostTerms) return NaN;
    work?.spend(Math.max(0, last - first + 1));
    let result = series.operation === 'sum' ? 0 : 1;
    for (let at = first; at <= last; at += 1) {
      const term = of({ ...values, [series.variable]: at });
      result = series.operation === 'sum' ? result + term : result * term;
    }
    return result;
  };
}

/**
 * The value of the symbolic derivative; NaN where the function itself has no value, and at a corner between
 * two cases.
 */
function derivativeEvaluator(tree: Expression & { kind: 'derivative' }, build: Build): Evaluator {
  const [derived, before] = [tree.order, tree.order - 1].map((order) =>
    differentiate(tree.of, tree.variable, order),
  );
  if (derived == null || before == null) return undefinedEverywhere;
  // An antiderivative has no single value, but its derivative has one.
  const open = contains(tree.of, (part) => part.kind === 'integral' && part.bounds === null);
  const [value, whole] = [build(derived), open ? () => 0 : build(before)];
  const cases = contains(tree.of, (part) => part.kind === 'piecewise');
  return (values) => {
    if (Number.isNaN(whole(values))) return NaN;
    const slope = value(values);
    return cases && !isSlope(whole, values, tree.variable, slope) ? NaN : slope;
  };
}

/** Whether the difference quotients from both sides approach the slope. */
function isSlope(f: Evaluator, values: VariableValues, name: string, slope: number): boolean {
  const at = values[name] ?? NaN;
  const step = 1e-6 * Math.max(1, Math.abs(at));
  return [-step, step].every((h) => {
    const quotient = (f({ ...values, [name]: at + h }) - f(values)) / h;
    return Math.abs(quotient - slope) <= 1e-2 * Math.max(1, Math.abs(slope));
  });
}

/**
 * A definite integral by adaptive quadrature; NaN with a pole between the bounds. An antiderivative has no
 * single value.
 */
function integralEvaluator(
  tree: Expression & { kind: 'integral' },
  build: Build,
  work: Budget | undefined,
): Evaluator {
  if (tree.bounds === null) return undefinedEverywhere;
  const [of, low, high] = [build(tree.of), ...tree.bounds.map(build)];
  return (values) => {
    const integrand = (at: number): number => {
      work?.spend(1);
      return of!({ ...values, [tree.variable]: at });
    };
    return integrateNumerically(integrand, low!(values), high!(values));
  };
}

/** A limit estimated from nearby values; NaN when they do not clearly settle. */
function limitEvaluator(
  tree: Expression & { kind: 'limit' },
  build: Build,
  work: Budget | undefined,
): Evaluator {
  const [of, to] = [build(tree.of), build(tree.to)];
  return (values) => {
    const nearby = (at: number): number => {
      work?.spend(1);
      return of({ ...values, [tree.variable]: at });
    };
    const found = tendency(nearby, to(values), tree.side);
    return typeof found === 'number' ? found : NaN;
  };
}
