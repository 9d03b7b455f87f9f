import {
  contains,
  expressionsOf,
  factorsOf,
  number,
  opposite,
  product,
  sameTree,
  sum,
  termsOf,
  type Expression,
  type Tree,
} from '@curvela/maths/expression';
import { isFactorOf, valueOf } from '@curvela/maths/values';

/** Whether an expression can be divided by `factor` as a whole. */
export const isFactor = (factor: Expression, whole: Expression): boolean =>
  sameTree(factor, whole) ||
  factorsOf(whole).some((one) => sameTree(one, factor)) ||
  isFactorOf(factor, whole);

/** An expression with a factor crossed out where it stands; null where it does not show. */
function withoutFactor(whole: Expression, factor: Expression): Expression | null {
  if (sameTree(whole, factor)) return number(1);
  switch (whole.kind) {
    case 'number': {
      const rest = factor.kind === 'number' ? valueOf(whole) / valueOf(factor) : Number.NaN;
      return Number.isSafeInteger(rest) && Math.abs(valueOf(factor)) > 1 ? number(rest) : null;
    }
    case 'negate': {
      const inner = withoutFactor(whole.of, factor);
      return inner && opposite(inner);
    }
    case 'multiply': {
      const at = whole.factors.findIndex((one) => withoutFactor(one, factor) !== null);
      const rest = whole.factors.map((one, index) => (index === at ? withoutFactor(one, factor)! : one));
      return at < 0 ? null : product(rest.filter((one) => !isOne(one)));
    }
    case 'power': {
      const exponent = whole.exponent.kind === 'number' ? valueOf(whole.exponent) : 0;
      const shows = sameTree(whole.base, factor) && Number.isSafeInteger(exponent) && exponent > 1;
      if (!shows) return null;
      return exponent === 2 ? whole.base : { ...whole, exponent: number(exponent - 1) };
    }
    default:
      return null;
  }
}

const isOne = (tree: Expression): boolean => tree.kind === 'number' && valueOf(tree) === 1;

/** A sum with the factor crossed out in its first term that shows it, as cancelling a term does: x + 4 without its 4 is x. */
function withoutInOneTerm(whole: Expression, factor: Expression): Expression | null {
  const terms = termsOf(whole);
  if (terms.length === 1) return withoutFactor(whole, factor);
  const at = terms.findIndex((term) => withoutFactor(term, factor) !== null);
  if (at < 0) return null;
  return sum(
    terms.flatMap((term, index) =>
      index !== at ? [term] : sameTree(term, factor) ? [] : [withoutFactor(term, factor)!],
    ),
  );
}

/** The fraction that is left when a factor is crossed out in one term above and one below; null where it does not show in both. */
export function crossedOut(fraction: Expression, factor: Expression): Expression | null {
  if (fraction.kind !== 'divide') return null;
  const numerator = withoutInOneTerm(fraction.numerator, factor);
  const denominator = withoutInOneTerm(fraction.denominator, factor);
  return numerator && denominator && { kind: 'divide', numerator, denominator };
}

/** Whether letters are multiplied or divided by each other anywhere in a formula. */
export function productOfLetters(tree: Tree): 'product' | 'quotient' | null {
  const hasLetter = (part: Expression) => contains(part, ({ kind }) => kind === 'variable');
  const isProduct = (part: Expression) =>
    part.kind === 'multiply' && part.factors.filter(hasLetter).length >= 2;
  const isQuotient = (part: Expression) => part.kind === 'divide' && hasLetter(part.denominator);
  const parts = expressionsOf(tree);
  if (parts.some((part) => contains(part, isProduct))) return 'product';
  return parts.some((part) => contains(part, isQuotient)) ? 'quotient' : null;
}
