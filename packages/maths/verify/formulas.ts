import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { greatestCommonDivisor } from '../algebra/atoms.ts';
import {
  addPolynomials,
  atomPolynomial,
  atomsOf,
  coefficientsIn,
  onePolynomial,
  samePolynomial,
  TooLarge,
  type Polynomial,
} from '../algebra/polynomial.ts';
import { Field, Undefined } from '../algebra/quotient.ts';
import { subtractExpressions } from '../expression/build.ts';
import { splitSigns } from '../expression/signs.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { substitute } from '../expression/tree-parts.ts';
import { normBy } from './conjugates.ts';

/*
 * Formulas in several letters, one of them the unknown. The other letters are assumed positive, with no
 * divisor equal to 0, as is usual for formulas.
 */

/**
 * Whether two lines of a formula have the same solutions for the unknown. Roots that contain it, and cube
 * roots, are eliminated with their conjugates, so that squaring both sides counts as equal; `solvesFormula`
 * then tests the answer itself.
 */
export function sameFormula(a: readonly Relation[], b: readonly Relation[], unknown: string): boolean {
  const field = new Field();
  return guarded(() => {
    const [left, right] = [polynomialOf(a, unknown, field), polynomialOf(b, unknown, field)];
    const [p, q] = [coefficientsIn(left, unknown), coefficientsIn(right, unknown)];
    if (p.length !== q.length || p.length < 2) return false;
    return samePolynomial(field.times(left, q.at(-1)!), field.times(right, p.at(-1)!));
  });
}

/** Whether the equation becomes an identity for each of these values of the unknown. */
export function solvesFormula(problem: Relation, unknown: string, values: readonly Expression[]): boolean {
  return guarded(() =>
    values.every((value) => {
      const [left, right] = problem.sides.map((side) => substitute(side, unknown, value));
      const canonical = new Canonical(new Field(), true);
      return canonical.field.isZero(canonical.of(subtractExpressions(left!, right!)));
    }),
  );
}

/** The product over the alternatives of left − right, as a polynomial in the unknown. */
function polynomialOf(lines: readonly Relation[], unknown: string, field: Field): Polynomial {
  const tops = lines.flatMap(splitSigns).map(({ sides: [left, right] }) => {
    return withPlainRoots(new Canonical(field, true).of(subtractExpressions(left!, right!)).top, field);
  });
  let rest = tops.reduce((a, b) => field.times(a, b));
  for (;;) {
    const atom = atomsOf(rest).find((each) => isInTheWay(each, unknown));
    if (atom === undefined) return rest;
    const next = normBy(rest, atom, field);
    if (next === null || next.size === 0) throw new NotAlgebraic('root');
    rest = next;
  }
}

/**
 * Writes powers of a letter's common root (see `Roots.commonRoot`) as roots of the smallest possible index.
 */
function withPlainRoots(p: Polynomial, field: Field): Polynomial {
  return atomsOf(p).reduce((rest, atom) => {
    const reduction = field.reductions.get(atom);
    if (reduction === undefined || reduction.degree < 100) return rest;
    const exponents = [...rest.values()].map(
      ({ powers }) => powers.find(([name]) => name === atom)?.[1] ?? 0,
    );
    const step = exponents.reduce(greatestCommonDivisor, reduction.degree);
    const index = reduction.degree / step;
    const root = `root${index}(${atomsOf(reduction.value).join()})`;
    field.reductions.set(root, { degree: index, value: reduction.value });
    return [...rest.values()].reduce<Polynomial>((sum, { powers, coefficient }) => {
      const others = powers.filter(([name]) => name !== atom);
      const own = powers.find(([name]) => name === atom)?.[1] ?? 0;
      const part: Polynomial = new Map([['t', { powers: others, coefficient }]]);
      return addPolynomials(
        sum,
        field.times(part, own === 0 ? onePolynomial : atomPolynomial(root, own / step)),
      );
    }, new Map());
  }, p);
}

function isInTheWay(atom: string, unknown: string): boolean {
  if (!atom.includes('(')) return false;
  const odd = /^root(3|5|7|9|11)\(/.test(atom);
  return odd || atom.split(/[^\p{L}_\d]+/u).includes(unknown);
}

function guarded(work: () => boolean): boolean {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Undefined || error instanceof NotAlgebraic)
      return false;
    throw error;
  }
}
