import type { Services } from '#app/platform/services.server.ts';
import { listFreeSlots } from '#app/tutors/index.server.ts';
import { searchBookings } from '../../db/acts.server.ts';
import type { FoundBooking } from '../../model/founder-acts-schemas.ts';
import { minutesOf } from '../mails/letter.server.ts';
import { type CountActs, readSituation } from './read-booking.server.ts';

const MOST = 50;
const DAY = 86_400_000;
/** Range of the times to which a session can be moved. */
const MOST_DAYS = 61;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

type Search = {
  /** A part of the tutor’s name, a booking’s number or an invoice’s number; empty for none. */
  text: string;
  /** Accounts whose address matches the text. */
  accountIds: readonly string[];
  /** Sessions of this day in the zone. */
  day: { date: string; zone: string } | null;
};

/** Bookings that match the text and the day, latest start first; at most 50, `more` if there are others. None without text and day. */
export async function findBookings(
  { db }: Pick<Services, 'db'>,
  { text, accountIds, day }: Search,
): Promise<{ bookings: FoundBooking[]; more: boolean }> {
  if (text === '' && day === null) return { bookings: [], more: false };
  const bookingId = uuid.test(text) ? text : null;
  const targets = text === '' ? null : { accountIds, tutorName: text, bookingId, invoiceNumber: text };
  const rows = await searchBookings(db, { targets, day, limit: MOST + 1 });
  const bookings = rows.slice(0, MOST).map((row) => ({
    id: row.id,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    state: row.state,
    tutor: { id: row.tutorId, name: row.tutor },
    family: row.family,
    price: { amountMinor: row.priceMinor, currency: row.currency },
  }));
  return { bookings, more: rows.length > MOST };
}

/** Free starts to which a founder can move a session; none if it cannot be moved. Throws `unknown_booking` (404). */
export async function listActTimes(
  services: Pick<Services, 'db' | 'clock'>,
  input: { id: string; countActs: CountActs },
): Promise<string[]> {
  const { booking, tutor } = await readSituation(services.db, input);
  const now = services.clock.now();
  if (booking.state !== 'confirmed' || now >= booking.startsAt || tutor.status !== 'active') return [];
  const days = Math.min(tutor.schedule.windowDays + 2, MOST_DAYS);
  const free = await listFreeSlots(services, {
    tutor: tutor.id,
    from: now,
    to: new Date(now.getTime() + days * DAY),
    minutes: minutesOf(booking),
    except: booking.id,
  });
  return free
    .filter(({ start }) => start.getTime() !== booking.startsAt.getTime())
    .map(({ start }) => start.toISOString());
}
