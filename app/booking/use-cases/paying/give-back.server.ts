import type { Services } from '#app/platform/services.server.ts';
import { goneBackBefore, refundBooking } from '#app/pricing/index.server.ts';
import { updateBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Cancellation } from '../../model/schemas.ts';

type Refund = Cancellation['refund'];

/** Refunds a card payment for an ended session, inside the transaction `services.db`. Returns the booking with the part refunded by hand earlier. */
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

/** Part of a refund that was already returned to the card by hand, shown in the preview. Read-only. */
export async function wasNotified(
  services: Pick<Services, 'db'>,
  booking: BookingRecord,
  { amountMinor, currency }: Refund,
): Promise<Pick<Cancellation, 'before'>> {
  if (booking.payment !== 'card' || amountMinor === 0) return {};
  const before = await goneBackBefore(services, booking, amountMinor);
  return before === 0 ? {} : { before: { amountMinor: before, currency } };
}
