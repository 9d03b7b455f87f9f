import { Canonical } from '../algebra/canonical.ts';
import { subtractExpressions, termsOf } from '../expression/build.ts';
import { sum, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { CheckAnswer } from '../contract.ts';
import { compareExpressions, type Prover } from './equivalence.ts';
import { tryAlgebra } from './try-algebra.ts';

/** An antiderivative without its free constant: x² of x² + C. */
type Family = { readonly of: Expression; readonly constant: string };

/**
 * Compares antiderivatives: x² + C and x² + 3 + C are the same family, whatever the letter of the constant.
 * Null when neither has a free constant. C and K are one wherever they stand alone in a sum; c and k only
 * together with a C or K.
 */
export function compareFamilies(
  expected: Expression,
  answer: Expression,
  prover: Prover | null,
): CheckAnswer | null {
  const [capital, other] = [familyOf(expected, /^[CK]$/), familyOf(answer, /^[CK]$/)];
  if (capital === null && other === null) return null;
  const left = capital ?? familyOf(expected, /^[ck]$/);
  const right = other ?? familyOf(answer, /^[ck]$/);
  if (left === null || right === null)
    return aloneVerdict(left?.of ?? expected, right?.of ?? answer, left !== null, prover);
  return sameUpToConstant(left.of, right.of, prover);
}

function familyOf(tree: Expression, letters: RegExp): Family | null {
  const terms = termsOf(tree);
  const place = terms.findIndex((term) => {
    const inner = term.kind === 'negate' ? term.of : term;
    return inner.kind === 'variable' && letters.test(inner.name);
  });
  const found = terms[place];
  if (found === undefined || terms.length < 2) return null;
  const [constant] = variablesOf(found);
  const rest = sum(terms.filter((_, index) => index !== place));
  const letter = variablesOf(rest).length > 0 && !variablesOf(rest).includes(constant!);
  return letter ? { of: rest, constant: constant! } : null;
}

/** One names a family of functions and the other a single one: the constant is missing or superfluous. */
function aloneVerdict(
  left: Expression,
  right: Expression,
  expectedHas: boolean,
  prover: Prover | null,
): CheckAnswer {
  const { verdict } = sameUpToConstant(left, right, prover);
  if (verdict === 'unknown') return { verdict, note: 'not_decided' };
  return verdict === 'equal' ? { verdict: 'different', note: expectedHas ? 'lost' : 'gained' } : { verdict };
}

/** Whether two functions differ only by a number: their difference is one, or their derivatives are equal. */
function sameUpToConstant(left: Expression, right: Expression, prover: Prover | null): CheckAnswer {
  const exact = constantDifference(left, right);
  if (exact !== null) return { verdict: exact ? 'equal' : 'different' };
  const names = [...new Set([left, right].flatMap(variablesOf))];
  const verdicts = names.map((name) => {
    const slope = (of: Expression): Expression => ({ kind: 'derivative', of, variable: name, order: 1 });
    return compareExpressions(slope(left), slope(right), prover).verdict;
  });
  if (verdicts.includes('different')) return { verdict: 'different' };
  const proven = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'equal');
  return proven ? { verdict: 'equal' } : { verdict: 'unknown', note: 'not_decided' };
}

/** Null when the normal form cannot decide. */
function constantDifference(left: Expression, right: Expression): boolean | null {
  return tryAlgebra(() => {
    const canonical = new Canonical();
    const difference = canonical.of(subtractExpressions(left, right));
    if (canonical.field.numberOf(difference) !== null) return true;
    return canonical.opaque ? null : false;
  });
}

/** An indefinite integral as a term: stands for any antiderivative. */
export function hasOpenIntegral(tree: Expression): boolean {
  return termsOf(tree).some((term) => {
    const inner = term.kind === 'negate' ? term.of : term;
    return inner.kind === 'integral' && inner.bounds === null;
  });
}

/**
 * Compares antiderivatives of which one is still an integral: ∫2x dx is x² + C; x² alone lacks the constant.
 */
export function compareOpenIntegrals(
  expected: Expression,
  answer: Expression,
  prover: Prover | null,
): CheckAnswer {
  const [left, right] = [familyOf(expected, /^[CKck]$/), familyOf(answer, /^[CKck]$/)];
  const [wholeLeft, wholeRight] = [
    left !== null || hasOpenIntegral(expected),
    right !== null || hasOpenIntegral(answer),
  ];
  const [a, b] = [left?.of ?? expected, right?.of ?? answer];
  if (wholeLeft !== wholeRight) return aloneVerdict(a, b, wholeLeft, prover);
  return sameUpToConstant(a, b, prover);
}
