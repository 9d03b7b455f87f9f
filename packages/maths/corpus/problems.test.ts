import { describe, expect, it } from 'vitest';
import { loadProver } from '../verify/compute-engine.server.ts';
import { judge } from './judge.ts';
import { problemCorpus, solvedCounts } from './problems/index.ts';

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
  it('each topic has a measured count', () => {
    expect(Object.keys(solvedCounts).toSorted()).toEqual(Object.keys(problemCorpus).toSorted());
  });

  it('no answer is wrong, and all can be compared', () => {
    expect([...shown('wrong'), ...shown('undecided')]).toEqual([]);
  });

  it.each(judged)('$topic: at most one fewer than the measured count is solved', ({ topic, outcomes }) => {
    const solved = outcomes.filter(({ outcome }) => outcome === 'solved').length;
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused').map(({ problem }) => problem);
    const wanted = (solvedCounts[topic] ?? outcomes.length) - 1;
    expect({ enough: solved >= wanted, refused }).toEqual({ enough: true, refused });
  });
});
