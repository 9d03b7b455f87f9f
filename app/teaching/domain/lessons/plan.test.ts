import { describe, expect, it } from 'vitest';
import { madeFrom, percentOf, readInput, stages, type LessonInput } from '../../model/lessons/lesson.ts';
import { blanksOf, candidatesFor, levelFor, practiceLevels, warmUpFor } from './plan.ts';

const askables = [
  { id: 'a.easy', level: 1, kind: 'formula' },
  { id: 'a.middle', level: 2, kind: 'formula' },
  { id: 'a.choice', level: 2, kind: 'choice' },
  { id: 'a.hard', level: 3, kind: 'formula' },
  { id: 'a.order', level: 2, kind: 'order' },
] as const;
const wanted = { skill: 'slope', level: 2, kinds: ['formula', 'choice'], used: [], seed: 5 } as const;

describe('the composition of a lesson', () => {
  it('the level follows mastery', () => {
    const levels = (met: boolean) => [0.1, 0.4, 0.79, 0.8].map((p) => levelFor({ p, mastered: false, met }));
    expect(levels(true)).toEqual([1, 2, 2, 3]);
    expect(levels(false)).toEqual([1, 1, 1, 2]);
    expect(levelFor({ p: 0.5, mastered: true, met: true })).toBe(3);
  });

  it('warms up weak prerequisites, one prerequisite if all are mastered, itself if it has none', () => {
    expect(warmUpFor('slope', { weak: ['fractions', 'coordinates', 'linear_equations'], below: [] })).toEqual(
      ['fractions', 'coordinates'],
    );
    expect(warmUpFor('slope', { weak: [], below: ['coordinates', 'fractions'] })).toEqual(['coordinates']);
    expect(warmUpFor('whole_numbers', { weak: [], below: [] })).toEqual(['whole_numbers']);
  });

  it('prefers questions near the level with supported answer kinds, several instances per template', () => {
    const order = candidatesFor(askables, wanted);
    expect(new Set(order.slice(0, 2).map(({ template }) => template))).toEqual(
      new Set(['a.middle', 'a.choice']),
    );
    expect(order.map(({ template }) => template)).not.toContain('a.order');
    expect(order.filter(({ template }) => template === 'a.easy')).toHaveLength(3);
    expect(new Set(order.map(({ seed }) => seed)).size).toBe(order.length);
  });

  it('does not repeat templates, except the example’s in faded questions', () => {
    const used = ['a.middle', 'a.choice'];
    expect(candidatesFor(askables, { ...wanted, used })[0]?.template).toBe('a.easy');
    expect(candidatesFor(askables, { ...wanted, used, like: 'a.hard' })[0]?.template).toBe('a.hard');
  });

  it('prefers one level too easy to one too hard, and either to repeating a template', () => {
    const firstOf = (used: readonly string[], more: object = {}) =>
      candidatesFor(askables, { ...wanted, kinds: ['formula'], used, ...more })[0]?.template;
    expect(firstOf(['a.middle'])).toBe('a.easy');
    expect(firstOf(['a.middle', 'a.easy'])).toBe('a.hard');
    expect(firstOf(['a.middle', 'a.easy', 'a.hard'])).toBe('a.middle');
  });

  it('repeats a template as readily as it goes two levels down: the seed decides', () => {
    const two = askables.filter(({ id }) => id === 'a.easy' || id === 'a.hard');
    const first = [0, 1].map(
      (seed) => candidatesFor(two, { ...wanted, level: 3, used: ['a.hard'], seed })[0]?.template,
    );
    expect(first.toSorted()).toEqual(['a.easy', 'a.hard']);
  });

  it('leaves the last line blank first, then the last two of a longer solution', () => {
    expect([blanksOf(2, 0), blanksOf(2, 1), blanksOf(4, 0), blanksOf(4, 1), blanksOf(1, 0)]).toEqual([
      [1],
      [1],
      [3],
      [2, 3],
      [],
    ]);
  });

  it('the practice ends harder than it starts', () => {
    expect(([1, 2, 3] as const).map(practiceLevels)).toEqual([
      [1, 1, 2],
      [2, 2, 3],
      [2, 3, 3],
    ]);
  });
});

describe('the progress of a lesson', () => {
  it('goes through the four stages without decreasing, and ends at 100', () => {
    const all = stages.flatMap((stage) => [0, 1, 2, 3].map((done) => percentOf(stage, done, 3)));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(stages.map((stage) => percentOf(stage, 3, 3))).toEqual([40, 65, 85, 100]);
  });
});

it('the input of a lesson is its key: it parses back to the same input, in any order', () => {
  const input: LessonInput = {
    generator: 1,
    skill: 'slope',
    language: 'fr',
    profileId: null,
    level: 2,
    warmUp: ['fractions'],
    mistakes: [],
    variant: 3,
  };
  expect(readInput(madeFrom(input))).toEqual(input);
  expect(madeFrom(Object.fromEntries(Object.entries(input).toReversed()) as LessonInput)).toBe(
    madeFrom(input),
  );
});
