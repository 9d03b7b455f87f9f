import { expect, it, test } from 'vitest';
import {
  givenSchema,
  disputeSchema,
  hintSchema,
  reportSchema,
  startPracticeSchema,
  trySchema,
} from './schemas.ts';

const profileId = '00000000-0000-4000-a000-000000000001';
const answer = { kind: 'choice', option: 0 };

test.each([
  ['a'.repeat(600), true],
  ['a'.repeat(601), false],
  [` ${'a'.repeat(600)} `, true],
])('a formula of $length characters is accepted: %s', (text, accepted) => {
  expect(givenSchema.safeParse({ kind: 'formula', text }).success).toBe(accepted);
});

test.each([
  [{ size: 2 }, false],
  [{ size: 3 }, true],
  [{ size: 40 }, true],
  [{ size: 41 }, false],
  [{ size: 3.5 }, false],
  [{ minutes: 4 }, false],
  [{ minutes: 5 }, true],
  [{ minutes: 180 }, true],
  [{ minutes: 181 }, false],
  [{ minutes: 7.5 }, false],
  [{ minutes: null }, true],
  [{ skills: Array.from({ length: 60 }, () => 'slope') }, true],
  [{ skills: Array.from({ length: 61 }, () => 'slope') }, false],
  [{ skills: ['no_such_skill'] }, false],
  [{ mode: 'other' }, false],
  [{ profileId: 'maya' }, false],
])('practice with %o is accepted: %s', (more, accepted) => {
  expect(startPracticeSchema.safeParse({ profileId, mode: 'exam', ...more }).success).toBe(accepted);
});

test.each([
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  [` ${'x'.repeat(500)} `, true],
])('a report of $length characters is accepted: %s', (text, accepted) => {
  expect(reportSchema.safeParse({ text }).success).toBe(accepted);
});

it('a report needs no reason and has no spaces around it; nor has an objection', () => {
  expect(reportSchema.parse({})).toEqual({ text: '' });
  expect(reportSchema.parse({ text: ' wrong ' })).toEqual({ text: 'wrong' });
  expect(disputeSchema.parse({ claim: 'abc', text: ' no ' })).toEqual({ claim: 'abc', text: 'no' });
});

test.each([
  [{ seed: -1 }, false],
  [{ seed: 0 }, true],
  [{ seed: 2_000_000_000 }, true],
  [{ seed: 2_000_000_001 }, false],
  [{ seed: 0.5 }, false],
  [{ template: 't'.repeat(80) }, true],
  [{ template: 't'.repeat(81) }, false],
])('a try with %o is accepted: %s', (more, accepted) => {
  expect(trySchema.safeParse({ template: 't', seed: 1, answer, ...more }).success).toBe(accepted);
});

test.each([
  [[1000, -1000], true],
  [[1001, 0], false],
  [[0, -1001], false],
])('a line through the point %o is accepted: %s', (place, accepted) => {
  expect(givenSchema.safeParse({ kind: 'line', through: [[0, 0], place] }).success).toBe(accepted);
  expect(givenSchema.safeParse({ kind: 'line', through: [place, [0, 0]] }).success).toBe(accepted);
  expect(givenSchema.safeParse({ kind: 'line', through: [place] }).success).toBe(false);
});

it('a request for a hint says whether the learner can start, and names a whole rung', () => {
  expect(hintSchema.parse({ seen: 0, cannotStart: true })).toEqual({ seen: 0, cannotStart: true });
  expect(hintSchema.safeParse({ seen: 0.5 }).success).toBe(false);
});
