import type { Problem } from '../reading/request.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { doesInvariantHold } from '../solve/step-invariants.ts';
import { familyOf, isAnswerLine, nextStepTree, solveTree } from '../solve/solve.ts';
import { checkLineTrees, type LineResult } from '../verify/check-line.ts';
import { compareEquations, sameUpToFactor } from '../verify/equations.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import type { Prover } from '../verify/equivalence.ts';
import { hasForm } from '../verify/forms.ts';
import { equationsOf } from '../verify/statements.ts';
import { judgeRequestedLine } from './requested-line.ts';

type ProblemLine = {
  readonly problem: Problem;
  readonly previous: Tree;
  readonly line: Tree;
  readonly locale?: string | undefined;
};

/**
 * A line of working judged against the whole problem, not only against the previous line. This allows testing
 * candidates, checking that an antiderivative has its constant, and checking that a line states everything a
 * system states.
 */
export function problemLine(input: ProblemLine, prover: Prover | null = null): LineResult {
  const { problem, previous, line, locale } = input;
  const judged = judgeRequestedLine(problem, line);
  if (judged !== null)
    return judged.verdict !== 'equal' && isRewritten(previous, judged.line, problem)
      ? rightLine(judged.line)
      : judged;
  const base = checkLineTrees({ previous, line, task: problem.task, locale }, prover);
  if (base.verdict === 'equal' && !lacksConstant(base.line, problem)) return withProblem(base, problem);
  const answer = base.line;
  if (isProvenAnswer(answer, problem)) return { ...rightLine(answer), finished: true };
  if (keepsAll(base)) return { ...rightLine(answer), gained: base.gained };
  if (isLineOfSolution(answer, problem)) return { ...rightLine(answer), gained: base.gained };
  if (isOpenIntegral(problem)) return antiderivative(base, previous, problem);
  if (familyOf(problem) === 'system') return ofSystem(base, problem);
  return base.partial && !fits(answer, problem)
    ? { ...base, partial: false, lost: [], gained: [], mistake: null }
    : base;
}

const isEqual = (expected: Tree, answer: Tree): boolean =>
  compareTrees({ expected, answer }).verdict === 'equal';

/**
 * When a task asks for something about a formula, its solutions do not matter: the given equation in another
 * form is equal up to a factor. Later lines are compared as they are.
 */
function isRewritten(previous: Tree, line: Tree, { expression }: Problem): boolean {
  const [given, before, after] = [expression, previous, line].map(equationsOf);
  if (given != null && before != null && (sameTree(previous, expression) || sameUpToFactor(given, before)))
    return after != null && sameUpToFactor(before, after);
  return isEqual(previous, line);
}

const rightLine = (line: Tree): LineResult => ({
  line,
  verdict: 'equal',
  finished: false,
  partial: false,
  lost: [],
  gained: [],
  mistake: null,
});

/** Squaring and multiplying by a denominator lose no solutions; any gained ones are tested at the end. */
const keepsAll = ({ verdict, lost, gained }: LineResult): boolean =>
  verdict === 'unknown' && lost.length === 0 && gained.length > 0;

/**
 * A line that is right given the previous line: it is the answer only when nothing remains to be done for the
 * problem itself.
 */
function withProblem(base: LineResult, problem: Problem): LineResult {
  const { line } = base;
  const finished = isAnswer(base, problem);
  return { ...base, finished, gained: finished ? [] : gainedCandidates(line, problem) };
}

/** Accepts the solver's form of the answer or one that is equally simplified: 3/4 and 0.75, but not 6/8. */
function isAnswer({ line, finished }: LineResult, problem: Problem): boolean {
  const done = isAnswerLine(line, problem);
  if (done && (finished || !isExpression(line))) return true;
  return (done || finished) && nextStepTree(line, problem) === null;
}

/** Values in a solved line that do not solve the problem. */
function gainedCandidates(line: Tree, problem: Problem): LineResult['gained'] {
  if (!hasForm(line, 'solved')) return [];
  const [before, after] = [equationsOf(problem.expression), equationsOf(line)];
  return before === null || after === null ? [] : compareEquations(before, after).gained;
}

/**
 * Candidates that were tested: the line has exactly the solutions of the problem, whatever the previous line
 * has.
 */
function isProvenAnswer(line: Tree, problem: Problem): boolean {
  if (!isAnswerLine(line, problem)) return false;
  if (problem.within === undefined && isEqual(problem.expression, line)) return true;
  const solution = solveTree(problem);
  return solution.kind === 'solved' && isEqual(solution.result, line);
}

/**
 * A line that also occurs in the solver's solution. Values of the unknown are judged against the problem, not
 * against an intermediate step.
 */
function isLineOfSolution(line: Tree, problem: Problem): boolean {
  if (hasForm(line, 'solved') || (problem.task === 'integrate' && !hasIntegral(line))) return false;
  const solution = solveTree(problem);
  // An equation does not count as a step merely because it has no solutions, like the answer.
  const steps = solution.kind === 'solved' ? solution.steps.map(({ after }) => after) : [];
  return steps.some((after) => after.kind !== 'solutions' && isEqual(after, line));
}

/** A definite integral is a number: there is no free constant. */
const isBounded = ({ expression }: Problem): boolean =>
  expressionsOf(expression).some((side) =>
    contains(side, (part) => part.kind === 'integral' && part.bounds !== null),
  );

const isOpenIntegral = (problem: Problem): boolean => problem.task === 'integrate' && !isBounded(problem);

const hasIntegral = (tree: Tree): boolean =>
  expressionsOf(tree).some((side) => contains(side, (part) => part.kind === 'integral'));

/** Once no integral is left, an antiderivative needs a letter for its constant that is not used otherwise. */
function lacksConstant(line: Tree, problem: Problem): boolean {
  if (!isOpenIntegral(problem) || hasIntegral(line)) return false;
  const given = variablesOf(problem.expression);
  return variablesOf(line).every((name) => given.includes(name));
}

/**
 * The line is right up to a constant; once no integral is left, the constant must be written, whatever the
 * previous line has.
 */
function antiderivative(base: LineResult, previous: Tree, problem: Problem): LineResult {
  const { line } = base;
  const isKept = doesInvariantHold(
    previous,
    { rule: 'integral_simplify', after: line, promise: 'constant' },
    problem,
  );
  if (!isKept) return base;
  return lacksConstant(line, problem)
    ? { ...rightLine(line), verdict: 'unknown', partial: true }
    : rightLine(line);
}

/** One equation that follows from a system, or one of its values, is true but only partial. */
function ofSystem(base: LineResult, problem: Problem): LineResult {
  const { line } = base;
  const [system, more] = [relationsOf(problem.expression), relationsOf(line)];
  if (system === null || more === null || variablesOf(line).length === 0) return base;
  const says = !isEqual({ kind: 'solutions', which: 'all' }, line);
  const both: Tree = { kind: 'alternatives', join: 'and', items: [...system.items, ...more.items] };
  const follows =
    says && (more.items.length === 1 || more.join === 'and') && isEqual(problem.expression, both);
  return follows ? { ...rightLine(line), verdict: 'unknown', partial: true } : base;
}

/** Whether each value named by the line solves the problem. */
function fits(line: Tree, problem: Problem): boolean {
  const [before, after] = [equationsOf(problem.expression), equationsOf(line)];
  return before === null || after === null || compareEquations(before, after).gained.length === 0;
}
