import { describe, expect, test } from 'vitest';
import { setUpBookingTest, maya, noor, reader, refused, signedIn } from '#tests/booking/booking-setup.ts';
import { buyPack } from '#app/pricing/index.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { addPayment, settleInvoices } from '#tests/support/payments.ts';
import { raiseUnpaidLimits } from './limit-unpaid.server.ts';
import { placeHold } from './place-hold.server.ts';
import { confirmSeries } from './series/confirm-series.server.ts';
import { holdSeries } from './series/hold-series.server.ts';

const at = setUpBookingTest();

/** Tuesdays and Wednesdays, 18:00 in London. */
const tuesdays = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'].map(
  (day) => `${day}T18:00:00.000Z`,
);
const wednesdays = ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'].map(
  (day) => `${day}T19:00:00.000Z`,
);

const series = async (starts: readonly string[]) => {
  const { id } = await holdSeries(at.app.services, {
    owner: signedIn(maya),
    tutor: 'lucia-restrepo',
    starts: starts.map((start) => new Date(start)),
    minutes: 60,
    currency: 'GBP',
    reader,
  });
  return confirmSeries(at.app.services, { id, account: maya, visitorId: null, request: {}, reader });
};
const booked = () =>
  at.app.db.selectFrom('app.bookings').select('id').where('state', '=', 'confirmed').execute();

async function addProfile(): Promise<string> {
  const id = at.app.services.random.uuid();
  const profile = { id, account_id: maya.id, name: 'Mila', language: 'en', created_at: at.app.clock.now() };
  await at.app.db.insertInto('app.learner_profiles').values(profile).execute();
  return id;
}

