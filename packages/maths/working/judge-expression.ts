import { isExpression, type Expression } from '../expression/tree.ts';
import { partsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { differentiate } from '../algebra/differentiate.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import type { LineResult } from '../verify/check-line.ts';
import { valueOf } from './tree-values.ts';
import { type StatementJudgement, type WorkingContext, holds, fails, asCompared } from './judgement.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import type { Problem } from '../reading/request.ts';
import { compareWithProblem } from './compare-with-problem.ts';

/** Judges an expression in letters. `resolved` is the same with the letters replaced that the learner has defined. */
export function judgeExpression(
  tree: Expression,
  resolved: Expression,
  base: LineResult,
  context: WorkingContext,
): StatementJudgement {
  const { problem, definitions, known } = context;
  const rule = known.solution?.result;
  // 4n + 2 for the nth term 4n + 3.
  if (problem.question?.what === 'sequence_rule' && rule?.kind === 'relation' && resolved.kind === 'add') {
    const { verdict } = compareExpressions(rule.sides.at(-1)!, resolved);
    const mistake = verdict === 'different' ? mistakeInRule(resolved, problem) : null;
    if (verdict === 'equal') return holds(tree, 'step', null);
    if (verdict === 'different') return fails(tree, { ...base, verdict, mistake });
  }
  if (!isExpression(problem.expression)) return asCompared(tree, base);
  if (!sameTree(resolved, tree)) {
    const again = compareWithProblem(resolved, context);
    if (again.verdict === 'equal') return holds(tree, 'step', again, 'exact', again.finished);
  }
  const of = problem.expression.kind === 'derivative' ? problem.expression.of : null;
  const name = problem.expression.kind === 'derivative' ? problem.expression.variable : null;
  // The derivative of a part, or a term of it.
  if (of !== null && name !== null) {
    const inner = partsOf(of)
      .flatMap((part) => [part, ...partsOf(part)])
      .filter((part) => variablesOf(part).includes(name) && part.kind !== 'variable');
    const isOfPart =
      base.mistake === null &&
      inner.some((part) => {
        const derived = differentiate(part, name);
        return (
          derived !== null &&
          variablesOf(derived).length > 0 &&
          compareExpressions(derived, resolved).verdict === 'equal'
        );
      });
    if (isOfPart) return holds(tree, 'aside', null);
  }
  return definitions.size > 0 && base.verdict === 'unknown'
    ? { verdict: 'undecided', tree, base }
    : asCompared(tree, base);
}

/** n + 4 or 4n + 7 for the sequence 7, 11, 15, …: the step does not go with n, or the first term is counted twice. */
function mistakeInRule(rule: Expression, { question }: Problem): Recognised | null {
  const [a, d] = [question?.given.a, question?.given.d].map((each) =>
    each === undefined ? NaN : valueOf(each),
  );
  const [name, more] = variablesOf(rule);
  if (a === undefined || d === undefined || name === undefined || more !== undefined) return null;
  const [zero, one] = [0, 1].map((n) => valueOf(rule, { [name]: n })) as [number, number];
  if (one - zero === 1 && (zero === d || zero === a)) return { id: 'step_as_constant', pieces: {} };
  return one - zero === d && zero === a ? { id: 'term_counted_from_zero', pieces: {} } : null;
}
