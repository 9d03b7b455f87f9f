import type { Problem } from '../../reading/request.ts';
import { equation, variable, type Expression, type Tree } from '../../expression/tree.ts';
import { sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { formulaMove, isAnswer } from '../formulas/formula.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { curveOf } from './curve.ts';
import { inverseName, undoes } from './curve-check.ts';

/** y = f(x): swaps the letters, solves for y, and names it f⁻¹ once it inverts f in both orders. */
export function inverseMove(line: Tree, { expression }: Problem): Move | null {
  const curve = curveOf(expression);
  if (curve === null || curve.variable !== 'x') return null;
  if (sameTree(line, expression)) {
    const after = equation(variable('x'), substitute(curve.body, 'x', variable('y')));
    return { rule: 'swap_letters', after, promise: 'asked' };
  }
  const next = formulaMove(line, 'y');
  if (next !== null) return { ...next, promise: 'asked' };
  if (line.kind !== 'relation' || !isAnswer(line, 'y')) return null;
  const body = line.sides[1]!;
  if (variablesOf(body).join() !== 'x' || !undoes(curve, body)) return null;
  return {
    rule: 'name_inverse',
    after: { kind: 'definition', name: inverseName(expression), parameters: ['x'], body: shorter(body) },
    promise: 'asked',
  };
}

/** −(x − 5)/2 is (5 − x)/2. */
function shorter(body: Expression): Expression {
  return body.kind === 'negate' ? normalizeTree(body) : body;
}
