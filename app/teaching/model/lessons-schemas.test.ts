import { expect, test } from 'vitest';
import { longestTopic } from './limits.ts';
import { lessonAnswerSchema, startLessonSchema } from './lessons-schemas.server.ts';

const refusedAt = (input: object) =>
  startLessonSchema
    .safeParse({ locale: 'en-GB', ...input })
    .error?.issues.map(({ path }) => path.join('.')) ?? null;

test('a lesson is about a skill, about a topic, or about both, and never about nothing', () => {
  expect(refusedAt({ skill: 'slope' })).toBeNull();
  expect(refusedAt({ topic: 'steep hills' })).toBeNull();
  expect(refusedAt({ skill: 'slope', topic: 'steep hills' })).toBeNull();
  expect(refusedAt({})).toEqual(['topic']);
});

test('a topic has a word and an end, and there are fifty-one variants', () => {
  expect(refusedAt({ topic: '  ' })).toEqual(['topic']);
  expect(refusedAt({ topic: ` ${'x'.repeat(longestTopic)} ` })).toBeNull();
  expect(refusedAt({ topic: 'x'.repeat(longestTopic + 1) })).toEqual(['topic']);
  expect([-1, 0, 50, 51].map((variant) => refusedAt({ skill: 'slope', variant }))).toEqual([
    ['variant'],
    null,
    null,
    ['variant'],
  ]);
  expect(startLessonSchema.parse({ skill: 'slope', locale: 'en-GB' }).variant).toBe(0);
});

test('an answer names its question and line within what a lesson can have', () => {
  const fits = (change: object) =>
    lessonAnswerSchema.safeParse({ part: 'guided', number: 0, answer: null, ...change }).success;
  expect([{}, { number: 9 }, { line: 0 }, { line: 40 }].map(fits)).toEqual([true, true, true, true]);
  expect([{ number: 10 }, { number: -1 }, { line: 41 }, { line: -1 }, { part: 'recap' }].map(fits)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
