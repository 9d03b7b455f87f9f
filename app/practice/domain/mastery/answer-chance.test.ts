import { describe, expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import {
  chanceFeatures,
  chanceOfAnswer,
  type ChanceWeights,
  createAnswerHistory,
  featureNames,
  type ObservedAnswer,
  recordAnswer,
} from './answer-chance.ts';

/** One in size, with the sign that each feature may have. */
const weights = Object.fromEntries(
  featureNames.map((name) => [name, name === 'start' ? 0.3 : chanceFeatures[name]]),
) as ChanceWeights;
const difficultyOf = ({ item }: { item: string | null }) => (item === null ? 0 : Number(item) / 4 - 1);
const chance = (answers: readonly ObservedAnswer[], question: ObservedAnswer) =>
  chanceOfAnswer(historyOf(answers), question, difficultyOf, weights).chance;

function historyOf(answers: readonly ObservedAnswer[]) {
  const history = createAnswerHistory();
  for (const answer of answers) recordAnswer(history, answer, difficultyOf);
  return history;
}

function drawAnswers(seed: number, count: number): ObservedAnswer[] {
  const { fraction: random } = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) => ({
    item: below(5) === 0 ? null : String(below(8)),
    skills: below(3) === 0 ? ['a', 'b'] : [below(2) === 0 ? 'a' : 'b'],
    right: below(2) === 0,
    at: index * 1000,
  }));
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'a right answer never lowers a chance and a wrong one about it never raises it (seed %i)',
  (seed) => {
    const answers = drawAnswers(seed, 30);
    for (const item of ['0', '7', null])
      for (const skills of [['a'], ['a', 'b'], ['c']]) {
        const question = { item, skills, right: true, at: 30_000 };
        const before = chance(answers, question);
        expect(chance([...answers, question], question)).toBeGreaterThan(before);
        expect(
          chance([...answers, { ...question, right: false, at: null }], { ...question, at: null }),
        ).toBeLessThan(chance(answers, { ...question, at: null }));
      }
  },
);

test('the shares of the reasons sum to the log odds, and each is its weight times its value', () => {
  const { chance, contributions } = chanceOfAnswer(
    historyOf(drawAnswers(3, 20)),
    { item: '2', skills: ['a'], at: 50_000 },
    difficultyOf,
    weights,
  );
  const sum = contributions.reduce((total, { share }) => total + share, 0);
  expect(sum).toBeCloseTo(Math.log(chance / (1 - chance)), 9);
  expect(contributions.map(({ feature }) => feature)).toEqual(featureNames);
  for (const { share, weight, value } of contributions) expect(share).toBe(weight * value);
});

test('a newcomer has no reasons but the start and the difficulty', () => {
  const { contributions } = chanceOfAnswer(
    createAnswerHistory(),
    { item: '6', skills: ['a'], at: 100 },
    difficultyOf,
    weights,
  );
  expect(contributions.filter(({ value }) => value !== 0)).toEqual([
    { feature: 'start', value: 1, weight: 0.3, share: 0.3 },
    { feature: 'difficulty', value: 0.5, weight: 1, share: 0.5 },
  ]);
});

test('a right answer to a hard question raises the ability by more than one to an easy question', () => {
  const abilityAfter = (item: string) =>
    historyOf([{ item, skills: ['a'], right: true, at: null }]).ability.value;
  expect(abilityAfter('0')).toBeGreaterThan(abilityAfter('7'));
});

test('an answer about one skill changes the other only through the ability', () => {
  const before = historyOf(drawAnswers(1, 10));
  const after = historyOf([...drawAnswers(1, 10), { item: '1', skills: ['c'], right: true, at: 1 }]);
  expect(after.skills.get('a')).toEqual(before.skills.get('a'));
  expect(after.ability.value).toBeGreaterThan(before.ability.value);
});

test('a pause counts in hours since the last answer about the skill', () => {
  const history = historyOf([{ item: null, skills: ['a'], right: true, at: 0 }]);
  const pauseAt = (at: number) =>
    chanceOfAnswer(history, { item: null, skills: ['a'], at }, difficultyOf, weights).contributions.find(
      ({ feature }) => feature === 'pause',
    )?.value;
  expect(pauseAt(0)).toBe(0);
  expect(pauseAt(3600)).toBeCloseTo(Math.log(2), 9);
});

