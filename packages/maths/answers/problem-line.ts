import type { Problem } from '../reading/request.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { isInvariantKept } from '../solve/promises.ts';
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
 * A line of working where the whole problem is known, not only the line above. Then it can be seen whether candidates are
 * tested, whether an antiderivative has its constant and whether a line says all that a system says.
 */
export function problemLine(input: ProblemLine, prover: Prover | null = null): LineResult {
  const { problem, previous, line, locale } = input;
  const asked = judgeRequestedLine(problem, line);
  if (asked !== null)
    return asked.verdict !== 'equal' && isRewritten(previous, asked.line, problem)
      ? rightLine(asked.line)
      : asked;
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
 * Where something of a formula is to be found, its solutions are not the matter: the given equation written differently is the
 * same up to a factor. A later line is compared as what it is.
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

/** Squaring and multiplying by a denominator: nothing is lost, and what is gained is put to the test at the end. */
const keepsAll = ({ verdict, lost, gained }: LineResult): boolean =>
  verdict === 'unknown' && lost.length === 0 && gained.length > 0;

/** A line that is right by the line above: the answer only when nothing is left to do for the problem itself. */
function withProblem(base: LineResult, problem: Problem): LineResult {
  const { line } = base;
  const finished = isAnswer(base, problem);
  return { ...base, finished, gained: finished ? [] : gainedCandidates(line, problem) };
}

/** The solver's own form of an answer or another that is as far: 3/4 and 0.75, but not 6/8. */
function isAnswer({ line, finished }: LineResult, problem: Problem): boolean {
  const done = isAnswerLine(line, problem);
  if (done && (finished || !isExpression(line))) return true;
  return (done || finished) && nextStepTree(line, problem) === null;
}

/** Values that a solved line names and the problem does not have. */
function gainedCandidates(line: Tree, problem: Problem): LineResult['gained'] {
  if (!hasForm(line, 'solved')) return [];
  const [before, after] = [equationsOf(problem.expression), equationsOf(line)];
  return before === null || after === null ? [] : compareEquations(before, after).gained;
}

/** Candidates that are put in: the line has exactly the solutions of the problem, whatever the line above has. */
function isProvenAnswer(line: Tree, problem: Problem): boolean {
  if (!isAnswerLine(line, problem)) return false;
  if (problem.within === undefined && isEqual(problem.expression, line)) return true;
  const solution = solveTree(problem);
  return solution.kind === 'solved' && isEqual(solution.result, line);
}

/** The solver passes this line as well. Values of the unknown are judged by the problem, not by a step on the way. */
function isLineOfSolution(line: Tree, problem: Problem): boolean {
  if (hasForm(line, 'solved') || (problem.task === 'integrate' && !hasIntegral(line))) return false;
  const solution = solveTree(problem);
  // An equation does not become a step because it has as few solutions as the answer: none.
  const steps = solution.kind === 'solved' ? solution.steps.map(({ after }) => after) : [];
  return steps.some((after) => after.kind !== 'solutions' && isEqual(after, line));
}

/** Between bounds it is a number: no constant is free. */
const isBounded = ({ expression }: Problem): boolean =>
  expressionsOf(expression).some((side) =>
    contains(side, (part) => part.kind === 'integral' && part.bounds !== null),
  );

const isOpenIntegral = (problem: Problem): boolean => problem.task === 'integrate' && !isBounded(problem);

const hasIntegral = (tree: Tree): boolean =>
  expressionsOf(tree).some((side) => contains(side, (part) => part.kind === 'integral'));

/** Without any integral left an antiderivative needs a letter of its own for its constant. */
function lacksConstant(line: Tree, problem: Problem): boolean {
  if (!isOpenIntegral(problem) || hasIntegral(line)) return false;
  const given = variablesOf(problem.expression);
  return variablesOf(line).every((name) => given.includes(name));
}

/** Up to a constant the line is right; without any integral left the constant has to be written, whatever the line above has. */
function antiderivative(base: LineResult, previous: Tree, problem: Problem): LineResult {
  const { line } = base;
  const kept = isInvariantKept(
    previous,
    { rule: 'integral_simplify', after: line, promise: 'constant' },
    problem,
  );
  if (!kept) return base;
  return lacksConstant(line, problem)
    ? { ...rightLine(line), verdict: 'unknown', partial: true }
    : rightLine(line);
}

/** One equation that follows from a system, or one of the values, is true and not yet all of it. */
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

/** Each value that the line names solves the problem. */
function fits(line: Tree, problem: Problem): boolean {
  const [before, after] = [equationsOf(problem.expression), equationsOf(line)];
  return before === null || after === null || compareEquations(before, after).gained.length === 0;
}
