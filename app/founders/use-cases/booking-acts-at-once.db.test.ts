import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { claimAbsence } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { numberInvoiceDrafts } from '#app/pricing/index.server.ts';
import { maya, refused, tuesday } from '#tests/booking/booking-setup.ts';
import { ACTS_PER_HOUR } from './acts/act-on-booking.server.ts';
import { findBookings, readBooking } from './find-bookings.server.ts';
import { setUpBookingActs } from '#tests/support/booking-acts.ts';

const {
  at,
  ana,
  noah,
  nextTuesday,
  afterwards,
  read,
  preview,
  act,
  notes,
  mails,
  acts,
  balance,
  expectConserved,
  outcomesOf,
} = setUpBookingActs();

describe('marking as attended', () => {
  test('is evidence: a report becomes disputed and waits for a founder', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await act(id, { act: 'attended' });
    expect((await read(id)).acts).toEqual(['refund', 'credit']);
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await read(id)).toMatchObject({
      claim: { absent: 'tutor', claimedBy: 'learner', disputed: true },
      acts: ['settle', 'credit'],
    });
  });

  test('disputes an open report', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await read(id)).toMatchObject({
      claim: { disputed: false },
      acts: ['settle', 'attended', 'credit'],
    });
    await act(id, { act: 'attended' });
    expect(await read(id)).toMatchObject({ claim: { disputed: true } });
    const [family] = await mails();
    expect(family?.body_text).toContain('one of us will look into it, decide and email you both');
  });
});

describe('an open report', () => {
  test('is settled as such; nothing else moves money meanwhile', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await refused(act(id, { act: 'refund', familyPercent: 100, tutorPercent: 0 }))).toMatchObject({
      code: 'act_not_possible',
    });
    const change = { act: 'settle', upheld: true, familyPercent: 100, tutorPercent: 25 } as const;
    expect(await preview(id, change)).toMatchObject({
      family: { after: { amountMinor: 3200 } },
      tutor: { after: { amountMinor: 640 } },
    });
    await act(id, change);
    expect(await read(id)).toMatchObject({ state: 'no_show', claim: null, refund: { amountMinor: 3200 } });
    await expectConserved(id, { family: 0, tutor: 640, platform: -640 });
    expect(await acts()).toMatchObject([
      { action: 'claim.decide', after: { upheld: true, familyPercent: 100, tutorPercent: 25 } },
    ]);
    expect(await mails()).toEqual([]);
    expect(await at.mailsOf('-decision-')).toHaveLength(2);
  });
});

describe('two who decide at once', () => {
  test('two founders: one decision, one credit note, one email to each side', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    const { version } = await read(id);
    const results = await Promise.allSettled(
      [ana, noah, ana, noah].map((founder, turn) =>
        act(id, { act: 'refund', familyPercent: 20 + turn * 20, tutorPercent: 50 }, { founder, version }),
      ),
    );
    expect(outcomesOf(results)).toEqual(['booking_changed', 'booking_changed', 'booking_changed', 'done']);
    expect(await acts()).toHaveLength(1);
    expect(await notes()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test.each([
    [{ act: 'credit', halves: 2 }, 'credit'],
    [{ act: 'attended' }, 'attended'],
  ] as const)('founders who both do %o do it once', async (change, action) => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    const { version } = await read(id);
    const results = await Promise.allSettled(
      [ana, noah].map((founder) => act(id, change, { founder, version })),
    );
    expect(outcomesOf(results)).toEqual(['booking_changed', 'done']);
    expect((await acts()).map((each) => each.action)).toEqual([`booking.${action}`]);
  });

  test('a founder and the family: whoever comes second is refused, and reads the booking as it is', async () => {
    const { id } = await at.booked();
    const { version } = await read(id);
    const [founder, family] = await Promise.allSettled([
      act(id, { act: 'cancel', familyPercent: 0, tutorPercent: 100 }, { version }),
      cancelBooking(at.app.services, { id, accountId: maya.id }),
    ]);
    const isFamilyFirst = family.status === 'fulfilled';
    expect(outcomesOf([founder, family])).toEqual(
      isFamilyFirst ? ['booking_changed', 'done'] : ['done', 'not_cancellable'],
    );
    expect(await notes()).toHaveLength(isFamilyFirst ? 1 : 0);
    expect(await acts()).toHaveLength(isFamilyFirst ? 0 : 1);
  });

  test('an act on an earlier version is refused with the booking as it is now', async () => {
    const { id } = await at.booked();
    const { version } = await read(id);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await refused(act(id, { act: 'credit', halves: 2 }, { version }))).toMatchObject({
      code: 'booking_changed',
      status: 409,
      details: { booking: { id, state: 'cancelled', acts: ['refund', 'credit'] } },
    });
  });

  test('a move and a cancellation on the same version: one of them', async () => {
    const { id } = await at.booked();
    const { version } = await read(id);
    const results = await Promise.allSettled([
      act(id, { act: 'move', start: nextTuesday }, { version }),
      act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 0 }, { founder: noah, version }),
    ]);
    expect(outcomesOf(results)).toEqual(['booking_changed', 'done']);
    expect(await acts()).toHaveLength(1);
  });
});

