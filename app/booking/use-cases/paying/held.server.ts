import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Subject } from '#app/pricing/index.server.ts';
import { loadBooking, loadSeries, lockBooking, lockSeries } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

/** The paid holds or bookings, first start first; empty if deleted. */
export async function loadPaidFor(db: Kysely<DB>, { kind, id }: Subject): Promise<BookingRecord[]> {
  if (kind === 'series') return loadSeries(db, id);
  const booking = await loadBooking(db, id);
  return booking ? [booking] : [];
}

/** The same with row locks. */
export async function lockPaidFor(trx: Kysely<DB>, { kind, id }: Subject): Promise<BookingRecord[]> {
  if (kind === 'series') return lockSeries(trx, id);
  const booking = await lockBooking(trx, id);
  return booking ? [booking] : [];
}
