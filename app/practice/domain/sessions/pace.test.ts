import { describe, expect, it } from 'vitest';
import type { AnswerKind } from '@curvela/curriculum';
import { minutesAQuestion, type TimedAnswer } from './pace.ts';

const timed = (kind: AnswerKind, ...minutes: number[]): TimedAnswer[] =>
  minutes.map((each) => ({ kind, minutes: each }));

describe('the minutes that a question takes', () => {
  it('are 1.2 while fewer than five were answered', () => {
    expect(minutesAQuestion([])).toBe(1.2);
    expect(minutesAQuestion(timed('choice', 4, 4, 4, 4), 'choice')).toBe(1.2);
  });

  it('are the learner’s median for that kind, which one long pause does not change', () => {
    const recent = [...timed('choice', 0.5, 0.4, 0.6), ...timed('formula', 2, 3, 2.5, 900)];
    expect(minutesAQuestion(recent, 'choice')).toBe(0.5);
    expect(minutesAQuestion(recent, 'formula')).toBe(2.75);
  });

  it('are weighted over all kinds where the kind is unknown or too rare', () => {
    const recent = [...timed('choice', 0.5, 0.5, 0.5), ...timed('formula', 3), ...timed('order', 2)];
    const mixed = (3 * 0.5 + 3 + 2) / 5;
    expect(minutesAQuestion(recent)).toBeCloseTo(mixed);
    expect(minutesAQuestion(recent, 'formula')).toBeCloseTo(mixed);
  });

  it('stay within the bounds', () => {
    expect(minutesAQuestion(timed('choice', 0, 0, 0, 0, 0), 'choice')).toBe(0.3);
    expect(minutesAQuestion(timed('choice', 60, 60, 60, 60, 60), 'choice')).toBe(6);
  });
});

it('a kind counts for itself from three answers on, all kinds together from five', () => {
  const recent = [...timed('choice', 1, 1, 1), ...timed('formula', 3, 3)];
  expect(minutesAQuestion(recent, 'choice')).toBe(1);
  expect(minutesAQuestion(recent, 'formula')).toBeCloseTo(1.8);
  expect(minutesAQuestion(recent)).toBeCloseTo(1.8);
});

it('the median of an even number of answers is the mean of the middle two', () => {
  expect(minutesAQuestion(timed('choice', 4, 1, 2, 3, 5, 6), 'choice')).toBe(3.5);
});
