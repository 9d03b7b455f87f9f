import { describe, expect, test } from 'vitest';
import { setUpBookingTest, lucia, maya, refused, signedIn, tuesday } from '#tests/booking/booking-setup.ts';
import { cancelBooking, previewCancellation } from './cancel-booking.server.ts';

const at = setUpBookingTest();

describe('cancelling', () => {
  const booked = async () => (await at.confirm((await at.hold(signedIn(maya))).id)).id;

  test('requires the displayed refund, and stops when it has changed since', async () => {
    const id = await booked();
    const of = { id, accountId: maya.id };
    expect(await previewCancellation(at.app.services, of)).toMatchObject({
      share: 'all',
      refund: { amountMinor: 3200 },
      stillDue: { amountMinor: 0 },
    });
    at.app.clock.set('2026-11-24T12:00:00Z');
    expect((await refused(cancelBooking(at.app.services, { ...of, refundMinor: 3200 }))).code).toBe(
      'refund_changed',
    );
    expect(await cancelBooking(at.app.services, { ...of, refundMinor: 1600 })).toMatchObject({
      state: 'cancelled',
      refund: { amountMinor: 1600 },
    });
  });

  test('frees the hour and removes the event from the calendar', async () => {
    const id = await booked();
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await at.freeOn('2026-11-24')).toContain(tuesday);
    const mail = await at.app.db
      .selectFrom('app.mails')
      .selectAll()
      .where('message_id', '=', `booking-${id}-1-cancelled-learner`)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('We’ve taken the whole price, £32.00, off your invoice;');
    expect(JSON.stringify(mail.attachments)).toContain('METHOD:CANCEL');
    expect((await refused(cancelBooking(at.app.services, { id, accountId: maya.id }))).code).toBe(
      'not_cancellable',
    );
  });

  test('by the tutor refunds everything, even an hour before', async () => {
    const id = await booked();
    at.app.clock.set('2026-11-24T17:00:00Z');
    expect(await cancelBooking(at.app.services, { id, accountId: lucia.id })).toMatchObject({
      refund: { amountMinor: 3200 },
    });
  });
});
