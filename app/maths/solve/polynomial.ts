import { writeDense, writeQuotient } from '../algebra/present.ts';
import { Field } from '../algebra/quotient.ts';
import { degree, discriminant, factorise, primitive, scaled, type Dense } from '../algebra/univariate.ts';
import {
  factorsOf,
  isNumber,
  numberValue,
  opposite,
  subtractExpressions,
  termsOf,
} from '../expression/build.ts';
import {
  absolute,
  divide,
  equals,
  negate,
  one,
  rational,
  sign,
  type Rational,
} from '../expression/rational.ts';
import { hasPlusMinus, splitSigns } from '../expression/signs.ts';
import {
  divided, equation, fraction, negated, number, product, raised, rooted, sameTree, sum, variable, variablesOf,
  type Expression, type Relation, type Tree,
} from '../expression/tree.ts'; // prettier-ignore
import { exactRoots } from '../verify/root-sets.ts';
import { denseOf } from './dense.ts';
import { purePower, quadraticInPower, repeatedPiece, rootsOfPower } from './equations/powers.ts';
import { isZeroSide, linearMove } from './linear.ts';
import { commonDenominator, isTidy, scaledTerms, splitBy, tidied } from './rewriting.ts';
import type { Move } from './types.ts';

const none: Tree = { kind: 'solutions', which: 'none' };

/** The next step for a polynomial equation of degree 2 or more; null when it is no such equation. */
export function polynomialMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  const dense = denseOf(subtractExpressions(left, right), name);
  if (dense === null) return null;
  return (
    zeroProduct(left, right) ??
    zeroProduct(right, left) ??
    square(left, right, name) ??
    scaledSquare(left, right, name) ??
    purePower(line, dense, name) ??
    repeatedPiece(left, right, name) ??
    standard(line, dense, name)
  );
}

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
  return {
    rule: 'zero_product',
    after: items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items },
  };
}

/** (x − 3)² = 4 → x − 3 = 2 or x − 3 = −2; x² = 5 → x = ±√5. */
function square(left: Expression, right: Expression, name: string): Move | null {
  const value = numberValue(right);
  if (left.kind !== 'power' || !isNumber(left.exponent, 2) || value === null) return null;
  const inner = denseOf(left.base, name);
  if (inner === null || degree(inner) !== 1) return null;
  if (sign(value) < 0) return { rule: 'negative_square', after: none, params: { value: right } };
  if (sign(value) === 0) return { rule: 'zero_product', after: equation(left.base, number(0)) };
  const root = tidied(rooted(fraction(value)));
  if (numberValue(root) === null)
    return { rule: 'take_roots', after: equation(left.base, { kind: 'plusminus', of: root }) };
  const items = [equation(left.base, root), equation(left.base, negated(root))];
  return { rule: 'take_roots', after: { kind: 'alternatives', join: 'or', items } };
}

/** 2(x − 1)² = 8 → (x − 1)² = 4. */
function scaledSquare(left: Expression, right: Expression, name: string): Move | null {
  const factors = factorsOf(left);
  const value = numberValue(right);
  const [by, power] = factors;
  if (factors.length !== 2 || value === null || power?.kind !== 'power' || !isNumber(power.exponent, 2))
    return null;
  const factor = numberValue(by!);
  if (factor === null || sign(factor) === 0 || denseOf(power.base, name)?.length !== 2) return null;
  return {
    rule: 'divide_both_sides',
    after: equation(power, fraction(divide(value, factor))),
    params: { by: by! },
  };
}

/** Brings a·x² + b·x + c = 0 into the form in which the unknown can be found, then finds it. */
function standard(line: Relation, dense: Dense, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const by = commonDenominator([left, right]);
  if (by > 1n && by < 10_000n) {
    const [a, b] = [scaledTerms(left, by), scaledTerms(right, by)];
    if (commonDenominator([a, b]) === 1n)
      return { rule: 'clear_denominators', after: equation(a, b), params: { by: number(by) } };
  }
  const pure = pureSquare(left, right, dense, name);
  if (pure !== null) return pure;
  const simplest = linearMove({ ...line }, name);
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
  return (
    quadraticInPower(part, name) ??
    factorMove(part, name) ??
    (degree(part) === 2 ? formula(part, name) : null)
  );
}

