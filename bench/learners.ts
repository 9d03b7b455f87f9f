import { calibrationError } from '#tests/simulated-practice/calibration.ts';
import { practise } from '#tests/simulated-practice/practise.ts';
import type { BenchFigure } from './figure.ts';

const learners = 500;
const questions = 200;
const mostError = 0.08;
const mostFalse = 0.05;
const choiceWithin = 20;

/**
 * Simulated learners with known true knowledge (tests/simulated-practice), using the product's own selection and estimates. The parameters
 * were tuned on other seeds.
 */
export async function measure(): Promise<BenchFigure[]> {
  const runs = Array.from({ length: learners }, (_, index) => practise(index + 1, questions));
  const masteries = runs.flatMap(({ masteries }) => masteries);
  const wrong = masteries.filter(({ known }) => !known).length / masteries.length;
  const aided = masteries.filter(({ aided }) => aided).length;
  const choices = runs.flatMap(({ choices }) => choices).toSorted((a, b) => a - b);
  const slow = choices[Math.floor(choices.length * 0.95)] ?? Number.NaN;
  return [
    calibration(
      'calibration error: predicted chance of right without help',
      runs.flatMap(({ answers }) => answers),
    ),
    calibration(
      'calibration error: p against true knowledge',
      runs.flatMap(({ beliefs }) => beliefs),
    ),
    {
      name: `mastered while truly not known (${masteries.length} masteries)`,
      value: `${(wrong * 100).toFixed(1)} %`,
      goal: '≤ 5 %',
      met: wrong <= mostFalse,
    },
    { name: 'mastered after aided work', value: `${aided}`, goal: '0', met: aided === 0 },
    {
      name: 'next question chosen (p95)',
      value: `${slow.toFixed(1)} ms`,
      goal: '≤ 20 ms',
      met: slow <= choiceWithin,
    },
  ];
}

function calibration(name: string, all: Parameters<typeof calibrationError>[0]): BenchFigure {
  const error = calibrationError(all);
  return {
    name: `${name} (${all.length})`,
    value: error.toFixed(3),
    goal: '≤ 0.08',
    met: error <= mostError,
  };
}
