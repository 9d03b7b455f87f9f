import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { maySayOf, mayClaimAbsence, objectUntil, type Objection, type Side } from '../../domain/absence.ts';
import { hasEvidence } from './claim-evidence.server.ts';
import { findOwn } from './cancel-booking.server.ts';
import { insertClaim, loadClaim, updateClaim, type ClaimRecord } from '../../db/claims.server.ts';
import { notifyOfDispute, upholdLocked } from './settle-claim.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { claimMail, claimReceipt } from '../mails/claim-mails.server.ts';
import { bookingError } from '../../model/errors.ts';
import { lockBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;
type Locked = { booking: BookingRecord; tutor: TutorRecord; side: Side; now: Date };

/**
 * Claims absence: a tutor of either side, a learner of the tutor. A claim moves no money: both sides are notified by email, and the other
 * has 72 hours to agree or object; contrary evidence makes it disputed at once. Only a tutor’s admission of their own absence takes effect
 * immediately.
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
  const { side, tutor } = await findOwn(services, input);
  const booking = await services.db.transaction().execute(async (trx) => {
    const { booking: locked } = await lockOwn(trx, input.id);
    const claim = await loadClaim(trx, input.id);
    if (claim?.outcome !== null || claim.claimedBy === side) throw bookingError('no_claim', { status: 409 });
    const about = { booking: locked, tutor, claim, now: services.clock.now() };
    await objectLocked({ ...services, db: trx }, about, 'attended');
    return locked;
  });
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}

/**
 * Agrees to an open claim of the other side, which takes effect at once, also after an objection to it. Throws `unknown_booking` (404) and
 * `no_claim` (409: no open claim of the other side about the caller).
 */
export async function agreeToClaim(
  services: Deps,
  input: { id: string; accountId: string },
): Promise<Booking> {
  const { side, tutor } = await findOwn(services, input);
  const booking = await services.db.transaction().execute(async (trx) => {
    const { booking: locked } = await lockOwn(trx, input.id);
    const claim = await loadClaim(trx, input.id);
    if (claim?.outcome !== null || claim.claimedBy === side || claim.absent !== side)
      throw bookingError('no_claim', { status: 409 });
    const about = { booking: locked, tutor, claim, now: services.clock.now() };
    return upholdLocked({ ...services, db: trx }, about);
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
  for (const mail of [claimMail(subject, claim), claimReceipt(subject, claim)])
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
  if (claim.claimedBy !== side)
    await objectLocked(services, { booking, tutor, claim, now }, 'other_side_absent');
  return booking;
}

/** Objects inside the transaction `services.db`; both sides are notified unless the claim was disputed before. */
async function objectLocked(
  services: Deps,
  about: Omit<Locked, 'side'> & { claim: ClaimRecord },
  objection: Objection,
): Promise<void> {
  const { claim, now } = about;
  if (claim.objection !== null) return;
  if (now > objectUntil(claim)) throw bookingError('objection_closed', { status: 409 });
  await updateClaim(services.db, claim.bookingId, {
    objection,
    objected_at: now,
    disputed_at: claim.disputedAt ?? now,
  });
  if (claim.disputedAt === null) await notifyOfDispute(services, about);
}
