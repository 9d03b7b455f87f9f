import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { maySayOf, mayClaimAbsence, objectUntil, type Objection, type Side } from '../../domain/absence.ts';
import { hasEvidence } from './claim-evidence.server.ts';
import { findOwn } from './cancel-booking.server.ts';
import { insertClaim, loadClaim, updateClaim, type ClaimRecord } from '../../db/claims.server.ts';
import { upholdLocked } from './settle-claim.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { claimMail } from '../mails/claim-mails.server.ts';
import { bookingError } from '../../model/errors.ts';
import { lockBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;
type Locked = { booking: BookingRecord; tutor: TutorRecord; side: Side; now: Date };

/**
 * Claims absence: a tutor of either side, a learner of the tutor. A claim moves no money: the other side is notified by email and has 72
 * hours to object; contrary evidence makes it disputed at once. Only a tutor’s admission of their own absence takes effect immediately.
 * Claiming the opposite of an open claim is an objection. Idempotent. Throws `unknown_booking` (404), `absence_not_yours` (403), and 409:
 * `absence_said` (decided otherwise), `absence_not_now`, `objection_closed`.
 */
export async function claimAbsence(
  services: Deps,
  input: { id: string; accountId: string; absent: Side },
): Promise<Booking> {
  const { side, tutor } = await findOwn(services, input);
  const { absent } = input;
  if (!maySayOf(side, absent)) throw bookingError('absence_not_yours', { status: 403 });
  const booking = await services.db.transaction().execute(async (trx) => {
    const locked = { ...(await lockOwn(trx, input.id)), tutor, side, now: services.clock.now() };
    if (locked.booking.absent === absent) return locked.booking;
    if (locked.booking.absent !== null) throw bookingError('absence_said', { status: 409 });
    const claim = await loadClaim(trx, input.id);
    return claim
      ? answerClaim({ ...services, db: trx }, locked, { claim, absent })
      : makeClaim({ ...services, db: trx }, locked, absent);
  });
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}

/**
 * Objects to an open claim of the other side, which becomes disputed and awaits a founder. Idempotent. Throws `unknown_booking` (404), and
 * 409: `no_claim` (no open claim of the other side), `objection_closed` (after 72 hours).
 */
export async function objectToClaim(
  services: Deps,
  input: { id: string; accountId: string },
): Promise<Booking> {
  const { side } = await findOwn(services, input);
  const booking = await services.db.transaction().execute(async (trx) => {
    const { booking: locked } = await lockOwn(trx, input.id);
    const claim = await loadClaim(trx, input.id);
    if (claim?.outcome !== null || claim.claimedBy === side) throw bookingError('no_claim', { status: 409 });
    await objectLocked(trx, claim, 'attended', services.clock.now());
    return locked;
  });
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}

async function lockOwn(trx: Kysely<DB>, id: string): Promise<{ booking: BookingRecord }> {
  const booking = await lockBooking(trx, id);
  if (!booking) throw bookingError('unknown_booking', { status: 404 });
  return { booking };
}

async function makeClaim(services: Deps, locked: Locked, absent: Side): Promise<BookingRecord> {
  const { booking, tutor, side, now } = locked;
  if (!mayClaimAbsence(booking, now)) throw bookingError('absence_not_now', { status: 409 });
  // A founder has settled it already, with a refund that a claim cannot change.
  if (booking.refundMinor !== null) throw bookingError('absence_said', { status: 409 });
  const disputed = side !== absent && (await hasEvidence(services.db, booking.id));
  const claim = await insertClaim(services.db, {
    bookingId: booking.id,
    absent,
    claimedBy: side,
    claimedAt: now,
    disputedAt: disputed ? now : null,
  });
  if (side === absent) return upholdLocked(services, { booking, tutor, claim, now });
  const subject = await loadMailSubject(services, { booking, tutor, now });
  const mail = claimMail(subject, claim);
  if (mail) await services.mail.enqueue(services.db, mail);
  return booking;
}

async function answerClaim(
  services: Deps,
  { booking, tutor, side, now }: Locked,
  { claim, absent }: { claim: ClaimRecord; absent: Side },
): Promise<BookingRecord> {
  if (claim.outcome !== null) throw bookingError('absence_said', { status: 409 });
  // A tutor’s admission, whether in agreement or correcting their own claim, settles it.
  if (side === absent) {
    const admitted = await updateClaim(services.db, booking.id, { absent });
    return upholdLocked(services, { booking, tutor, claim: admitted, now });
  }
  if (claim.claimedBy !== side) await objectLocked(services.db, claim, 'other_side_absent', now);
  return booking;
}

async function objectLocked(
  trx: Kysely<DB>,
  claim: ClaimRecord,
  objection: Objection,
  now: Date,
): Promise<void> {
  if (claim.objection !== null) return;
  if (now > objectUntil(claim)) throw bookingError('objection_closed', { status: 409 });
  await updateClaim(trx, claim.bookingId, {
    objection,
    objected_at: now,
    disputed_at: claim.disputedAt ?? now,
  });
}
