import { Canonical } from '../../algebra/canonical.ts';
import { coefficientsIn, type Polynomial, zeroPolynomial } from '../../algebra/polynomial.ts';
import { Multivariate } from '../../algebra/multivariate.ts';
import { writeDense, writeQuotient } from '../../algebra/present.ts';
import { Field, type Quotient } from '../../algebra/quotient.ts';
import { degree, discriminant, type Dense } from '../../algebra/univariate.ts';
import { factorsOf, isNumber, opposite, subtractExpressions } from '../../expression/build.ts';
import { divide, multiply, negate, one, rational, sign } from '../../expression/rational.ts';
import {
  constant, contains, divided, equation, fraction, isExpression, number, product, rooted, sameTree, sum, variable, variablesOf,
  type Expression, type Relation, type Tree,
} from '../../expression/tree.ts'; // prettier-ignore
import { denseOf } from '../dense.ts';
import { statementMove } from '../polynomial-topics.ts';
import { moveInside, type Change } from '../powers/changes.ts';
import { polynomialOf, writeFactors } from '../powers/polynomials.ts';
import { tidied } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';

const i = constant('i');
const isImaginary = (part: Expression): boolean => part.kind === 'constant' && part.name === 'i';
const kinds: ReadonlySet<string> = new Set([
  'number',
  'constant',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'absolute',
]);

/** Arithmetic with a + bi. */
export const complexArithmetic: Topic = {
  family: ({ expression, task }) => {
    const fits =
      isExpression(expression) &&
      ['simplify', 'evaluate', 'expand'].includes(task) &&
      variablesOf(expression).length === 0;
    return fits && contains(expression, isImaginary) && !contains(expression, (part) => !kinds.has(part.kind))
      ? 'complex_numbers'
      : null;
  },
  move: (line) => (isExpression(line) ? complexMove(line) : null),
  done: (line) => isExpression(line) && complexMove(line) === null,
};

function complexMove(tree: Expression): Move | null {
  if (sameTree(tree, written(tree) ?? tree)) return null;
  const inside =
    moveInside(tree, (part) => (part === tree ? null : partMove(part))) ?? moveInside(tree, partMove);
  return inside === null || (isExpression(inside.after) && sameTree(inside.after, tree)) ? null : inside;
}

function partMove(part: Expression): Change | null {
  if (!contains(part, isImaginary)) return null;
  switch (part.kind) {
    case 'power':
      return stepTo(part, part.base.kind === 'constant' ? 'powers_of_i' : 'complex_product');
    case 'absolute':
      return stepTo(part, 'modulus');
    case 'divide':
      return byConjugate(part) ?? stepTo(part, 'complex_product');
    case 'multiply':
      return part.factors.filter((factor) => contains(factor, isImaginary)).length > 1 ||
        part.factors.some((factor) => factor.kind === 'add')
        ? stepTo(part, 'complex_product')
        : null;
    case 'add':
      return stepTo(part, 'complex_sum');
    default:
      return null;
  }
}

function stepTo(part: Expression, rule: Move['rule']): Change | null {
  const after = written(part);
  return after === null || sameTree(after, part) ? null : { rule, after };
}

/** (a + bi)/(c + di): above and below times c − di. */
function byConjugate(part: Expression & { kind: 'divide' }): Change | null {
  if (!contains(part.denominator, isImaginary) || part.denominator.kind === 'multiply') return null;
  const conjugate = conjugateOf(part.denominator);
  if (conjugate === null) return null;
  const above = isNumber(part.numerator, 1) ? conjugate : product([part.numerator, conjugate]);
  const below = written(product([part.denominator, conjugate]));
  return below === null
    ? null
    : { rule: 'by_conjugate', after: divided(above, below), params: { conjugate } };
}

function conjugateOf(tree: Expression): Expression | null {
  const parts = partsOf(tree);
  return parts === null ? null : joined(parts.real, opposite(parts.imaginary));
}

/** a + bi, the real part first. */
function written(tree: Expression): Expression | null {
  if (tree.kind === 'absolute') {
    const inner = partsOf(tree.of);
    return inner === null
      ? null
      : tidied(rooted(sum([product([inner.real, inner.real]), product([inner.imaginary, inner.imaginary])])));
  }
  const parts = partsOf(tree);
  return parts === null ? null : joined(parts.real, parts.imaginary);
}

function joined(real: Expression, imaginary: Expression): Expression {
  const inner = imaginary.kind === 'negate' ? imaginary.of : imaginary;
  if (isNumber(inner, 0)) return real;
  const size = isNumber(inner, 1)
    ? i
    : product([...(inner.kind === 'multiply' ? inner.factors : [inner]), i]);
  const term = imaginary.kind === 'negate' ? opposite(size) : size;
  return isNumber(real, 0) ? term : sum([real, term]);
}

function partsOf(tree: Expression): { real: Expression; imaginary: Expression } | null {
  if (contains(tree, (part) => part.kind === 'absolute')) return null;
  const field = new Field();
  const { top, bottom } = new Canonical(field).of(tree);
  const [below, above] = [bottom, top].map(splitImaginary);
  const conjugate = below!.real;
  const norm = field.add(squared(below!.real, field), squared(below!.imaginary, field));
  const real = field.add(
    quotient(field.times(above!.real, conjugate), field),
    quotient(field.times(above!.imaginary, below!.imaginary), field),
  );
  const imaginary = field.subtract(
    quotient(field.times(above!.imaginary, conjugate), field),
    quotient(field.times(above!.real, below!.imaginary), field),
  );
  return {
    real: writeQuotient(field.divide(real, norm)),
    imaginary: writeQuotient(field.divide(imaginary, norm)),
  };
}

