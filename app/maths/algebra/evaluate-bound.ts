import type { Expression } from '../expression/tree.ts';
import type { Evaluator } from './evaluate.ts';

/** Longest sum that is added up term by term. */
const mostTerms = 10_000;

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
