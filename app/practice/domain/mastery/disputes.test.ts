import { expect, test } from 'vitest';
import type { Evidence } from '../../model/mastery/evidence.ts';
import type { ClaimDispute, LearnerClaim } from './claims.ts';
import { disputeOutcome } from './disputes.ts';

const dispute: ClaimDispute = {
  id: 'd',
  claim: 'mastered:slope',
  state: 'open',
  at: new Date('2026-11-20T20:00:00Z'),
};
const claim = { key: 'mastered:slope' } as LearnerClaim;
const evidence = (time: string, more: Partial<Evidence> = {}): Evidence => ({
  id: time,
  skill: 'slope',
  itemId: time,
  template: 't',
  right: true,
  aid: 'none',
  mistake: null,
  confidence: null,
  at: new Date(time),
  voided: false,
  ...more,
});
const twoRight = [evidence('2026-11-21T09:00:00Z'), evidence('2026-11-22T09:00:00Z')];
const outcome = (answers: Evidence[], { claims = [claim], zone = 'UTC', more = {} } = {}) =>
  disputeOutcome({ ...dispute, ...more }, claims, answers, zone);

test('two right answers without help on later days settle a dispute', () => {
  expect(outcome(twoRight)).toBe('gone');
  expect(outcome(twoRight.slice(1))).toBeNull();
});

test.each([
  ['a wrong one', { right: false }],
  ['a hint', { aid: 'hint' as const }],
])('with %s among the last two it stays open', (_, more) => {
  expect(outcome([twoRight[0]!, evidence('2026-11-22T09:00:00Z', more)])).toBeNull();
  // Two right ones after it settle the dispute all the same.
  expect(outcome([evidence('2026-11-21T08:00:00Z', more), ...twoRight])).toBe('gone');
});

test('answers of the same day, of another skill, and to a reported question do not count', () => {
  const sameDay = [evidence('2026-11-20T21:00:00Z'), evidence('2026-11-20T22:00:00Z')];
  expect(outcome(sameDay)).toBeNull();
  expect(outcome([twoRight[0]!, evidence('2026-11-22T09:00:00Z', { skill: 'linear_equations' })])).toBeNull();
  expect(outcome([twoRight[0]!, evidence('2026-11-22T09:00:00Z', { voided: true })])).toBeNull();
});

test('the day is that of the learner', () => {
  const late = [evidence('2026-11-20T23:30:00Z'), evidence('2026-11-20T23:40:00Z')];
  expect(outcome(late)).toBeNull();
  expect(outcome(late, { zone: 'Europe/Madrid' })).toBe('gone');
});

test('a claim that no longer holds changes; a dispute that is decided stays so', () => {
  expect(outcome([], { claims: [] })).toBe('changed');
  expect(outcome([], { claims: [{ ...claim, key: 'mastered:linear_equations' }] })).toBe('changed');
  expect(outcome(twoRight, { more: { state: 'gone' } })).toBeNull();
});

test('a mistake is settled by later answers that could have shown it', () => {
  const mistaken = evidence('2026-11-19T09:00:00Z', {
    right: false,
    mistake: 'sign_lost' as Evidence['mistake'],
  });
  const about = { claim: 'mistake:sign_lost' };
  const judge = (possible: () => boolean, answers = [mistaken, ...twoRight]) =>
    disputeOutcome(
      { ...dispute, ...about },
      [{ ...claim, key: 'mistake:sign_lost' }],
      answers,
      'UTC',
      possible,
    );
  expect(judge(() => true)).toBe('gone');
  expect(judge(() => false)).toBeNull();
  expect(judge(() => true, twoRight)).toBeNull();
});
