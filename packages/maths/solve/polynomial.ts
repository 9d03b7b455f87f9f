import { writeDense } from '../algebra/present.ts';
import { degree, primitive, scaled, type Dense } from '../algebra/univariate.ts';
import { factorise } from '../algebra/univariate-factors.ts';
import { factorsOf, numberValue, opposite, subtractExpressions } from '../expression/build.ts';
import { absolute, divide, equals, one, rational, sign } from '../expression/rational.ts';
import {
  equation,
  fraction,
  number,
  product,
  raised,
  variable,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { anyOf } from './alternatives.ts';
import { denseOf } from './dense.ts';
import { purePower, quadraticInPower, repeatedPiece } from './equations/powers.ts';
import { isZeroSide, linearMove } from './linear.ts';
import { quadraticFormula } from './quadratics/formula.ts';
import { squareMove } from './quadratics/squares.ts';
import { commonDenominator, isTidy, scaleTerms, splitBy, normalizeTree } from './rewriting.ts';
import type { Move } from './types.ts';

/** The next step for a polynomial equation of degree 2 or more; null for any other equation. */
export function polynomialMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  const dense = denseOf(subtractExpressions(left, right), name);
  if (dense === null) return null;
  return (
    productMove(left, right) ??
    squareMove(line, name) ??
    purePower(line, dense, name) ??
    repeatedPiece(left, right, name) ??
    standardMove(line, dense, name)
  );
}

/** A product equal to 0, on either side. */
export const productMove = (left: Expression, right: Expression): Move | null =>
  zeroProduct(left, right) ?? zeroProduct(right, left);

/** (2x + 1)(x − 3) = 0 → 2x + 1 = 0 or x − 3 = 0. */
function zeroProduct(left: Expression, right: Expression): Move | null {
  if (!isZeroSide(right)) return null;
  const inner = left.kind === 'negate' ? left.of : left;
  const whole = inner.kind === 'power' ? [inner] : factorsOf(inner);
  const bases = whole.map((factor) => (factor.kind === 'power' ? factor.base : factor));
  const unknown = bases.filter((base) => variablesOf(base).length > 0);
  const single = unknown.length === 1 && inner.kind !== 'power' && whole.length === 1;
  if (unknown.length === 0 || single || (inner.kind === 'power' && unknown.length !== 1)) return null;
  const items = unknown.map((base) => equation(base, number(0)));
  return { rule: 'zero_product', after: anyOf(items) };
}

/**
 * Brings a·x² + b·x + c = 0 into the form needed to find the unknown, then finds it with the method of
 * `last`.
 */
export function standardMove(
  line: Relation,
  dense: Dense,
  name: string,
  last: (part: Dense, name: string) => Move | null = solveStandardForm,
): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const by = commonDenominator([left, right]);
  if (by > 1n && by < 10_000n) {
    const [a, b] = [scaleTerms(left, by), scaleTerms(right, by)];
    if (commonDenominator([a, b]) === 1n)
      return { rule: 'clear_denominators', after: equation(a, b), params: { by: number(by) } };
  }
  const pure = last === solveStandardForm ? pureSquare(left, right, dense, name) : null;
  if (pure !== null) return pure;
  const simplest = linearMove(line, name);
  if (simplest?.rule === 'multiply_out' || simplest?.rule === 'collect_terms') return simplest;
  const { content, part } = primitive(dense);
  const turnedRound = sign(dense.at(-1) ?? one) < 0;
  const target = turnedRound ? scaled(dense, rational(-1)) : dense;
  if (!isZeroSide(right) || turnedRound)
    return { rule: 'to_standard_form', after: equation(writeDense(target, name), number(0)) };
  if (!equals(absolute(content), one)) {
    return {
      rule: 'divide_both_sides',
      after: equation(writeDense(part, name), number(0)),
      params: { by: fraction(absolute(content)) },
    };
  }
  return last(part, name);
}

/** Solves a standard form: by factoring if it factors, otherwise by the formula. */
const solveStandardForm = (part: Dense, name: string): Move | null =>
  quadraticInPower(part, name) ??
  factorMove(part, name) ??
  (degree(part) === 2 ? quadraticFormula(part, name) : null);

/** a·x² = c without a term in x: isolate the square. */
function pureSquare(left: Expression, right: Expression, dense: Dense, name: string): Move | null {
  if (degree(dense) !== 2 || sign(dense[1] ?? rational(0)) !== 0 || sign(dense[0]!) === 0) return null;
  if (!isTidy(left) || !isTidy(right)) return null;
  const [l, r] = [splitBy(left, name), splitBy(right, name)];
  if (l.letters.length !== 1 || r.letters.length > 0) return null;
  const [constantTerm] = l.numbers;
  if (constantTerm !== undefined) {
    const negative = constantTerm.kind === 'negate';
    const after = equation(l.letters[0]!, normalizeTree(subtractExpressions(right, constantTerm)));
    const term = negative ? opposite(constantTerm) : constantTerm;
    return { rule: negative ? 'add_both_sides' : 'subtract_both_sides', after, params: { term } };
  }
  const by = dense[2]!;
  if (equals(by, one)) return null;
  const value = numberValue(right);
  if (value === null) return null;
  const after = equation(raised(variable(name), number(2)), fraction(divide(value, by)));
  return { rule: 'divide_both_sides', after, params: { by: fraction(by) } };
}

/** The left side as a product, when it factors over the rationals. */
export function factorMove(part: Dense, name: string): Move | null {
  const split = factorise(part);
  if (split === null || !split.complete) return null;
  const whole = split.factors.reduce((total, factor) => total + factor.times, 0);
  if (whole < 2 || split.factors.some((factor) => degree(factor.part) > 2)) return null;
  const factors = split.factors.map((factor) => {
    const base = writeDense(factor.part, name);
    return factor.times === 1 ? base : raised(base, number(factor.times));
  });
  const after = equation(product(sortFactors(factors)), number(0));
  const params = pairParams(part);
  return { rule: 'factor_equation', after, ...(params === null ? {} : { params }) };
}

/** A bare x comes first: x(x − 5). */
function sortFactors(factors: readonly Expression[]): Expression[] {
  return [...factors].sort((a, b) => Number(a.kind === 'add') - Number(b.kind === 'add'));
}

function pairParams(part: Dense): Move['params'] | null {
  if (degree(part) !== 2) return null;
  return { sum: fraction(part[1]!), product: fraction(part[0]!) };
}
