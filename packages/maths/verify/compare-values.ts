import type { CheckAnswer, Counterexample } from '../contract.ts';
import { toPlain } from '../expression/plain.ts';
import { hasPlusMinus, withSign } from '../expression/signs.ts';
import { relation, variable, type Expression } from '../expression/tree.ts';
import { compareSets } from './compare-sets.ts';
import { asComplex, hasImaginary } from './complex.ts';
import { compareExpressions, type Comparison, type Prover } from './equivalence.ts';
import { compareFamilies, compareOpenIntegrals, hasOpenIntegral } from './free-constant.ts';
import { tryAlgebra } from './try-algebra.ts';
import { approximate } from './numbers.ts';
import type { Sample } from './sampling.ts';

const undecided: CheckAnswer = { verdict: 'unknown', note: 'not_decided' };

/** Compares two expressions: values with ±, antiderivatives, complex numbers, everything else. */
export function compareValues(
  expected: Expression,
  answer: Expression,
  locale: string | undefined,
  prover: Prover | null,
): CheckAnswer {
  if (hasPlusMinus(expected) || hasPlusMinus(answer))
    return compareSets(bothSigns(expected), bothSigns(answer), prover);
  if (hasOpenIntegral(expected) || hasOpenIntegral(answer))
    return compareOpenIntegrals(expected, answer, prover);
  const families = compareFamilies(expected, answer, prover);
  if (families !== null) return families;
  if (!hasImaginary(expected) && !hasImaginary(answer))
    return toCheckAnswer(compareExpressions(expected, answer, prover), locale);
  const pair = complexPair(expected, answer);
  return pair === null ? undecided : toCheckAnswer(compareExpressions(pair[0], pair[1]), locale);
}

/** Null when i occurs where the normal form cannot handle it. */
function complexPair(expected: Expression, answer: Expression): [Expression, Expression] | null {
  return tryAlgebra(() => {
    const [left, right] = [asComplex(expected), asComplex(answer)];
    return left === null || right === null ? null : [left, right];
  });
}

export function bothSigns(tree: Expression): readonly Expression[] {
  return hasPlusMinus(tree) ? [withSign(tree, '+'), withSign(tree, '-')] : [tree];
}

function toCheckAnswer(result: Comparison, locale: string | undefined): CheckAnswer {
  if (result.verdict === 'unknown') return undecided;
  if (result.verdict === 'different') {
    return result.sample === null || Object.keys(result.sample.at).length === 0
      ? { verdict: 'different' }
      : { verdict: 'different', counterexample: toCounterexample(result.sample, locale) };
  }
  if (result.apart.length === 0) return { verdict: 'equal' };
  const conditions = result.apart.map(({ name, sign, value }) =>
    toPlain(relation(variable(name), sign, value), locale),
  );
  return { verdict: 'equal', domainDifference: conditions.join(', ') };
}

/** A sample for display: the values of the variables and the value of each side. */
function toCounterexample(sample: Sample, locale: string | undefined): Counterexample {
  const write = (value: number): string | null =>
    Number.isNaN(value) ? null : toPlain(approximate(value), locale);
  return {
    at: Object.fromEntries(Object.entries(sample.at).map(([name, value]) => [name, write(value) ?? ''])),
    expected: write(sample.left),
    answer: write(sample.right),
  };
}
