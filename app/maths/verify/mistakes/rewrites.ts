import {
  addExpressions,
  factorsOf,
  isNumber,
  numberValue,
  opposite,
  scaleExpression,
  termsOf,
} from '../../expression/build.ts';
import { add as addRational, multiply as multiplyRational } from '../../expression/rational.ts';
import {
  divided, fraction, mapParts, negated, number, partsOf, product, raised, sameTree, sum,
  type Expression,
} from '../../expression/tree.ts'; // prettier-ignore
import type { MistakeId } from '../mistake-ids.ts';

/** A wrong way to rewrite one piece: what the piece was and what it became. */
export type Rewrite = { readonly id: MistakeId; readonly before: Expression; readonly wrong: Expression };
/** A whole expression in which one piece was rewritten wrongly. */
export type Variant = Rewrite & { readonly whole: Expression };

const mostVariants = 80;

/** Every expression that comes from one documented mistake at one place. */
export function variantsOf(tree: Expression): Variant[] {
  const variants: Variant[] = [];
  collect(tree, (whole) => whole, variants);
  return variants.slice(0, mostVariants);
}

function collect(piece: Expression, around: (piece: Expression) => Expression, found: Variant[]): void {
  if (found.length > mostVariants) return;
  for (const rewrite of rewritesOf(piece)) found.push({ ...rewrite, whole: around(rewrite.wrong) });
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

function rewritesOf(piece: Expression): Rewrite[] {
  return [
    ...distributing(piece),
    ...powerOverSum(piece),
    ...addsAcrossFractions(piece),
    ...cancelsTerms(piece),
    ...addsUnlikeTerms(piece),
    ...exponents(piece),
  ];
}

/** f(a + b) → fa + b, and −f(a − b) → −fa − fb. */
function distributing(piece: Expression): Rewrite[] {
  const minus = piece.kind === 'negate';
  const inner = minus ? piece.of : piece;
  const factors = factorsOf(inner);
  const bracket = factors.find((factor) => factor.kind === 'add');
  if (bracket === undefined || bracket.kind !== 'add') return [];
  const others = factors.filter((factor) => factor !== bracket);
  if (others.length === 0 && !minus) return [];
  const outside = product(others);
  const [first, ...rest] = bracket.terms;
  const by = (term: Expression): Expression =>
    term.kind === 'negate' ? negated(scaleExpression(outside, term.of)) : scaleExpression(outside, term);
  const found: Rewrite[] = [];
  const negative = minus || numberIsNegative(outside);
  if (minus) {
    const wrong = sum([opposite(by(first!)), ...rest.map(by)]);
    found.push({ id: 'sign_lost_distributing', before: piece, wrong });
  }
  if (!minus && negative) {
    const positive = outside.kind === 'negate' ? outside.of : outside;
    const flipped = rest.map((term) => scaleExpression(positive, term));
    found.push({ id: 'sign_lost_distributing', before: piece, wrong: sum([by(first!), ...flipped]) });
  }
  if (others.length > 0) {
    const start = minus ? opposite(by(first!)) : by(first!);
    found.push({ id: 'distributes_first_only', before: piece, wrong: sum([start, ...rest]) });
    if (minus)
      found.push({ id: 'distributes_first_only', before: piece, wrong: sum([start, ...rest.map(opposite)]) });
  }
  return found;
}

function numberIsNegative(tree: Expression): boolean {
  const value = numberValue(tree);
  return value !== null && value.n < 0n;
}

/** (a + b)² → a² + b², (a − b)² → a² − b². */
function powerOverSum(piece: Expression): Rewrite[] {
  if (piece.kind !== 'power' || piece.base.kind !== 'add' || piece.exponent.kind !== 'number') return [];
  const { exponent } = piece;
  const each = piece.base.terms.map((term) =>
    term.kind === 'negate' ? negated(raised(term.of, exponent)) : raised(term, exponent),
  );
  const positive = piece.base.terms.map((term) => raised(term.kind === 'negate' ? term.of : term, exponent));
  const hasMinus = piece.base.terms.some((term) => term.kind === 'negate');
  const sumOfPowers: Rewrite = { id: 'power_over_sum', before: piece, wrong: sum(positive) };
  return hasMinus
    ? [sumOfPowers, { id: 'square_over_difference', before: piece, wrong: sum(each) }]
    : [sumOfPowers];
}

/** a/b + c/d → (a + c)/(b + d). */
function addsAcrossFractions(piece: Expression): Rewrite[] {
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
function cancelsTerms(piece: Expression): Rewrite[] {
  if (piece.kind !== 'divide') return [];
  const terms = termsOf(piece.numerator);
  const below = termsOf(piece.denominator);
  if (terms.length < 2) return [];
  const found: Rewrite[] = [];
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

/** 2x + 3 → 5x. */
function addsUnlikeTerms(piece: Expression): Rewrite[] {
  if (piece.kind !== 'add') return [];
  const found: Rewrite[] = [];
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

/** xᵃ·xᵇ → xᵃᵇ and (xᵃ)ᵇ → xᵃ⁺ᵇ. */
function exponents(piece: Expression): Rewrite[] {
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
  if (a === null || b === null || numberValue(first.base) !== null || isNumber(second.exponent, 1)) return [];
  return [
    {
      id: 'multiplies_exponents',
      before: piece,
      wrong: raised(first.base, fraction(multiplyRational(a, b))),
    },
  ];
}
