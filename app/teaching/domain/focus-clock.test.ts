import { describe, expect, test } from 'vitest';
import { applyFocusInput, focusView } from './focus-clock.ts';
import type { FocusInput } from '../model/schemas.server.ts';
import type { FocusTime } from '../model/record.ts';
import { policies } from './models.ts';
import { asksSmall, energies, mostParts, policyFor, sprintMinutes } from './sprint.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 9, 0) + minutes * 60_000);
const begun: FocusTime = {
  energy: 'okay',
  minutes: 10,
  usedMs: 0,
  runningSince: at(0).toISOString(),
  stopped: false,
};
/** Applies the steps in order; each is [minute, input]. */
const after = (...steps: [number, FocusInput][]): FocusTime =>
  steps.reduce((focus, [minute, input]) => applyFocusInput(focus, input, at(minute)), begun);
const viewAt = (focus: FocusTime, minute: number) => focusView(focus, at(minute), []);

describe('the clock of a focus session', () => {
  test('paused time does not count, whenever the pause starts', () => {
    const paused = after([4, { action: 'pause' }]);
    expect(viewAt(paused, 90)).toMatchObject({ secondsLeft: 360, running: false, rest: null });
    expect(viewAt(applyFocusInput(paused, { action: 'resume' }, at(90)), 91)).toMatchObject({
      secondsLeft: 300,
    });
  });

  test('a break has the chosen length, and ends when the learner says so', () => {
    const resting = after([4, { action: 'break', minutes: 2 }]);
    expect(viewAt(resting, 5)).toMatchObject({ running: false, rest: { minutes: 2, secondsLeft: 60 } });
    expect(viewAt(resting, 30)).toMatchObject({ rest: { secondsLeft: 0 }, secondsLeft: 360 });
    expect(viewAt(applyFocusInput(resting, { action: 'resume' }, at(30)), 30)).toMatchObject({
      running: true,
      rest: null,
    });
  });

  test('seconds are rounded, of the sprint and of a break alike', () => {
    const resting = after([4, { action: 'break', minutes: 2 }]);
    const between = (focus: FocusTime, ms: number) => focusView(focus, new Date(at(5).getTime() + ms), []);
    expect([400, 600].map((ms) => between(resting, ms).rest?.secondsLeft)).toEqual([60, 59]);
    expect([400, 600].map((ms) => between(begun, ms).secondsLeft)).toEqual([300, 299]);
  });

  test('the end is an instant, and the step may continue after it', () => {
    expect(viewAt(begun, 9)).toMatchObject({ secondsLeft: 60, overSince: null });
    expect(viewAt(begun, 14)).toMatchObject({
      secondsLeft: 0,
      overSince: at(10).toISOString(),
      running: true,
    });
  });

  test('five more minutes count from now, and a sprint is never longer than 25', () => {
    expect(viewAt(after([14, { action: 'longer' }]), 14)).toMatchObject({ secondsLeft: 300, minutes: 15 });
    const longest = after([1, { action: 'longer' }], [1, { action: 'longer' }], [1, { action: 'longer' }]);
    expect(viewAt(longest, 1)).toMatchObject({ minutes: 25, mayLonger: false });
    expect(applyFocusInput(longest, { action: 'longer' }, at(2))).toEqual(longest);
  });

  test('resuming after the end, a break or another day starts a sprint of the chosen length', () => {
    const grown: [number, FocusInput] = [2, { action: 'longer' }];
    for (const action of ['pause', 'stop', 'break'] as const) {
      const back = applyFocusInput(after(grown, [16, { action }]), { action: 'resume' }, at(1500));
      expect(viewAt(back, 1500)).toMatchObject({
        secondsLeft: 600,
        minutes: 10,
        running: true,
        stopped: false,
      });
    }
    expect(viewAt(after([11, { action: 'again' }]), 11)).toMatchObject({ secondsLeft: 600, overSince: null });
    expect(after([5, { action: 'again' }])).toEqual(begun);
  });
});

describe('energy levels', () => {
  test('determine the sprint, the help before a step, and the parts of the plan', () => {
    expect(energies.map((energy) => sprintMinutes[energy])).toEqual([5, 10, 15]);
    expect(energies.map((energy) => policyFor(policies.focus, energy).namesNextRule)).toEqual([
      true,
      true,
      false,
    ]);
    expect(energies.map(asksSmall)).toEqual([true, false, false]);
    expect(Math.max(...Object.values(mostParts))).toBe(3);
    expect(mostParts.high).toBeLessThan(mostParts.low);
  });

  test('a session without energy follows the policy of its tutor model', () => {
    expect(policyFor(policies['socratic-guide'], undefined)).toBe(policies['socratic-guide']);
  });
});
