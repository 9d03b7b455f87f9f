import { Multivariate } from '../../algebra/multivariate.ts';
import { writeDense } from '../../algebra/present.ts';
import { degree, discriminant } from '../../algebra/univariate.ts';
import { factorsOf, isNumber, subtractExpressions } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { divide, multiply, negate, one, rational, sign, zero } from '../../expression/rational.ts';
import {
  divided,
  equation,
  fraction,
  number,
  rooted,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { anyOf, distinct } from '../alternatives.ts';
import { statementMove } from '../polynomial-topics.ts';
import { polynomialOf, writeFactors } from '../powers/polynomials.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';

import { isImaginary, joinComplexParts } from './parts.ts';

/** Polynomial equations over the complex numbers. */
export const complexEquations: Topic = {
  supportedClauses: ['numbers'],
  family: ({ expression, numbers }) => {
    const [name, more] = variablesOf(expression);
    const isEquation =
      expression.kind === 'relation' &&
      expression.signs.join() === '=' &&
      name !== undefined &&
      more === undefined;
    if (numbers !== 'complex' || !isEquation || expression.kind !== 'relation') return null;
    return denseOf(subtractExpressions(expression.sides[0]!, expression.sides[1]!), name) === null
      ? null
      : 'complex_numbers';
  },
  move: (line, problem) => equationMove(line, variablesOf(problem.expression)[0] ?? 'x', problem),
  done: (line, problem) => {
    const name = variablesOf(problem.expression)[0] ?? 'x';
    const items = line.kind === 'relation' ? [line] : line.kind === 'alternatives' ? line.items : [];
    return (
      items.length > 0 &&
      items.every((item) => isSolved(item, name)) &&
      equationMove(line, name, problem) === null
    );
  },
};

const isSolved = ({ sides: [left, right] }: Relation, name: string): boolean =>
  left?.kind === 'variable' && left.name === name && variablesOf(right!).length === 0;

function equationMove(line: Tree, name: string, problem: Problem): Move | null {
  if (line.kind === 'alternatives' && line.join === 'or') {
    if (line.items.every((item) => isSolved(item, name))) return null;
    const roots = distinct(line.items.flatMap((item) => rootsOf(item, name) ?? []));
    return roots.length === 0 ? null : { rule: 'solve_factors', after: anyOf(roots) };
  }
  if (line.kind !== 'relation' || (isSolved(line, name) && contains(line.sides[1]!, isImaginary)))
    return null;
  const higher = higherMove(line, name);
  if (higher !== null) return higher;
  const move = statementMove(line, problem);
  if (move === null || move.after.kind !== 'solutions' || move.after.which !== 'none') return move;
  const after = rootsOf(line, name);
  const dense = denseOf(subtractExpressions(line.sides[0]!, line.sides[1]!), name);
  if (after === null || dense === null) return null;
  const [c = zero, b = zero, a = zero] = dense;
  if (move.rule === 'negative_square')
    return { rule: 'imaginary_roots', after: after[0]!, params: { value: line.sides[1]! } };
  return {
    rule: 'complex_formula',
    after: after[0]!,
    params: { discriminant: fraction(discriminant(a, b, c)) },
  };
}

/** Degree three and above: moves everything to one side, factors, then solves each factor. */
function higherMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const difference = subtractExpressions(left, right);
  const dense = denseOf(difference, name);
  if (dense === null || degree(dense) < 3) return null;
  if (!isNumber(right, 0))
    return { rule: 'to_standard_form', after: equation(writeDense(dense, name), number(0)) };
  const parts = factorsOf(left).filter((part) => variablesOf(part).length > 0);
  if (parts.length > 1 || parts[0]?.kind === 'power') {
    const items = parts.map((part) => equation(part.kind === 'power' ? part.base : part, number(0)));
    return { rule: 'zero_product', after: anyOf(items) };
  }
  const p = polynomialOf(left);
  const found = p === null ? null : new Multivariate().factor(p);
  if (found === null || (found.factors.length === 1 && found.factors[0]!.times === 1)) return null;
  return { rule: 'factor_equation', after: equation(writeFactors({ ...found, content: one }), number(0)) };
}

/** The roots of a linear or quadratic equation; two conjugate ones on one line with ±. */
function rootsOf(item: Relation, name: string): Relation[] | null {
  if (isSolved(item, name)) return [item];
  const dense = denseOf(subtractExpressions(item.sides[0]!, item.sides[1]!), name);
  if (dense === null || degree(dense) < 1 || degree(dense) > 2) return null;
  const to = (value: Expression): Relation => equation(variable(name), value);
  const [c = zero, b = zero, a] = dense;
  if (a === undefined) return [to(fraction(divide(negate(c), b)))];
  const inside = discriminant(a, b, c);
  const below = multiply(rational(2), a);
  const middle = fraction(divide(negate(b), below));
  const size = normalizeTree(
    divided(
      rooted(fraction(sign(inside) < 0 ? negate(inside) : inside)),
      fraction(sign(below) < 0 ? negate(below) : below),
    ),
  );
  if (isNumber(size, 0)) return [to(middle)];
  const off = sign(inside) < 0 ? joinComplexParts(number(0), size) : size;
  const spread: Expression = { kind: 'plusminus', of: off };
  return [to(isNumber(middle, 0) ? spread : sum([middle, spread]))];
}
