import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { grantCredit, refundBooking, returnCredit, writeCreditNote } from '#app/pricing/index.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { cancelLocked } from '../changing/cancel-booking.server.ts';
import { claimTime, refusalOf } from '../changing/move-booking.server.ts';
import { decideClaim } from '../changing/settle-claim.server.ts';
import { correctionOf, divideRefund, settleEnd } from '../credit/give-back-credit.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { planReminders } from '../mails/reminder-job.server.ts';
import { giveBackToCard, paidByCard } from '../paying/give-back.server.ts';
import { settlePay } from '../settle-pay.server.ts';
import type { Reader } from '../time-taken.server.ts';
import { runExclusive } from '../../domain/booking-mutex.ts';
import { moneyBackMinorOf } from '../../domain/paid-parts.ts';
import { loadBooking, lockBooking, lockDaysOf, updateBooking } from '../../db/booking.server.ts';
import { updateClaim } from '../../db/claims.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { bookingError, throughDeadlocks } from '../../model/errors.ts';
import type { BookingForActs, FounderActChange } from '../../model/founder-acts-schemas.ts';
import { actForLearner, actForTutor } from './act-mails.server.ts';
import { type ActEffect, effectOf, hourOf } from './preview-act.server.ts';
import { bookingForActs, type CountActs, readSituation, type ActSituation } from './read-booking.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;

/** A founder’s act on a booking. `actId` names it in the audit log, in refunds and in credit notes. */
type ActInput = {
  id: string;
  actId: string;
  change: FounderActChange;
  reason: string;
  /** The version that the founder saw. */
  version: string;
  reader: Reader;
  countActs: CountActs;
};

/** What an act changed, for the audit log. */
export type DoneAct = {
  tutor: TutorRecord;
  before: BookingRecord;
  after: BookingRecord;
  payBeforeMinor: number;
  effect: ActEffect;
};

/**
 * Carries out a founder’s act in one transaction: the booking, its money, emails to both sides, and `record`, which writes the audit log. Of
 * founders and families who act on the same version of a booking one succeeds. Throws `unknown_booking` (404), `booking_changed` (409, with the
 * booking as it is now), `act_not_possible`, `refund_lower`, `nothing_changes`, and for a move `not_movable`, `learner_busy` and what
 * `lostTime` gives (409).
 */
export async function actOnBooking(
  services: Deps,
  input: ActInput,
  record: (trx: Kysely<DB>, done: DoneAct) => Promise<void>,
): Promise<BookingForActs> {
  if (input.change.act !== 'move') return throughDeadlocks(() => actInTransaction(services, input, record));
  const start = new Date(input.change.start);
  const booking = await loadBooking(services.db, input.id);
  const tutor = booking && (await loadTutor(services.db, booking.tutorId));
  if (!tutor) throw bookingError('unknown_booking', { status: 404 });
  return runExclusive(`tutor ${tutor.id}`, async () => {
    try {
      return await throughDeadlocks(() => actInTransaction(services, input, record));
    } catch (thrown) {
      throw await refusalOf(services, { booking, tutor, start, reader: input.reader }, thrown);
    }
  });
}

async function actInTransaction(
  services: Deps,
  input: ActInput,
  record: (trx: Kysely<DB>, done: DoneAct) => Promise<void>,
): Promise<BookingForActs> {
  const { id, change, countActs } = input;
  return services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx };
    // Lock order: the tutor’s days, then rows.
    const unlocked = change.act === 'move' ? await loadBooking(trx, id) : undefined;
    if (unlocked) await lockDaysOf(trx, unlocked.tutorId);
    const locked = await lockBooking(trx, id);
    const now = services.clock.now();
    const situation = await readSituation(trx, { id, locked, countActs });
    if (situation.version !== input.version) {
      const booking = await bookingForActs(trx, situation, now);
      throw bookingError('booking_changed', { status: 409, details: { booking } });
    }
    const effect = await effectOf(trx, situation, { change, now });
    const { after, isNotified } = await carryOut(inside, situation, { ...input, effect, now });
    const { booking: before, tutor } = situation;
    if (!isNotified)
      await notifyBothSides(inside, { situation, after, change, effect, actId: input.actId, now });
    await record(trx, { tutor, before, after, payBeforeMinor: situation.facts.payMinor, effect });
    return bookingForActs(trx, await readSituation(trx, { id, locked: after, countActs }), now);
  });
}

type Act = Pick<ActInput, 'actId' | 'change' | 'reason'> & { effect: ActEffect; now: Date };

