import { factorsOf, numberValue, opposite, scaleExpression } from '../../expression/build.ts';
import { add as addRational, isInteger, multiply as multiplyRational } from '../../expression/rational.ts';
import {
  fraction,
  negated,
  number,
  product,
  raised,
  sum,
  divided,
  type Expression,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { rewrite, type MistakeRewrite } from './rewrite.ts';

/* Mistakes with signs, the order of operations, and terms. */

/** 2x + 3 → 5x. */
export function addsUnlikeTerms(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add') return [];
  const found: MistakeRewrite[] = [];
  piece.terms.forEach((term, i) => {
    piece.terms.forEach((other, j) => {
      const [constantTerm, letters] = [numberValue(term), coefficientOf(other)];
      if (i === j || constantTerm === null || letters === null) return;
      const joined = scaleExpression(fraction(addRational(constantTerm, letters.coefficient)), letters.rest);
      const others = piece.terms.filter((_, index) => index !== i && index !== j);
      found.push({ id: 'adds_unlike_terms', before: sum([other, term]), wrong: sum([joined, ...others]) });
    });
  });
  return found;
}

function coefficientOf(
  term: Expression,
): { coefficient: ReturnType<typeof addRational>; rest: Expression } | null {
  const minus = term.kind === 'negate';
  const factors = factorsOf(minus ? term.of : term);
  const numbers = factors.map(numberValue).filter((value) => value !== null);
  const rest = factors.filter((factor) => numberValue(factor) === null);
  if (rest.length === 0 || rest.some((factor) => factor.kind === 'add')) return null;
  const start = { n: minus ? -1n : 1n, d: 1n };
  return { coefficient: numbers.reduce(multiplyRational, start), rest: product(rest) };
}

/** 2x + 7y → 9xy: joins terms of different kinds. */
export function joinsDifferentLetters(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add') return [];
  const terms = piece.terms.map(coefficientOf);
  const letters = [...new Set(terms.flatMap((term) => (term === null ? [] : variablesOf(term.rest))))];
  if (terms.includes(null) || letters.length < 2) return [];
  const total = terms.map((term) => term!.coefficient).reduce(addRational);
  const rests = terms.map((term) => term!.rest);
  const distinct = rests.filter((rest, index) => rests.findIndex((each) => sameTree(each, rest)) === index);
  return rewrite('adds_unlike_terms', piece, product([fraction(total), ...distinct]));
}

/** 3x − x → 3: takes the letter off. */
export function takesLetterOff(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add') return [];
  return piece.terms.flatMap((term, i) =>
    piece.terms.flatMap((other, j) => {
      const [own, less] = [coefficientOf(term), coefficientOf(other)];
      const isOne = other.kind === 'negate' && less !== null && less.coefficient.n === -less.coefficient.d;
      if (i === j || own === null || less === null || !isOne || !sameTree(own.rest, less.rest)) return [];
      const others = piece.terms.filter((_, index) => index !== i && index !== j);
      return rewrite('letter_taken_off', sum([term, other]), sum([fraction(own.coefficient), ...others]));
    }),
  );
}

/** 2 + 3 · 4 → (2 + 3) · 4: adds before multiplying. */
export function addsBeforeMultiplying(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add') return [];
  const found: MistakeRewrite[] = [];
  piece.terms.forEach((term, place) => {
    const before = piece.terms[place - 1];
    const minus = term.kind === 'negate';
    const inner = minus ? term.of : term;
    if (before === undefined || !(inner.kind === 'multiply' || isQuotientOfNumbers(inner))) return;
    const others = piece.terms.filter((_, index) => index !== place && index !== place - 1);
    const joined = withFirst(inner, (first) => sum([before, minus ? negated(first) : first]));
    found.push(...rewrite('order_of_operations', piece, sum([...others, joined])));
  });
  return found;
}

const isQuotientOfNumbers = (tree: Expression): boolean =>
  tree.kind === 'divide' && numberValue(tree.numerator) !== null && numberValue(tree.denominator) !== null;

/** A product or a quotient with the number that is written first in it changed: 12/4 · 3 begins with 12. */
function withFirst(tree: Expression, change: (first: Expression) => Expression): Expression {
  if (tree.kind === 'multiply') {
    const [first, ...rest] = tree.factors;
    return product([withFirst(first!, change), ...rest]);
  }
  return isQuotientOfNumbers(tree) && tree.kind === 'divide'
    ? divided(change(tree.numerator), tree.denominator)
    : change(tree);
}

/** 12/4 · 3 → 12/(4 · 3): multiplies before dividing. */
export function multipliesBeforeDividing(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'multiply') return [];
  const found: MistakeRewrite[] = [];
  piece.factors.forEach((factor, place) => {
    const after = piece.factors[place + 1];
    if (after === undefined || !isQuotientOfNumbers(factor) || factor.kind !== 'divide') return;
    if (numberValue(after) === null || after.kind === 'divide') return;
    const joined = divided(factor.numerator, product([factor.denominator, after]));
    const wrong = [...piece.factors.slice(0, place), joined, ...piece.factors.slice(place + 2)];
    found.push(...rewrite('order_of_operations', piece, product(wrong)));
  });
  return found;
}

