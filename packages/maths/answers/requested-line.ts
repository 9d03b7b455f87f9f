import type { Problem } from '../reading/request.ts';
import { equation, isExpression, variable, type Expression, type Tree } from '../expression/tree.ts';
import { contains, substitute, variablesOf } from '../expression/tree-parts.ts';
import { doesInvariantHold } from '../solve/step-invariants.ts';
import { isAnswerLine, solveTree } from '../solve/solve.ts';
import type { SolutionTree } from '../solve/types.ts';
import type { LineResult } from '../verify/check-line.ts';
import { compareTrees } from '../verify/compare-trees.ts';

/**
 * Judges a line of working for a question in words (the area of a triangle, a value at a point), where the
 * answer is not equal to the shown formula: compares with the checked solution. Null for every other problem,
 * which is judged by its formula.
 */
export function judgeRequestedLine(problem: Problem, line: Tree): LineResult | null {
  if (problem.question === undefined && problem.at === undefined) return null;
  const base = { line, finished: false, partial: false, lost: [], gained: [], mistake: null };
  const solution = solveTree(problem);
  if (solution.kind !== 'solved') return { ...base, verdict: 'unknown', note: 'not_decided' };
  const meant = problem.question?.what === 'discriminant' ? withLetterD(line) : line;
  const named = withUnits(withName(meant, solution.result), solution.result);
  if (isEqual(solution.result, named))
    return { ...base, line: named, verdict: 'equal', finished: isAnswerLine(named, problem) };
  if (solution.steps.some(({ rule, after }) => keeps(after, withName(meant, after), rule, problem)))
    return { ...base, line: named, verdict: 'equal' };
  // Other methods may produce other lines; only the requested quantity itself can be wrong.
  return isQuantity(named, solution.result, problem)
    ? { ...base, verdict: 'different' }
    : { ...base, verdict: 'unknown', note: 'not_decided' };
}

type Rule = Extract<SolutionTree, { kind: 'solved' }>['steps'][number]['rule'];

function keeps(step: Tree, line: Tree, rule: Rule, problem: Problem): boolean {
  return isEqual(step, line) || doesInvariantHold(step, { rule, after: line, promise: 'given' }, problem);
}

const isEqual = (expected: Tree, answer: Tree): boolean =>
  compareTrees({ expected, answer }).verdict === 'equal';

/** Reads `12` where `A = 12` is meant. */
function withName(line: Tree, like: Tree): Tree {
  const [left] = like.kind === 'relation' ? like.sides : [];
  return left?.kind === 'variable' && isExpression(line) ? equation(left, line) : line;
}

/** Spanish and French textbooks write Δ for it. */
function withLetterD(line: Tree): Tree {
  const [left, right, ...more] = line.kind === 'relation' ? line.sides : [];
  const isDelta = left?.kind === 'variable' && /^(?:Δ|Delta|delta|δ)$/.test(left.name);
  return isDelta && right !== undefined && more.length === 0 ? equation(variable('D'), right) : line;
}

/**
 * Whether the line gives a value for the letter of the result, or a value where the result is one; for a
 * domain, any statement about its letter.
 */
function isQuantity(line: Tree, result: Tree, problem: Problem): boolean {
  if (problem.question?.what === 'domain') return !isExpression(line);
  if (isExpression(line) && isExpression(result)) return variablesOf(line).length === 0;
  if (line.kind !== 'relation' || result.kind !== 'relation' || line.signs.join() !== '=') return false;
  const [left, right] = line.sides;
  const same =
    left?.kind === 'variable' && result.sides[0]?.kind === 'variable' && left.name === result.sides[0].name;
  return same && variablesOf(right!).length === 0;
}

/** In `500 m` the m means metres if the answer is in metres. */
function withUnits(line: Tree, result: Tree): Tree {
  if (!isExpression(line) || !isExpression(result)) return line;
  const units: Expression[] = [];
  contains(result, (part) => part.kind === 'unit' && units.push(part) === 0);
  return units.reduce<Expression>(
    (read, part) => (part.kind === 'unit' ? substitute(read, part.name, part) : read),
    line,
  );
}
