import type { Family } from '../../contract.ts';
import { subtractExpressions } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { hasPlusMinus, splitSigns } from '../../expression/signs.ts';
import type { Expression, Relation, Tree } from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { solvesFormula, sameFormula } from '../../verify/formulas.ts';
import { equationsOf } from '../../verify/statements.ts';
import { denseOf } from '../dense.ts';
import { statementMove } from '../polynomial-topics.ts';
import type { Topic } from '../types.ts';
import { formulaMove, isAnswer } from './formula.ts';

const algebraic = new Set([
  'number',
  'mixed',
  'variable',
  'constant',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'percent',
]);

/** A formula in several letters, solved for the requested one. */
export const formulas: Topic = {
  family: familyOf,
  move: (line, problem) => {
    const name = formulaUnknown(problem);
    return name === null ? null : formulaMove(line, name);
  },
  done: (line, problem) => {
    const name = formulaUnknown(problem);
    return name !== null && isAnswer(line, name);
  },
};

/** Equations in one unknown with numbers such as √2 and π: √2·x + 1 = 5, 2πr = 10. */
export const constantEquations: Topic = {
  family: (problem) => {
    const [name, ...others] = variablesOf(problem.expression);
    const { expression } = problem;
    if (problem.task !== 'solve' || name === undefined || others.length > 0 || expression.kind !== 'relation')
      return null;
    const [left, right] = expression.sides;
    if (expression.signs.join() !== '=' || left === undefined || right === undefined) return null;
    if (expression.sides.some((side) => hasPlusMinus(side) || contains(side, isStrange))) return null;
    return denseOf(subtractExpressions(left, right), name) === null ? 'linear_equation' : null;
  },
  move: (line) => {
    const [name] = variablesOf(line);
    const next = name === undefined ? null : formulaMove(line, name);
    return next ?? statementMove(line);
  },
};

function isStrange(part: Expression): boolean {
  return (
    !algebraic.has(part.kind) ||
    (part.kind === 'constant' && (part.name === 'i' || part.name === 'infinity')) ||
    (part.kind === 'power' && variablesOf(part.exponent).length > 0)
  );
}

function familyOf(problem: Problem): Family | null {
  const { expression } = problem;
  const name = formulaUnknown(problem);
  if (problem.task !== 'solve' || name === null || expression.kind !== 'relation') return null;
  if (expression.sides.some(hasPlusMinus)) return null;
  return expression.sides.some((side) => contains(side, isStrange)) ? null : 'formula';
}

/**
 * The letter that a formula is solved for; null when it is not an equation in several letters, or no letter
 * is requested.
 */
export function formulaUnknown({ expression, unknown }: Problem): string | null {
  if (expression.kind !== 'relation' || expression.signs.join() !== '=') return null;
  const names = variablesOf(expression);
  return names.length > 1 && unknown !== undefined && names.includes(unknown) ? unknown : null;
}

/** Two lines of a formula with the same solutions according to the checker. */
export function isSameFormula(before: Tree, after: Tree, unknown: string): boolean {
  const [a, b] = [equationsOf(before), equationsOf(after)];
  return a !== null && b !== null && sameFormula(a, b, unknown);
}

/** The answer has the solutions of the formula, and each of its values solves the formula. */
export function isFormulaAnswer(problem: Problem, result: Tree): boolean {
  const { expression } = problem;
  const name = formulaUnknown(problem);
  if (name === null || expression.kind !== 'relation' || !isAnswer(result, name)) return false;
  const lines: readonly Relation[] =
    result.kind === 'relation' ? [result] : result.kind === 'alternatives' ? result.items : [];
  const values = lines.flatMap(splitSigns).map(({ sides }) => sides[1]!);
  return isSameFormula(expression, result, name) && solvesFormula(expression, name, values);
}
