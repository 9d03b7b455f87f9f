import { Multivariate, type Factor, type Factors } from '../../algebra/multivariate.ts';
import { constantOf, samePolynomial, type Polynomial } from '../../algebra/polynomial.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { factorsOf, isNumber, opposite } from '../../expression/build.ts';
import {
  absolute,
  divide,
  gcd,
  isInteger,
  multiply,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import { divided, negated, number, product, type Expression } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import type { Move } from '../types.ts';
import { moveInside, type PowerChange } from './changes.ts';
import { addAlike, addFractions } from './fraction-sums.ts';
import { hasLetters } from './pieces.ts';
import { conditionsOf, polynomialOf, writeFactors, writeShort } from './polynomials.ts';

/** The next step for fractions with letters, innermost first: factor, cancel, multiply, combine. */
export function fractionMove(tree: Expression): Move | null {
  return moveInside(tree, (part) => (hasLetters(part) ? changeOf(part) : null));
}

/** a/d + b/d: combines the numerators. Must come first, otherwise each fraction would be cancelled again. */
export function alikeMove(tree: Expression): Move | null {
  return moveInside(tree, (part) => (part.kind === 'add' ? addAlike(part) : null));
}

function changeOf(part: Expression): PowerChange | null {
  switch (part.kind) {
    case 'divide':
      return multiplyByReciprocal(part) ?? reduceFraction(part);
    case 'multiply':
      return multiplyAdjacent(part);
    case 'add':
      return addFractions(part);
    case 'negate':
      return part.of.kind === 'negate' ? { rule: 'multiply_out', after: part.of.of } : null;
    default:
      return null;
  }
}

/** A fraction with its sign; any other expression over 1. */
type Bar = {
  readonly negative: boolean;
  readonly above: Expression;
  readonly below: Expression | null;
};

function barOf(tree: Expression): Bar {
  if (tree.kind === 'negate') {
    const inner = barOf(tree.of);
    return { ...inner, negative: !inner.negative };
  }
  if (tree.kind !== 'divide') return { negative: false, above: tree, below: null };
  const negative = tree.numerator.kind === 'negate';
  return { negative, above: negative ? opposite(tree.numerator) : tree.numerator, below: tree.denominator };
}

/** A fraction divided by a fraction or by an expression: multiplies by the reciprocal. */
function multiplyByReciprocal(part: Expression & { kind: 'divide' }): PowerChange | null {
  const [above, below] = [barOf(part.numerator), barOf(part.denominator)];
  if (above.below === null && below.below === null) return null;
  if (!hasLetters(part) || isNumber(below.above, 0)) return null;
  const reciprocal = divided(below.below ?? number(1), below.above);
  const whole = product([divided(above.above, above.below ?? number(1)), reciprocal].map(withoutOne));
  return { rule: 'divide_fractions', after: above.negative === below.negative ? whole : negated(whole) };
}

const withoutOne = (tree: Expression): Expression =>
  tree.kind === 'divide' && isNumber(tree.denominator, 1) ? tree.numerator : tree;

/** Multiplies adjacent fractions. */
function multiplyAdjacent(part: Expression & { kind: 'multiply' }): PowerChange | null {
  const bars = part.factors.map(barOf);
  if (!bars.some(({ below }) => below !== null && hasLetters(below)) && !isFractionTimesLetters(bars))
    return null;
  const above = joinFactors(bars.map((bar) => bar.above));
  const below = joinFactors(bars.flatMap((bar) => (bar.below === null ? [] : [bar.below])));
  const negative = bars.filter((bar) => bar.negative).length % 2 === 1;
  const whole = divided(above, below);
  return { rule: 'multiply_fractions', after: negative ? negated(whole) : whole };
}

/** x/2 · 4/3: at least two fractions, one with a letter in its numerator. */
function isFractionTimesLetters(bars: readonly Bar[]): boolean {
  const fractions = bars.filter(({ below }) => below !== null);
  return fractions.length > 1 || fractions.some(({ above }) => hasLetters(above));
}

function joinFactors(factors: readonly Expression[]): Expression {
  return product(factors.flatMap(factorsOf).filter((factor) => !isNumber(factor, 1)));
}

/** (x² − 9)/(x² + 3x) → (x − 3)(x + 3)/(x(x + 3)) → (x − 3)/x. */
function reduceFraction(part: Expression & { kind: 'divide' }): PowerChange | null {
  const [above, below] = [polynomialOf(part.numerator), polynomialOf(part.denominator)];
  if (above === null || below === null || below.size === 0) return null;
  if (above.size === 0) return { rule: 'cancel_common_factor', after: number(0) };
  const algebra = new Multivariate();
  const [top, bottom] = [algebra.factor(above), algebra.factor(below)];
  const shared = sharedFactors(top, bottom);
  const after = quotientOf(withoutShared(top, shared), withoutShared(bottom, shared));
  if (shared.length === 0) return numbersOnly(part, after, top, bottom);
  const named = shared.some(({ part: factor }) => factor.size > 1);
  const shown = factoredBar(top, bottom);
  if (named && !isWrittenWith(part, shared)) {
    return sameTree(shown, part) ? null : { rule: 'factor_fraction', after: shown };
  }
  const conditions = conditionsOf(below);
  const factor = writeFactors({ content: rational(1), factors: shared });
  return conditions === null
    ? { rule: 'cancel_common_factor', after }
    : { rule: 'cancel_factor', after, params: { factor, conditions } };
}

/** Numeric factors that share a divisor, or a numerator whose brackets are still to be expanded. */
function numbersOnly(
  part: Expression & { kind: 'divide' },
  after: Expression,
  top: Factors,
  bottom: Factors,
): PowerChange | null {
  const lowest =
    top.content.d === 1n && bottom.content.d === 1n && gcd(top.content.n, bottom.content.n) === 1n;
  if (lowest && !(sign(bottom.content) < 0) && constantOf(polynomialOf(part.denominator)!)?.n !== 1n)
    return null;
  return sameTree(after, part) ? null : { rule: 'cancel_common_factor', after };
}

function factoredBar(top: Factors, bottom: Factors): Expression {
  return divided(writeFactors(top), writeFactors(bottom));
}

/** Numerator and denominator are already written with these factors. */
function isWrittenWith(part: Expression & { kind: 'divide' }, shared: readonly Factor[]): boolean {
  return [part.numerator, part.denominator].every((side) => {
    const bases = factorsOf(side.kind === 'negate' ? side.of : side).map((factor) =>
      factor.kind === 'power' ? factor.base : factor,
    );
    return shared.every(({ part: factor }) => bases.some((base) => isUpToSign(base, factor)));
  });
}

function isUpToSign(base: Expression, factor: Polynomial): boolean {
  const p = polynomialOf(base);
  const q = p === null ? null : new Multivariate().factor(p);
  const only = q?.factors.length === 1 ? q.factors[0] : undefined;
  return only !== undefined && only.times === 1 && samePolynomial(only.part, factor);
}

function sharedFactors(a: Factors, b: Factors): Factor[] {
  return a.factors.flatMap(({ part, times }) => {
    const other = b.factors.find((each) => samePolynomial(each.part, part));
    return other === undefined ? [] : [{ part, times: Math.min(times, other.times) }];
  });
}

function withoutShared({ content, factors }: Factors, shared: readonly Factor[]): Factors {
  const left = factors.flatMap(({ part, times }) => {
    const taken = shared.find((each) => samePolynomial(each.part, part))?.times ?? 0;
    return times > taken ? [{ part, times: times - taken }] : [];
  });
  return { content, factors: left };
}

/** Numerator over denominator, with coprime whole numbers in front and the sign outside. */
function quotientOf(top: Factors, bottom: Factors): Expression {
  const content = divide(top.content, bottom.content);
  const size = absolute(content);
  const [above, below]: [Factors, Factors] = [
    { content: { n: size.n, d: 1n }, factors: top.factors },
    { content: { n: size.d, d: 1n }, factors: bottom.factors },
  ];
  const isWhole = below.factors.length === 0 && below.content.n === 1n;
  const negative = sign(content) < 0;
  if (isWhole) return writeShort({ ...above, content: negative ? negate(above.content) : above.content });
  const turnedRound = negative ? negateDifference(below) : null;
  if (turnedRound !== null) return divided(writeShort(above), turnedRound);
  const whole = divided(
    writeShort(above),
    below.factors.length === 0 ? number(below.content.n) : writeShort(below),
  );
  return negative ? negated(whole) : whole;
}

const negate = (value: Rational): Rational => multiply(value, rational(-1));

/** −1/(x − y) is 1/(y − x) when the divisor is a difference of two terms. */
function negateDifference({ content, factors }: Factors): Expression | null {
  const [only, more] = factors;
  if (only === undefined || more !== undefined || only.times > 1 || content.n !== 1n || !isInteger(content))
    return null;
  const written = writePolynomial(only.part);
  if (written.kind !== 'add' || written.terms.length !== 2 || written.terms[1]!.kind !== 'negate')
    return null;
  if (!hasLetters(written.terms[1]!)) return null;
  return { kind: 'add', terms: [written.terms[1]!.of, opposite(written.terms[0]!)] };
}
