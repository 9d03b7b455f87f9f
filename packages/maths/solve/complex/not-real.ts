import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import { isInteger } from '../../expression/rational.ts';
import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { isImaginary } from './parts.ts';

/** √(−9): an even root of a negative number. */
export function isRootOfNegative(part: Expression): boolean {
  if (part.kind === 'root') {
    const index = numberValue(part.index);
    return index !== null && isInteger(index) && index.n % 2n === 0n && isNegative(part.of);
  }
  if (part.kind !== 'power') return false;
  const exponent = numberValue(part.exponent);
  return exponent !== null && exponent.d % 2n === 0n && isNegative(part.base);
}

const isNegative = (part: Expression): boolean =>
  variablesOf(part).length === 0 && !contains(part, isImaginary) && evaluator(part)({}) < 0;

/** A formula without letters that has no real value because it contains an even root of a negative number. */
export function isNotReal(tree: Tree): boolean {
  return (
    isExpression(tree) &&
    variablesOf(tree).length === 0 &&
    !contains(tree, isImaginary) &&
    contains(tree, isRootOfNegative)
  );
}
