import { grantShare, pinProfile } from '#app/learners/index.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { BookPaid } from '#app/pricing/index.server.ts';
import { isSessionFree, loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { notifyBoth } from '../confirm-booking.server.ts';
import { runs } from '../keep-hold.server.ts';
import { expireStaleHolds } from '../../db/holds.server.ts';
import { spendHalves, splitChange, writeInvoiceFor } from '../credit/pay-with-credit.server.ts';
import { planReminders } from '../mails/reminder-job.server.ts';
import { moneyMinorOf } from '../../domain/paid-parts.ts';
import { brokenConstraint } from '../../model/errors.ts';
import { lockDaysOf, lockTimeOf, updateBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { notifyBothOfSeries } from '../series/confirm-series.server.ts';
import { loadPaidFor, lockPaidFor } from './held.server.ts';
import { notifyTimeTaken } from './time-gone-mail.server.ts';
import { withSavepoint } from '../../db/paying-savepoint.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;

/** Constraints that fail when the time, the learner’s time or the single trial is taken. */
const taken = new Set(['bookings_tutor_free', 'bookings_learner_free', 'bookings_one_trial']);

/** Errors when credits that were to pay a part are used up, or pay another part than agreed. */
const creditGone = new Set(['credits_short', 'credit_changed']);

/**
 * Turns paid holds into sessions, with emails and reminders, inside the transaction `services.db`. Expired times are claimed again if still
 * free, all or none; credits that pay a part are taken now. Otherwise nothing is booked and the learner is notified: with the nearest free times, or
 * that the credits are gone.
 */
export const bookPaid: BookPaid = async (services, subject, { payment, now }) => {
  const { db } = services;
  const [stored] = await loadPaidFor(db, subject);
  if (!stored) return false;
  await lockDaysOf(db, stored.tutorId);
  // Read again after taking the lock: hours may have been saved meanwhile.
  const tutor = await loadTutor(db, stored.tutorId);
  if (!tutor) return false;
  await expireStaleHolds(db, tutor.id, now);
  const holds = await lockPaidFor(db, subject);
  const { amountMinor } = payment.price;
  const outcome = await withSavepoint(db, () => claim(services, { holds, tutor, amountMinor, now })).catch(
    (thrown: unknown) => {
      if (taken.has(brokenConstraint(thrown) ?? '')) return 'time gone' as const;
      if (thrown instanceof AppError && creditGone.has(thrown.code)) return 'credit gone' as const;
      throw thrown;
    },
  );
  if (outcome === 'booked') return true;
  await notifyTimeTaken(services, { holds, tutor, payment, isCreditGone: outcome === 'credit gone', now });
  return false;
};

type Outcome = 'booked' | 'time gone' | 'credit gone';
type Paid = { holds: readonly BookingRecord[]; tutor: TutorRecord; amountMinor: number; now: Date };

async function claim(services: Deps, { holds, tutor, amountMinor, now }: Paid): Promise<Outcome> {
  const { db } = services;
  if (!holds.every(({ state, accountId }) => ['held', 'expired'].includes(state) && accountId !== null))
    return 'time gone';
  for (const hold of holds) if (!(await isStillTheirs(services, hold, tutor, now))) return 'time gone';
  const agreed = agreedFor(holds, amountMinor);
  if (agreed === null) return 'credit gone';
  const learner = await learnerOf(services, holds);
  const bookings: BookingRecord[] = [];
  for (const hold of holds) {
    const credit = agreed === 'all by card' ? noCredit : await spendAgreed(services, hold, { tutor, now });
    bookings.push(await updateBooking(db, hold.id, { ...paidChange(now), ...credit }));
  }
  await writeInvoiceFor(db, bookings, { tutor, now });
  for (const booking of bookings) await planReminders(services, booking, now);
  const about = { learner: learner?.name ?? null, now };
  const [first] = bookings;
  if (!first) return 'time gone';
  if (first.seriesId) await notifyBothOfSeries(services, bookings, about);
  else await notifyBoth(services, { booking: first, ...about });
  return 'booked';
}

const noCredit = { credit_halves: null, credit_minor: 0 };

/**
 * What a payment of this amount was agreed for: the whole price by card, or the difference to credits. Null for neither, which a page opened before
 * another choice can bring.
 */
function agreedFor(
  holds: readonly BookingRecord[],
  amountMinor: number,
): 'all by card' | 'with credits' | null {
  const sumOf = (amount: (hold: BookingRecord) => number) =>
    holds.reduce((sum, hold) => sum + amount(hold), 0);
  if (amountMinor === sumOf(({ priceMinor }) => priceMinor)) return 'all by card';
  return amountMinor === sumOf(moneyMinorOf) ? 'with credits' : null;
}

/** Takes the halves that the hold agreed on. Throws `credits_short`, `credit_changed` (409). */
async function spendAgreed(
  { db }: Pick<Deps, 'db'>,
  hold: BookingRecord,
  { tutor, now }: Pick<Paid, 'tutor' | 'now'>,
) {
  const { accountId, creditHalves } = hold;
  if (creditHalves === 0 || accountId === null) return noCredit;
  const credit = { halves: creditHalves, differenceMinor: moneyMinorOf(hold) };
  const [payment] = await spendHalves(db, [hold], { tutor, accountId, credit, now });
  return payment ? splitChange(payment) : noCredit;
}

const paidChange = (now: Date) => ({
  state: 'confirmed',
  payment: 'card',
  payment_due_at: null,
  confirmed_at: now,
  expires_at: null,
  ended_at: null,
});

/** An active hold counts; an expired one only if the tutor’s hours, limits and claims still allow it. */
async function isStillTheirs(
  { db }: Pick<Deps, 'db'>,
  hold: BookingRecord,
  tutor: TutorRecord,
  now: Date,
): Promise<boolean> {
  if (runs(hold, now)) return true;
  const minutes = (hold.endsAt.getTime() - hold.startsAt.getTime()) / 60_000;
  return (
    tutor.status === 'active' &&
    hold.startsAt > now &&
    isSessionFree(db, tutor, { start: hold.startsAt, minutes, now, except: hold.id })
  );
}

/** The chosen learner, locked against removal and other sessions, with the given consent. */
async function learnerOf({ db, random, clock }: Deps, holds: readonly BookingRecord[]) {
  const [hold] = holds;
  if (!hold?.learnerProfileId || !hold.accountId) return null;
  const { accountId, learnerProfileId, tutorId } = hold;
  const learner = await pinProfile(db, { id: learnerProfileId, accountId });
  if (!learner) return null;
  await lockTimeOf(db, learner.id);
  if (hold.sharesProgress) {
    const bookings = holds.map(({ id }) => id);
    const whose = { accountId, profileId: learner.id, tutorId };
    await grantShare(db, { id: random.uuid(), ...whose, bookings, now: clock.now() });
  }
  return learner;
}
