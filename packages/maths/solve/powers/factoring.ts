import { Multivariate, type Factors } from '../../algebra/multivariate.ts';
import {
  atomsOf,
  commonMonomial,
  contentOf,
  divideByMonomial,
  scale,
  toDense,
  type Polynomial,
  type Term,
} from '../../algebra/polynomial.ts';
import { writePolynomial, writeTerm } from '../../algebra/present.ts';
import { rationalRootOf } from '../../algebra/nth-roots.ts';
import { degree, trimZeros, type Dense } from '../../algebra/univariate.ts';
import { factorsOf, isNumber, numberValue, opposite, termsOf } from '../../expression/build.ts';
import {
  absolute,
  divide,
  equals,
  isZero,
  negate,
  one,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import { fraction, number, product, raised, sum, variable, type Expression } from '../../expression/tree.ts';
import { isFactored } from '../../verify/forms.ts';
import { normalizeTree } from '../rewriting.ts';
import type { PowerChange } from './changes.ts';
import { bracketsMove, groupedMove, splitMiddle } from './grouping.ts';
import { polynomialOf, writeFactors } from './polynomials.ts';

/** Factors an expression: common factors first, then squares, cubes, pairs and groups, finally roots. */
export function factorMove(tree: Expression): PowerChange | null {
  if (tree.kind === 'negate') {
    const inner = factorMove(tree.of);
    return inner === null ? null : { ...inner, after: opposite(inner.after) };
  }
  if (tree.kind === 'power') {
    const inner = factorMove(tree.base);
    return inner === null ? null : { ...inner, after: powerOf(inner.after, tree.exponent) };
  }
  if (tree.kind === 'multiply') return insideProduct(tree.factors);
  return factorSum(tree);
}

function insideProduct(factors: readonly Expression[]): PowerChange | null {
  const place = factors.findIndex(
    (factor) => !isFactored(factor) || (factor.kind !== 'add' && factorMove(factor) !== null),
  );
  const change = place < 0 ? null : factorMove(factors[place]!);
  if (change === null) return null;
  const negative = change.after.kind === 'negate';
  const inner = change.after.kind === 'negate' ? change.after.of : change.after;
  const joined = factors.flatMap((factor, index) => (index === place ? factorsOf(inner) : [factor]));
  const whole = product(inFront(joined));
  return { ...change, after: negative ? opposite(whole) : whole };
}

/** One number first, then letters, then brackets. */
function inFront(factors: readonly Expression[]): Expression[] {
  const numbers = factors.filter((factor) => numberValue(factor) !== null);
  const others = factors.filter((factor) => numberValue(factor) === null);
  const value = numbers.length < 2 ? numbers : [normalizeTree(product(numbers))];
  return [...value.filter((each) => !isNumber(each, 1)), ...others];
}

function powerOf(base: Expression, exponent: Expression): Expression {
  if (base.kind !== 'multiply') return raised(base, exponent);
  return product(
    base.factors.map((factor) =>
      numberValue(factor) === null ? raised(factor, exponent) : normalizeTree(raised(factor, exponent)),
    ),
  );
}

function factorSum(tree: Expression): PowerChange | null {
  const visible = bracketsMove(tree) ?? groupedMove(tree);
  const p = polynomialOf(tree);
  if (p === null || p.size === 0) return null;
  const shared = commonFactor(p);
  if (shared !== null && visible === null) return shared;
  if (visible !== null) return visible;
  const found = new Multivariate().factor(p);
  if (found.factors.length === 0 || (found.factors.length === 1 && found.factors[0]!.times === 1))
    return null;
  return pattern(p) ?? inOneLetter(p, found) ?? { rule: 'factor_further', after: writeFactors(found) };
}

/** 6x² + 9x = 3x(2x + 3); a leading minus is factored out as well. */
function commonFactor(p: Polynomial): PowerChange | null {
  if (p.size < 2) return null;
  const content = contentOf(p);
  const monomial = commonMonomial(p);
  const inside = scale(divideByMonomial(p, monomial), divide(one, content));
  const written = positiveFirst(writePolynomial(inside));
  const negative = written.kind === 'add' && written.terms[0]!.kind === 'negate';
  if (equals(content, one) && monomial.length === 0 && !negative) return null;
  const shared = writeTerm({ powers: monomial, coefficient: content });
  const rest = negative ? writePolynomial(scale(inside, rational(-1))) : written;
  const outside = isNumber(shared, 1) ? [] : factorsOf(shared);
  const whole = product([...outside, rest]);
  return {
    rule: 'common_factor',
    after: negative ? opposite(whole) : whole,
    params: { factor: negative ? opposite(shared) : shared },
  };
}

/** 9 − x² rather than −x² + 9, so that a difference of squares is recognisable. */
function positiveFirst(tree: Expression): Expression {
  if (tree.kind !== 'add' || tree.terms.length !== 2) return tree;
  const [a, b] = tree.terms;
  return a!.kind === 'negate' && b!.kind !== 'negate' ? sum([b!, a!]) : tree;
}

/** Two terms: squares and cubes. Three terms: the square of a sum. */
function pattern(p: Polynomial): PowerChange | null {
  const terms = termsOf(writePolynomial(p));
  const parts = [...p.values()];
  if (parts.length === 2) return twoTerms(parts[0]!, parts[1]!);
  return parts.length === 3 ? perfectSquare(p, terms) : null;
}

function twoTerms(first: Term, second: Term): PowerChange | null {
  const [plus, minus] = sign(first.coefficient) > 0 ? [first, second] : [second, first];
  const difference = sign(minus.coefficient) < 0;
  const [a, b] = [rootOfTerm(plus, 2), rootOfTerm(minus, 2)];
  if (difference && a !== null && b !== null) {
    const after = product([sum([a, b]), sum([a, opposite(b)])]);
    return { rule: 'difference_of_squares', after, params: { a, b } };
  }
  const [c, d] = [rootOfTerm(plus, 3), rootOfTerm(minus, 3)];
  if (c === null || d === null) return null;
  const middle = normalizeTree(product([c, d]));
  const [square, last] = [normalizeTree(raised(c, number(2))), normalizeTree(raised(d, number(2)))];
  const after = difference
    ? product([sum([c, opposite(d)]), sum([square, middle, last])])
    : product([sum([c, d]), sum([square, opposite(middle), last])]);
  return { rule: difference ? 'difference_of_cubes' : 'sum_of_cubes', after, params: { a: c, b: d } };
}

/** The n-th root of a monomial without its sign, if it is a monomial. */
function rootOfTerm({ powers, coefficient }: Term, n: number): Expression | null {
  const size = rationalRootOf(absolute(coefficient), n);
  if (size === null || powers.some(([, exponent]) => exponent % n !== 0)) return null;
  return writeTerm({ powers: powers.map(([atom, exponent]) => [atom, exponent / n]), coefficient: size });
}

/** a² ± 2ab + b² = (a ± b)². */
function perfectSquare(p: Polynomial, terms: readonly Expression[]): PowerChange | null {
  const { content, factors } = new Multivariate().factor(p);
  const [only, more] = factors;
  if (only === undefined || more !== undefined || only.times !== 2 || !equals(content, one)) return null;
  const base = writePolynomial(only.part);
  const [a, b] = termsOf(base);
  if (terms.length !== 3 || a === undefined || b === undefined || only.part.size !== 2) return null;
  return {
    rule: 'perfect_square_of',
    after: raised(base, number(2)),
    params: { a, b: b.kind === 'negate' ? b.of : b },
  };
}

/**
 * One letter: the pair with the given sum and product, splitting the middle term, a quadratic in x², or the
 * roots.
 */
function inOneLetter(p: Polynomial, found: Factors): PowerChange | null {
  const [name, more] = atomsOf(p);
  const dense = name === undefined || more !== undefined ? null : toDense(p, name);
  if (dense === null || name === undefined) return splitMiddle(p);
  const coefficients = trimZeros(dense);
  if (degree(coefficients) === 2) return trinomial(p, coefficients, found);
  return quadraticIn(coefficients, name) ?? { rule: 'factor_by_roots', after: writeFactors(found) };
}

function trinomial(p: Polynomial, [c, b, a]: Dense, found: Factors): PowerChange | null {
  if (!equals(a!, one)) return splitMiddle(p) ?? { rule: 'factor_by_roots', after: writeFactors(found) };
  return {
    rule: 'factor_pair',
    after: writeFactors(found),
    params: { sum: fraction(b!), product: fraction(c!) },
  };
}

/** a·x⁴ + b·x² + c as a quadratic in x². */
function quadraticIn(dense: Dense, name: string): PowerChange | null {
  const half = degree(dense) / 2;
  const [c, b, a] = [dense[0]!, dense[half], dense.at(-1)!];
  if (half < 2 || b === undefined || dense.some((each, at) => at % half !== 0 && !isZero(each))) return null;
  const inner = new Multivariate().factor(polynomialOf(inSquare([c, b, a], 't'))!);
  if (inner.factors.length < 2 && inner.factors[0]?.times !== 2) return null;
  const square = raised(variable(name), number(half));
  const back = (tree: Expression): Expression => replaceLetter(tree, square);
  return { rule: 'quadratic_in', after: back(writeFactors(inner)), params: { square } };
}

function inSquare(dense: Dense, name: string): Expression {
  return sum(
    dense.map((coefficient, at) => product([signed(coefficient), raised(variable(name), number(at))])),
  );
}

const signed = (value: Rational): Expression =>
  sign(value) < 0 ? opposite(fraction(negate(value))) : fraction(value);

/** Replaces the auxiliary letter t by the power it stands for. */
function replaceLetter(tree: Expression, square: Expression): Expression {
  const letter = (part: Expression): boolean => part.kind === 'variable' && part.name === 't';
  if (letter(tree)) return square;
  switch (tree.kind) {
    case 'add':
      return sum(tree.terms.map((term) => replaceLetter(term, square)));
    case 'multiply':
      return product(tree.factors.map((factor) => replaceLetter(factor, square)));
    case 'negate':
      return opposite(replaceLetter(tree.of, square));
    case 'power':
      return letter(tree.base) && square.kind === 'power'
        ? raised(square.base, normalizeTree(product([square.exponent, tree.exponent])))
        : raised(replaceLetter(tree.base, square), tree.exponent);
    default:
      return tree;
  }
}
