import { expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import {
  chanceFeatures,
  chanceOfAnswer,
  createAnswerHistory,
  featureNames,
  type ObservedAnswer,
  recordAnswer,
} from './answer-chance.ts';
import { difficultiesOf, fitChanceModel } from './fit-weights.ts';

/** Learners of different ability answer questions of different difficulty. */
function drawLearners(seed: number, count: number): ObservedAnswer[][] {
  const { fraction: random } = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const ability = random() * 4 - 2;
    return Array.from({ length: 40 }, () => {
      const item = Math.floor(random() * 10);
      const chance = 1 / (1 + Math.exp(-(ability + item / 3 - 1.5)));
      return {
        item: `${item}`,
        skills: [item % 2 === 0 ? 'even' : 'odd'],
        right: random() < chance,
        at: null,
      };
    });
  });
}

const train = drawLearners(1, 150);
const model = fitChanceModel(train);

test('the fit is calibrated on learners it has not read, and better than the difficulty alone', () => {
  const predictions = drawLearners(2, 100).flatMap((answers) => {
    const history = createAnswerHistory();
    return answers.map((answer) => {
      const { chance } = chanceOfAnswer(history, answer, model.difficultyOf, model.weights);
      recordAnswer(history, answer, model.difficultyOf);
      return { chance, right: answer.right, alone: 1 / (1 + Math.exp(-model.difficultyOf(answer))) };
    });
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.7],
    [0.7, 1],
  ] as const) {
    const own = predictions.filter(({ chance }) => chance >= from && chance < to);
    expect(mean(own.map(({ chance }) => chance))).toBeCloseTo(mean(own.map(({ right }) => Number(right))), 1);
  }
  const loss = (chanceOf: (one: (typeof predictions)[number]) => number) =>
    mean(predictions.map((one) => -Math.log(one.right ? chanceOf(one) : 1 - chanceOf(one))));
  expect(loss(({ chance }) => chance)).toBeLessThan(loss(({ alone }) => alone) - 0.05);
});

test('every weight has the sign that its evidence may have', () => {
  expect(featureNames.filter((name) => model.weights[name] * chanceFeatures[name] < 0)).toEqual([]);
  expect(model.weights.difficulty).toBeGreaterThan(0.5);
});

test('the same answers give the same weights', () => {
  expect(fitChanceModel(train).weights).toEqual(model.weights);
});

test('difficulty: few answers of an item stay near its skill, many do not; what is unknown is the mean', () => {
  const times = (count: number, item: string, right: boolean): ObservedAnswer[] =>
    Array.from({ length: count }, () => ({ item, skills: ['a'], right, at: null }));
  const difficultyOf = difficultiesOf([
    [...times(50, 'hard', false), ...times(50, 'easy', true), ...times(1, 'new', false)],
  ]);
  const of = (item: string | null, skill = 'a') => difficultyOf({ item, skills: [skill] });
  expect(of('hard')).toBeLessThan(-2);
  expect(of('easy')).toBeGreaterThan(2);
  expect(of('new')).toBeLessThan(of(null));
  expect(of('new')).toBeGreaterThan(-1);
  expect(of('unknown', 'unknown')).toBeCloseTo(of(null, 'unknown'), 9);
  expect(Math.abs(of(null, 'unknown'))).toBeLessThan(0.1);
});