/** 2 · 4² → (2 · 4)²: multiplies before the power. */
export function multipliesBeforePower(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'multiply') return [];
  const found: MistakeRewrite[] = [];
  piece.factors.forEach((factor, place) => {
    const before = piece.factors[place - 1];
    if (before === undefined || factor.kind !== 'power' || numberValue(before) === null) return;
    const joined = raised(product([before, factor.base]), factor.exponent);
    const others = piece.factors.filter((_, index) => index !== place && index !== place - 1);
    found.push(...rewrite('order_of_operations', piece, product([...others, joined])));
  });
  return found;
}

/** 20 − 12 + 2 → 20 − (12 + 2): adds behind a minus first. */
export function addsBehindMinus(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add') return [];
  const found: MistakeRewrite[] = [];
  piece.terms.forEach((term, place) => {
    const after = piece.terms[place + 1];
    if (term.kind !== 'negate' || place === 0 || after === undefined || after.kind === 'negate') return;
    const joined = negated(sum([term.of, after]));
    const wrong = [...piece.terms.slice(0, place), joined, ...piece.terms.slice(place + 2)];
    found.push(...rewrite('order_of_operations', piece, sum(wrong)));
  });
  return found;
}

/** (−3) · (−4) → −12, (−3) · 4 → 12. */
export function signOfProduct(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'multiply' && piece.kind !== 'divide') {
    const inner = piece.kind === 'negate' && piece.of.kind === 'multiply' ? piece.of : null;
    return inner !== null && inner.factors.every((factor) => numberValue(factor) !== null)
      ? rewrite('sign_of_product', piece, inner)
      : [];
  }
  const parts = piece.kind === 'multiply' ? piece.factors : [piece.numerator, piece.denominator];
  const signed = parts.some((part) => part.kind === 'negate');
  return signed ? rewrite('sign_of_product', piece, opposite(piece)) : [];
}

/** 5 − (−3) → 5 − 3, and −2 − 3 → 1: drops the leading sign. */
export function signsInSum(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add') return [];
  const found: MistakeRewrite[] = [];
  piece.terms.forEach((term, place) => {
    if (term.kind !== 'negate') return;
    const twice = term.of.kind === 'negate';
    const value = numberValue(term);
    if (!twice && value === null) return;
    const changed = twice && term.of.kind === 'negate' ? negated(term.of.of) : opposite(term);
    const wrong = sum(piece.terms.map((each, index) => (index === place ? changed : each)));
    found.push(...rewrite(twice ? 'subtracts_negative' : 'sign_in_sum', piece, wrong));
  });
  return found;
}

/** 0.2 · 0.3 → 0.6: misplaces the decimal point. */
export function decimalPoint(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'multiply' && piece.kind !== 'divide') return [];
  const parts = piece.kind === 'multiply' ? piece.factors : [piece.numerator, piece.denominator];
  const values = parts.map(numberValue);
  const decimals = parts.some((part) => part.kind === 'number' && !isInteger(part.value));
  if (!decimals || values.includes(null)) return [];
  const [ten, hundred] = [number(10), number(100)];
  return rewrite(
    'decimal_point',
    piece,
    product([ten, piece]),
    product([hundred, piece]),
    divided(piece, ten),
    divided(piece, hundred),
  );
}

/** |−7| → −7. */
export function absoluteKeepsSign(piece: Expression): MistakeRewrite[] {
  return piece.kind === 'absolute' ? rewrite('absolute_keeps_sign', piece, piece.of, negated(piece.of)) : [];
}
