import { addExpressions, factorsOf, numberValue, opposite, termsOf } from '../../expression/build.ts';
import { divided, number, product, sum, type Expression } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { rewrite, type MistakeRewrite } from './rewrite.ts';

/* Mistakes with fractions. */

/** a/b + c/d → (a + c)/(b + d). */
export function addsAcrossFractions(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add' || piece.terms.length !== 2) return [];
  const [first, second] = piece.terms.map((term) => ({
    minus: term.kind === 'negate',
    of: term.kind === 'negate' ? term.of : term,
  }));
  if (first?.of.kind !== 'divide' || second?.of.kind !== 'divide' || first.minus) return [];
  const join = (a: Expression, b: Expression): Expression =>
    addExpressions(a, second.minus ? opposite(b) : b);
  const wrongs = [
    divided(join(first.of.numerator, second.of.numerator), join(first.of.denominator, second.of.denominator)),
  ];
  wrongs.push(
    divided(
      join(first.of.numerator, second.of.numerator),
      addExpressions(first.of.denominator, second.of.denominator),
    ),
  );
  return wrongs
    .filter((wrong) => wrong.kind === 'divide' && numberValue(wrong.denominator)?.n !== 0n)
    .map((wrong) => ({ id: 'adds_across_fractions', before: piece, wrong }));
}

/** (a + b)/a → b, and (ca + b)/c → a + b. */
export function cancelsTerms(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'divide') return [];
  const terms = termsOf(piece.numerator);
  const below = termsOf(piece.denominator);
  if (terms.length < 2) return [];
  const found: MistakeRewrite[] = [];
  terms.forEach((term, place) => {
    const others = terms.filter((_, index) => index !== place);
    const match = below.findIndex((other) => sameTree(other, term));
    if (match >= 0) {
      const left = below.filter((_, index) => index !== match);
      const top = sum(others);
      const wrong = left.length === 0 ? top : divided(top, sum(left));
      found.push({ id: 'cancels_terms', before: piece, wrong });
    }
    if (below.length === 1) {
      const one = terms.map((each, index) => (index === place ? divided(each, piece.denominator) : each));
      found.push({ id: 'cancels_terms', before: piece, wrong: sum(one) });
    }
  });
  return found;
}

/** a/b + c/d → (a + c)/(bd): expands the denominators but not the numerators. */
export function keepsNumerators(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add' || piece.terms.length !== 2) return [];
  const [first, second] = piece.terms.map((term) => (term.kind === 'negate' ? term.of : term));
  if (first?.kind !== 'divide' || second?.kind !== 'divide' || piece.terms[0]!.kind === 'negate') return [];
  if (sameTree(first.denominator, second.denominator)) return [];
  const minus = piece.terms[1]!.kind === 'negate';
  const above = addExpressions(first.numerator, minus ? opposite(second.numerator) : second.numerator);
  const wrongs = [product([first.denominator, second.denominator]), first.denominator, second.denominator];
  return rewrite('keeps_numerators', piece, ...wrongs.map((below) => divided(above, below)));
}

/** k · a/b → ka/(kb): multiplies both numerator and denominator. */
export function multipliesBoth(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'multiply' || piece.factors.length !== 2) return [];
  return piece.factors.flatMap((factor, index) => {
    const other = piece.factors[1 - index]!;
    if (factor.kind !== 'divide' || other.kind === 'divide') return [];
    const wrong = divided(product([other, factor.numerator]), product([other, factor.denominator]));
    return rewrite('multiplies_above_and_below', piece, wrong);
  });
}

/** a/b · c/d → ad/(bc): multiplies crosswise. */
export function multipliesCrosswise(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'multiply' || piece.factors.length !== 2) return [];
  const [first, second] = piece.factors;
  if (first?.kind !== 'divide' || second?.kind !== 'divide') return [];
  const above = product([first.numerator, second.denominator]);
  const below = product([first.denominator, second.numerator]);
  return rewrite('multiplies_crosswise', piece, divided(above, below), divided(below, above));
}

/** a/b ÷ c/d → ac/(bd), or inverts the first fraction. */
export function dividesFractions(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'divide' || piece.denominator.kind !== 'divide') return [];
  const below = piece.denominator;
  const fractionAbove = piece.numerator.kind === 'divide' ? piece.numerator : null;
  const above = fractionAbove ?? { numerator: piece.numerator, denominator: number(1) };
  const straight = divided(
    product([above.numerator, below.numerator]),
    product([above.denominator, below.denominator]),
  );
  const turned = divided(
    product([above.denominator, below.numerator]),
    product([above.numerator, below.denominator]),
  );
  return [
    ...rewrite('divides_without_turning', piece, straight),
    ...rewrite('turns_wrong_fraction', piece, turned),
  ];
}

/** a/(b + c) → a/b + a/c. */
export function splitsDenominator(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'divide' || piece.denominator.kind !== 'add') return [];
  const parts = piece.denominator.terms.map((term) =>
    term.kind === 'negate' ? opposite(divided(piece.numerator, term.of)) : divided(piece.numerator, term),
  );
  return rewrite('splits_denominator', piece, sum(parts));
}

/** (x + 1)/(x + 1) → 0: cancelling leaves 1. */
export function cancelsToZero(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'divide') return [];
  const below = factorsOf(piece.denominator);
  const all = factorsOf(piece.numerator).every((factor) => below.some((other) => sameTree(factor, other)));
  return all ? rewrite('cancels_to_zero', piece, number(0)) : [];
}

/** 2 1/3 → 2 · 1/3. */
export function mixedAsProduct(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'mixed') return [];
  const part = divided(number(piece.numerator), number(piece.denominator));
  return rewrite('mixed_as_product', piece, product([number(piece.whole), part]));
}

/** 15 % → 15, 1.5 or 0.015. */
export function percentAsNumber(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'percent' || numberValue(piece.of) === null) return [];
  const [ten, thousand] = [divided(piece.of, number(10)), divided(piece.of, number(1000))];
  return rewrite('percent_not_hundredths', piece, piece.of, ten, thousand);
}
