import { numberValue } from '../../expression/build.ts';
import type { Expression } from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';

/**
 * Wherever all of these expressions are defined, the variable is positive or zero: it stands alone under an
 * even root or in a logarithm, or is the base of a non-integer power (√x, ln x, x^1.5).
 */
export function mustBePositive(name: string, expressions: readonly Expression[]): boolean {
  // Parts inside the cases of a piecewise expression need not be defined.
  if (expressions.some((tree) => contains(tree, (part) => part.kind === 'piecewise'))) return false;
  const isName = (tree: Expression | undefined): boolean =>
    tree !== undefined && isPositiveMultiple(tree, name);
  return expressions.some((tree) =>
    contains(tree, (part) => {
      if (part.kind === 'root') return isName(part.of) && isEven(part.index);
      if (part.kind === 'call') return (part.name === 'ln' || part.name === 'log') && part.args.some(isName);
      return part.kind === 'power' && isName(part.base) && isNotWhole(part.exponent);
    }),
  );
}

/** x, 3x, x³, 12x³/5: positive exactly when the variable is. */
function isPositiveMultiple(tree: Expression, name: string): boolean {
  switch (tree.kind) {
    case 'variable':
      return tree.name === name;
    case 'power':
      return isPositiveMultiple(tree.base, name) && isOddWhole(tree.exponent);
    case 'divide':
      return isPositiveMultiple(tree.numerator, name) && isPositiveNumber(tree.denominator);
    case 'multiply': {
      const others = tree.factors.filter((factor) => !isPositiveNumber(factor));
      return others.length === 1 && isPositiveMultiple(others[0]!, name);
    }
    default:
      return false;
  }
}

const isPositiveNumber = (tree: Expression): boolean => (numberValue(tree)?.n ?? 0n) > 0n;

function isOddWhole(exponent: Expression): boolean {
  return exponent.kind === 'number' && exponent.value.d === 1n && exponent.value.n % 2n === 1n;
}

function isEven(index: Expression): boolean {
  return index.kind === 'number' && index.value.d === 1n && index.value.n % 2n === 0n;
}

/** A fraction with an even denominator, also written as a decimal. Odd denominators take negative bases. */
function isNotWhole(exponent: Expression): boolean {
  const value = numberValue(exponent);
  return value !== null && value.d % 2n === 0n;
}
