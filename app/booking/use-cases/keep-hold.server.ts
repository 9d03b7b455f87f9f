import type { Services } from '#app/platform/services.server.ts';
import { closeCheckouts } from '#app/pricing/index.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { extendedUntil, HOLD_EXTENSIONS, HOLD_MINUTES, isOver } from '../domain/hold.ts';
import { lostTime, type Reader } from './time-taken.server.ts';
import { bookingError } from '../model/errors.ts';
import { loadBooking, lockBooking, updateBooking } from '../db/booking.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Hold } from '../model/schemas.ts';
import { holdView } from './view.server.ts';
import type { Owner } from '../db/holds.server.ts';

type Of = { owner: Owner; id: string };

/**
 * An active hold. Throws `unknown_hold` (404), `already_booked` (409, with `booking`: the resulting booking) and `hold_expired` (409, with
 * `alternatives`).
 */
export async function findHold(
  services: Pick<Services, 'db' | 'clock'>,
  input: Of & { reader: Reader },
): Promise<Hold> {
  const hold = await loadBooking(services.db, input.id);
  if (!hold || !belongsTo(hold, input.owner)) throw bookingError('unknown_hold', { status: 404 });
  refuseBooked(hold);
  const tutor = await tutorOf(services, hold);
  if (!runs(hold, services.clock.now())) throw await expired(services, hold, tutor, input.reader);
  return holdView(hold, tutor);
}

/** Extends a hold by ten minutes, once. Throws `unknown_hold` (404), `already_booked`, `hold_expired`, `already_extended` (409). */
export async function extendHold(
  services: Pick<Services, 'db' | 'clock'>,
  input: Of & { reader: Reader },
): Promise<Hold> {
  const now = services.clock.now();
  const extended = await services.db.transaction().execute(async (trx) => {
    const hold = await lockBooking(trx, input.id);
    if (!hold || !belongsTo(hold, input.owner)) throw bookingError('unknown_hold', { status: 404 });
    refuseBooked(hold);
    if (!runs(hold, now) || !hold.expiresAt) return { hold, over: true };
    if (hold.extensions >= HOLD_EXTENSIONS)
      throw bookingError('already_extended', { status: 409, params: { limit: 2 * HOLD_MINUTES } });
    const change = { expires_at: extendedUntil(hold.expiresAt), extensions: hold.extensions + 1 };
    return { hold: await updateBooking(trx, hold.id, change), over: false };
  });
  const tutor = await tutorOf(services, extended.hold);
  if (extended.over) throw await expired(services, extended.hold, tutor, input.reader);
  return holdView(extended.hold, tutor);
}

/** Releases the time immediately. Idempotent. Throws `unknown_hold` (404). */
export async function releaseHold(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  input: Of,
): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const hold = await lockBooking(trx, input.id);
    if (!hold || !belongsTo(hold, input.owner) || !['held', 'expired'].includes(hold.state))
      throw bookingError('unknown_hold', { status: 404 });
    if (hold.state !== 'held') return;
    await updateBooking(trx, hold.id, { state: 'expired', ended_at: now });
    await closeCheckouts({ db: trx, jobs: services.jobs }, [hold.seriesId ?? hold.id]);
  });
}

/** A hold made signed in belongs to the account, one made signed out to the browser. */
export function belongsTo(hold: BookingRecord, owner: Owner): boolean {
  if (hold.accountId !== null) return hold.accountId === owner.accountId;
  return hold.visitorId !== null && hold.visitorId === owner.visitorId;
}

/** Names the resulting booking, so that a caller who returns to a booked hold finds it. */
function refuseBooked(hold: BookingRecord): void {
  if (hold.state === 'held' || hold.state === 'expired') return;
  throw bookingError('already_booked', { status: 409, details: { booking: { id: hold.id } } });
}

/** Whether the hold is still active. */
export function runs(hold: BookingRecord, now: Date): boolean {
  return hold.state === 'held' && hold.expiresAt !== null && !isOver(hold.expiresAt, now);
}

/** Error for an expired hold, with the free times near it. */
export function expired(
  services: Pick<Services, 'db' | 'clock'>,
  hold: BookingRecord,
  tutor: TutorRecord,
  reader: Reader,
) {
  const minutes = (hold.endsAt.getTime() - hold.startsAt.getTime()) / 60_000;
  return lostTime(services, 'hold_expired', { tutor, start: hold.startsAt, minutes, reader });
}

async function tutorOf(services: Pick<Services, 'db'>, hold: BookingRecord): Promise<TutorRecord> {
  const tutor = await loadTutor(services.db, hold.tutorId);
  if (!tutor) throw bookingError('unknown_hold', { status: 404 });
  return tutor;
}
