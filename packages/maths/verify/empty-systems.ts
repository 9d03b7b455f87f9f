import type { Polynomial } from '../algebra/polynomial.ts';
import type { Field } from '../algebra/quotient.ts';
import { sameUpToNumber } from './equations.ts';
import { substituteValue, quotient, solvedFor } from './system-polynomials.ts';

type System = readonly Polynomial[];
type Where = { readonly names: readonly string[]; readonly field: Field };
/** An equation, and its form after substituting the equations common to both systems. */
type Row = { readonly written: Polynomial; readonly put: Polynomial };

/**
 * Whether two statements without a solution, each a list of systems, are rewritten forms of each other. x + y
 * = 1, x + y = 2 is also x + y = 1, 0 = 1, and “no solution” (the empty list); it is not x + y = 1, x + y =
 * 5, although neither ever holds.
 */
export function areRewrittenSystems(a: readonly System[], b: readonly System[], where: Where): boolean {
  if (a.length === 0 || b.length === 0) return true;
  const within = (some: readonly System[], all: readonly System[]): boolean =>
    some.every((one) => all.some((other) => isRewritten(one, other, where)));
  return within(a, b) && within(b, a);
}

/** Each equation of one follows from the other; an equation reduced to 0 = 1 stands for any missing one. */
function isRewritten(a: System, b: System, where: Where): boolean {
  const shared = a.filter((one) => isOpen(one, where) && b.some((other) => sameUpToNumber(one, other)));
  const rowsOf = (system: System): Row[] =>
    system
      .filter((one) => one.size > 0 && !shared.some((other) => sameUpToNumber(one, other)))
      .map((written) => ({ written, put: withShared(written, shared, where) }));
  const [left, right] = [rowsOf(a), rowsOf(b)];
  const isFalse = ({ written }: Row): boolean => !isOpen(written, where);
  const within = (some: readonly Row[], all: readonly Row[]): boolean =>
    some.every(
      (one) =>
        isFalse(one) || (isOpen(one.put, where) && all.some((other) => sameUpToNumber(one.put, other.put))),
    );
  const [follows, leads] = [within(right, left), within(left, right)];
  return (follows && leads) || (follows && right.some(isFalse)) || (leads && left.some(isFalse));
}

function withShared(equation: Polynomial, shared: System, { names, field }: Where): Polynomial {
  let [put, rest] = [equation, shared];
  for (const name of names) {
    const values = rest.map((each) => solvedFor(each, name, field));
    const place = values.findIndex((value) => value !== null);
    const value = values[place];
    if (value == null) continue;
    put = substituteValue(put, name, value, field);
    rest = rest
      .filter((_, index) => index !== place)
      .map((each) => substituteValue(each, name, value, field));
  }
  return put;
}

/** False for an equation that holds everywhere or nowhere by itself: 0 = 1. */
const isOpen = (equation: Polynomial, { field }: Where): boolean =>
  field.numberOf(quotient(equation, field)) === null;
