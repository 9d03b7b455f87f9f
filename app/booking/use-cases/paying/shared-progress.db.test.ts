import { afterEach, beforeEach, expect, test } from 'vitest';
import { maya, openPaymentsTest, type PaymentsTest } from '#tests/stripe/payments-setup.ts';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

test.each([
  ['with consent', { sharesProgress: true }, 1],
  ['without consent', { sharesProgress: false }, 0],
  ['without an answer', {}, 0],
])(
  'a session paid by card %s shares the learner’s progress with the tutor once it is paid',
  async (_what, consent, shares) => {
    const profile = at.app.services.random.uuid();
    const learner = {
      id: profile,
      account_id: maya.id,
      name: 'Leo',
      language: 'en',
      created_at: at.app.clock.now(),
    };
    await at.app.db.insertInto('app.learner_profiles').values(learner).execute();
    const id = await at.hold();
    const request = { timeZone: 'Europe/London', learnerProfileId: profile, ...consent };
    const { session } = await at.checkout(id, request);
    const shared = () =>
      at.app.db.selectFrom('app.learner_shares').select(['profile_id', 'account_id', 'tutor_id']).execute();
    expect(await shared()).toEqual([]);
    await at.pay(session);
    const { tutor_id, learner_profile_id } = await at.row('bookings', id);
    expect(learner_profile_id).toBe(profile);
    const share = { profile_id: profile, account_id: maya.id, tutor_id };
    expect(await shared()).toEqual(Array.from({ length: shares }, () => share));
  },
);
