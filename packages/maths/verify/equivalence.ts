import { Canonical } from '../algebra/canonical.ts';
import { atomsOf, type Polynomial } from '../algebra/polynomial.ts';
import { evaluator } from '../algebra/evaluate.ts';
import { infiniteSign } from '../algebra/limits.ts';
import { Field, type Quotient } from '../algebra/quotient.ts';
import { numberValue } from '../expression/build.ts';
import type { Expression } from '../expression/tree.ts';
import { contains, partsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import { pointsLeftOut, regionsApart, type Condition } from './domain.ts';
import { rewritten, sameNumbers } from './identities.ts';
import { mustBePositive } from './identities/positive.ts';
import { tryAlgebra } from './try-algebra.ts';
import { isProvable } from './provable.ts';
import { sample, sampleFurther, type Sample } from './sampling.ts';

export type Comparison = {
  readonly verdict: 'equal' | 'different' | 'unknown';
  /** Conditions under which only one of the two is defined. */
  readonly apart: readonly Condition[];
  /** A point at which the values differ. */
  readonly sample: Sample | null;
};

/**
 * The last prover, used when nothing else decides: true when it proves the two identical. Runs in the worker
 * only.
 */
export type Prover = (left: Expression, right: Expression) => boolean;

const undecided: Comparison = { verdict: 'unknown', apart: [], sample: null };
const different = (sample: Sample | null): Comparison => ({ verdict: 'different', apart: [], sample });

/**
 * Whether two expressions are equal wherever both are defined. A point at which they differ by more than
 * their rounding errors refutes, overriding any proof; exact normal forms prove, first of the expressions as
 * written, then rewritten by known identities; the prover comes last, and only when many points agree.
 * Otherwise unknown. Never throws on anything a learner writes. Symmetric.
 */
export function compareExpressions(
  left: Expression,
  right: Expression,
  prover: Prover | null = null,
): Comparison {
  const names = [...new Set([...variablesOf(left), ...variablesOf(right)])].sort();
  if (names.length > 0 && sameTree(left, right)) return { verdict: 'equal', apart: [], sample: null };
  const endless = names.length > 0 ? null : compareEndless(left, right);
  if (endless !== null) return endless;
  const samples = sample(left, right, names);
  const counter = clearestSample(samples);
  // Limits, sums and integrals are only approximated, so their exact forms are tried first.
  const approximated = [left, right].some((tree) => contains(tree, (part) => isApproximated(part.kind)));
  if (counter !== null && !(approximated && normalForms(left, right, false)?.same === true))
    return different(counter);
  if (names.length === 0 && samples.some(({ found }) => found === 'apart')) return different(samples[0]!);
  // Two undefined numbers are not equal.
  if (names.length === 0 && samples.some(({ found }) => found === 'neither')) return undecided;
  const exact = normalForms(left, right, false);
  const equal = (): Comparison => ({ verdict: 'equal', apart: apartOf(exact, samples, names), sample: null });
  if (exact?.same === true || sameTree(left, right)) return equal();
  if (exact !== null && !exact.opaque) return different(null);
  if (byIdentities(left, right, names)) return equal();
  // A side that is a plain number, such as the 1 of sin² + cos² = 1, is allowed: comparisons without letters
  // were decided above.
  const provable = [left, right].every((tree) => isProvable(tree) || numberValue(tree) !== null);
  if (prover === null || !provable || !agreesWidely(left, right, samples, names)) return undecided;
  return prover(left, right) ? equal() : undecided;
}

/** ∞ equals neither −∞ nor any number; null when no side is ∞ or −∞, or the other one is undefined. */
function compareEndless(left: Expression, right: Expression): Comparison | null {
  const signs = [infiniteSign(left), infiniteSign(right)];
  if (signs.every((sign) => sign === 0)) return null;
  if (signs[0] === signs[1]) return { verdict: 'equal', apart: [], sample: null };
  const compared = [left, right].every((side, at) => signs[at] !== 0 || Number.isFinite(evaluator(side)({})));
  return compared ? different(null) : null;
}

const isApproximated = (kind: Expression['kind']): boolean => ['limit', 'series', 'integral'].includes(kind);

/** The clearest difference: the first one that is visible without many decimals. */
function clearestSample(samples: readonly Sample[]): Sample | null {
  const differing = samples.filter(({ found }) => found === 'differ');
  const visible = differing.find(
    ({ left, right }) => Math.abs(left - right) > 1e-4 * Math.max(1, Math.abs(left), Math.abs(right)),
  );
  return visible ?? differing[0] ?? null;
}

/**
 * A prover that assumes complex or positive numbers is trusted only where doubles agree at points of both
 * signs.
 */
function agreesWidely(
  left: Expression,
  right: Expression,
  samples: readonly Sample[],
  names: readonly string[],
): boolean {
  const all = [...samples, ...sampleFurther(left, right, names)];
  if (all.some(({ found }) => found === 'differ')) return false;
  return all.filter(({ found }) => found === 'near').length >= 6;
}

/**
 * Rewritten by identities that hold wherever both sides are defined; letters under roots and logarithms are
 * positive.
 */
function byIdentities(left: Expression, right: Expression, names: readonly string[]): boolean {
  const positive = names.length > 0 && names.every((name) => mustBePositive(name, [left, right]));
  if (positive && normalForms(left, right, true)?.same === true) return true;
  if (functionDepth(left) > mostRewritten || functionDepth(right) > mostRewritten) return false;
  const pair = tryAlgebra(() => rewritten(left, right, positive));
  if (pair === null) return false;
  if (normalForms(pair[0], pair[1], positive)?.same === true) return true;
  return tryAlgebra(() => sameNumbers(pair[0], pair[1])) === true;
}

const mostFunctions = 6;
const mostRewritten = 3;

/** The nesting depth of functions. */
function functionDepth(tree: Expression): number {
  const inner = Math.max(0, ...partsOf(tree).map(functionDepth));
  return tree.kind === 'call' ? inner + 1 : inner;
}

type Forms = {
  readonly same: boolean;
  readonly opaque: boolean;
  readonly left: Canonical;
  readonly right: Canonical;
};

function normalForms(left: Expression, right: Expression, positive: boolean): Forms | null {
  // A tangent becomes a sine over a cosine, so each level doubles the number of atom names.
  if (functionDepth(left) > mostFunctions || functionDepth(right) > mostFunctions) return null;
  return tryAlgebra(() => {
    const field = new Field();
    const [a, b] = [new Canonical(field, positive), new Canonical(field, positive)];
    const [l, r]: [Quotient, Quotient] = [a.of(left), b.of(right)];
    const difference = field.subtract(l, r);
    const opaque = atomsOf(difference.top).some((atom) => !isPlain(atom)) || !certainRoots(difference.top);
    return { same: field.isZero(difference), opaque, left: a, right: b };
  });
}

/**
 * Variables, π and roots of primes have no relations except those the normal form handles; e together with π
 * may have.
 */
function isPlain(atom: string): boolean {
  return /^[^(]+$/.test(atom) || /^root[23]\(\d+\)$/.test(atom);
}

/** A root of a possibly composite number proves nothing; nor do π and e together. */
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
