import { NotAlgebraic } from '../algebra/canonical.ts';
import { TooLarge } from '../algebra/polynomial.ts';
import { Unwritable } from '../algebra/present.ts';
import { Undefined } from '../algebra/quotient.ts';
import type { Family } from '../contract.ts';
import { numberValue } from '../expression/build.ts';
import { clauses, type Problem } from '../reading/request.ts';
import { splitSigns } from '../expression/signs.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { sameTree } from '../expression/tree-parts.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import { isSameComplexValue } from '../verify/complex-value.ts';
import { isFinished } from '../verify/check-line.ts';
import { hasForm } from '../verify/forms.ts';
import { casesOf } from './alternatives.ts';
import { isNotReal } from './complex/not-real.ts';
import { isFormulaAnswer } from './formulas/topic.ts';
import { hasAllComplexRoots, doesInvariantHold } from './step-invariants.ts';
import { topics } from './topics.ts';
import { hasBareAngle } from './trigonometry/bare-angle.ts';
import type { Move, SolutionTree, StepTree, Topic } from './types.ts';

const mostSteps = 24;

/**
 * Solves with steps. Each step must be confirmed by the checker; an unproven step ends in `cannot`, so
 * nothing unchecked is ever shown.
 */
export function solveTree(problem: Problem): SolutionTree {
  if (problem.numbers === undefined && isNotReal(problem.expression))
    return { kind: 'cannot', reason: 'not_real' };
  const found = topicOf(problem);
  if (found === null) return { kind: 'cannot', reason: 'family' };
  const { topic, family } = found;
  if (topic.isImpossible?.(problem) === true) return { kind: 'cannot', reason: 'impossible' };
  const steps: StepTree[] = [];
  let current = problem.expression;
  let promised = true;
  for (;;) {
    const step = stepOf(topic, current, problem);
    if (step === 'unchecked' || step === 'too_large') return { kind: 'cannot', reason: step };
    if (step === null) break;
    steps.push(step.tree);
    current = step.tree.after;
    promised &&= step.move.promise === undefined || step.move.promise === 'equal';
    if (steps.length > mostSteps) return { kind: 'cannot', reason: 'too_large' };
  }
  if (limited(() => isDone(topic, current, problem)) !== true)
    return { kind: 'cannot', reason: hasBareAngle(current) ? 'angle_unit' : 'family' };
  if (!isProven(problem, current, steps.length, promised)) return { kind: 'cannot', reason: 'unchecked' };
  return { kind: 'solved', family, steps, result: current, solutions: solutionsOf(current) };
}

/** The answer has the solutions (or the value) of the original problem, whatever the intermediate steps. */
function isProven(problem: Problem, result: Tree, steps: number, promised: boolean): boolean {
  if (isFormulaAnswer(problem, result)) return true;
  if (problem.numbers === 'complex') return isComplexAnswer(problem.expression, result);
  const byOtherPromises =
    problem.question !== undefined ||
    problem.at !== undefined ||
    problem.within !== undefined ||
    problem.task === 'integrate' ||
    problem.task === 'limit' ||
    isMode(problem.expression);
  // Checked first: comparing listed terms with their formula takes long and proves nothing.
  if (steps > 0 && !promised && byOtherPromises) return true;
  return compareTrees({ expected: problem.expression, answer: result }).verdict === 'equal';
}

function isComplexAnswer(request: Tree, result: Tree): boolean {
  if (!isExpression(request)) return hasAllComplexRoots(request, result);
  return isExpression(result) && isSameComplexValue(request, result);
}

/** Several modes are not a single value, so their list is proven by the invariant of its own step. */
const isMode = (tree: Tree): boolean => tree.kind === 'call' && tree.name === 'mode';

function isDone(topic: Topic, current: Tree, problem: Problem): boolean {
  if (topic.done !== undefined) return topic.done(current, problem);
  if (!isExpression(current)) return hasForm(current, 'solved');
  if (problem.task === 'evaluate')
    return numberValue(current) !== null || isFinished(current, 'simplify', current);
  return isFinished(current, problem.task, current);
}

/**
 * Whether a line, from the solver or a learner, is the answer: solved, and tested where candidates must be.
 */
export function isAnswerLine(line: Tree, problem: Problem): boolean {
  const found = topicOf(problem);
  if (found === null) return isFinished(line, problem.task, problem.expression);
  return limited(() => isDone(found.topic, line, problem)) === true;
}

/**
 * The next checked step of a problem from any line, or null when nothing remains to be done (or no rule
 * applies).
 */
export function nextStepTree(current: Tree, problem: Problem): StepTree | 'unchecked' | 'too_large' | null {
  const found = topicOf(problem) ?? topicOf({ ...problem, expression: current });
  if (found === null) return null;
  const step = stepOf(found.topic, current, problem);
  return step === null || typeof step === 'string' ? step : step.tree;
}

type Step = { readonly tree: StepTree; readonly move: Move };

function stepOf(topic: Topic, current: Tree, problem: Problem): Step | 'unchecked' | 'too_large' | null {
  const move = limited(() => topic.move(current, problem));
  if (move === 'too_large') return move;
  if (move === null || sameTree(move.after, current)) return null;
  if (!doesInvariantHold(current, move, problem)) return 'unchecked';
  const { rule, after, params = {}, also } = move;
  return { move, tree: { rule, before: current, after, params, ...(also && { also }) } };
}

function limited<Result>(work: () => Result): Result | null | 'too_large' {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooLarge || error instanceof RangeError) return 'too_large';
    if (error instanceof Undefined || error instanceof NotAlgebraic || error instanceof Unwritable)
      return null;
    throw error;
  }
}

/** The values of the unknown in a solved statement; null for anything but equations. */
function solutionsOf(result: Tree): readonly Expression[] | null {
  if (result.kind === 'solutions') return result.which === 'none' ? [] : null;
  const items = casesOf(result);
  if (items === null || items.some((item) => item.signs[0] !== '=')) return null;
  return items.flatMap((item) => splitSigns(item).map((each) => each.sides[1]!));
}

/** The family of a problem; null when the solver does not support it. */
export const familyOf = (problem: Problem): Family | null => topicOf(problem)?.family ?? null;

function topicOf(problem: Problem): { topic: Topic; family: Family } | null {
  for (const topic of topics) {
    if (!supportsClauses(topic, problem)) continue;
    const family = limited(() => topic.family(problem));
    if (family !== null && family !== 'too_large') return { topic, family };
  }
  return null;
}

/** A topic that ignores a clause of the problem (a domain, a point) would answer a different question. */
function supportsClauses(topic: Topic, problem: Problem): boolean {
  return clauses.every(
    (clause) => problem[clause] === undefined || topic.supportedClauses?.includes(clause) === true,
  );
}
