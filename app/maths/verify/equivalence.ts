import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { atomsOf, TooLarge, type Polynomial } from '../algebra/polynomial.ts';
import { Field, Undefined, type Quotient } from '../algebra/quotient.ts';
import { sameTree, variablesOf, type Expression } from '../expression/tree.ts';
import { pointsLeftOut, regionsApart, type Condition } from './domain.ts';
import { clearlyDiffer, comparable, definedApart, sample, type Sample } from './sampling.ts';

export type Comparison = {
  readonly verdict: 'equal' | 'different' | 'unknown';
  /** Where only one of the two is defined. */
  readonly apart: readonly Condition[];
  /** A point at which the values differ. */
  readonly sample: Sample | null;
};

/** The last prover, asked when nothing else decides: true when it proves the two identical. Lives in the worker only. */
export type Prover = (left: Expression, right: Expression) => boolean;

const undecided: Comparison = { verdict: 'unknown', apart: [], sample: null };

/**
 * Are two expressions equal wherever both are defined? Exact normal forms prove it; sampling over several ranges refutes it;
 * the prover has the last word; otherwise unknown. Never throws on what a learner writes.
 */
export function compareExpressions(
  left: Expression,
  right: Expression,
  prover: Prover | null = null,
): Comparison {
  const names = [...new Set([...variablesOf(left), ...variablesOf(right)])].sort();
  const samples = sample(left, right, names);
  const exact = normalForms(left, right, false);
  if (exact?.same === true || sameTree(left, right))
    return { verdict: 'equal', apart: apartOf(exact, samples, names), sample: null };
  const counter = samples.find((point) => clearlyDiffer(point.left, point.right));
  if (counter !== undefined) return { verdict: 'different', apart: [], sample: counter };
  if (exact !== null && !exact.opaque) return { verdict: 'different', apart: [], sample: null };
  const defined = samples.filter((point) => comparable(point.left) && comparable(point.right));
  if (defined.length === 0) return neverTogether(samples, names);
  const positiveOnly = defined.every((point) => Object.values(point.at).every((value) => value >= 0));
  if (positiveOnly && normalForms(left, right, true)?.same === true) {
    return { verdict: 'equal', apart: apartOf(exact, samples, names), sample: null };
  }
  if (prover?.(left, right) === true)
    return { verdict: 'equal', apart: apartOf(exact, samples, names), sample: null };
  return undecided;
}

/** No point where both have a value: a number against "not defined" is a difference, more we cannot say. */
function neverTogether(samples: readonly Sample[], names: readonly string[]): Comparison {
  const only = samples.find((point) => definedApart(point.left, point.right));
  return only !== undefined && names.length === 0
    ? { verdict: 'different', apart: [], sample: only }
    : undecided;
}

type Forms = {
  readonly same: boolean;
  readonly opaque: boolean;
  readonly left: Canonical;
  readonly right: Canonical;
};

function normalForms(left: Expression, right: Expression, positive: boolean): Forms | null {
  try {
    const field = new Field();
    const [a, b] = [new Canonical(field, positive), new Canonical(field, positive)];
    const [l, r]: [Quotient, Quotient] = [a.of(left), b.of(right)];
    const difference = field.subtract(l, r);
    const opaque = atomsOf(difference.top).some((atom) => !isPlain(atom)) || !certainRoots(difference.top);
    return { same: field.isZero(difference), opaque, left: a, right: b };
  } catch (error) {
    if (error instanceof Undefined || error instanceof TooLarge || error instanceof NotAlgebraic) return null;
    throw error;
  }
}

/** Variables, π, and roots of primes have no relations but those the normal form knows; e beside π may have. */
function isPlain(atom: string): boolean {
  return /^[^(]+$/.test(atom) || /^root[23]\(\d+\)$/.test(atom);
}

/** A root of what may not be a prime proves nothing; neither do π and e together. */
function certainRoots(p: Polynomial): boolean {
  const atoms = atomsOf(p);
  if (atoms.includes('π') && atoms.includes('e')) return false;
  return atoms.every((atom) => !/^root[23]\(\d{8,}\)$/.test(atom));
}

function apartOf(exact: Forms | null, samples: readonly Sample[], names: readonly string[]): Condition[] {
  const [name] = names;
  if (name === undefined || names.length > 1) return [];
  const regions = regionsApart(samples, name);
  if (regions !== null) return [regions];
  return exact === null ? [] : pointsLeftOut(exact.left.divisors, exact.right.divisors, name);
}
