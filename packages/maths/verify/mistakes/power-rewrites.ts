import { factorsOf, isNumber, numberValue, termsOf } from '../../expression/build.ts';
import {
  add as addRational,
  isInteger,
  multiply as multiplyRational,
  sign,
} from '../../expression/rational.ts';
import {
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  rooted,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { rewrite, type MistakeRewrite } from './rewrite.ts';

/* Mistakes with powers and roots. */

/** xᵃ·xᵇ → xᵃᵇ and (xᵃ)ᵇ → xᵃ⁺ᵇ. */
export function exponents(piece: Expression): MistakeRewrite[] {
  if (piece.kind === 'power' && piece.base.kind === 'power') {
    const [a, b] = [numberValue(piece.base.exponent), numberValue(piece.exponent)];
    if (a === null || b === null) return [];
    return [
      {
        id: 'multiplies_exponents',
        before: piece,
        wrong: raised(piece.base.base, fraction(addRational(a, b))),
      },
    ];
  }
  if (piece.kind !== 'multiply' || piece.factors.length !== 2) return [];
  const [first, second] = piece.factors.map((factor) =>
    factor.kind === 'power' ? factor : { kind: 'power' as const, base: factor, exponent: number(1) },
  );
  if (first === undefined || second === undefined || !sameTree(first.base, second.base)) return [];
  const [a, b] = [numberValue(first.exponent), numberValue(second.exponent)];
  if (a === null || b === null || isNumber(first.exponent, 1) || isNumber(second.exponent, 1)) return [];
  return [
    {
      id: 'multiplies_exponents',
      before: piece,
      wrong: raised(first.base, fraction(multiplyRational(a, b))),
    },
  ];
}
/** −3² → (−3)². */
export function squareOfNegative(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'negate' || piece.of.kind !== 'power') return [];
  const { base, exponent } = piece.of;
  const even = exponent.kind === 'number' && isInteger(exponent.value) && exponent.value.n % 2n === 0n;
  return even && base.kind !== 'add' ? rewrite('square_of_negative', piece, piece.of) : [];
}

/** 2⁻³ → −2³ and −6; 5⁰ → 0 and 5. */
export function unusualExponents(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power') return [];
  const exponent = numberValue(piece.exponent);
  if (exponent === null || sign(exponent) > 0) return [];
  if (sign(exponent) === 0) return rewrite('zero_exponent', piece, number(0), piece.base);
  const size = fraction({ n: -exponent.n, d: exponent.d });
  const turned = [
    negated(raised(piece.base, size)),
    negated(product([size, piece.base])),
    raised(piece.base, size),
  ];
  return rewrite('negative_exponent', piece, ...turned);
}

/** 2³ → 2 · 3, x² → 2x. */
export function powerAsProduct(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power' || numberValue(piece.exponent) === null) return [];
  if (piece.base.kind === 'add' || piece.base.kind === 'call') return [];
  return rewrite('power_as_product', piece, product([piece.exponent, piece.base]));
}

/** 8^(2/3) → 8^(3/2) and 8 · 2/3. */
export function fractionalExponent(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power') return [];
  const value = numberValue(piece.exponent);
  if (value === null || isInteger(value) || value.n <= 0n) return [];
  const turned = raised(piece.base, fraction({ n: value.d, d: value.n }));
  return rewrite('fractional_exponent', piece, turned, product([piece.exponent, piece.base]));
}

/** (2x)³ → 2x³: the power applies to every factor. */
export function powerOfOneFactor(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power' || piece.base.kind !== 'multiply') return [];
  const { factors } = piece.base;
  const each = factors.map((_, place) =>
    product(factors.map((factor, index) => (index === place ? raised(factor, piece.exponent) : factor))),
  );
  return rewrite('power_of_one_factor', piece, ...each);
}

/** x⁶/x² → x³: divides the exponents. */
export function dividesExponents(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'divide') return [];
  const [above, below] = [asPower(piece.numerator), asPower(piece.denominator)];
  if (above === null || below === null || !sameTree(above.base, below.base)) return [];
  return rewrite('divides_exponents', piece, raised(above.base, divided(above.exponent, below.exponent)));
}

function asPower(tree: Expression): { base: Expression; exponent: Expression } | null {
  return tree.kind === 'power' && numberValue(tree.exponent) !== null ? tree : null;
}

/** 3x + 2x → 5x²: like terms keep their power. */
export function multipliesLikeTerms(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add' || piece.terms.length !== 2) return [];
  const [first, second] = piece.terms.map(lettersOf);
  if (first == null || second == null || !sameTree(first.letters, second.letters)) return [];
  const count = fraction(addRational(first.count, second.count));
  const letters = factorsOf(first.letters).map(squared);
  return rewrite('like_terms_multiplied', piece, product([count, ...letters]));
}

/** x → x², x² → x⁴. */
function squared(factor: Expression): Expression {
  const exponent = factor.kind === 'power' ? numberValue(factor.exponent) : null;
  if (factor.kind !== 'power' || exponent === null) return raised(factor, number(2));
  return raised(factor.base, fraction(addRational(exponent, exponent)));
}

function lettersOf(term: Expression): { count: ReturnType<typeof addRational>; letters: Expression } | null {
  const minus = term.kind === 'negate';
  const factors = factorsOf(minus ? term.of : term);
  const numbers = factors.map(numberValue).filter((value) => value !== null);
  const rest = factors.filter((factor) => numberValue(factor) === null);
  if (rest.length === 0 || rest.some((factor) => factor.kind === 'add')) return null;
  return { count: numbers.reduce(multiplyRational, { n: minus ? -1n : 1n, d: 1n }), letters: product(rest) };
}

/** √(a + b) → √a + √b, and √(a² + b²) → a + b. */
export function rootOfSum(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'root' || piece.of.kind !== 'add') return [];
  const parts = piece.of.terms.map((term) =>
    term.kind === 'negate' ? negated(rooted(term.of, piece.index)) : rooted(term, piece.index),
  );
  return rewrite('root_of_sum', piece, sum(parts));
}

/** √2 + √3 → √5. */
export function addsRadicands(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add' || piece.terms.length !== 2) return [];
  const [first, second] = piece.terms;
  const other = second?.kind === 'negate' ? second.of : second;
  if (first?.kind !== 'root' || other?.kind !== 'root' || !sameTree(first.index, other.index)) return [];
  const inner = second?.kind === 'negate' ? negated(other.of) : other.of;
  return rewrite('adds_radicands', piece, rooted(sum([...termsOf(first.of), inner]), first.index));
}

/** √72 → 36√2: takes the square factor out without its root; √9 → 3 is right, 9/2 is not. */
export function rootHandledWrongly(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'root' || !isNumber(piece.index, 2)) return [];
  const value = numberValue(piece.of);
  if (value === null) return [];
  const squares = [4n, 9n, 16n, 25n, 36n, 49n, 64n].filter(
    (square) => value.d === 1n && value.n % square === 0n,
  );
  const outside = squares.map((square) => product([number(square), rooted(number(value.n / square))]));
  return [
    ...rewrite('root_as_half', piece, divided(piece.of, number(2))),
    ...rewrite('square_factor_not_rooted', piece, ...outside),
  ];
}
