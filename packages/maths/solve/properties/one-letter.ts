import { evaluator } from '../../algebra/evaluate.ts';
import { equation, isExpression, variable, type Relation, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { systems } from '../systems/topic.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** One letter of the solution of a system of linear equations. */
export const oneLetterProperties = {
  letter_of_system: { family: 'system', chain: (problem) => letterChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

const mostMoves = 20;

const wantedLetter = ({ question }: Problem): string | null => {
  const letter = question?.given.letter;
  return letter?.kind === 'variable' ? letter.name : null;
};

function letterChain(problem: Problem): readonly Move[] | null {
  const name = wantedLetter(problem);
  if (name === null || linearSolution(problem.expression) === null) return null;
  const whole: Problem = { task: 'solve', expression: problem.expression };
  if (systems.family(whole) === null) return null;
  const moves: Move[] = [];
  let line: Tree = problem.expression;
  while (moves.length < mostMoves) {
    const move: Move | null = systems.move(line, whole);
    if (move === null) break;
    moves.push(move);
    line = move.after;
  }
  const items = line.kind === 'alternatives' && line.join === 'and' ? line.items : [];
  const found = items.find(
    ({ sides: [left, right], signs }) =>
      signs.join() === '=' &&
      left?.kind === 'variable' &&
      left.name === name &&
      variablesOf(right!).length === 0,
  );
  if (found === undefined) return null;
  const letter = variable(name);
  return [...moves, answerMove('letter_of_system', equation(letter, found.sides[1]!), { letter })];
}

/** The only solution of linear equations, as numbers, by elimination with the largest pivot; null where there is none. */
function linearSolution(tree: Tree): ReadonlyMap<string, number> | null {
  if (tree.kind !== 'alternatives' || tree.join !== 'and') return null;
  const names = variablesOf(tree);
  if (names.length !== tree.items.length || names.length < 2 || names.length > 3) return null;
  const rows = tree.items.map((item) => coefficientsOf(item, names));
  if (!rows.every((row) => row !== null)) return null;
  const matrix = rows.map((row) => [...row]);
  for (let column = 0; column < names.length; column += 1) {
    const pivot = matrix
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    if (Math.abs(pivot[column]!) < 1e-9) return null;
    const at = matrix.indexOf(pivot);
    [matrix[column], matrix[at]] = [pivot, matrix[column]!];
    for (const row of matrix) {
      if (row === pivot) continue;
      const factor = row[column]! / pivot[column]!;
      row.forEach((_, place) => (row[place]! -= factor * pivot[place]!));
    }
  }
  return new Map(names.map((name, at) => [name, -matrix[at]!.at(-1)! / matrix[at]![at]!]));
}

/** a, b, c and d of a·x + b·y + c·z + d = 0; null for an equation that is not linear. */
function coefficientsOf({ sides, signs }: Relation, names: readonly string[]): readonly number[] | null {
  if (signs.join() !== '=') return null;
  const [left, right] = sides.map((side) => evaluator(side));
  const at = (values: readonly number[]): number => {
    const point = Object.fromEntries(names.map((name, place) => [name, values[place]!]));
    return left!(point) - right!(point);
  };
  const start = at(names.map(() => 0));
  const slopes = names.map((_, place) => at(names.map((__, other) => Number(other === place))) - start);
  const far = names.map((_, place) => 3 - 2 * place);
  const wanted = start + slopes.reduce((sum, slope, place) => sum + slope * far[place]!, 0);
  const isLinear = Math.abs(at(far) - wanted) < 1e-9 * Math.max(1, Math.abs(wanted));
  return isLinear && Number.isFinite(wanted) ? [...slopes, start] : null;
}

export const oneLetterChecks: Readonly<Record<string, (line: Tree, problem: Problem) => boolean>> = {
  letter_of_system: (line, problem) => {
    const [name, solution] = [wantedLetter(problem), linearSolution(problem.expression)];
    if (name === null || solution === null || isExpression(line) || line.kind !== 'relation') return false;
    const [left, right] = line.sides;
    if (line.signs.join() !== '=' || left?.kind !== 'variable' || left.name !== name) return false;
    const wanted = solution.get(name)!;
    return (
      variablesOf(right!).length === 0 &&
      Math.abs(evaluator(right!)({}) - wanted) < 1e-8 * Math.max(1, Math.abs(wanted))
    );
  },
};
