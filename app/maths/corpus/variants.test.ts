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

describe('answers written by hand', () => {
  it('there are at least 600 true variants and 600 near-misses', () => {
    expect(isTrue.length).toBeGreaterThanOrEqual(600);
    expect(isNear.length).toBeGreaterThanOrEqual(600);
  });

  it('no near-miss is accepted', () => {
    expect(shown(isNear.filter(({ verdict }) => verdict === 'equal'))).toEqual([]);
  });

  it('no true variant is called different', () => {
    expect(shown(isTrue.filter(({ verdict }) => verdict === 'different'))).toEqual([]);
  });

  it('at least 99 % of the true variants are recognised', () => {
    const missed = isTrue.filter(({ verdict }) => verdict !== 'equal');
    expect(missed.length <= isTrue.length / 100 ? [] : shown(missed)).toEqual([]);
  });
});
