import { describe, expect, it } from 'vitest';
import { loadProver } from '../verify/compute-engine.server.ts';
import { judge } from './judge.ts';
import { problemCorpus, promisedRates } from './problems/index.ts';

const prover = await loadProver();
const judged = Object.entries(problemCorpus).map(([topic, problems]) => ({
  topic,
  outcomes: problems.map((problem) => judge(problem, prover)),
}));
const shown = (outcome: string): string[] =>
  judged.flatMap(({ topic, outcomes }) =>
    outcomes
      .filter((each) => each.outcome === outcome)
      .map(({ problem, expected, got }) => `${topic}: ${problem}  |  ${expected}  |  ${got}`),
  );

describe('textbook problems', () => {
  it('there are at least 300', () => {
    expect(judged.flatMap(({ outcomes }) => outcomes).length).toBeGreaterThanOrEqual(300);
  });

  it('no answer is wrong, and each can be compared', () => {
    expect([...shown('wrong'), ...shown('undecided')]).toEqual([]);
  });

  it.each(judged)('$topic: as many are solved as was promised', ({ topic, outcomes }) => {
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused').map(({ problem }) => problem);
    const allowed = outcomes.length * (1 - (promisedRates[topic] ?? 0.7));
    expect(refused.length <= allowed ? [] : refused).toEqual([]);
  });
});
