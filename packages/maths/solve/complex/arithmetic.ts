import { isNumber, opposite } from '../../expression/build.ts';
import { constant, divided, isExpression, product, rooted, type Expression } from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { moveInside, type PowerChange } from '../powers/changes.ts';
import type { Move, Topic } from '../types.ts';

import { normalizeTree } from '../rewriting.ts';
import { isRootOfNegative } from './not-real.ts';
import { isImaginary, joinComplexParts, partsOf, writeComplex } from './parts.ts';

const kinds: ReadonlySet<string> = new Set([
  'number',
  'constant',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'absolute',
]);

/** Arithmetic with a + bi. */
export const complexArithmetic: Topic = {
  supportedClauses: ['numbers'],
  family: ({ expression, task, numbers }) => {
    const fits =
      isExpression(expression) &&
      ['simplify', 'evaluate', 'expand'].includes(task) &&
      variablesOf(expression).length === 0;
    const isComplex = (of: Expression): boolean =>
      contains(of, isImaginary) || (numbers === 'complex' && contains(of, isSquareRoot));
    return fits && isComplex(expression) && !contains(expression, (part) => !kinds.has(part.kind))
      ? 'complex_numbers'
      : null;
  },
  move: (line) => (isExpression(line) ? complexMove(line) : null),
  done: (line) => isExpression(line) && complexMove(line) === null,
};

function complexMove(tree: Expression): Move | null {
  const imaginary = moveInside(tree, imaginaryRoot);
  if (imaginary !== null) return { ...imaginary, promise: 'complex' };
  if (sameTree(tree, writeComplex(tree) ?? tree)) return null;
  const inside =
    moveInside(tree, (part) => (part === tree ? null : partMove(part))) ?? moveInside(tree, partMove);
  if (inside === null && contains(tree, isSquareRoot)) return stepTo(tree, 'surd_square_factor');
  return inside === null || (isExpression(inside.after) && sameTree(inside.after, tree)) ? null : inside;
}

const isSquareRoot = (part: Expression): boolean => part.kind === 'root' && isNumber(part.index, 2);

/** √(−9) → √9 · i. */
function imaginaryRoot(part: Expression): PowerChange | null {
  if (!isSquareRoot(part) || part.kind !== 'root' || !isRootOfNegative(part)) return null;
  return {
    rule: 'root_of_negative',
    after: product([rooted(opposite(normalizeTree(part.of))), constant('i')]),
    params: { inside: part.of },
  };
}

function partMove(part: Expression): PowerChange | null {
  if (!contains(part, isImaginary)) return null;
  switch (part.kind) {
    case 'power':
      return stepTo(part, part.base.kind === 'constant' ? 'powers_of_i' : 'complex_product');
    case 'absolute':
      return stepTo(part, 'modulus');
    case 'divide':
      return byConjugate(part) ?? stepTo(part, 'complex_product');
    case 'multiply':
      return part.factors.filter((factor) => contains(factor, isImaginary)).length > 1 ||
        part.factors.some((factor) => factor.kind === 'add')
        ? stepTo(part, 'complex_product')
        : null;
    case 'add':
      return stepTo(part, 'complex_sum');
    default:
      return null;
  }
}

function stepTo(part: Expression, rule: Move['rule']): PowerChange | null {
  const after = writeComplex(part);
  return after === null || sameTree(after, part) ? null : { rule, after };
}

/** (a + bi)/(c + di): multiplies numerator and denominator by c − di. */
function byConjugate(part: Expression & { kind: 'divide' }): PowerChange | null {
  if (!contains(part.denominator, isImaginary) || part.denominator.kind === 'multiply') return null;
  const conjugate = conjugateOf(part.denominator);
  if (conjugate === null) return null;
  const above = isNumber(part.numerator, 1) ? conjugate : product([part.numerator, conjugate]);
  const below = writeComplex(product([part.denominator, conjugate]));
  return below === null
    ? null
    : { rule: 'by_conjugate', after: divided(above, below), params: { conjugate } };
}

function conjugateOf(tree: Expression): Expression | null {
  const parts = partsOf(tree);
  return parts === null ? null : joinComplexParts(parts.real, opposite(parts.imaginary));
}
