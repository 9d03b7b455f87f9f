import { numberValue } from '../../expression/build.ts';
import { contains, type Expression } from '../../expression/tree.ts';

/**
 * Wherever all of these expressions have a value, the variable is positive or zero: it stands alone under an even root or in a
 * logarithm, or is the base of a power that is not whole (√x, ln x, x^1.5).
 */
export function mustBePositive(name: string, expressions: readonly Expression[]): boolean {
  // Inside the cases of a piecewise expression a part need not have a value.
  if (expressions.some((tree) => contains(tree, (part) => part.kind === 'piecewise'))) return false;
  const isName = (tree: Expression | undefined): boolean => tree?.kind === 'variable' && tree.name === name;
  return expressions.some((tree) =>
    contains(tree, (part) => {
      if (part.kind === 'root') return isName(part.of) && isEven(part.index);
      if (part.kind === 'call') return (part.name === 'ln' || part.name === 'log') && part.args.some(isName);
      return part.kind === 'power' && isName(part.base) && isNotWhole(part.exponent);
    }),
  );
}

function isEven(index: Expression): boolean {
  return index.kind === 'number' && index.value.d === 1n && index.value.n % 2n === 0n;
}

/** A written fraction with even denominator, as a decimal number too. Odd denominators take negative bases. */
function isNotWhole(exponent: Expression): boolean {
  const value = numberValue(exponent);
  return value !== null && value.d % 2n === 0n;
}
