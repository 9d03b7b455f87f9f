import { partialFractions } from '../../algebra/partial-fractions.ts';
import { Multivariate } from '../../algebra/multivariate.ts';
import type { Polynomial } from '../../algebra/polynomial.ts';
import { writeDense, writePolynomial } from '../../algebra/present.ts';
import { degree, divmod, leading, minus, times, trimZeros, type Dense } from '../../algebra/univariate.ts';
import { factorise } from '../../algebra/univariate-factors.ts';
import { opposite } from '../../expression/build.ts';
import {
  absolute,
  divide,
  equals,
  gcd,
  one,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  divided,
  equation,
  fraction,
  isExpression,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { polynomialOf, writeShort } from '../powers/polynomials.ts';
import type { Move } from '../types.ts';
import { powerChain } from './binomial.ts';
import { answerMove, type Property } from './chain.ts';

const highestDegree = 12;

/** Degree, coefficients, division, common divisors and partial fractions of polynomials. */
export const polynomialProperties = {
  partial_fractions: { family: 'algebraic_fraction', chain: (problem) => partialChain(problem) },
  degree: { family: 'collect', chain: (problem) => degreeChain(problem) },
  leading_coefficient: { family: 'collect', chain: (problem) => leadingChain(problem) },
  coefficient: { family: 'collect', chain: (problem) => coefficientChain(problem) },
  constant_term: { family: 'collect', chain: (problem) => constantChain(problem) },
  quotient_and_remainder: { family: 'polynomial_division', chain: (problem) => divisionChain(problem) },
  common_divisor: { family: 'factor', chain: (problem) => commonChain(problem, 'gcd') },
  common_multiple: { family: 'factor', chain: (problem) => commonChain(problem, 'lcm') },
} satisfies Partial<Record<PropertyQuestion, Property>>;

type Given = { readonly dense: Dense; readonly name: string; readonly body: Expression };

/** The polynomial of the problem in its only letter. */
function givenOf({ expression }: Problem): Given | null {
  const [name, ...others] = variablesOf(expression);
  if (!isExpression(expression) || name === undefined || others.length > 0) return null;
  const dense = denseOf(expression, name);
  return dense === null || degree(dense) > highestDegree ? null : { dense, name, body: expression };
}

/** The polynomial with its like terms collected, when it is not written so. */
function inOrder({ dense, name, body }: Given): readonly Move[] {
  const after = writeDense(dense, name);
  return sameTree(after, body) ? [] : [{ rule: 'in_powers', after }];
}

const monomial = (coefficient: Rational, name: string, exponent: number): Expression =>
  writeDense([...Array.from({ length: exponent }, () => rational(0)), coefficient], name);

const termOf = ({ dense, name }: Given, exponent: number): Expression =>
  monomial(dense[exponent]!, name, exponent);

function degreeChain(problem: Problem): readonly Move[] | null {
  const given = givenOf(problem);
  if (given === null || given.dense.length === 0) return null;
  const top = degree(given.dense);
  return [...inOrder(given), answerMove('polynomial_degree', number(top), { term: termOf(given, top) })];
}

function leadingChain(problem: Problem): readonly Move[] | null {
  const given = givenOf(problem);
  if (given === null || degree(given.dense) < 1) return null;
  const term = termOf(given, degree(given.dense));
  return [...inOrder(given), answerMove('leading_coefficient', fraction(leading(given.dense)), { term })];
}

function coefficientChain(problem: Problem): readonly Move[] | null {
  const single = powerChain(problem, 'coefficient');
  if (single !== null) return single;
  const given = givenOf(problem);
  const wanted = problem.question?.given.n;
  const exponent = wanted?.kind === 'number' && wanted.value.d === 1n ? Number(wanted.value.n) : null;
  if (given === null || exponent === null || degree(given.dense) < 1) return null;
  const coefficient = given.dense[exponent] ?? rational(0);
  const base = exponent === 1 ? variable(given.name) : raised(variable(given.name), number(exponent));
  const after = fraction(coefficient);
  return [
    ...inOrder(given),
    sign(coefficient) === 0
      ? answerMove('coefficient_missing', after, { power: base })
      : answerMove('coefficient_read', after, { power: base, term: termOf(given, exponent) }),
  ];
}

function constantChain(problem: Problem): readonly Move[] | null {
  const single = powerChain(problem, 'coefficient');
  if (single !== null) return single;
  const given = givenOf(problem);
  if (given === null) return null;
  return [...inOrder(given), answerMove('constant_term', fraction(given.dense[0] ?? rational(0)))];
}

/** P = D · (quotient so far) + rest: one term of the quotient after the other. */
function divisionChain({ expression }: Problem): readonly Move[] | null {
  if (!isExpression(expression) || expression.kind !== 'divide') return null;
  const { numerator, denominator } = expression;
  const [name, ...others] = variablesOf(expression);
  if (name === undefined || others.length > 0) return null;
  const [above, below] = [denseOf(numerator, name), denseOf(denominator, name)];
  if (above === null || below === null || degree(below) < 1 || degree(above) > highestDegree) return null;
  if (degree(above) < degree(below))
    return [answerMove('division_too_small', identity(numerator, denominator, [], above, name))];
  const [whole] = divmod(above, below);
  const moves: Move[] = [];
  const parts: Rational[] = whole.map(() => rational(0));
  for (let exponent = degree(whole); exponent >= 0; exponent -= 1) {
    if (sign(whole[exponent]!) === 0) continue;
    parts[exponent] = whole[exponent]!;
    const so = trimZeros(parts);
    const rest = minus(above, times(so, below));
    const term = monomial(whole[exponent]!, name, exponent);
    moves.push(answerMove('division_term', identity(numerator, denominator, so, rest, name), { term }));
  }
  return moves;
}

function identity(
  numerator: Expression,
  denominator: Expression,
  quotient: Dense,
  rest: Dense,
  name: string,
): Relation {
  const multiple = quotient.length === 0 ? number(0) : product([denominator, writeDense(quotient, name)]);
  if (rest.length === 0) return equation(numerator, multiple);
  const written = writeDense(rest, name);
  return equation(numerator, quotient.length === 0 ? written : sum([multiple, ...termsIn(written)]));
}

const termsIn = (tree: Expression): readonly Expression[] => (tree.kind === 'add' ? tree.terms : [tree]);

/** The common factors, or all factors, of polynomials in one or several letters. */
function commonChain({ expression }: Problem, kind: 'gcd' | 'lcm'): readonly Move[] | null {
  if (expression.kind !== 'list' || expression.items.length < 2) return null;
  const found = expression.items.map((item) => polynomialOf(item));
  if (!found.every((each) => each !== null)) return null;
  const algebra = new Multivariate();
  const split = found.map((each) => algebra.factor(each));
  const written = split.map((each) => writeShort(each));
  const contents = split.map(({ content }) => absolute(content));
  if (contents.some(({ d, n }) => d !== 1n || n === 0n)) return null;
  const content = contents
    .map(({ n }) => n)
    .reduce((a, b) => (kind === 'gcd' ? gcd(a, b) : (a / gcd(a, b)) * b));
  const parts = new Map<string, { part: Polynomial; times: number[] }>();
  split.forEach(({ factors }, at) => {
    for (const { part, times: count } of factors) {
      const key = JSON.stringify(writePolynomial(part), (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const entry = parts.get(key) ?? { part, times: split.map(() => 0) };
      entry.times[at] = count;
      parts.set(key, entry);
    }
  });
  const factors = [...parts.values()].flatMap(({ part, times: counts }) => {
    const count = kind === 'gcd' ? Math.min(...counts) : Math.max(...counts);
    return count === 0 ? [] : [{ part, times: count }];
  });
  const result = writeShort({ content: rational(content), factors });
  const first: Move[] = written.every((each, at) => sameTree(each, expression.items[at]!))
    ? []
    : [answerMove('factor_each', { kind: 'list', items: written })];
  return [...first, answerMove(kind === 'gcd' ? 'common_factors' : 'all_factors', result)];
}

/** A fraction as a sum of fractions with the factors of its denominator. */
function partialChain({ expression }: Problem): readonly Move[] | null {
  if (!isExpression(expression) || expression.kind !== 'divide') return null;
  const [name, ...others] = variablesOf(expression.denominator);
  if (name === undefined || others.length > 0) return null;
  if (variablesOf(expression.numerator).some((each) => each !== name)) return null;
  const [above, below] = [denseOf(expression.numerator, name), denseOf(expression.denominator, name)];
  if (above === null || below === null || degree(below) < 2 || degree(above) > highestDegree) return null;
  const [whole, rest] = divmod(above, below);
  const split = factorise(below);
  const parts = rest.length === 0 ? null : partialFractions(rest, below);
  if (split === null || parts === null || parts.length < 1) return null;
  const top = whole.length === 0 ? [] : [writeDense(whole, name)];
  const factored = factoredBelow(split.content, split.factors, name);
  const numerator =
    rest === above || degree(above) < degree(below) ? expression.numerator : writeDense(rest, name);
  const moves: Move[] = [];
  let line: Expression = expression;
  const go = (rule: Move['rule'], after: Expression, params: Move['params'] = {}): void => {
    if (!sameTree(after, line)) moves.push({ rule, after, params });
    line = after;
  };
  if (top.length > 0)
    go('divide_first', sum([...top.flatMap(termsIn), divided(numerator, expression.denominator)]));
  if (!isFactored(expression.denominator, split.factors.length))
    go('factor_denominator', sum([...top.flatMap(termsIn), divided(numerator, factored)]));
  const fractions = parts.map(({ above: over, below: under, power: count }) => {
    const base = writeDense(under, name);
    const content = commonContent(over);
    const size = scaleDown(over, content);
    const lower = count === 1 ? base : raised(base, number(count));
    const bottom = content.d === 1n ? lower : product([number(content.d), lower]);
    const upper = writeDense(times(size, [rational(absolute(content).n)]), name);
    const written = divided(upper, bottom);
    return sign(content) < 0 ? opposite(written) : written;
  });
  const shapes = shapeOf(split.factors, name);
  go('partial_fractions', sum([...top.flatMap(termsIn), ...fractions]), { shape: shapes });
  return moves.length === 0 ? null : moves;
}

/** A product or power of the factors is left as it is written. */
const isFactored = (tree: Expression, factors: number): boolean =>
  tree.kind === 'power' ? factors === 1 : tree.kind === 'multiply' && tree.factors.length >= factors;

function factoredBelow(
  content: Rational,
  factors: readonly { readonly part: Dense; readonly times: number }[],
  name: string,
): Expression {
  const pieces = factors.map(({ part, times: count }) =>
    count === 1 ? writeDense(part, name) : raised(writeDense(part, name), number(count)),
  );
  const size = absolute(content);
  const whole = product([...(equals(size, one) ? [] : [fraction(size)]), ...pieces]);
  return sign(content) < 0 ? opposite(whole) : whole;
}

/** The rational that is taken out of a numerator so that whole coefficients are left. */
function commonContent(p: Dense): Rational {
  const below = p.reduce((all, { d }) => (all / gcd(all, d)) * d, 1n);
  const negative = sign(leading(p)) < 0;
  const above = p.reduce((all, { n, d }) => gcd(all, (n * below) / d), 0n);
  const size = rational(above === 0n ? 1n : above < 0n ? -above : above, below);
  return negative ? rational(-size.n, size.d) : size;
}

const scaleDown = (p: Dense, by: Rational): Dense => p.map((each) => divide(each, by));

/** A/(x − 1) + B/(x − 1)² + (Cx + D)/(x² + 1): the fractions with unknown numerators. */
function shapeOf(
  factors: readonly { readonly part: Dense; readonly times: number }[],
  name: string,
): Expression {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].filter((letter) => letter !== name);
  let next = 0;
  const letter = (): Expression => variable(letters[next++] ?? 'K');
  const terms = factors.flatMap(({ part, times: count }) =>
    Array.from({ length: count }, (_, index) => {
      const base = writeDense(part, name);
      const above = degree(part) === 1 ? letter() : sum([product([letter(), variable(name)]), letter()]);
      return divided(above, index === 0 ? base : raised(base, number(index + 1)));
    }),
  );
  return sum(terms);
}
