import { Canonical } from '../algebra/canonical.ts';
import {
  commonMonomial,
  constantOf,
  contentOf,
  divideByMonomial,
  scale,
  toDense,
  type Polynomial,
} from '../algebra/polynomial.ts';
import { writeDense, writePolynomial, writeQuotient } from '../algebra/present.ts';
import { Field } from '../algebra/quotient.ts';
import { degree, divmod, exactRoot, factorise, gcd as denseGcd, trimmed } from '../algebra/univariate.ts';
import { factorsOf, isNumber, numberValue, opposite } from '../expression/build.ts';
import { divide, equals, one, sign, type Rational } from '../expression/rational.ts';
import {
  contains, divided, fraction, number, product, raised, sameTree, sum, variablesOf,
  type Expression,
} from '../expression/tree.ts'; // prettier-ignore
import { isFactored, isSimplified } from '../verify/forms.ts';
import { arithmeticMove } from './arithmetic.ts';
import { changeInside, hasBracket, isTidy, multipliedOut, tidied } from './rewriting.ts';
import type { Move } from './types.ts';

/** Expands: special products in one go, other brackets term by term, then like terms. */
export function expandMove(tree: Expression): Move | null {
  const squared = changeInside(tree, squareOfSum);
  if (squared !== null) return { rule: 'square_of_sum', after: squared };
  const difference = changeInside(tree, sumTimesDifference);
  if (difference !== null) return { rule: 'sum_times_difference', after: difference };
  if (hasBracket(tree)) return { rule: 'multiply_out', after: multipliedOut(tree) };
  return isTidy(tree) ? null : { rule: 'collect_terms', after: tidied(tree) };
}

/** (a + b)² = a² + 2ab + b². */
function squareOfSum(part: Expression): Expression | null {
  if (
    part.kind !== 'power' ||
    !isNumber(part.exponent, 2) ||
    part.base.kind !== 'add' ||
    part.base.terms.length !== 2
  )
    return null;
  const [a, second] = part.base.terms;
  const minus = second!.kind === 'negate';
  const b = second!.kind === 'negate' ? second!.of : second!;
  const middle = product([number(2), ...factorsOf(a!), ...factorsOf(b)]);
  return sum([raised(a!, number(2)), minus ? opposite(middle) : middle, raised(b, number(2))]);
}

/** (a + b)(a − b) = a² − b². */
function sumTimesDifference(part: Expression): Expression | null {
  if (part.kind !== 'multiply' || part.factors.length !== 2) return null;
  const [left, right] = part.factors;
  if (left?.kind !== 'add' || right?.kind !== 'add' || left.terms.length !== 2 || right.terms.length !== 2)
    return null;
  if (!sameTree(left.terms[0]!, right.terms[0]!) || !sameTree(left.terms[1]!, opposite(right.terms[1]!)))
    return null;
  const [a, second] = left.terms;
  const b = second!.kind === 'negate' ? second!.of : second!;
  return sum([raised(a!, number(2)), opposite(raised(b, number(2)))]);
}

/** Simplifies an expression with letters: numbers first, brackets out, like terms together, fractions cancelled. */
export function simplifyMove(tree: Expression): Move | null {
  if (isSimplified(tree)) return null;
  const quotient = tree.kind === 'divide' && variablesOf(tree.denominator).length > 0;
  if (
    quotient ||
    contains(tree, (part) => part.kind === 'divide' && variablesOf(part.denominator).length > 0)
  )
    return cancelLetters(tree);
  if (hasBracket(tree)) return { rule: 'multiply_out', after: multipliedOut(tree) };
  if (!isTidy(tree)) return { rule: 'collect_terms', after: tidied(tree) };
  return arithmeticMove(tree);
}

/** (x² − 1)/(x − 1) → (x − 1)(x + 1)/(x − 1) → x + 1. */
function cancelLetters(tree: Expression): Move | null {
  const names = variablesOf(tree);
  if (tree.kind === 'divide' && names.length === 1) {
    const factored = factoredQuotient(tree, names[0]!);
    if (factored !== null && !sameTree(factored.after, tree)) return { rule: 'common_factor', ...factored };
  }
  const after = tidied(tree);
  return sameTree(after, tree) ? null : { rule: 'cancel_common_factor', after };
}

function factoredQuotient(
  tree: Expression & { kind: 'divide' },
  name: string,
): Pick<Move, 'after' | 'params'> | null {
  const sides = [tree.numerator, tree.denominator].map((side) => {
    const { top, bottom } = new Canonical().of(side);
    const dense = constantOf(bottom) === null ? null : toDense(top, name);
    return dense === null ? null : trimmed(dense);
  });
  const [above, below] = sides;
  if (above == null || below == null || degree(above) < 1 || degree(below) < 1) return null;
  const common = denseGcd(above, below);
  if (degree(common) < 1 || factorsOf(tree.numerator).length > 1 || factorsOf(tree.denominator).length > 1)
    return null;
  const write = (dense: typeof above): Expression => {
    const rest = divmod(dense, common)[0];
    const shared = writeDense(common, name);
    if (degree(rest) === 0) return equals(rest[0]!, one) ? shared : product([fraction(rest[0]!), shared]);
    return product([shared, writeDense(rest, name)]);
  };
  return { after: divided(write(above), write(below)), params: { factor: writeDense(common, name) } };
}

