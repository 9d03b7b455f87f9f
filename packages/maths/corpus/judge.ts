import type { Prover } from '../verify/equivalence.ts';
import { answer } from '../answers/answers.ts';
import type { CorpusProblem } from './problems/index.ts';

/** The outcome of a problem: solved correctly, answered wrongly, undecided, or refused with a reason. */
type Outcome = {
  readonly problem: string;
  readonly expected: string;
  readonly got: string;
  readonly outcome: 'solved' | 'wrong' | 'undecided' | 'refused';
};

/** Solves a corpus problem and compares the result with its stored answer. */
export function judge([problem, expected, locale = 'en']: CorpusProblem, prover: Prover | null): Outcome {
  const solved = answer('solve', { problem, locale }, prover);
  if (solved.kind !== 'solved') {
    const got = solved.kind === 'cannot' ? solved.reason : solved.kind;
    return { problem, expected, got, outcome: 'refused' };
  }
  const got = solved.result.plain;
  const { verdict } = answer('check', { expected, answer: got, locale }, prover);
  const outcome = verdict === 'equal' ? 'solved' : verdict === 'different' ? 'wrong' : 'undecided';
  return { problem, expected, got, outcome };
}
