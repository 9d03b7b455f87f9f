import { Canonical, NotAlgebraic } from '../../algebra/canonical.ts';
import { constantOf, toDense, TooLarge } from '../../algebra/polynomial.ts';
import { Undefined } from '../../algebra/quotient.ts';
import { addExpressions } from '../../expression/build.ts';
import { divide, equals, isZero, multiply, one, rational } from '../../expression/rational.ts';
import { fraction, isExpression, type Expression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { Claim, Statement } from './statement.ts';

/** "Turn x² + 14x into a perfect square trinomial": what is added belongs to the problem. */
export function readBinomialSquare(statement: Statement): Claim | null {
  if (!statement.has('binomial_square') || statement.has('solve')) return null;
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  const [formula, more] = formulas;
  const tree = formula?.trees[0];
  if (formula === undefined || more !== undefined || tree === undefined || !isExpression(tree)) return null;
  const square = squareOf(tree);
  if (square === null) return null;
  const used = [
    formula.index,
    ...statement.places(
      'binomial_square',
      'complete_square',
      'factor',
      'square_shape',
      'simplify',
      'evaluate',
    ),
  ];
  return {
    problems: [{ task: 'complete_square', expression: square }],
    used: new Set(used),
    stated: true,
    grouped: true,
  };
}

/** x² + bx + (b/2)² for x² + bx. */
function squareOf(tree: Expression): Expression | null {
  const [name, ...others] = variablesOf(tree);
  if (name === undefined || others.length > 0) return null;
  const dense = coefficientsOf(tree, name);
  if (dense === null || dense.length !== 3) return null;
  const [constant, middle, top] = dense as [typeof one, typeof one, typeof one];
  if (!equals(top, one) || !isZero(constant) || isZero(middle)) return null;
  const half = divide(middle, rational(2));
  return addExpressions(tree, fraction(multiply(half, half)));
}

function coefficientsOf(tree: Expression, name: string): readonly (typeof one)[] | null {
  try {
    const { top, bottom } = new Canonical().of(tree);
    const below = constantOf(bottom);
    return below === null ? null : (toDense(top, name)?.map((each) => divide(each, below)) ?? null);
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Undefined || error instanceof NotAlgebraic) return null;
    throw error;
  }
}
