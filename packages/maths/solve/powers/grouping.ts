import { Multivariate } from '../../algebra/multivariate.ts';
import { atomsOf, coefficientsIn, constantOf, type Polynomial, type Term } from '../../algebra/polynomial.ts';
import { writePolynomial, writeTerm } from '../../algebra/present.ts';
import { factorsOf, isNumber, opposite, termsOf } from '../../expression/build.ts';
import {
  add,
  equals,
  exactSquareRoot,
  isInteger,
  multiply,
  rational,
  subtract,
  type Rational,
} from '../../expression/rational.ts';
import { product, sum, type Expression } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import type { PowerChange } from './changes.ts';
import { polynomialOf } from './polynomials.ts';

/** 3x(x − 2) + 5(x − 2) = (x − 2)(3x + 5): a bracket common to all terms. */
export function bracketsMove(tree: Expression): PowerChange | null {
  const terms = termsOf(tree);
  const [first] = terms;
  if (first === undefined || terms.length < 2) return null;
  const inside = (term: Expression): readonly Expression[] =>
    factorsOf(term.kind === 'negate' ? term.of : term);
  const shared = inside(first).find(
    (factor) =>
      factor.kind === 'add' && terms.every((term) => inside(term).some((each) => sameTree(each, factor))),
  );
  if (shared === undefined) return null;
  const rest = terms.map((term) => withoutFactor(term, shared));
  const other = normalizeTree(sum(rest));
  return {
    rule: 'common_bracket',
    after: product([shared, ...factorsOf(other)]),
    params: { factor: shared },
  };
}

function withoutFactor(term: Expression, factor: Expression): Expression {
  if (term.kind === 'negate') return opposite(withoutFactor(term.of, factor));
  const factors = [...factorsOf(term)];
  factors.splice(
    factors.findIndex((each) => sameTree(each, factor)),
    1,
  );
  return product(factors);
}

/** ax + ay + bx + by = a(x + y) + b(x + y): four terms in two pairs with the same bracket. */
export function groupedMove(tree: Expression): PowerChange | null {
  const terms = termsOf(tree);
  if (terms.length !== 4) return null;
  const pairings: readonly (readonly [number, number, number, number])[] = [
    [0, 1, 2, 3],
    [0, 2, 1, 3],
    [0, 3, 1, 2],
  ];
  for (const [a, b, c, d] of pairings) {
    const [left, right] = [pairOf(terms[a]!, terms[b]!), pairOf(terms[c]!, terms[d]!)];
    if (left === null || right === null) continue;
    const same = sameTree(left.bracket, right.bracket);
    const turned = sameTree(left.bracket, negatedSum(right.bracket));
    if (!same && !turned) continue;
    const second = turned ? opposite(right.outside) : right.outside;
    return {
      rule: 'group_terms',
      after: sum([times(left.outside, left.bracket), times(second, left.bracket)]),
    };
  }
  return null;
}

function times(outside: Expression, bracket: Expression): Expression {
  if (outside.kind === 'negate') return opposite(times(outside.of, bracket));
  return product([...factorsOf(outside), bracket]);
}

function negatedSum(tree: Expression): Expression {
  return normalizeTree(opposite(tree));
}

type Pair = { readonly outside: Expression; readonly bracket: Expression };

/** 2x² + 6x as 2x and x + 3. */
function pairOf(first: Expression, second: Expression): Pair | null {
  const p = polynomialOf(sum([first, second]));
  if (p === null || p.size !== 2) return null;
  const { content, factors } = new Multivariate().factor(p);
  const letters = factors.filter(({ part }) => part.size === 1);
  const powers = letters.map(({ part, times: exponent }): [string, number] => [atomsOf(part)[0]!, exponent]);
  const outside = writeTerm({ powers: powers.sort(([a], [b]) => (a < b ? -1 : 1)), coefficient: content });
  const bracket = new Multivariate().quotient(p, polynomialOf(outside)!);
  return bracket === null || constantOf(bracket) !== null
    ? null
    : { outside, bracket: writePolynomial(bracket) };
}

/** 2x² + 7x + 3 = 2x² + 6x + x + 3, also with a second letter: 2x² + 5xy − 3y². */
export function splitMiddle(p: Polynomial): PowerChange | null {
  if (p.size !== 3) return null;
  const [name, second, more] = atomsOf(p);
  if (name === undefined || more !== undefined) return null;
  const parts = coefficientsIn(p, name);
  const [c, b, a] = parts.map((part) => [...part.values()]);
  if (parts.length !== 3 || a?.length !== 1 || b?.length !== 1 || c?.length !== 1) return null;
  const wanted = second === undefined ? [0, 0, 0] : [0, 1, 2];
  if ([a, b, c].some(([term], at) => exponentOf(term!, second) !== wanted[at])) return null;
  const [first, last] = numbersWith(multiply(a[0]!.coefficient, c[0]!.coefficient), b[0]!.coefficient) ?? [];
  if (first === undefined || last === undefined) return null;
  const middle = (coefficient: Rational): Expression =>
    writeTerm({
      powers: [[name, 1], ...b[0]!.powers].sort(([x], [y]) => (x! < y! ? -1 : 1)) as Term['powers'],
      coefficient,
    });
  const terms = termsOf(writePolynomial(p));
  if (isNumber(middle(first), 0) || isNumber(middle(last), 0)) return null;
  return {
    rule: 'split_middle',
    after: sum([terms[0]!, middle(first), middle(last), terms[2]!]),
    params: {
      product: signedTree(multiply(a[0]!.coefficient, c[0]!.coefficient)),
      sum: signedTree(b[0]!.coefficient),
      first: signedTree(first),
      second: signedTree(last),
    },
  };
}

const signedTree = (value: Rational): Expression => writeTerm({ powers: [], coefficient: value });

function exponentOf(term: Term, atom: string | undefined): number {
  return term.powers.find(([name]) => name === atom)?.[1] ?? 0;
}

/** Two whole numbers with this product and this sum. */
function numbersWith(of: Rational, total: Rational): [Rational, Rational] | null {
  const root = exactSquareRoot(subtract(multiply(total, total), multiply(rational(4), of)));
  if (root === null) return null;
  const half = rational(1, 2);
  const pair: [Rational, Rational] = [
    multiply(half, add(total, root)),
    multiply(half, subtract(total, root)),
  ];
  return pair.every(isInteger) && !equals(pair[0], pair[1]) ? pair : null;
}
