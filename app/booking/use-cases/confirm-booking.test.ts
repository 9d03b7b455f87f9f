import { describe, expect, test } from 'vitest';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { refusalOf, typed } from './confirm-booking.server.ts';

const entered = {
  account: { id: 'maya', email: 'carmen@example.org' },
  reader: { locale: 'en-GB', timeZone: 'Europe/London' },
} as const;

describe('the stored input of a booking', () => {
  test('is the entered data, with the account instead of the browser', () => {
    const request = { learnerProfileId: 'leo', note: 'Mock exam.', sharesProgress: true };
    expect(typed({ ...entered, request })).toEqual({
      account_id: 'maya',
      visitor_id: null,
      learner_email: 'carmen@example.org',
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      learner_profile_id: 'leo',
      note: 'Mock exam.',
      shares_progress: true,
    });
  });

  test('defaults to the account owner, no note, and no consent', () => {
    expect(typed({ ...entered, request: {} })).toMatchObject({
      learner_profile_id: null,
      note: '',
      shares_progress: false,
    });
  });
});

describe('a violated database constraint', () => {
  const broken = (constraint: string) => Object.assign(new Error('refused'), { constraint });
  const refusalFor = (thrown: unknown) => refusalOf(stubDatabase(), { id: 'a hold' }, thrown);

  test('becomes 409 learner_busy if the learner has another session', async () => {
    const thrown = broken('bookings_learner_free');
    expect(await refusalFor(thrown)).toMatchObject({ code: 'learner_busy', status: 409, cause: thrown });
  });

  test('becomes 409 trial_used if the learner has had the trial, even without the hold', async () => {
    const thrown = broken('bookings_one_trial');
    expect(await refusalFor(thrown)).toMatchObject({ code: 'trial_used', status: 409, cause: thrown });
  });

  test('becomes 409 trials_used if the account has had all its trials', async () => {
    const thrown = Object.assign(broken('bookings_one_trial'), { detail: 'trials of the account' });
    expect(await refusalFor(thrown)).toMatchObject({ code: 'trials_used', status: 409, cause: thrown });
  });

  test('is rethrown unchanged otherwise', async () => {
    const [other, failure] = [broken('bookings_extensions_check'), new Error('the connection broke')];
    expect(await refusalFor(other)).toBe(other);
    expect(await refusalFor(failure)).toBe(failure);
  });
});
