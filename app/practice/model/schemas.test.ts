import { expect, it, test } from 'vitest';
import { endsAt, type StoredPlan } from './record.ts';
import { attemptSchema, disputeSchema, givenSchema, hintSchema, startPracticeSchema } from './schemas.ts';

const id = '00000000-0000-4000-a000-000000000001';
const lines = (count: number) => Array.from({ length: count }, () => 0);

test.each([
  [{ kind: 'formula', text: ' ' }, false],
  [{ kind: 'formula', text: '4' }, true],
  [{ kind: 'choice', option: 0 }, true],
  [{ kind: 'choice', option: 20 }, true],
  [{ kind: 'choice', option: 21 }, false],
  [{ kind: 'choice', option: -1 }, false],
  [{ kind: 'wrong_line', line: 0 }, true],
  [{ kind: 'wrong_line', line: 20 }, true],
  [{ kind: 'wrong_line', line: 21 }, false],
  [{ kind: 'wrong_line', line: -1 }, false],
  [{ kind: 'order', lines: lines(1) }, false],
  [{ kind: 'order', lines: lines(2) }, true],
  [{ kind: 'order', lines: lines(12) }, true],
  [{ kind: 'order', lines: lines(13) }, false],
  [{ kind: 'order', lines: [0, 20] }, true],
  [{ kind: 'order', lines: [0, 21] }, false],
  [{ kind: 'order', lines: [0, -1] }, false],
  [{ kind: 'point', at: [-1000, 1000] }, true],
  [{ kind: 'point', at: [-1000.5, 0] }, false],
  [{ kind: 'point', at: [0, 1000.5] }, false],
])('the answer %o is accepted: %s', (answer, accepted) => {
  expect(givenSchema.safeParse(answer).success).toBe(accepted);
});

test.each([
  [{ tookMs: 0 }, true],
  [{ tookMs: -1 }, false],
  [{ tookMs: 86_400_000 }, true],
  [{ tookMs: 86_400_001 }, false],
])('an attempt with %o is accepted: %s', (more, accepted) => {
  const attempt = { id, answer: { kind: 'choice', option: 0 }, ...more };
  expect(attemptSchema.safeParse(attempt).success).toBe(accepted);
});

test.each([
  [{ seen: -1 }, true],
  [{ seen: -2 }, false],
  [{ seen: 4 }, true],
  [{ seen: 5 }, false],
])('a request for a hint with %o is accepted: %s', (hint, accepted) => {
  expect(hintSchema.safeParse(hint).success).toBe(accepted);
});

it('a hint is requested by somebody who can start, and practice is about everything without a limit, unless said', () => {
  expect(hintSchema.parse({ seen: -1 })).toEqual({ seen: -1, cannotStart: false });
  expect(startPracticeSchema.parse({ profileId: id, mode: 'mix' })).toEqual({
    profileId: id,
    mode: 'mix',
    skills: [],
    minutes: null,
  });
});

test.each([
  ['ab', 'x', false],
  ['abc', 'x', true],
  ['a'.repeat(120), 'x', true],
  ['a'.repeat(121), 'x', false],
  ['abc', ' ', false],
  ['abc', 'x'.repeat(500), true],
  ['abc', 'x'.repeat(501), false],
])('a dispute of %s because of %s is accepted: %s', (claim, text, accepted) => {
  expect(disputeSchema.safeParse({ claim, text }).success).toBe(accepted);
});

it('an exam ends its minutes after it began; without a limit it does not', () => {
  const startedAt = new Date('2026-11-22T10:00:00Z');
  const plan = { minutes: 45 } as StoredPlan;
  expect(endsAt({ plan, startedAt })?.toISOString()).toBe('2026-11-22T10:45:00.000Z');
  expect(endsAt({ plan: { ...plan, minutes: null }, startedAt })).toBeNull();
});
