import type { Family } from '../../contract.ts';
import { numberValue } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import {
  divided,
  equation,
  fraction,
  isExpression,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { isTidy, normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';
import { curveOf, isCurveQuestion, quadraticOf, type Quadratic } from './curve.ts';
import { evaluateRightSide } from './formula-topic.ts';
import { inverseMove } from './inverse.ts';
import { straightLine } from './straight.ts';
import { tangentMove } from './tangent.ts';

/**
 * Questions about the graph of a function: discriminants, vertices, extreme values, inverse functions and
 * tangents.
 */
export const curveQuestionsTopic: Topic = {
  family: (problem) => familyOf(problem),
  move: (line, problem) => curveMove(line, problem),
  done: (line, problem) => isAnswer(line, problem) && curveMove(line, problem) === null,
};

function familyOf({ question, expression }: Problem): Family | null {
  if (question?.what === 'intercept_y')
    return straightLine(expression) === null && curveOf(expression) !== null ? 'straight_line' : null;
  if (!isCurveQuestion(question?.what)) return null;
  if (question.what === 'tangent_line') return 'derivative';
  return question.what === 'inverse' ? 'formula' : 'quadratic_equation';
}

function curveMove(line: Tree, problem: Problem): Move | null {
  const { what } = problem.question!;
  if (what === 'inverse') return inverseMove(line, problem);
  if (what === 'tangent_line') return tangentMove(line, problem);
  if (what === 'intercept_y') return interceptMove(line, problem);
  const quadratic = quadraticOf(problem.expression);
  if (quadratic === null) return null;
  if (what === 'discriminant') return discriminantMove(line, problem, quadratic);
  return vertexMove(line, problem, quadratic);
}

function isAnswer(line: Tree, { question, expression }: Problem): boolean {
  const { what } = question!;
  if (what === 'vertex') return line.kind === 'point';
  if (what === 'inverse') return line.kind === 'definition' && !sameTree(line, expression);
  if (line.kind !== 'relation') return false;
  const [left, right] = line.sides;
  if (left?.kind !== 'variable') return false;
  if (what === 'tangent_line') return left.name === 'y' && !sameTree(line, expression);
  const wanted =
    what === 'discriminant' ? 'D' : what === 'axis_of_symmetry' ? curveOf(expression)?.variable : 'y';
  return left.name === wanted && variablesOf(right!).length === 0;
}

function interceptMove(line: Tree, { expression }: Problem): Move | null {
  const curve = curveOf(expression);
  if (curve === null) return null;
  if (!sameTree(line, expression)) return workedSide(line);
  const after = equation(variable('y'), substitute(curve.body, curve.variable, number(0)));
  return { rule: 'intercept_y', after, promise: 'asked' };
}

function workedSide(line: Tree): Move | null {
  if (line.kind !== 'relation') return null;
  const [left, right] = line.sides as [Expression, Expression];
  return variablesOf(right).length > 0 ? null : evaluateRightSide(left, right);
}

/** D = b² − 4ac with the numbers substituted. */
function discriminantMove(line: Tree, problem: Problem, { a, b, c }: Quadratic): Move | null {
  if (!sameTree(line, problem.expression)) return workedSide(line);
  const [first, second, third] = [fraction(a), fraction(b), fraction(c)];
  const right = sum([raised(second, number(2)), negated(product([number(4), first, third]))]);
  return {
    rule: 'discriminant_formula',
    after: equation(variable('D'), right),
    params: { a: first, b: second, c: third },
    promise: 'asked',
  };
}

/** x = −b/(2a), and the value of the function there. */
function vertexMove(line: Tree, problem: Problem, { a, b, name }: Quadratic): Move | null {
  const { what } = problem.question!;
  if (sameTree(line, problem.expression)) {
    const [first, second] = [fraction(a), fraction(b)];
    const right = divided(negated(second), product([number(2), first]));
    return {
      rule: 'vertex_axis',
      after: equation(variable(name), right),
      params: { a: first, b: second },
      promise: 'asked',
    };
  }
  if (line.kind === 'point') {
    if (line.coordinates.every((each) => numberValue(each) !== null && isTidy(each))) return null;
    return {
      rule: 'collect_terms',
      after: { kind: 'point', coordinates: line.coordinates.map(normalizeTree) },
    };
  }
  const step = workedSide(line);
  if (step !== null || line.kind !== 'relation' || what === 'axis_of_symmetry') return step;
  const [left, right] = line.sides as [Expression, Expression];
  if (left.kind !== 'variable' || left.name !== name || !isExpression(right)) return null;
  const height = substitute(curveOf(problem.expression)!.body, name, right);
  if (what === 'vertex')
    return { rule: 'vertex_point', after: { kind: 'point', coordinates: [right, height] }, promise: 'asked' };
  return { rule: 'extreme_value', after: equation(variable('y'), height), promise: 'asked' };
}
