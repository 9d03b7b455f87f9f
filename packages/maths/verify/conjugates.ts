import {
  addPolynomials,
  atomsOf,
  coefficientsIn,
  constantPolynomial,
  fromDense,
  negatePolynomial,
  subtractPolynomials,
  toDense,
  type Polynomial,
} from '../algebra/polynomial.ts';
import type { Field } from '../algebra/quotient.ts';
import { exactRoot } from '../algebra/nth-roots.ts';
import { trimZeros, type Dense } from '../algebra/univariate.ts';
import { rational } from '../expression/rational.ts';

/**
 * A polynomial in only this unknown that is zero wherever `top` is: eliminates roots and absolute values by
 * multiplying with their conjugates (a + b√p by a − b√p, and the norm for cube roots). It may have additional
 * zeros. Null when an atom is of another kind, or when the result is zero.
 */
export function withoutRoots(top: Polynomial, name: string, field: Field): Dense | null {
  let rest = top;
  for (;;) {
    const atom = outermost(atomsOf(rest).filter((each) => each !== name));
    if (atom === undefined) break;
    const next = normBy(rest, atom, field);
    if (next === null || next.size === 0) return null;
    rest = next;
  }
  const dense = toDense(rest, name);
  return dense === null ? null : trimZeros(dense);
}

/** Of nested roots the outer one is eliminated first: its name contains that of the inner. */
function outermost(atoms: readonly string[]): string | undefined {
  return atoms.toSorted((a, b) => b.length - a.length)[0];
}

/** The product over the conjugates of one root: c₀² − c₁²v for √v, and for ∛v the norm of Q(x)(∛v). */
export function normBy(p: Polynomial, atom: string, field: Field): Polynomial | null {
  const reduction = field.reductions.get(atom);
  if (reduction === undefined || atom === 'ⅈ') return null;
  const { degree, value } = reduction;
  const zero = constantPolynomial(rational(0));
  const parts = coefficientsIn(p, atom);
  const [a, b, c] = [parts[0] ?? zero, parts[1] ?? zero, parts[2] ?? zero];
  const product = (...factors: Polynomial[]): Polynomial => factors.reduce((x, y) => field.times(x, y));
  if (degree === 2 || parts.length === 2) {
    const powers = Array.from({ length: degree }, () => negatePolynomial(b));
    return subtractPolynomials(product(...powers.map(() => a)), product(...powers, value));
  }
  if (degree !== 3) return null;
  const three = constantPolynomial(rational(3));
  const cubes = [product(a, a, a), product(b, b, b, value), product(c, c, c, value, value)];
  return subtractPolynomials(cubes.reduce(addPolynomials), product(three, a, b, c, value));
}

/**
 * Replaces each absolute value by its content and by the opposite, in every combination. Null when they are
 * nested.
 */
export function signCases(p: Polynomial, field: Field): Polynomial[] | null {
  const atom = atomsOf(p).find((each) => each.startsWith('abs('));
  if (atom === undefined) return [p];
  const inside = insideOf(atom, field);
  if (inside === null) return null;
  const cases = [inside, negatePolynomial(inside)].map((value) => substituteAtom(p, atom, value, field));
  const all = cases.map((each) => signCases(each, field));
  return all.some((each) => each === null) ? null : all.flatMap((each) => each ?? []);
}

function insideOf(atom: string, field: Field): Polynomial | null {
  const square = field.reductions.get(atom)?.value;
  const [name, ...others] = square === undefined ? [] : atomsOf(square);
  if (square === undefined || name === undefined || others.length > 0) return null;
  const dense = toDense(square, name);
  const root = dense === null ? null : exactRoot(trimZeros(dense), 2);
  return root === null ? null : fromDense(root, name);
}

function substituteAtom(p: Polynomial, atom: string, by: Polynomial, field: Field): Polynomial {
  return coefficientsIn(p, atom).reduceRight(
    (total, coefficient) => addPolynomials(field.times(total, by), coefficient),
    constantPolynomial(rational(0)),
  );
}
