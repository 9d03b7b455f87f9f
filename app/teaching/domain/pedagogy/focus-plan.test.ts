import { describe, expect, test } from 'vitest';
import { checked, started, submit } from './fixture.ts';
import { planSteps, stepsDone, type SolutionStep } from './focus-plan.ts';

const way: SolutionStep[] = [
  { concept: 'brackets', after: '3x - 6 = 9' },
  { concept: 'balance', after: '3x = 15' },
  { concept: 'balance', after: 'x = 5' },
];

describe('the plan of a focus session', () => {
  test('has at most the requested number of parts, and steps of one idea stay together', () => {
    expect(planSteps(way, 0, 3).map(({ concept, steps }) => [concept, steps])).toEqual([
      ['brackets', 1],
      ['balance', 2],
    ]);
    expect(planSteps(way, 0, 1)).toEqual([{ concept: 'brackets', steps: 3, done: 0 }]);
    const long = (['brackets', 'collect', 'balance', 'order', 'cancel'] as const).map((concept) => ({
      concept,
      after: concept,
    }));
    expect(planSteps(long, 4, 3)).toMatchObject([{ done: 1 }, { done: 2 }, { steps: 2, done: 1 }]);
  });

  test('a line of the solution counts with all before it, another correct line counts as one', () => {
    const given = started('focus');
    expect(stepsDone(way, given)).toBe(0);
    const jumped = submit(given, checked('3x = 15', 'equal'), { model: 'focus' }).state;
    expect(stepsDone(way, { ...jumped, card: null })).toBe(2);
    const own = submit(given, checked('x - 2 = 3', 'equal'), { model: 'focus' }).state;
    expect(stepsDone(way, { ...own, card: null })).toBe(1);
  });

  test('the idea asked for next determines the progress, and a solved problem is complete', () => {
    const own = submit(started('focus'), checked('x - 2 = 3', 'equal'), { model: 'focus' }).state;
    expect(own.card?.concept).toBe('balance');
    expect(stepsDone(way, own)).toBe(1);
    const solved = submit(own, checked('x = 5', 'equal', { finished: true }), { model: 'focus' }).state;
    expect(stepsDone(way, solved)).toBe(3);
  });
});
