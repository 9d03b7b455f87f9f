import { factorsOf, isNumber, numberValue, opposite, scaleExpression } from '../../expression/build.ts';
import { absolute, exactSquareRoot, isInteger, multiply, type Rational } from '../../expression/rational.ts';
import { fraction, negated, number, product, raised, sum, type Expression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { rewrite, type MistakeRewrite } from './rewrite.ts';

/* Mistakes with brackets: expanding and factoring. */

/** f(a + b) → fa + b, and −f(a − b) → −fa − fb. */
export function distributing(piece: Expression): MistakeRewrite[] {
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
  const found: MistakeRewrite[] = [];
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
export function powerOverSum(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'power' || piece.base.kind !== 'add' || piece.exponent.kind !== 'number') return [];
  const { exponent } = piece;
  const each = piece.base.terms.map((term) =>
    term.kind === 'negate' ? negated(raised(term.of, exponent)) : raised(term, exponent),
  );
  const positive = piece.base.terms.map((term) => raised(term.kind === 'negate' ? term.of : term, exponent));
  const hasMinus = piece.base.terms.some((term) => term.kind === 'negate');
  const sumOfPowers: MistakeRewrite = { id: 'power_over_sum', before: piece, wrong: sum(positive) };
  return hasMinus
    ? [sumOfPowers, { id: 'square_over_difference', before: piece, wrong: sum(each) }]
    : [sumOfPowers];
}

/** 6x + 9 → 3(2x + 9): does not divide one of the terms. */
export function commonFactorPartly(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add' || piece.terms.length > 3) return [];
  const parts = piece.terms.map(coefficientOf);
  const numbers = parts.map((part) => absolute(part));
  const shared = [2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n].filter((factor) =>
    numbers.every((value) => isInteger(value) && value.n % factor === 0n && value.n !== 0n),
  );
  return shared.flatMap((factor) =>
    piece.terms.flatMap((_, keptIndex) => {
      const inside = piece.terms.map((term, index) =>
        index === keptIndex ? term : timesNumber(term, { n: 1n, d: factor }),
      );
      return rewrite('common_factor_left', piece, product([number(factor), sum(inside)]));
    }),
  );
}

function coefficientOf(term: Expression): Rational {
  const inner = term.kind === 'negate' ? term.of : term;
  const values = factorsOf(inner).map(numberValue);
  return values.filter((value) => value !== null).reduce(multiply, { n: 1n, d: 1n });
}

function timesNumber(term: Expression, by: Rational): Expression {
  const inner = term.kind === 'negate' ? term.of : term;
  const rest = factorsOf(inner).filter((factor) => numberValue(factor) === null);
  const scaled = scaleExpression(fraction(multiply(coefficientOf(term), by)), product(rest));
  return term.kind === 'negate' ? opposite(scaled) : scaled;
}

/** x² − 9 → (x − 3)², x² + 9 → (x + 3)² and (x + 3)(x − 3). */
export function factorsSquaresWrongly(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'add' || piece.terms.length !== 2 || variablesOf(piece).length === 0) return [];
  const [first, second] = piece.terms.map((term) => (term.kind === 'negate' ? term.of : term));
  const [a, b] = [squareRootOf(first!), squareRootOf(second!)];
  if (a === null || b === null || piece.terms[0]!.kind === 'negate') return [];
  const [plus, minus] = [sum([a, b]), sum([a, opposite(b)])];
  if (piece.terms[1]!.kind === 'negate')
    return rewrite('difference_as_square', piece, raised(minus, number(2)), raised(plus, number(2)));
  return rewrite('sum_of_squares_factored', piece, raised(plus, number(2)), product([plus, minus]));
}

/** 3x for 9x², 3 for 9; null for anything but an obvious square. */
function squareRootOf(term: Expression): Expression | null {
  const roots = factorsOf(term).map((factor) => {
    if (factor.kind === 'power' && isNumber(factor.exponent, 2)) return factor.base;
    const value = numberValue(factor);
    const root = value === null ? null : exactSquareRoot(value);
    return root === null ? null : fraction(root);
  });
  return roots.includes(null) ? null : product(roots.filter((root) => root !== null));
}
