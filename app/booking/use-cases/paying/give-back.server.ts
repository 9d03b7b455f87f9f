import type { Services } from '#app/platform/services.server.ts';
import { goneBackBefore, refundBooking } from '#app/pricing/index.server.ts';
import { updateBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Cancellation } from '../../model/schemas.ts';

type Refund = Cancellation['refund'];

/**
 * What was paid by card for a session that ended goes back to the card, as part of the transaction that `services.db` is. Gives the
 * booking with what of it had gone back before, by hand.
 */
export async function giveBackToCard(
  services: Pick<Services, 'db' | 'random' | 'jobs'>,
  booking: BookingRecord,
  reason: 'cancelled' | 'absent',
  now: Date,
): Promise<BookingRecord> {
  if (booking.payment !== 'card') return booking;
  const amountMinor = booking.refundMinor ?? 0;
  const ordered = await refundBooking(services, booking, { amountMinor, reason, now });
  if (ordered === amountMinor) return booking;
  return updateBooking(services.db, booking.id, { back_before_minor: amountMinor - ordered });
}

/** What of a refund had gone back to the card before, by hand, as the learner is told before anything ends. Changes nothing. */
export async function wasNotified(
  services: Pick<Services, 'db'>,
  booking: BookingRecord,
  { amountMinor, currency }: Refund,
): Promise<Pick<Cancellation, 'before'>> {
  if (booking.payment !== 'card' || amountMinor === 0) return {};
  const before = await goneBackBefore(services, booking, amountMinor);
  return before === 0 ? {} : { before: { amountMinor: before, currency } };
}
