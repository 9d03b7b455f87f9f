import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { constantOf, toDense } from '../algebra/polynomial.ts';
import { Field, type Quotient } from '../algebra/quotient.ts';
import { degree, equalDense, squareFree, times, trimZeros, type Dense } from '../algebra/univariate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { one } from '../expression/rational.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';
import { asComplex } from './complex.ts';
import type { EquationComparison } from './equation-comparison.ts';
import { tryAlgebra } from './try-algebra.ts';

const unknown: EquationComparison = { verdict: 'unknown', lost: [], gained: [], common: false };
const toVerdict = (same: boolean): EquationComparison => ({
  verdict: same ? 'equal' : 'different',
  lost: [],
  gained: [],
  common: same,
});

/** Compares solution sets over the complex numbers when i occurs in one of them: x² + 1 = 0 and x = ±i. */
export function compareComplexRoots(
  a: readonly Relation[],
  b: readonly Relation[],
  name: string,
): EquationComparison {
  const [left, right] = [valuesOf(a, name), valuesOf(b, name)];
  const found = tryAlgebra(() => {
    if (left !== null && right !== null) return compareListedValues(left, right);
    if (left !== null) return compareWithPolynomial(b, left, name);
    if (right !== null) return compareWithPolynomial(a, right, name);
    const [p, q] = [polynomialOf(a, name), polynomialOf(b, name)];
    return p === null || q === null ? unknown : toVerdict(equalDense(p, q));
  });
  return found ?? unknown;
}

/** The values of x = 2 + i or x = 2 − i; null for an unsolved equation. */
function valuesOf(relations: readonly Relation[], name: string): Expression[] | null {
  const values = relations.map(({ sides: [left, right] }) => {
    if (left?.kind !== 'variable' || left.name !== name || right === undefined) return null;
    return variablesOf(right).length === 0 ? right : null;
  });
  return values.some((value) => value === null) ? null : values.filter((value) => value !== null);
}

/** Thrown internally when i occurs inside a function that the normal form cannot evaluate. */
function formOf(tree: Expression, field: Field): Quotient {
  const complex = asComplex(tree);
  if (complex === null) throw new NotAlgebraic('i');
  const canonical = new Canonical(field);
  const form = canonical.of(complex);
  if (canonical.opaque) throw new NotAlgebraic('i');
  return form;
}

function distinct(values: readonly Expression[], field: Field): Quotient[] {
  const forms: Quotient[] = [];
  for (const value of values) {
    const form = formOf(value, field);
    if (!forms.some((other) => field.same(form, other))) forms.push(form);
  }
  return forms;
}

function compareListedValues(left: readonly Expression[], right: readonly Expression[]): EquationComparison {
  const field = new Field();
  const [a, b] = [distinct(left, field), distinct(right, field)];
  return toVerdict(a.length === b.length && a.every((value) => b.some((other) => field.same(value, other))));
}

/** Substitutes each value; a polynomial of degree n without double roots has n of them. */
function compareWithPolynomial(
  equations: readonly Relation[],
  values: readonly Expression[],
  name: string,
): EquationComparison {
  const polynomial = polynomialOf(equations, name);
  if (polynomial === null) return unknown;
  const field = new Field();
  const solved = values.every((value) =>
    equations.some(({ sides: [left, right] }) =>
      field.isZero(formOf(substitute(subtractExpressions(left!, right!), name, value), field)),
    ),
  );
  return toVerdict(solved && distinct(values, field).length === degree(polynomial));
}

/**
 * The product of the equations as a polynomial with simple roots; null when it contains divisors or other
 * atoms.
 */
function polynomialOf(equations: readonly Relation[], name: string): Dense | null {
  let product: Dense = [one];
  for (const { sides, signs } of equations) {
    const [left, right] = sides;
    if (left === undefined || right === undefined || signs.length !== 1) return null;
    const { top, bottom } = formOf(subtractExpressions(left, right), new Field());
    const dense = constantOf(bottom) === null ? null : toDense(top, name);
    if (dense === null) return null;
    product = times(product, trimZeros(dense));
  }
  return product.length === 0 ? null : squareFree(product);
}
