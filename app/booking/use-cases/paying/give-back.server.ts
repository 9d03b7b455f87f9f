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

/** Part of the refund of sessions that were paid together that was already returned outside, shown in the preview. Read-only. */
export async function wasNotified(
  services: Pick<Services, 'db'>,
  sessions: readonly { booking: BookingRecord; refund: Refund }[],
): Promise<Pick<Cancellation, 'before'>> {
  const byCard = sessions.filter(
    ({ booking, refund }) => booking.payment === 'card' && refund.amountMinor > 0,
  );
  const [first] = byCard;
  if (!first) return {};
  const before = await goneBackBefore(
    services,
    byCard.map(({ booking: { id, seriesId, priceMinor }, refund }) => ({
      id,
      seriesId,
      priceMinor,
      refundMinor: refund.amountMinor,
    })),
  );
  return before === 0 ? {} : { before: { amountMinor: before, currency: first.refund.currency } };
}
