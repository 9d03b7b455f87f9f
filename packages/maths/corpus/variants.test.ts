import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../verify/check-answer.ts';
import { loadProver } from '../verify/compute-engine.server.ts';
import { variantCorpus } from './variants/index.ts';

const prover = await loadProver();
const families = Object.values(variantCorpus).flat();

const judged = families.flatMap(({ of, same, near, locale }) =>
  [...same.map((answer) => ({ answer, true: true })), ...near.map((answer) => ({ answer, true: false }))].map(
    (pair) => ({
      of,
      ...pair,
      verdict: checkAnswer({ expected: of, answer: pair.answer, locale }, prover).verdict,
    }),
  ),
);
const isTrue = judged.filter((pair) => pair.true);
const isNear = judged.filter((pair) => !pair.true);
const shown = (pairs: typeof judged): string[] =>
  pairs.map(({ of, answer, verdict }) => `${of}  |  ${answer}  |  ${verdict}`);

describe('hand-written answers', () => {
  it('there are at least 690 equivalent variants and 835 near-misses', () => {
    expect(isTrue.length).toBeGreaterThanOrEqual(690);
    expect(isNear.length).toBeGreaterThanOrEqual(835);
  });

  it('no near-miss is accepted', () => {
    expect(shown(isNear.filter(({ verdict }) => verdict === 'equal'))).toEqual([]);
  });

  it('no equivalent variant is rejected', () => {
    expect(shown(isTrue.filter(({ verdict }) => verdict === 'different'))).toEqual([]);
  });

  it('at most one equivalent variant is not recognised', () => {
    const missed = isTrue.filter(({ verdict }) => verdict !== 'equal');
    expect(missed.length <= 1 ? [] : shown(missed)).toEqual([]);
  });
});
