import { problemCorpus, solvedCounts } from '@curvela/maths/corpus';
import { judge } from '@curvela/maths/testing';
import { loadProver } from '@curvela/maths/verify';
import type { BenchFigure } from './figure.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** Textbook problems solved correctly, by topic, and that none is answered wrong. */
export async function measure(): Promise<BenchFigure[]> {
  const prover = await loadProver();
  const topics = Object.entries(problemCorpus).map(([topic, problems]) => ({
    topic,
    goal: (solvedCounts[topic] ?? problems.length) - 1,
    outcomes: problems.map((problem) => judge(problem, prover).outcome),
  }));
  const all = topics.flatMap(({ outcomes }) => outcomes);
  const wrong = all.filter((outcome) => outcome === 'wrong' || outcome === 'undecided').length;
  return [
    {
      name: 'textbook problems answered wrong',
      value: `${wrong} of ${all.length}`,
      goal: '0',
      met: wrong === 0,
    },
    figure('textbook problems solved, all topics', all, all.length - topics.length),
    ...topics.map(({ topic, goal, outcomes }) => figure(`solved: ${topic}`, outcomes, goal)),
  ];
}

function figure(name: string, outcomes: readonly string[], goal: number): BenchFigure {
  const solved = outcomes.filter((outcome) => outcome === 'solved').length;
  return {
    name,
    value: `${solved} of ${outcomes.length} (${percent(solved / outcomes.length)})`,
    goal: `≥ ${goal}`,
    met: solved >= goal,
  };
}
