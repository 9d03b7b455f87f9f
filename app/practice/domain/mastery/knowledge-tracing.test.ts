import { describe, expect, it } from 'vitest';
import { chanceOfRight, posterior, traceAnswer, tracingOf, transition } from './knowledge-tracing.ts';

const tracing = { learn: 0.1, guess: 0.2, slip: 0.1 };
const formula = { about: 'slope', level: 2, kind: 'formula', ways: null } as const;

describe('knowledge tracing (Corbett & Anderson 1995)', () => {
  it('computes the posterior of an answer by Bayes’ rule', () => {
    expect(posterior(0.5, true, tracing)).toBeCloseTo(0.45 / 0.55, 10);
    expect(posterior(0.5, false, tracing)).toBeCloseTo(0.05 / 0.45, 10);
  });

  it('applies the posterior first and then the transition', () => {
    expect(traceAnswer(0.5, { right: true, aid: 'none' }, tracing)).toBeCloseTo(0.81818 + 0.18182 * 0.1, 4);
    expect(traceAnswer(0.5, { right: false, aid: 'none' }, tracing)).toBeCloseTo(0.11111 + 0.88889 * 0.1, 4);
    expect(transition(0.5, tracing)).toBeCloseTo(0.55, 10);
  });

  it('expects a right answer from those who know and do not slip and those who guess', () => {
    expect(chanceOfRight(0.5, tracing)).toBeCloseTo(0.55, 10);
  });

  it('is not raised by an answer after help', () => {
    for (const p of [0.02, 0.3, 0.7, 0.97])
      for (const right of [true, false])
        for (const aid of ['hint', 'shown'] as const)
          expect(traceAnswer(p, { right, aid }, tracing)).toBeLessThanOrEqual(p);
  });

  it('counts a shown solution as not known', () => {
    expect(traceAnswer(0.6, { right: true, aid: 'shown' }, tracing)).toBe(posterior(0.6, false, tracing));
  });

  it('uses a guess probability of at least one in the number of options', () => {
    expect(tracingOf({ ...formula, ways: 2 }, 'slope').guess).toBe(0.5);
    expect(tracingOf({ ...formula, ways: 20 }, 'slope').guess).toBe(tracingOf(formula, 'slope').guess);
  });

  it('weighs a declared guess less, and a wrong answer less for a skill that is not the main one', () => {
    expect(tracingOf(formula, 'slope', 'guessing').guess).toBeGreaterThan(tracingOf(formula, 'slope').guess);
    expect(tracingOf(formula, 'coordinates').slip).toBeGreaterThan(tracingOf(formula, 'slope').slip);
  });
});

describe('the parameters of a question', () => {
  it('are the documented ones of its level', () => {
    const levels = ([1, 2, 3] as const).map((level) => tracingOf({ ...formula, level }, 'slope'));
    expect(levels).toEqual([
      { learn: 0.075, guess: 0.42, slip: 0.1 },
      { learn: 0.075, guess: 0.41, slip: 0.15 },
      { learn: 0.075, guess: 0.35, slip: 0.2 },
    ]);
  });

  it('belong to the only skill of a question whose main skill is unknown', () => {
    expect(tracingOf({ ...formula, about: null }, 'slope').slip).toBe(0.15);
    expect(tracingOf(formula, 'coordinates').slip).toBe(0.4);
  });

  it('count a declared guess as one half at least', () => {
    expect(tracingOf(formula, 'slope', 'guessing').guess).toBe(0.5);
    expect(tracingOf({ ...formula, ways: 1 }, 'slope', 'guessing').guess).toBe(1);
    expect(tracingOf(formula, 'slope', 'fairly').guess).toBe(0.41);
  });
});

describe('the estimate', () => {
  it('stays between 0.01 and 0.99', () => {
    expect(posterior(0.99, true, tracing)).toBe(0.99);
    expect(posterior(0.01, false, tracing)).toBe(0.01);
    expect(transition(0.989, tracing)).toBe(0.99);
  });

  it('is unchanged by a right answer after a hint, and lowered by a wrong one', () => {
    expect(traceAnswer(0.5, { right: true, aid: 'hint' }, tracing)).toBe(0.5);
    expect(traceAnswer(0.5, { right: false, aid: 'hint' }, tracing)).toBeCloseTo(0.2, 6);
    expect(traceAnswer(0.02, { right: false, aid: 'hint' }, tracing)).toBe(0.02);
    expect(traceAnswer(0.005, { right: false, aid: 'shown' }, tracing)).toBe(0.005);
  });
});
