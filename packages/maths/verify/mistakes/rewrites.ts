import type { Expression } from '../../expression/tree.ts';
import { mapParts, partsOf } from '../../expression/tree-parts.ts';
import * as arithmetic from './arithmetic-rewrites.ts';
import * as brackets from './bracket-rewrites.ts';
import * as calculus from './calculus-rewrites.ts';
import * as fractions from './fraction-rewrites.ts';
import * as functions from './function-rewrites.ts';
import * as powers from './power-rewrites.ts';
import type { MistakeRewrite, Rewriter } from './rewrite.ts';

/** A whole expression in which one subexpression was rewritten wrongly. */
type Variant = MistakeRewrite & { readonly whole: Expression };

const mostVariants = 150;

/** The mistakes in order of likelihood, since two may give the same result. */
const rewriters: readonly Rewriter[] = [
  brackets.distributing,
  brackets.powerOverSum,
  fractions.addsAcrossFractions,
  fractions.keepsNumerators,
  fractions.cancelsTerms,
  arithmetic.addsUnlikeTerms,
  arithmetic.joinsDifferentLetters,
  arithmetic.takesLetterOff,
  powers.multipliesLikeTerms,
  powers.exponents,
  powers.dividesExponents,
  arithmetic.addsBeforeMultiplying,
  arithmetic.multipliesBeforePower,
  arithmetic.multipliesBeforeDividing,
  arithmetic.addsBehindMinus,
  arithmetic.signsInSum,
  arithmetic.signOfProduct,
  powers.squareOfNegative,
  powers.unusualExponents,
  powers.fractionalExponent,
  powers.powerAsProduct,
  powers.powerOfOneFactor,
  powers.rootOfSum,
  powers.addsRadicands,
  powers.rootHandledWrongly,
  fractions.multipliesBoth,
  fractions.multipliesCrosswise,
  fractions.dividesFractions,
  fractions.splitsDenominator,
  fractions.cancelsToZero,
  fractions.mixedAsProduct,
  fractions.percentAsNumber,
  arithmetic.decimalPoint,
  arithmetic.absoluteKeepsSign,
  brackets.commonFactorPartly,
  brackets.factorsSquaresWrongly,
  functions.logarithmOfSum,
  functions.joinsLogarithms,
  functions.powerOfLogarithm,
  functions.functionTakenApart,
  functions.degreesAsRadians,
  functions.powerWithSum,
  functions.inverseAsReciprocal,
  calculus.derivativeRules,
  calculus.integralRules,
  calculus.boundsWithoutAntiderivative,
  calculus.swapsBounds,
];

/** Every expression produced by one documented mistake in one place. */
export function variantsOf(tree: Expression): Variant[] {
  const variants: Variant[] = [];
  collect(tree, (whole) => whole, variants);
  return variants.slice(0, mostVariants);
}

function collect(piece: Expression, around: (piece: Expression) => Expression, found: Variant[]): void {
  if (found.length > mostVariants) return;
  for (const rewriter of rewriters)
    for (const rewrite of rewriter(piece)) found.push({ ...rewrite, whole: around(rewrite.wrong) });
  partsOf(piece).forEach((part, place) => {
    const inside = (changed: Expression): Expression => {
      let index = -1;
      return around(
        mapParts(piece, (each) => {
          index += 1;
          return index === place ? changed : each;
        }),
      );
    };
    collect(part, inside, found);
  });
}