/** Factors: what all terms share first, then differences of squares, perfect squares, pairs, rational roots. */
export function factorMove(tree: Expression): Move | null {
  if (isFactored(tree) && tree.kind !== 'add') return null;
  const factors = factorsOf(tree.kind === 'negate' ? tree.of : tree);
  const place = factors.findIndex((factor) => factor.kind === 'add' && !isFactored(factor));
  if (factors.length > 1 && place >= 0) return insideProduct(tree, factors, place);
  if (tree.kind === 'power') return insidePower(tree);
  return factorSum(tree);
}

function insideProduct(tree: Expression, factors: readonly Expression[], place: number): Move | null {
  const move = factorSum(factors[place]!);
  if (move === null || !('kind' in move.after)) return null;
  const inner = move.after as Expression;
  const joined = factors.flatMap((factor, index) => (index === place ? factorsOf(inner) : [factor]));
  const whole = product(mergeNumbers(joined));
  return { ...move, after: tree.kind === 'negate' ? opposite(whole) : whole };
}

/** Numbers in front become one number. */
function mergeNumbers(factors: readonly Expression[]): Expression[] {
  const numbers = factors.filter((factor) => numberValue(factor) !== null);
  if (numbers.length < 2) return [...factors];
  return [tidied(product(numbers)), ...factors.filter((factor) => numberValue(factor) === null)];
}

function insidePower(tree: Expression & { kind: 'power' }): Move | null {
  const move = tree.base.kind === 'add' ? factorSum(tree.base) : null;
  return move === null ? null : { ...move, after: raised(move.after as Expression, tree.exponent) };
}

function factorSum(tree: Expression): Move | null {
  const { top, bottom } = new Canonical().of(tree);
  const below = constantOf(bottom);
  if (below === null) return null;
  const p = scale(top, divide(one, below));
  const shared = commonFactor(p);
  if (shared !== null) return shared;
  const [name, ...others] = variablesOf(tree);
  const dense = name === undefined || others.length > 0 ? null : toDense(p, name);
  if (dense === null || name === undefined) return twoSquares(p);
  return factorDense(trimmed(dense), name);
}

/** 6x² + 9x = 3x(2x + 3). */
function commonFactor(p: Polynomial): Move | null {
  if (p.size < 2) return null;
  const content = contentOf(p);
  const monomial = commonMonomial(p);
  if (equals(content, one) && monomial.length === 0) return null;
  const inside = scale(divideByMonomial(p, monomial), divide(one, content));
  const outside = new Map([['', { powers: monomial, coefficient: content }]]);
  const [shared, rest] = [writePolynomial(outside), writePolynomial(inside)];
  return { rule: 'common_factor', after: product([...factorsOf(shared), rest]), params: { factor: shared } };
}

/** a² − b² in several letters. */
function twoSquares(p: Polynomial): Move | null {
  const [first, second, more] = [...p.values()];
  if (first === undefined || second === undefined || more !== undefined) return null;
  const [plus, minus] = sign(first.coefficient) > 0 ? [first, second] : [second, first];
  if (sign(plus.coefficient) <= 0 || sign(minus.coefficient) >= 0) return null;
  const field = new Field();
  const root = (term: typeof plus): Expression | null => {
    const size = {
      n: term.coefficient.n < 0n ? -term.coefficient.n : term.coefficient.n,
      d: term.coefficient.d,
    };
    const dense = exactRoot([size], 2);
    if (dense === null || term.powers.some(([, exponent]) => exponent % 2 === 1)) return null;
    const powers = term.powers.map(([atom, exponent]) => [atom, exponent / 2] as const);
    return writeQuotient({
      top: new Map([['r', { powers, coefficient: dense[0]! }]]),
      bottom: field.constant(1).top,
    });
  };
  const [a, b] = [root(plus), root(minus)];
  if (a === null || b === null) return null;
  return {
    rule: 'difference_of_squares',
    after: product([sum([a, opposite(b)]), sum([a, b])]),
    params: { a, b },
  };
}

function factorDense(dense: readonly Rational[], name: string): Move | null {
  const split = factorise(dense);
  if (split === null || (split.factors.length === 1 && split.factors[0]!.times === 1)) return null;
  const factors = split.factors.map(({ part, times }) => {
    const base = writeDense(part, name);
    return times === 1 ? base : raised(base, number(times));
  });
  const outside = equals(split.content, one) ? [] : [fraction(split.content)];
  const after = product([...outside, ...factors]);
  return { rule: ruleFor(dense, split.factors.length), after, ...paramsFor(dense) };
}

function ruleFor(dense: readonly Rational[], count: number): Move['rule'] {
  if (degree(dense) !== 2) return 'factor_by_roots';
  if (count === 1) return 'perfect_square';
  if (sign(dense[1]!) === 0) return 'difference_of_squares';
  return equals(dense[2]!, one) ? 'factor_pair' : 'factor_by_roots';
}

function paramsFor(dense: readonly Rational[]): Pick<Move, 'params'> {
  if (degree(dense) !== 2) return {};
  return { params: { sum: fraction(dense[1]!), product: fraction(dense[0]!) } };
}
