import { addPayment } from '#tests/support/payments.ts';
import { describe, expect, test } from 'vitest';
import { buyPack } from '#app/pricing/index.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { setUpBookingTest, lucia, maya, reader, tuesday } from '#tests/booking/booking-setup.ts';
import { cancelBooking, previewCancellation } from '../changing/cancel-booking.server.ts';
import { confirmBooking } from '../confirm-booking.server.ts';
import { claimAbsence } from '../changing/claim-absence.server.ts';
import { upholdUnansweredClaims } from '../changing/settle-claim.server.ts';
import { findBooking } from '../list-bookings.server.ts';
import { confirmSeries } from '../series/confirm-series.server.ts';
import { holdSeries } from '../series/hold-series.server.ts';
import { creditsForHold } from './pay-with-credit.server.ts';

const owner = { accountId: maya.id, visitorId: null };
const nextTuesday = '2026-12-01T18:00:00.000Z';
const credit = { payWith: 'credit' } as const;

const at = setUpBookingTest();

const buy = () =>
  buyPack(
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

const hold = (start = tuesday, minutes = 60) => at.hold(owner, start, minutes);

async function book(start = tuesday, request: { payWith?: 'credit' } = credit) {
  const { id } = await hold(start);
  return at.confirm(id, maya, request);
}

const balance = async () => {
  const { rows } = await at.app.pool.query<{ halves: number }>(
    'select coalesce(sum(halves), 0)::int as halves from app.credit_entries',
  );
  return rows[0]?.halves ?? 0;
};

type Paper = { kind: string; total_minor: number; payment: string; booking: boolean };
const papers = async () =>
  (
    await at.app.pool.query<Paper>(
      'select kind, total_minor, payment, booking_id is not null as booking from app.invoices order by created_at, kind desc',
    )
  ).rows;

/** The emails to a person in one text: reminders may arrive between others. */
const mailsTo = async (recipient: string) =>
  (await at.app.db.selectFrom('app.mails').select('body_text').where('recipient', '=', recipient).execute())
    .map(({ body_text }) => body_text)
    .join('\n');

describe('a session paid with a credit', () => {
  test('is offered for 60 minutes only, costs the credit, and needs no invoice', async () => {
    const deep = await hold(nextTuesday, 90);
    await buy();
    expect((await creditsForHold(at.app.services, { id: deep.id, owner })).credits).toBe(0);
    const held = await hold();
    expect(await creditsForHold(at.app.services, { id: held.id, owner })).toMatchObject({
      credits: 5,
      expiresAt: '2027-11-20T09:00:00.000Z',
    });

    const input = { id: held.id, account: maya, visitorId: null, request: credit, reader };
    const all = await Promise.all([1, 2, 3].map(() => confirmBooking(at.app.services, input)));
    expect(all[0]).toMatchObject({
      payment: { kind: 'credit', returnedHalves: null },
      price: { amountMinor: 3000, currency: 'GBP' },
    });
    expect(await balance()).toBe(8);
    expect((await papers()).filter(({ booking }) => booking)).toEqual([]);
    expect(await mailsTo(maya.email)).toContain('Paid with one of your credits.');
    expect(await mailsTo(maya.email)).toContain('After that, you get half a credit back');
  });

  test('refunds the credit before the limit', async () => {
    await buy();
    const { id } = await book();
    const cancellation = await previewCancellation(at.app.services, { id, accountId: maya.id });
    expect(cancellation).toMatchObject({ share: 'all', halvesBack: 2, stillDue: { amountMinor: 0 } });
    const cancelled = await cancelBooking(at.app.services, { id, accountId: maya.id, refundMinor: 3000 });
    expect(cancelled.payment).toMatchObject({ kind: 'credit', returnedHalves: 2 });
    expect(await balance()).toBe(10);
    expect(await mailsTo(maya.email)).toContain('You get your whole credit back.');
  });

  test('refunds half a credit after it, and two halves pay for a session', async () => {
    await buy();
    const [first, second] = [await book(), await book(nextTuesday)];
    for (const { id, start } of [first, second]) {
      at.app.clock.set(new Date(new Date(start).getTime() - 3_600_000));
      const shown = await previewCancellation(at.app.services, { id, accountId: maya.id });
      expect(shown).toMatchObject({ share: 'part', halvesBack: 1, refund: { amountMinor: 1500 } });
      const cancelled = await cancelBooking(at.app.services, { id, accountId: maya.id, refundMinor: 1500 });
      expect(cancelled.payment).toMatchObject({ kind: 'credit', returnedHalves: 1 });
    }
    expect(await balance()).toBe(8);
    expect(await mailsTo(maya.email)).toContain('You get half a credit back.');
  });

  test('refunds the credit when the tutor cancels or is absent, not when the learner is absent', async () => {
    await buy();
    const byTutor = await book();
    await cancelBooking(at.app.services, { id: byTutor.id, accountId: lucia.id });
    expect(await balance()).toBe(10);
    const away = await book();
    at.app.clock.set('2026-11-24T18:30:00Z');
    const result = await claimAbsence(at.app.services, { id: away.id, accountId: lucia.id, absent: 'tutor' });
    expect(result.payment).toMatchObject({ kind: 'credit', returnedHalves: 2 });
    const missed = await book(nextTuesday);
    at.app.clock.set('2026-12-01T18:30:00Z');
    await claimAbsence(at.app.services, { id: missed.id, accountId: lucia.id, absent: 'learner' });
    expect(await balance()).toBe(8);
    at.app.clock.set('2026-12-04T18:30:01Z');
    await upholdUnansweredClaims(at.app.services);
    const noted = await findBooking(at.app.services, { id: missed.id, accountId: maya.id });
    expect(noted.payment).toMatchObject({ kind: 'credit', returnedHalves: 0 });
    expect(await balance()).toBe(8);
    expect(await mailsTo(maya.email)).toContain('you don’t get the credit back.');
  });

  test('is rejected without a whole credit, and the time stays held', async () => {
    const { id } = await hold();
    const input = { id, account: maya, visitorId: null, request: credit, reader };
    await expect(confirmBooking(at.app.services, input)).rejects.toMatchObject({
      code: 'credits_short',
      status: 409,
    });
    const booked = await confirmBooking(at.app.services, { ...input, request: {} });
    expect(booked.payment?.kind).toBe('invoice');
  });

  test('in a series costs one credit each, all or none', async () => {
    await buy();
    await addPayment(at.app, maya.id);
    const series = async (weeks: number, from: number) =>
      holdSeries(at.app.services, {
        owner,
        tutor: 'lucia-restrepo',
        starts: Array.from(
          { length: weeks },
          (_, at) => new Date(Date.parse(tuesday) + (from + at) * 7 * 86_400_000),
        ),
        minutes: 60,
        currency: 'GBP',
        reader,
      });
    const confirm = (id: string) =>
      confirmSeries(at.app.services, { id, account: maya, visitorId: null, request: credit, reader });
    const six = await series(6, 0);
    await expect(confirm(six.id)).rejects.toMatchObject({ code: 'credits_short' });
    expect(await balance()).toBe(10);
    const three = await series(3, 0);
    expect((await confirm(three.id)).map(({ payment }) => payment?.kind)).toEqual([
      'credit',
      'credit',
      'credit',
    ]);
    expect(await balance()).toBe(4);
  });
});

describe('a session paid by invoice', () => {
  test('has one invoice, and one credit note for the refund', async () => {
    const { id } = await book(tuesday, {});
    expect(await papers()).toEqual([
      { kind: 'invoice', total_minor: 3200, payment: 'invoice', booking: true },
    ]);
    at.app.clock.set('2026-11-24T17:00:00Z');
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await papers()).toEqual([
      { kind: 'invoice', total_minor: 3200, payment: 'invoice', booking: true },
      { kind: 'credit_note', total_minor: 1600, payment: 'invoice', booking: true },
    ]);
  });
});
