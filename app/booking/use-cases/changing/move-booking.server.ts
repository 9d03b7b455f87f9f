import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { AppError } from '#app/platform/errors.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import type { Services } from '#app/platform/services.server.ts';
import { claimOf, isSessionFree, loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { findOwn } from './cancel-booking.server.ts';
import { runExclusive } from '../../domain/booking-mutex.ts';
import { lostTime, type Reader } from '../time-taken.server.ts';
import { moveForLearner, moveForTutor, type Before } from '../mails/change-mails.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { minutesOf } from '../mails/letter.server.ts';
import { planReminders } from '../mails/reminder-job.server.ts';
import { MOST_MOVES, whyNotMovable, freeUntil } from '../../domain/cancellation-policy.ts';
import { bookingError, brokenConstraint, throughDeadlocks } from '../../model/errors.ts';
import { expireStaleHolds } from '../../db/holds.server.ts';
import { lockBooking, lockDaysOf, lockTimeOf, moveInTime } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'mail' | 'jobs'>;
type Input = { id: string; accountId: string; start: Date; reader: Reader };

/**
 * Moves the learner’s session to another time of the same tutor atomically: its current time does not conflict, and is kept until the new
 * one is claimed. Price, terms and the first deadline stay. Sends emails to both sides and reschedules reminders. Moving to the same time is
 * a no-op. Throws `unknown_booking` (404), `not_movable`, `move_too_late`, `moves_used`, `learner_busy` and what `lostTime` gives
 * (409, the last with `alternatives`).
 */
export async function moveBooking(services: Deps, input: Input): Promise<Booking> {
  const { booking, tutor, side } = await findOwn(services, input);
  if (side !== 'learner' || tutor.status !== 'active') throw bookingError('not_movable', { status: 409 });
  const moved = await runExclusive(`tutor ${tutor.id}`, async () => {
    try {
      return await takeTime(services, input, booking, tutor);
    } catch (thrown) {
      throw await refusalOf(services, { ...input, booking, tutor }, thrown);
    }
  });
  const [view] = await bookingViews(services, [moved], 'learner');
  return view as Booking;
}

/** Maps an unavailable time and the two database constraints to localized errors. */
export async function refusalOf(
  services: Pick<Services, 'db' | 'clock'>,
  { booking, ...input }: Pick<Input, 'start' | 'reader'> & { booking: BookingRecord; tutor: TutorRecord },
  thrown: unknown,
): Promise<unknown> {
  const constraint = brokenConstraint(thrown);
  if (constraint === 'bookings_learner_free')
    return bookingError('learner_busy', { status: 409, cause: thrown });
  if (!(thrown instanceof Lost) && constraint !== 'bookings_tutor_free') return thrown;
  return lostTime(services, 'unavailable', { ...input, minutes: minutesOf(booking), except: booking.id });
}

/** Rolls the transaction back; building the error for the caller needs queries after that. */
class Lost extends Error {}

async function takeTime(
  services: Deps,
  input: Input,
  booking: BookingRecord,
  tutor: TutorRecord,
): Promise<BookingRecord> {
  const now = services.clock.now();
  const session = { start: input.start, minutes: minutesOf(booking), now, except: booking.id };
  // Most conflicts are detected here, without a transaction.
  const possible =
    whyNotMovable(booking, now) === null && booking.startsAt.getTime() !== input.start.getTime();
  if (possible && !(await isSessionFree(services.db, tutor, session))) throw new Lost();
  return throughDeadlocks(() => moveInTransaction(services, input, tutor.id));
}

async function moveInTransaction(services: Deps, input: Input, tutorId: string): Promise<BookingRecord> {
  return services.db.transaction().execute(async (trx) => {
    await lockDaysOf(trx, tutorId);
    // Read again: hours may have been saved while this transaction waited for the lock.
    const tutor = await loadTutor(trx, tutorId);
    if (tutor?.status !== 'active') throw bookingError('not_movable', { status: 409 });
    const now = services.clock.now();
    const booking = await lockBooking(trx, input.id);
    if (!booking) throw bookingError('unknown_booking', { status: 404 });
    if (booking.state === 'confirmed' && booking.startsAt.getTime() === input.start.getTime()) return booking;
    const refusal = moveRefusal(booking, input.reader, now);
    if (refusal) throw refusal;
    const moved = await claimTime(trx, booking, { tutor, start: input.start, isCounted: true, now });
    await notifyBothSides({ ...services, db: trx }, { booking: moved, tutor, before: booking, now });
    return moved;
  });
}

/**
 * Moves a booking that the transaction has locked, after the tutor’s days, if the new time is free; counted as a move or not. Throws what
 * `refusalOf` maps.
 */
export async function claimTime(
  trx: Kysely<DB>,
  booking: BookingRecord,
  { tutor, start, isCounted, now }: { tutor: TutorRecord; start: Date; isCounted: boolean; now: Date },
): Promise<BookingRecord> {
  await expireStaleHolds(trx, tutor.id, now);
  const minutes = minutesOf(booking);
  if (!(await isSessionFree(trx, tutor, { start, minutes, now, except: booking.id }))) throw new Lost();
  if (booking.learnerProfileId) await lockTimeOf(trx, booking.learnerProfileId);
  const moves = booking.moves + (isCounted ? 1 : 0);
  return moveInTime(trx, { ...booking, moves }, timeOf(tutor, start, minutes));
}

/** Localized reason why the booking cannot be moved now, or null. */
export function moveRefusal(booking: BookingRecord, reader: Reader, now: Date): AppError | null {
  const code = whyNotMovable(booking, now);
  if (code === null) return null;
  const until = freeUntil(booking);
  const day = longDayOf(until, { ...reader, now });
  const params = { day, time: timeInSentence(until, reader), most: MOST_MOVES };
  return bookingError(code, { status: 409, params });
}

function timeOf(tutor: TutorRecord, startsAt: Date, minutes: number) {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const claim = claimOf(tutor.schedule, { start: startsAt.getTime(), end: endsAt.getTime() });
  return { startsAt, endsAt, claimed: { from: new Date(claim.from), to: new Date(claim.to) } };
}

/** Emails and reminders, inside the transaction `services.db`. */
async function notifyBothSides(
  services: Deps,
  change: { booking: BookingRecord; tutor: TutorRecord; before: Before; now: Date },
): Promise<void> {
  const { booking, tutor, before, now } = change;
  const subject = await loadMailSubject(services, { booking, tutor, now });
  if (booking.learnerEmail) await services.mail.enqueue(services.db, moveForLearner(subject, before));
  const toTutor = moveForTutor(subject, before);
  if (toTutor) await services.mail.enqueue(services.db, toTutor);
  await planReminders(services, booking, now);
}
