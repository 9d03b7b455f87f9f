import { listUsers } from '#app/accounts/index.server.ts';
import { findBookings as find, readBookingForActs } from '#app/booking/index.server.ts';
import type { BookingForActs, FoundBooking } from '#app/booking/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import { countActsOn, loadActs } from '../db/founders.server.ts';
import type { BookingHistory } from '../model/schemas.ts';

/** Accounts whose address matches: more than these and the search text is too short to be useful. */
const MOST_ACCOUNTS = 200;
const MOST_ACTS = 100;

/** Bookings by a part of the family’s address or of the tutor’s name, by the number of a booking or of an invoice, or by day. */
export async function findBookings(
  services: Pick<Services, 'db' | 'clock'>,
  { search, day, zone }: { search: string; day: string | undefined; zone: string },
): Promise<{ bookings: FoundBooking[]; more: boolean }> {
  const { db, clock } = services;
  const accounts =
    search === '' ? [] : await listUsers(db, { search, limit: MOST_ACCOUNTS, now: clock.now() });
  return find(services, {
    text: search,
    accountIds: accounts.map(({ id }) => id),
    day: day === undefined ? null : { date: day, zone },
  });
}

/** One booking with the acts that are possible now, and what founders did with it. Throws `unknown_booking` (404). */
export async function readBooking(
  services: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<{ booking: BookingForActs; history: BookingHistory }> {
  const booking = await readBookingForActs(services, { id, countActs: countActsOn });
  const history = (await loadActs(services.db, MOST_ACTS, id)).map(({ after, ...entry }) => ({
    id: entry.id,
    at: entry.at,
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject,
    reason: typeof after.reason === 'string' ? after.reason : null,
  }));
  return { booking, history };
}
