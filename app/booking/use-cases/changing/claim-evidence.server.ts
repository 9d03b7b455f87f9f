import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { hasAttendanceEvidence } from '#app/tutors/index.server.ts';
import {
  insertFamilyAttendance,
  loadClaim,
  loadFamilyAttended,
  saveStatement,
} from '../../db/claims.server.ts';
import { lockBooking } from '../../db/booking.server.ts';
import { absenceTimes } from '../../domain/absence.ts';
import { bookingError } from '../../model/errors.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';
import { findOwn } from './cancel-booking.server.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Whether there is evidence that a session took place: the tutor’s word, a note that was sent, or the family’s word. */
export const hasEvidence = async (db: Kysely<DB>, bookingId: string): Promise<boolean> =>
  (await hasAttendanceEvidence(db, bookingId)) || (await loadFamilyAttended(db, [bookingId])).size > 0;

/**
 * Records the family’s word that a session took place, from ten minutes after its start until 72 hours after its end. Idempotent. Throws
 * `unknown_booking` (404), `absence_not_yours` (403) for the tutor, and `absence_not_now` (409) at another time or once an absence is reported.
 */
export async function confirmAttendance(
  services: Deps,
  input: { id: string; accountId: string },
): Promise<Booking> {
  const { side } = await findOwn(services, input);
  if (side !== 'learner') throw bookingError('absence_not_yours', { status: 403 });
  const booking = await services.db.transaction().execute(async (trx) => {
    const locked = await lockBooking(trx, input.id);
    if (!locked) throw bookingError('unknown_booking', { status: 404 });
    const now = services.clock.now();
    const { from, until } = absenceTimes(locked);
    const isOpen = ['confirmed', 'completed'].includes(locked.state) && from <= now && now <= until;
    if (!isOpen || (await loadClaim(trx, input.id))) throw bookingError('absence_not_now', { status: 409 });
    await insertFamilyAttendance(trx, { bookingId: input.id, accountId: input.accountId, at: now });
    return locked;
  });
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}

/**
 * Stores what one side writes about an open claim, for the founder who decides; an empty text removes it. Throws `unknown_booking` (404) and
 * `no_claim` (409).
 */
export async function writeStatement(
  services: Deps,
  input: { id: string; accountId: string; words: string },
): Promise<Booking> {
  const { side } = await findOwn(services, input);
  const booking = await services.db.transaction().execute(async (trx) => {
    const locked = await lockBooking(trx, input.id);
    if (!locked) throw bookingError('unknown_booking', { status: 404 });
    if ((await loadClaim(trx, input.id))?.outcome !== null) throw bookingError('no_claim', { status: 409 });
    const { id: bookingId, accountId, words } = input;
    await saveStatement(trx, { bookingId, side, accountId, words, at: services.clock.now() });
    return locked;
  });
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}
