import { describe, expect, test } from 'vitest';
import { started } from './fixture.ts';
import { fitFirstStepToTime, longestFirstStep, secondsFor } from './first-step.ts';

const long = { seconds: longestFirstStep + 1, concept: 'brackets' as const };

describe('the first step of a focus session', () => {
  test('a textbook equation fits two minutes', () => {
    expect(secondsFor('3(x - 2) = 9', '3x - 6 = 9')).toBeLessThan(longestFirstStep);
    expect(secondsFor('2x² - 5x - 3 = 0', '(2x + 1)(x - 3) = 0')).toBeLessThan(longestFirstStep);
  });

  test('takes 30 seconds, one for each sign read and two for each one written', () => {
    expect(secondsFor('2x = 8', 'x = 4')).toBe(40);
    expect(secondsFor('', '')).toBe(30);
    expect(secondsFor('x', '')).toBe(31);
    expect(secondsFor('', 'x')).toBe(32);
  });

  test('a longer line starts with a small question, which counts as help unless the idea was named', () => {
    const named = fitFirstStepToTime(started('focus'), long);
    expect(named.card).toMatchObject({ concept: 'brackets', small: true });
    expect(named.item.help).toBe(0);
    const alone = fitFirstStepToTime(started('socratic-guide'), long);
    expect(alone.card).toMatchObject({ concept: 'brackets', small: true });
    expect(alone.item.help).toBe(1);
  });

  test('a line that fits is unchanged', () => {
    const state = started('focus');
    expect(fitFirstStepToTime(state, { ...long, seconds: longestFirstStep })).toBe(state);
  });
});
