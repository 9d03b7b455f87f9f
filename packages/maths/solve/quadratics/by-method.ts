import type { Dense } from '../../algebra/univariate.ts';
import type { Problem, SolvingMethod } from '../../reading/request.ts';
import type { Expression, Relation } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { factorMove, productMove, standardMove } from '../polynomial.ts';
import type { Move, StepTree } from '../types.ts';
import { completeEquation } from './complete-equation.ts';
import { quadraticFormula } from './formula.ts';
import { squareMove } from './squares.ts';

/**
 * The next step of a quadratic equation by the method the problem requests. A learner's line that is already
 * further along another method (a product equal to 0, a lone square) continues with that method.
 */
export function methodMove(
  line: Relation,
  dense: Dense,
  name: string,
  problem: Problem & { readonly method: SolvingMethod },
): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const own = sameTree(line, problem.expression)
    ? null
    : (productMove(left, right) ?? squareMove(line, name));
  if (own !== null) return own;
  switch (problem.method) {
    case 'completing_square':
      return completeEquation(line, dense, name);
    case 'factoring':
      return productMove(left, right) ?? standardMove(line, dense, name, byFactors);
    case 'formula':
      return standardMove(line, dense, name, quadraticFormula);
  }
}

/** By factoring; where it does not factor over the rationals, by the formula, with a note. */
function byFactors(part: Dense, name: string): Move {
  const found = factorMove(part, name);
  if (found !== null) return found;
  const move = quadraticFormula(part, name);
  return { ...move, rule: move.rule === 'discriminant_negative' ? 'no_real_factors' : 'formula_no_factors' };
}

const rulesOf: Readonly<Record<SolvingMethod, readonly StepTree['rule'][]>> = {
  completing_square: ['add_half_square', 'fold_left_square', 'fold_square', 'take_roots', 'negative_square'],
  factoring: ['factor_equation', 'zero_product', 'formula_no_factors', 'no_real_factors'],
  formula: ['quadratic_formula', 'discriminant_negative', 'complex_formula'],
};

/** The requested method, when no step uses it or explains why not: it does not fit the problem. */
export function methodLeft({ method }: Problem, steps: readonly StepTree[]): SolvingMethod | null {
  if (method === undefined) return null;
  return steps.some(({ rule }) => rulesOf[method].includes(rule)) ? null : method;
}
