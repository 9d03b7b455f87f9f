import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { OBJECTION_WINDOW, refundOfAbsence, refundOfShare } from '../../domain/absence.ts';
import { loadClaim, loadOpenClaims, updateClaim, type ClaimRecord } from '../../db/claims.server.ts';
import { hasEvidence } from './claim-evidence.server.ts';
import { divideRefund, settleEnd } from '../credit/give-back-credit.server.ts';
import { absenceForLearner, absenceForTutor } from '../mails/change-mails.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { decisionForLearner, decisionForTutor, disputeMails } from '../mails/claim-mails.server.ts';
import { giveBackToCard } from '../paying/give-back.server.ts';
import { payShareOf, sumPayByBooking } from '#app/pay/index.server.ts';
import { settlePay } from '../settle-pay.server.ts';
import { bookingError } from '../../model/errors.ts';
import { lockBooking, updateBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;
type Locked = { booking: BookingRecord; tutor: TutorRecord; claim: ClaimRecord; now: Date };

const MOST_AT_ONCE = 200;

/**
 * Upholds claims without an objection within 72 hours; if contrary evidence has appeared, the claim becomes disputed instead. One
 * transaction per claim; lock order: booking, then claim.
 */
export async function upholdUnansweredClaims(services: Deps): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - OBJECTION_WINDOW);
  for (const { bookingId } of await loadOpenClaims(db, { limit: MOST_AT_ONCE, before }))
    await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const booking = await lockBooking(trx, bookingId);
      const claim = await loadClaim(trx, bookingId);
      const tutor = booking && (await loadTutor(trx, booking.tutorId));
      if (!booking || !tutor || claim?.outcome !== null || claim.disputedAt !== null) return;
      const about = { booking, tutor, claim, now };
      if (!(await hasEvidence(trx, bookingId))) await upholdLocked({ ...services, db: trx }, about);
      else {
        await updateClaim(trx, bookingId, { disputed_at: now });
        await notifyOfDispute({ ...services, db: trx }, about);
      }
    });
}

/** Emails to both sides about a claim that has become disputed, inside the transaction `services.db`. */
export async function notifyOfDispute(
  services: Deps,
  { booking, tutor, now }: Omit<Locked, 'claim'>,
): Promise<void> {
  for (const mail of disputeMails(await loadMailSubject(services, { booking, tutor, now })))
    await services.mail.enqueue(services.db, mail);
}

/** Upholds a claim inside the transaction `services.db`: full refund or none, and both sides are notified. */
export async function upholdLocked(services: Deps, locked: Locked): Promise<BookingRecord> {
  const { booking, tutor, claim, now } = locked;
  const refundMinor = refundOfAbsence(claim.absent, booking.priceMinor);
  const changed = await endLocked(services, locked, { upheld: true, refundMinor });
  const subject = await loadMailSubject(services, { booking: changed, tutor, now });
  if (changed.learnerEmail) await services.mail.enqueue(services.db, absenceForLearner(subject));
  const toTutor = absenceForTutor(
    subject,
    (await sumPayByBooking(services.db, [booking.id])).get(booking.id) ?? 0,
  );
  if (toTutor) await services.mail.enqueue(services.db, toTutor);
  return changed;
}

/** A founder’s decision: whether the claim is upheld, the share of the price refunded to the family, the share of the full pay for the tutor, and why. */
export type ClaimDecision = {
  upheld: boolean;
  familyPercent: number;
  tutorPercent: number;
  reason: string;
};

/**
 * Decides an open claim inside the transaction `services.db` and notifies both sides. Returns the state before and after. Throws `no_claim`
 * (404) if none is open.
 */
export async function decideClaim(
  services: Deps,
  { bookingId, upheld, familyPercent, tutorPercent, reason }: ClaimDecision & { bookingId: string },
): Promise<{ before: BookingRecord; after: BookingRecord; tutor: TutorRecord; claim: ClaimRecord }> {
  const now = services.clock.now();
  const before = await lockBooking(services.db, bookingId);
  const claim = await loadClaim(services.db, bookingId);
  const tutor = before && (await loadTutor(services.db, before.tutorId));
  if (!before || !tutor || claim?.outcome !== null) throw bookingError('no_claim', { status: 404 });
  const refundMinor = refundOfShare(familyPercent, before);
  const locked = { booking: before, tutor, claim, now };
  const payMinor = payShareOf(tutorPercent, before.priceMinor, before.currency);
  const after = await endLocked(services, locked, { upheld, refundMinor, decided: { reason, payMinor } });
  const subject = await loadMailSubject(services, { booking: after, tutor, now });
  if (after.learnerEmail) await services.mail.enqueue(services.db, decisionForLearner(subject, reason));
  const toTutor = decisionForTutor(subject, { payMinor, reason });
  if (toTutor) await services.mail.enqueue(services.db, toTutor);
  return { before, after, tutor, claim };
}

/** Ends the booking: no-show if the claim is upheld, otherwise completed. Settles the money. */
async function endLocked(
  services: Pick<Services, 'db' | 'random' | 'jobs'>,
  { booking, claim, now }: Locked,
  {
    upheld,
    refundMinor,
    decided,
  }: { upheld: boolean; refundMinor: number; decided?: { reason: string; payMinor: number } },
): Promise<BookingRecord> {
  const trx: Kysely<DB> = services.db;
  await updateClaim(trx, booking.id, { outcome: upheld ? 'upheld' : 'rejected', decided_at: now });
  const refund = await divideRefund(trx, booking, refundMinor);
  const ended = await updateBooking(trx, booking.id, {
    ...refund.change,
    state: upheld ? 'no_show' : 'completed',
    absent: upheld ? claim.absent : null,
    ended_at: now,
  });
  await settleEnd(trx, ended, refund, now);
  await settlePay({ db: trx, random: services.random }, [ended], { now, ...(decided && { decided }) });
  return giveBackToCard(services, ended, 'absent', now);
}