/** `isNotified` if both sides have their emails already. */
async function carryOut(
  services: Deps,
  situation: ActSituation,
  act: Act,
): Promise<{ after: BookingRecord; isNotified?: true }> {
  const { booking, tutor, claim } = situation;
  const { change, effect, reason, now } = act;
  const { db: trx } = services;
  switch (change.act) {
    case 'cancel': {
      const { refundMinor, payMinor } = effect;
      const decided = { reason, payMinor };
      const ended = await cancelLocked(services, booking, { by: 'founder', refundMinor, decided, now });
      return { after: await giveBackToCard(services, ended, 'cancelled', now) };
    }
    case 'move': {
      if (tutor.status !== 'active') throw bookingError('not_movable', { status: 409 });
      const moved = await claimTime(trx, booking, {
        tutor,
        start: new Date(change.start),
        isCounted: false,
        now,
      });
      await planReminders(services, moved, now);
      return { after: moved };
    }
    case 'refund':
      return { after: await refund(services, booking, act) };
    case 'credit': {
      if (!booking.accountId) throw bookingError('act_not_possible', { status: 409 });
      await grantCredit(trx, {
        id: services.random.uuid(),
        accountId: booking.accountId,
        tutorId: tutor.id,
        halves: change.halves,
        sessionMinor: hourOf(situation),
        currency: booking.currency,
        reader: { locale: booking.learnerLocale, timeZone: booking.learnerZone },
        now,
      });
      return { after: booking };
    }
    case 'attended': {
      // Evidence against an open claim: a founder decides it.
      if (claim?.outcome === null && claim.disputedAt === null)
        await updateClaim(trx, booking.id, { disputed_at: now });
      return { after: await updateBooking(trx, booking.id, { attended_at: now }) };
    }
    case 'settle': {
      const { after } = await decideClaim(services, { bookingId: booking.id, ...change, reason });
      return { after, isNotified: true };
    }
  }
}

/** Raises the refund of a session that is over to the new sum, and sets the tutor’s pay. A session that was not settled is completed. */
async function refund(services: Deps, before: BookingRecord, act: Act): Promise<BookingRecord> {
  const { db: trx, random } = services;
  const { effect, actId, reason, now } = act;
  const { payMinor } = effect;
  const divided = await divideRefund(trx, before, effect.refundMinor);
  const after = await updateBooking(trx, before.id, {
    ...(before.state === 'confirmed' && { state: 'completed', ended_at: now }),
    ...divided.change,
  });
  const decided = { reason, payMinor };
  const why = after.state === 'cancelled' ? 'cancelled' : 'absent';
  if ((before.refundMinor ?? 0) === 0) {
    await settleEnd(trx, after, divided, now);
    await settlePay({ db: trx, random }, [after], { now, decided });
    return giveBackToCard(services, after, why, now);
  }
  // Something came back before: only the difference follows.
  const earlier = moneyBackMinorOf(before);
  const amountMinor = divided.moneyMinor - earlier;
  const { id: bookingId } = after;
  await settlePay({ db: trx, random }, [after], { now, decided });
  await returnCredit(trx, { bookingId, parts: divided.parts, now });
  if (after.payment === 'credit') return after;
  // What went back outside has its credit notes already, so the invoice is corrected by what goes back now.
  const ordered =
    after.payment === 'card'
      ? await refundBooking(services, paidByCard(after), { amountMinor, reason: why, actId, now })
      : amountMinor;
  const note = { of: { bookingId }, totalMinor: ordered, reason: correctionOf(after), actId, now };
  await writeCreditNote(trx, note);
  if (ordered === amountMinor) return after;
  return updateBooking(trx, bookingId, {
    back_before_minor: (after.backBeforeMinor ?? 0) + amountMinor - ordered,
  });
}

/** Emails to both sides, inside the transaction `services.db`. */
async function notifyBothSides(
  services: Deps,
  act: {
    situation: ActSituation;
    after: BookingRecord;
    change: FounderActChange;
    effect: ActEffect;
    actId: string;
    now: Date;
  },
): Promise<void> {
  const { situation, after, now, ...rest } = act;
  const { booking: before, tutor } = situation;
  const subject = await loadMailSubject(services, { booking: after, tutor, now });
  const about = { ...rest, before, isClaimOpen: situation.facts.isClaimOpen };
  if (after.learnerEmail) await services.mail.enqueue(services.db, actForLearner(subject, about));
  const toTutor = actForTutor(subject, about);
  if (toTutor) await services.mail.enqueue(services.db, toTutor);
}