/** a·x² = c without a term in x: isolate the square. */
function pureSquare(left: Expression, right: Expression, dense: Dense, name: string): Move | null {
  if (degree(dense) !== 2 || sign(dense[1] ?? rational(0)) !== 0 || sign(dense[0]!) === 0) return null;
  if (!isTidy(left) || !isTidy(right)) return null;
  const [l, r] = [splitBy(left, name), splitBy(right, name)];
  if (l.letters.length !== 1 || r.letters.length > 0) return null;
  const [constantTerm] = l.numbers;
  if (constantTerm !== undefined) {
    const negative = constantTerm.kind === 'negate';
    const after = equation(l.letters[0]!, tidied(subtractExpressions(right, constantTerm)));
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

/** The left side as a product, when it factors over the fractions. */
function factorMove(part: Dense, name: string): Move | null {
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

/** A bare x stands in front: x(x − 5). */
function sortFactors(factors: readonly Expression[]): Expression[] {
  return [...factors].sort((a, b) => Number(a.kind === 'add') - Number(b.kind === 'add'));
}

function pairParams(part: Dense): Move['params'] | null {
  if (degree(part) !== 2) return null;
  return { sum: fraction(part[1]!), product: fraction(part[0]!) };
}

/** The quadratic formula with the numbers put in: x = (−b ± √(b² − 4ac)) / 2a. */
function formula(part: Dense, name: string): Move {
  const [c, b, a] = part as [Rational, Rational, Rational];
  const inside = discriminant(a, b, c);
  if (sign(inside) < 0) {
    return {
      rule: 'discriminant_negative',
      after: none,
      params: { a: fraction(a), b: fraction(b), c: fraction(c), value: fraction(inside) },
    };
  }
  const minusB = sign(b) === 0 ? number(0) : fraction(negate(b));
  const top: Expression = sum([minusB, { kind: 'plusminus', of: rooted(fraction(inside)) }]);
  const after = equation(variable(name), divided(top, fraction({ n: a.n * 2n, d: a.d })));
  return {
    rule: 'quadratic_formula',
    after,
    params: { a: fraction(a), b: fraction(b), c: fraction(c), value: fraction(inside) },
  };
}

/** Several equations at once: each factor is solved; x = (5 ± √13)/2 is simplified or split. */
export function alternativesMove(items: readonly Relation[], name: string): Move | null {
  const solved = items.flatMap((item) => rootsOf(item, name) ?? [null]);
  if (solved.some((value) => value === null)) return null;
  const distinct = distinctTexts(solved as Expression[]);
  const after = distinct.map((value) => equation(variable(name), value));
  if (after.length === 0) return { rule: 'discriminant_negative', after: none };
  return {
    rule: 'solve_factors',
    after: after.length === 1 ? after[0]! : { kind: 'alternatives', join: 'or', items: after },
  };
}

function rootsOf(item: Relation, name: string): Expression[] | null {
  const [left, right] = item.sides;
  const dense = denseOf(subtractExpressions(left!, right!), name);
  if (dense === null) return surdRoots(left!, right!, name) ?? rootsOfPower(left!, right!, name);
  if (degree(dense) < 1) return null;
  return exactRoots(dense, new Field())?.map(writeQuotient) ?? rootsOfPower(left!, right!, name);
}

/** 2x − 1 = √5. */
function surdRoots(left: Expression, right: Expression, name: string): Expression[] | null {
  const inner = denseOf(left, name);
  if (inner === null || degree(inner) !== 1 || variablesOf(right).length > 0) return null;
  const moved = subtractExpressions(right, fraction(inner[0]!));
  return [tidied(divided(moved, fraction(inner[1]!)))];
}

function distinctTexts(values: readonly Expression[]): Expression[] {
  return values.filter((value, index) => values.findIndex((other) => sameTree(other, value)) === index);
}

/** x − 3 = ±√5 → x = 3 ± √5; x = (5 ± √49)/4 → x = 3 or x = −1/2. */
export function plusMinusMove(line: Relation, name: string): Move | null {
  if (!line.sides.some(hasPlusMinus)) return null;
  const values = splitSigns(line).flatMap((item) => rootsOf(item, name) ?? [null]);
  const [high, low] = values;
  if (high == null || low == null || values.length !== 2) return null;
  const rationalValues = numberValue(high) !== null && numberValue(low) !== null;
  const after: Tree = rationalValues
    ? { kind: 'alternatives', join: 'or', items: [high, low].map((value) => equation(variable(name), value)) }
    : equation(variable(name), joined(high, low));
  const isolated = line.sides[0]?.kind === 'variable';
  return { rule: isolated ? 'simplify_solutions' : 'move_terms', after };
}

/** The two values m + d and m − d written once: m ± d. */
function joined(high: Expression, low: Expression): Expression {
  const middle = tidied(divided(sum([...termsOf(high), ...termsOf(low)]), number(2)));
  const off = tidied(divided(subtractExpressions(high, low), number(2)));
  const positive = off.kind === 'negate' ? off.of : off;
  const spread: Expression = { kind: 'plusminus', of: positive };
  if (isNumber(middle, 0)) return spread;
  if (positive.kind === 'divide' && middle.kind !== 'number') {
    const below = commonDenominator([middle, positive]);
    const [a, b] = [tidied(product([number(below), middle])), tidied(product([number(below), positive]))];
    return divided(sum([a, { kind: 'plusminus', of: b }]), number(below));
  }
  return sum([middle, spread]);
}