const onePoly = (field: Field): Polynomial => field.constant(1).top;
const quotient = (top: Polynomial, field: Field): Quotient => ({ top, bottom: onePoly(field) });
const squared = (p: Polynomial, field: Field): Quotient => quotient(field.times(p, p), field);

function splitImaginary(p: Polynomial): { real: Polynomial; imaginary: Polynomial } {
  const [real, imaginary] = coefficientsIn(p, 'ⅈ');
  return { real: real ?? zeroPolynomial, imaginary: imaginary ?? zeroPolynomial };
}

/** Polynomial equations over the complex numbers. */
export const complexEquations: Topic = {
  honours: ['numbers'],
  family: ({ expression, numbers }) => {
    const [name, more] = variablesOf(expression);
    const isEquation =
      expression.kind === 'relation' &&
      expression.signs.join() === '=' &&
      name !== undefined &&
      more === undefined;
    if (numbers !== 'complex' || !isEquation || expression.kind !== 'relation') return null;
    return denseOf(subtractExpressions(expression.sides[0]!, expression.sides[1]!), name) === null
      ? null
      : 'complex_numbers';
  },
  move: (line, problem) => equationMove(line, variablesOf(problem.expression)[0] ?? 'x'),
  done: (line, problem) => {
    const name = variablesOf(problem.expression)[0] ?? 'x';
    const items = line.kind === 'relation' ? [line] : line.kind === 'alternatives' ? line.items : [];
    return (
      items.length > 0 && items.every((item) => isSolved(item, name)) && equationMove(line, name) === null
    );
  },
};

const isSolved = ({ sides: [left, right] }: Relation, name: string): boolean =>
  left?.kind === 'variable' && left.name === name && variablesOf(right!).length === 0;

function equationMove(line: Tree, name: string): Move | null {
  if (line.kind === 'alternatives' && line.join === 'or') {
    if (line.items.every((item) => isSolved(item, name))) return null;
    const items = line.items.flatMap((item) => rootsOf(item, name) ?? []);
    const distinct = items.filter(
      (item, place) => items.findIndex((other) => sameTree(other, item)) === place,
    );
    return distinct.length === 0
      ? null
      : {
          rule: 'solve_factors',
          after: distinct.length === 1 ? distinct[0]! : { kind: 'alternatives', join: 'or', items: distinct },
        };
  }
  if (line.kind !== 'relation' || (isSolved(line, name) && contains(line.sides[1]!, isImaginary)))
    return null;
  const higher = higherMove(line, name);
  if (higher !== null) return higher;
  const move = statementMove(line);
  if (move === null || move.after.kind !== 'solutions' || move.after.which !== 'none') return move;
  const after = rootsOf(line, name);
  const dense = denseOf(subtractExpressions(line.sides[0]!, line.sides[1]!), name);
  if (after === null || dense === null) return null;
  const [c, b, a] = dense as [Dense[number], Dense[number], Dense[number]];
  return {
    rule: 'complex_formula',
    after: after[0]!,
    params: { discriminant: fraction(discriminant(a, b, c)) },
  };
}

/** Degree three and more: everything to one side, factors, then each of them. */
function higherMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const difference = subtractExpressions(left, right);
  const dense = denseOf(difference, name);
  if (dense === null || degree(dense) < 3) return null;
  if (!isNumber(right, 0))
    return { rule: 'to_standard_form', after: equation(writeDense(dense, name), number(0)) };
  const parts = factorsOf(left).filter((part) => variablesOf(part).length > 0);
  if (parts.length > 1 || parts[0]?.kind === 'power') {
    const items = parts.map((part) => equation(part.kind === 'power' ? part.base : part, number(0)));
    return {
      rule: 'zero_product',
      after: items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items },
    };
  }
  const p = polynomialOf(left);
  const found = p === null ? null : new Multivariate().factor(p);
  if (found === null || (found.factors.length === 1 && found.factors[0]!.times === 1)) return null;
  return { rule: 'factor_equation', after: equation(writeFactors({ ...found, content: one }), number(0)) };
}

/** The roots of a linear or quadratic equation, two conjugate ones as one line with ±. */
function rootsOf(item: Relation, name: string): Relation[] | null {
  if (isSolved(item, name)) return [item];
  const dense = denseOf(subtractExpressions(item.sides[0]!, item.sides[1]!), name);
  if (dense === null || degree(dense) < 1 || degree(dense) > 2) return null;
  const to = (value: Expression): Relation => equation(variable(name), value);
  const [c, b, a] = dense as [Dense[number], Dense[number], Dense[number] | undefined];
  if (a === undefined) return [to(fraction(divide(negate(c), b)))];
  const inside = discriminant(a, b, c);
  const below = multiply(rational(2), a);
  const middle = fraction(divide(negate(b), below));
  const size = tidied(
    divided(
      rooted(fraction(sign(inside) < 0 ? negate(inside) : inside)),
      fraction(sign(below) < 0 ? negate(below) : below),
    ),
  );
  if (isNumber(size, 0)) return [to(middle)];
  const off = sign(inside) < 0 ? joined(number(0), size) : size;
  const spread: Expression = { kind: 'plusminus', of: off };
  return [to(isNumber(middle, 0) ? spread : sum([middle, spread]))];
}