test('an act stands in the audit log with its reason and both states', async () => {
  const { id } = await at.booked();
  await act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 0 });
  expect(await acts()).toEqual([
    {
      action: 'booking.cancel',
      actor_email: ana.email,
      before: { state: 'confirmed', startsAt: tuesday, refundMinor: 0, payMinor: 2560, currency: 'GBP' },
      after: {
        state: 'cancelled',
        startsAt: tuesday,
        refundMinor: 3200,
        payMinor: 0,
        currency: 'GBP',
        familyPercent: 100,
        tutorPercent: 0,
        reason: 'The family called us.',
      },
    },
  ]);
  expect((await readBooking(at.app.services, id)).history).toMatchObject([
    { action: 'booking.cancel', actor: ana.email, reason: 'The family called us.' },
  ]);
});

test('a founder acts at most sixty times an hour', async () => {
  const { id } = await at.booked();
  const now = at.app.clock.now();
  const rows = Array.from({ length: ACTS_PER_HOUR }, (_, index) => ({
    id: at.app.services.random.uuid(),
    actor_id: ana.id,
    actor_email: ana.email,
    action: 'booking.credit',
    subject_id: at.app.services.random.uuid(),
    subject: 'Lucía Restrepo',
    before: '{}',
    after: '{}',
    created_at: new Date(now.getTime() - 1_800_000 + index),
  }));
  await at.app.db.insertInto('app.audit_log').values(rows).execute();
  const change = { act: 'credit', halves: 1 } as const;
  expect(await refused(act(id, change))).toMatchObject({
    code: 'too_many_acts',
    status: 429,
    retryAfter: 1800,
  });
  expect(await balance()).toBe(0);
  expect(await mails()).toEqual([]);
  await act(id, change, { founder: noah });
});

test('bookings are found by family, tutor, number, invoice and day', async () => {
  const { id } = await at.booked();
  const other = await at.booked(maya, nextTuesday);
  await sql`insert into auth.users (id, email, created_at) values (${maya.id}, ${maya.email}, now())`.execute(
    at.app.db,
  );
  await at.app.db
    .transaction()
    .execute((trx) => numberInvoiceDrafts({ ...at.app.services, db: trx }, at.app.clock.now()));
  const { number } = await at.app.db
    .selectFrom('app.invoices')
    .select('number')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  const found = async (search: string, day?: string) =>
    (await findBookings(at.app.services, { search, day, zone: 'Europe/London' })).bookings.map(
      (each) => each.id,
    );
  expect(await found('carmen@')).toEqual([other.id, id]);
  expect(await found('restrepo')).toEqual([other.id, id]);
  expect(await found(id)).toEqual([id]);
  expect(await found((number ?? '').toLowerCase())).toEqual([id]);
  expect(await found('', '2026-12-01')).toEqual([other.id]);
  expect(await found('restrepo', '2026-11-24')).toEqual([id]);
  expect(await found('nobody')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('')).toEqual([]);
});
