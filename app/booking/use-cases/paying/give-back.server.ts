import type { Services } from '#app/platform/services.server.ts';
import { goneBackBefore, refundBooking } from '#app/pricing/index.server.ts';
import { moneyBackMinorOf, moneyMinorOf } from '../../domain/paid-parts.ts';
import { updateBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Cancellation } from '../../model/schemas.ts';

/** Refunds a card payment for an ended session, inside the transaction `services.db`. Returns the booking with the part refunded by hand earlier. */
export async function giveBackToCard(
  services: Pick<Services, 'db' | 'random' | 'jobs'>,
  booking: BookingRecord,
  reason: 'cancelled' | 'absent',
  now: Date,
): Promise<BookingRecord> {
  if (booking.payment !== 'card') return booking;
  const amountMinor = moneyBackMinorOf(booking);
  const ordered = await refundBooking(services, paidByCard(booking), { amountMinor, reason, now });
  if (ordered === amountMinor) return booking;
  return updateBooking(services.db, booking.id, { back_before_minor: amountMinor - ordered });
}

/** The booking as its card payment knows it: without what credits paid. */
export const paidByCard = (booking: BookingRecord) => ({
  id: booking.id,
  seriesId: booking.seriesId,
  priceMinor: moneyMinorOf(booking),
});

/** Part of the refund of sessions that were paid together that was already returned outside, shown in the preview. Read-only. */
export async function wasNotified(
  services: Pick<Services, 'db'>,
  sessions: readonly { booking: BookingRecord; moneyBack: Cancellation['moneyBack'] }[],
): Promise<Pick<Cancellation, 'before'>> {
  const byCard = sessions.filter(
    ({ booking, moneyBack }) => booking.payment === 'card' && moneyBack.amountMinor > 0,
  );
  const [first] = byCard;
  if (!first) return {};
  const before = await goneBackBefore(
    services,
    byCard.map(({ booking, moneyBack }) => ({
      ...paidByCard(booking),
      refundMinor: moneyBack.amountMinor,
    })),
  );
  return before === 0 ? {} : { before: { amountMinor: before, currency: first.moneyBack.currency } };
}
