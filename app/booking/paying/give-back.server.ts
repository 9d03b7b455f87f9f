import type { Services } from '#app/platform/services.server.ts';
import { refundBooking } from '#app/pricing/public.server.ts';
import type { BookingRecord } from '../queries.server.ts';

/** What was paid by card for a session that ended goes back to the card, as part of the transaction that `services.db` is. */
export async function giveBackToCard(
  services: Pick<Services, 'db' | 'random' | 'jobs'>,
  booking: BookingRecord,
  reason: 'cancelled' | 'absent',
  now: Date,
): Promise<void> {
  if (booking.payment !== 'card') return;
  await refundBooking(services, booking, { amountMinor: booking.refundMinor ?? 0, reason, now });
}