test('after many expected answers a surprise moves an ability by little', () => {
  const easy = { item: '7', skills: ['a'], right: true, at: null };
  const history = historyOf(Array.from({ length: 500 }, () => easy));
  const before = history.skills.get('a')?.form.value ?? 0;
  for (const right of [false, false, true]) recordAnswer(history, { ...easy, right }, difficultyOf);
  expect(Math.abs((history.skills.get('a')?.form.value ?? 99) - before)).toBeLessThan(4);
});

describe('what the answers before a question add up to', () => {
  const answered = (right: boolean, more: Partial<ObservedAnswer> = {}): ObservedAnswer => ({
    item: '4',
    skills: ['a'],
    right,
    at: null,
    ...more,
  });
  const valuesFor = (answers: readonly ObservedAnswer[], more: Partial<ObservedAnswer> = {}) => {
    const question = answered(true, more);
    const { contributions } = chanceOfAnswer(historyOf(answers), question, difficultyOf, weights);
    return Object.fromEntries(contributions.map(({ feature, value }) => [feature, value]));
  };

  test('the numbers of right and wrong ones by their logarithm, the last one by its sign', () => {
    expect(valuesFor([answered(true), answered(false), answered(false)])).toMatchObject({
      right: Math.log(2),
      wrong: Math.log(3),
      skillRight: Math.log(2),
      skillWrong: Math.log(3),
      skillLast: -1,
      itemRight: Math.log(2),
      itemWrong: Math.log(3),
      itemLast: -1,
    });
    expect(valuesFor([answered(false), answered(true)])).toMatchObject({ skillLast: 1, itemLast: 1 });
  });

  test('a question of another item of the skill has no history of its own', () => {
    const unknown = { itemRight: 0, itemWrong: 0, itemLast: 0 };
    expect(valuesFor([answered(true)], { item: '5' })).toMatchObject({ ...unknown, skillLast: 1 });
    expect(valuesFor([answered(true, { item: null })])).toMatchObject({ ...unknown, skillLast: 1 });
    expect(valuesFor([answered(true)], { item: null })).toMatchObject(unknown);
  });

  test('a question of two skills counts each by half', () => {
    expect(valuesFor([answered(false)], { skills: ['a', 'b'] })).toMatchObject({
      skillWrong: Math.log(2) / 2,
      skillLast: -0.5,
    });
    expect(valuesFor([answered(true)], { skills: [] })).toMatchObject({ skillRight: 0, skillLast: 0 });
  });

  test('a streak of right or wrong answers counts up to five and turns at once', () => {
    const streakAfter = (...rights: boolean[]) => valuesFor(rights.map((right) => answered(right))).streak;
    const six = (right: boolean) => Array.from({ length: 6 }, () => right);
    expect([streakAfter(true), streakAfter(true, true)]).toEqual([1, 2]);
    expect([streakAfter(false), streakAfter(false, false)]).toEqual([-1, -2]);
    expect([streakAfter(...six(true)), streakAfter(...six(false))]).toEqual([5, -5]);
    expect([streakAfter(true, true, false), streakAfter(false, false, true)]).toEqual([-1, 1]);
  });

  test('a pause is not negative, and unknown without a time', () => {
    const pause = (before: number | null, now: number | null) =>
      valuesFor([answered(true, { at: before })], { at: now }).pause;
    expect(pause(0, 7200)).toBeCloseTo(Math.log(3), 9);
    expect([pause(7200, 0), pause(null, 7200), pause(0, null)]).toEqual([0, 0, 0]);
  });

  test('an ability is a step from zero by what was not expected, over the precision', () => {
    // Item 4 has difficulty 0: a right answer was expected by half, and half squared is added to the precision.
    const first = valuesFor([answered(true)]);
    expect(first.ability).toBeCloseTo(0.5 / 2.25, 9);
    expect(first.form).toBeCloseTo(0.5 / 1.25, 9);
    expect(first.skillAbility).toBeCloseTo(0.5 / 1.25, 9);
    expect(first.skillForm).toBeCloseTo(0.5 / 0.95, 9);
    expect(valuesFor([answered(false)]).ability).toBeCloseTo(-0.5 / 2.25, 9);
  });
});