describe('an account before its first payment', () => {
  test('has at most three upcoming unpaid sessions, and the error states the limit and what to do', async () => {
    for (const start of tuesdays.slice(0, 3)) await at.booked(maya, start);
    const refusal = await refused(at.booked(maya, wednesdays[0]));
    expect([refusal.status, refusal.code]).toEqual([409, 'unpaid_before_payment']);
    expect(refusal.messageIn('en')).toBe(
      'Until your first payment you can have 3 unpaid sessions. Pay an invoice or cancel a session, and you can book again.',
    );
    expect(refusal.messageIn('es')).toContain('3 clases sin pagar');
    expect(refusal.messageIn('fr')).toContain('3 cours non payés');
    expect(await booked()).toHaveLength(3);
    // Another account is not affected.
    await at.booked(noor, wednesdays[1]);
  });

  test('has no more after concurrent confirmations for different learners', async () => {
    for (const start of tuesdays.slice(0, 2)) await at.booked(maya, start);
    const tutors = ['lucia-restrepo', 'amara-okafor', 'daniel-herrera'];
    const attempts: { hold: string; learnerProfileId: string }[] = [];
    for (const tutor of tutors) {
      const start = (await at.freeOf(tutor, '2026-11-30'))[0] ?? '';
      const owner = signedIn(maya);
      const input = { owner, tutor, start: new Date(start), minutes: 60, currency: 'GBP', reader } as const;
      const { id } = await placeHold(at.app.services, input);
      attempts.push({ hold: id, learnerProfileId: await addProfile() });
    }
    const outcomes = await Promise.allSettled(
      attempts.map(({ hold, learnerProfileId }) => at.confirm(hold, maya, { learnerProfileId })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await booked()).toHaveLength(3);
  });

  test('has no room for another one when an unpaid session is over, until it has paid', async () => {
    for (const start of tuesdays.slice(0, 3)) await at.booked(maya, start);
    // An hour after the first has ended.
    at.app.clock.set('2026-11-24T20:00:00.000Z');
    expect((await refused(at.booked(maya, wednesdays[1]))).code).toBe('unpaid_before_payment');
    await settleInvoices(at.app, maya.id);
    await at.booked(maya, wednesdays[1]);
  });

  test('has no room either when a session is over that unpaid credits paid', async () => {
    await buyPack(
      at.app.services,
      { loadTutor, loadTutorsByIds, loadActiveTutors },
      {
        purchaseId: at.app.services.random.uuid(),
        accountId: maya.id,
        tutor: 'lucia-restrepo',
        credits: 5,
        price: { amountMinor: 15_000, currency: 'GBP' },
        reader,
      },
    );
    const bookWithCredit = async (start = '') => {
      const { id } = await at.hold(signedIn(maya), start);
      return at.confirm(id, maya, { payWith: 'credit' });
    };
    for (const start of tuesdays.slice(0, 3)) await bookWithCredit(start);
    at.app.clock.set('2026-11-24T20:00:00.000Z');
    expect((await refused(bookWithCredit(wednesdays[1]))).code).toBe('unpaid_before_payment');
    await settleInvoices(at.app, maya.id);
    await bookWithCredit(wednesdays[1]);
  });

  test('can have more when a founder allows it, also in a series, until that is taken back', async () => {
    const allow = (limits: { sessions: number; series: number } | null) =>
      at.app.db
        .transaction()
        .execute((db) => raiseUnpaidLimits({ db }, { accountId: maya.id, limits, now: at.app.clock.now() }));
    expect(await allow({ sessions: 5, series: 2 })).toBeNull();
    expect((await refused(series([...tuesdays, '2026-12-29T18:00:00.000Z']))).messageIn('en')).toContain(
      '5 sessions',
    );
    expect(await series(tuesdays)).toHaveLength(5);
    const refusal = await refused(at.booked(maya, wednesdays[0]));
    expect(refusal.messageIn('en')).toContain('5 unpaid sessions');
    expect(await allow(null)).toEqual({ sessions: 5, series: 2 });
    expect((await refused(at.booked(maya, wednesdays[0]))).messageIn('en')).toContain('3 unpaid sessions');
    // Another account is not affected.
    await allow({ sessions: 5, series: 2 });
    for (const start of wednesdays.slice(1)) await at.booked(noor, start);
    expect((await refused(at.booked(noor, '2026-12-03T18:00:00.000Z'))).code).toBe('unpaid_before_payment');
  });

  test('has the limits of the settings', async () => {
    at.app.services.settings.unpaid = { beforePayment: 1, sessions: 2, series: 1 };
    await at.booked(maya, tuesdays[0]);
    expect((await refused(at.booked(maya, tuesdays[1]))).messageIn('en')).toContain('1 unpaid session');
    expect((await refused(series(tuesdays.slice(1, 3)))).code).toBe('series_before_payment');
  });

  test('cannot hold a series of more than three', async () => {
    const refusal = await refused(series(tuesdays.slice(0, 4)));
    expect([refusal.status, refusal.code]).toEqual([409, 'series_before_payment']);
    expect(refusal.messageIn('en')).toContain('3 sessions');
    expect(await series(tuesdays.slice(0, 3))).toHaveLength(3);
  });
});

describe('an account after its first payment', () => {
  test('can have six upcoming unpaid sessions and one series', async () => {
    await addPayment(at.app, maya.id);
    expect(await series(tuesdays)).toHaveLength(5);
    for (const start of wednesdays) await at.booked(maya, start);
    for (const day of ['2026-11-26', '2026-12-03']) await at.booked(maya, `${day}T18:00:00.000Z`);
    expect((await refused(at.booked(maya, '2026-12-10T18:00:00.000Z'))).code).toBe('unpaid_singles');
    const second = ['2026-11-26', '2026-12-03'].map((day) => `${day}T20:00:00.000Z`);
    expect((await refused(series(second))).code).toBe('unpaid_series');
    expect(await booked()).toHaveLength(11);
  });
});

describe('a paying account', () => {
  test('can book a second series if it then has three upcoming unpaid sessions', async () => {
    await addPayment(at.app, maya.id);
    await series(tuesdays.slice(0, 2));
    at.app.clock.set('2026-11-25T09:00:00Z');
    const second = ['2026-11-26', '2026-12-03'].map((day) => `${day}T20:00:00.000Z`);
    expect(await series(second)).toHaveLength(2);
  });

  test('cannot book unpaid sessions once an invoice is more than ten days overdue', async () => {
    await at.booked();
    at.app.clock.set('2026-12-04T18:00:00.000Z');
    await at.booked(maya, '2026-12-08T18:00:00.000Z');
    at.app.clock.set('2026-12-04T18:00:00.001Z');
    const refusal = await refused(at.booked(maya, '2026-12-09T19:00:00.000Z'));
    expect([refusal.status, refusal.code]).toEqual([409, 'invoice_overdue']);
  });
});

describe('a series', () => {
  const rhythm = (...starts: string[]) => refused(series(starts.map((start) => `${start}:00.000Z`)));

  test('repeats every week or every second one', async () => {
    const refusal = await rhythm('2026-11-24T18:00', '2026-11-24T20:00');
    expect([refusal.status, refusal.code]).toEqual([400, 'series_rhythm']);
    expect((await rhythm('2026-11-24T18:00', '2026-11-25T18:00', '2026-11-26T18:00')).code).toBe(
      'series_rhythm',
    );
    expect((await rhythm('2026-11-24T18:00', '2026-12-02T19:00', '2026-12-10T20:00')).code).toBe(
      'series_rhythm',
    );
  });

  test('can skip a week, and replace a day that is not free', async () => {
    const [first = '', second = '', , fourth = ''] = tuesdays;
    expect(await series([first, second, fourth])).toHaveLength(3);
  });
});

describe('limits of one account', () => {
  const elsewhere = async (start: string) => {
    const hold = await placeHold(at.app.services, {
      owner: signedIn(maya),
      tutor: 'amara-okafor',
      start: new Date(start),
      minutes: 60,
      currency: 'GBP',
      reader,
    });
    return at.confirm(hold.id);
  };

  test('the account owner cannot have two sessions at once', async () => {
    await at.booked(maya, tuesdays[0]);
    const refusal = await refused(elsewhere(tuesdays[0] ?? ''));
    expect([refusal.status, refusal.code]).toEqual([409, 'learner_busy']);
    expect(await booked()).toHaveLength(1);
  });
});

describe('limits without an account', () => {
  const from = (network: string, visitorId: string, start: string, tutor = 'lucia-restrepo') =>
    placeHold(at.app.services, {
      owner: { accountId: null, visitorId, network },
      tutor,
      start: new Date(start),
      minutes: 60,
      currency: 'GBP',
      reader,
    });
  const visitor = (of: number) => `00000000-0000-4000-a000-0000000001${String(of).padStart(2, '0')}`;
  const attempts = async (starts: readonly string[], network = '203.0.113.7') => {
    const outcomes = await Promise.allSettled(
      starts.map((start, index) => from(network, visitor(index), start)),
    );
    return outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? 'held' : (outcome.reason as { code: string }).code,
    );
  };

  test('one network holds at most three times of a tutor, whatever cookies its visitors send', async () => {
    const days = [...tuesdays, ...wednesdays];
    expect((await attempts(days)).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'held'),
      ...Array.from({ length: 6 }, () => 'network_holds'),
    ]);
    // Another network is not affected.
    expect(await attempts(['2026-12-03T18:00:00.000Z'], '198.51.100.2')).toEqual(['held']);
  });

  test('one network holds at most a quarter of the free hours of a day', async () => {
    const hours = await at.freeOn('2026-11-24');
    // Lucía is open for 8 hours and 45 minutes: a quarter fits two sessions of one hour.
    const outcomes = await attempts([hours[0] ?? '', hours[5] ?? '', hours.at(-1) ?? '']);
    expect(outcomes.toSorted()).toEqual(['held', 'held', 'network_holds']);
    const stored = await at.app.db.selectFrom('app.bookings').select('held_network').execute();
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });

  test('the error says to sign in, and the stored network is deleted with the hold', async () => {
    for (const [index, start] of tuesdays.slice(0, 3).entries())
      await from('2001:db8:0:1::', visitor(index), start);
    const refusal = await refused(from('2001:db8:0:1::', visitor(9), tuesdays[3] ?? ''));
    expect([refusal.status, refusal.retryAfter]).toEqual([429, 300]);
    expect(refusal.messageIn('en')).toContain('Sign in');
    const { id } = await from('198.51.100.9', visitor(10), wednesdays[0] ?? '');
    await at.confirm(id, maya, {}, visitor(10));
    const row = at.app.db.selectFrom('app.bookings').select('held_network').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ held_network: null });
  });
});
