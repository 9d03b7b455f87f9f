import type { Kysely } from 'kysely';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import {
  closeOtherCheckout,
  keepPayment,
  type OpenCheckout,
  openCheckout,
  planSplit,
  type SplitPayment,
  type Subject,
} from '#app/pricing/index.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { endRefusedShare, learnerFor, refusalOf, typed, type Input } from '../confirm-booking.server.ts';
import { assertShown, pricedSessionOf } from '../credit/pay-with-credit.server.ts';
import { belongsTo, expired, runs } from '../keep-hold.server.ts';
import { runExclusive } from '../../domain/booking-mutex.ts';
import { refuseOwnTutor } from '../../domain/own-tutor.ts';
import { bookingError, throughDeadlocks } from '../../model/errors.ts';
import { updateBooking, isLearnerBusy } from '../../db/booking.server.ts';
import { usedTrial } from '../../db/trials.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { lockPaidFor } from './held.server.ts';
import { payingMailTexts } from '../../messages/paying/mails/index.ts';
import { heldWhilePaying } from '../../domain/hold.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'log' | 'jobs'>;
type CheckoutInput = Omit<Input, 'id'> & { subject: Subject };
type Prepared =
  | { is: 'booked' }
  | { is: 'over'; hold: BookingRecord }
  | { is: 'to pay'; payment: Awaited<ReturnType<typeof keepPayment>> };

/**
 * Starts the card payment of held times. Stores the entered details with the hold and keeps the hold during the payment; a repeated call
 * returns the same checkout. Null when there is nothing (more) to pay. Throws `unknown_hold`, `unknown_series`, `unknown_learner` (404),
 * `hold_expired` (409 with `alternatives`), `trial_used`, `trials_used`, `learner_busy`, `own_tutor`, `credits_short`, `credit_changed` (409),
 * `payment_unavailable` (503).
 */
export async function startCheckout(services: Deps, input: CheckoutInput): Promise<OpenCheckout | null> {
  const { kind, id } = input.subject;
  const prepared = await runExclusive(`${kind} ${id}`, () =>
    throughDeadlocks(() => services.db.transaction().execute((trx) => prepare(services, trx, input))),
  ).catch(async (thrown: unknown) => {
    throw await refusalOf(services, { id }, thrown);
  });
  if (prepared.is === 'booked') return null;
  if (prepared.is === 'over') {
    const tutor = await tutorOf(services.db, prepared.hold);
    throw await expired(services, prepared.hold, tutor, input.reader);
  }
  const { payment } = prepared;
  const paid = `/booking/thanks?payment=${payment.id}`;
  return openCheckout(services, payment, {
    email: input.account.email,
    paid,
    left: `/confirm?${kind === 'booking' ? 'hold' : 'series'}=${id}&payment=${payment.id}`,
  });
}

async function prepare(services: Deps, trx: Kysely<DB>, input: CheckoutInput): Promise<Prepared> {
  const now = services.clock.now();
  const owner = { accountId: input.account.id, visitorId: input.visitorId };
  const holds = (await lockPaidFor(trx, input.subject)).filter((hold) => belongsTo(hold, owner));
  const [first] = holds;
  if (!first)
    throw bookingError(input.subject.kind === 'series' ? 'unknown_series' : 'unknown_hold', { status: 404 });
  if (holds.every(({ state }) => state === 'confirmed')) return { is: 'booked' };
  if (!holds.every((hold) => runs(hold, now))) return { is: 'over', hold: first };
  const tutor = await tutorOf(trx, first);
  const split = await planCredit(trx, input, { holds, tutor, now });
  const amountMinor = holds.reduce((sum, hold, at) => sum + (split?.[at]?.moneyMinor ?? hold.priceMinor), 0);
  if (amountMinor === 0) return { is: 'booked' };
  refuseOwnTutor(tutor, input.account.id);
  const learner = await learnerFor(trx, input);
  const person = { accountId: input.account.id, learnerProfileId: learner?.id ?? null };
  for (const hold of holds)
    if (await isLearnerBusy(trx, person, hold)) throw bookingError('learner_busy', { status: 409 });
  const { accountId } = person;
  const whose = { tutorId: tutor.id, accountId, learner: learner?.id ?? accountId };
  const used = first.sessionType === 'trial' ? await usedTrial(trx, whose) : null;
  if (used) throw bookingError(used, { status: 409, params: { tutor: tutor.name } });
  await endRefusedShare(trx, input, { tutorId: tutor.id, learner, now });
  await closeOtherCheckout({ ...services, db: trx }, { subjectId: input.subject.id, amountMinor });
  const payment = await keepPayment(
    { random: services.random, db: trx },
    {
      accountId: input.account.id,
      subject: input.subject,
      price: { amountMinor, currency: first.currency },
      language: languageOf(input),
      label: labelOf(holds, tutor, input),
    },
    now,
  );
  // With money on its way for another amount, what was agreed for it stays.
  const isForThis = payment.price.amountMinor === amountMinor;
  for (const [at, hold] of holds.entries())
    await updateBooking(trx, hold.id, {
      // Stored on the hold: the payment later turns exactly this into a session.
      ...typed(input),
      ...(isForThis && agreedCredit(hold, split?.[at])),
      expires_at: heldWhilePaying(hold, payment.expiresAt),
    });
  return { is: 'to pay', payment };
}

/** Credits and money for each of the holds, as the family was shown; null without credits. Throws `credits_short`, `credit_changed` (409). */
async function planCredit(
  trx: Kysely<DB>,
  { account, request }: CheckoutInput,
  { holds, tutor, now }: { holds: readonly BookingRecord[]; tutor: TutorRecord; now: Date },
): Promise<SplitPayment[] | null> {
  if (request.payWith !== 'credit' || !request.credit) return null;
  const sessions = holds.map((hold) => pricedSessionOf(hold, tutor));
  const { halves } = request.credit;
  const payments = await planSplit(trx, { accountId: account.id, sessions, halves, now });
  assertShown(payments, request.credit);
  return payments;
}

/**
 * Noted on the hold: the halves and what they take off the price. They are taken when the money is there, so that nothing is to be returned when it
 * never comes.
 */
const agreedCredit = ({ priceMinor }: BookingRecord, payment: SplitPayment | undefined) => ({
  credit_halves: payment ? payment.parts.reduce((sum, { halves }) => sum + halves, 0) : null,
  credit_minor: payment ? priceMinor - payment.moneyMinor : 0,
});

const languageOf = ({ reader }: CheckoutInput) => languageOfLocale(reader.locale);

/** Label on the provider’s page and receipt. */
function labelOf(holds: readonly BookingRecord[], tutor: TutorRecord, input: CheckoutInput): string {
  const t = translator(payingMailTexts, languageOf(input), 'payingMails');
  const [first] = holds;
  if (!first) return tutor.name;
  const minutes = (first.endsAt.getTime() - first.startsAt.getTime()) / 60_000;
  const when = {
    day: shortDayOf(first.startsAt, input.reader),
    time: timeInSentence(first.startsAt, input.reader),
  };
  return t(holds.length === 1 ? 'label.one' : 'label.many', {
    tutor: tutor.name,
    minutes,
    count: holds.length,
    ...when,
  });
}

async function tutorOf(db: Kysely<DB>, hold: BookingRecord): Promise<TutorRecord> {
  const tutor = await loadTutor(db, hold.tutorId);
  if (!tutor) throw bookingError('unknown_hold', { status: 404 });
  return tutor;
}
