import type { Kysely } from 'kysely';
import { grantShare, pinProfile, revokeShare } from '#app/learners/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import {
  commitTogether,
  compileOnce,
  executeTogether,
  planOnce,
  QueryBatch,
} from '#app/platform/statement-batch.server.ts';
import { queryChosenLocalesAndZones } from '#app/preferences/index.server.ts';
import { addInvoice, type UnnumberedInvoice } from '#app/pricing/index.server.ts';
import { loadTutor, queryTutorById, readTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { paymentsOf, saleOf } from './credit/pay-with-credit.server.ts';
import { belongsTo, expired, runs } from './keep-hold.server.ts';
import { runExclusive } from '../domain/booking-mutex.ts';
import { runFewAtOnce } from './few-at-once.server.ts';
import type { Reader } from './time-taken.server.ts';
import { confirmationForLearner, confirmationForTutor } from './mails/booking-mails.server.ts';
import { loadMailSubject } from './mails/load-mail-subject.server.ts';
import { readersOf } from './mails/chosen-place.server.ts';
import type { MailSubject } from './mails/letter.server.ts';
import { queryReminders } from './mails/reminder-job.server.ts';
import { refuseOwnTutor } from '../domain/own-tutor.ts';
import { bookingError, brokenConstraint, throughDeadlocks } from '../model/errors.ts';
import {
  type BookingRow,
  keyOfTime,
  loadBooking,
  lockKey,
  lockTimeOf,
  queryAndLock,
  updateWithValues,
  recordOf,
} from '../db/booking.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Booking, ConfirmRequest } from '../model/schemas.ts';
import { limitUnpaid, queryUnpaid } from './limit-unpaid.server.ts';
import { bookingView, bookingViews } from './view.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;
export type Input = {
  id: string;
  account: { id: string; email: string };
  /** Visitor id of the browser that may have made the hold before signing in. */
  visitorId: string | null;
  request: ConfirmRequest;
  reader: Reader;
};

/**
 * Turns a hold into a booking, paid by invoice, by credits or by both; emails and reminders are part of the same transaction. A hold made signed out
 * passes to the account if the browser is the same. Idempotent. Throws `unknown_hold`, `unknown_learner` (404), `hold_expired` (409 with
 * `alternatives`), `trial_used`, `trials_used`, `learner_busy`, `credits_short`, `credit_changed`, `own_tutor`, and what `limitUnpaid` throws (409).
 */
export async function confirmBooking(services: Deps, input: Input): Promise<Booking> {
  const outcome = await runExclusive(`booking ${input.id}`, () =>
    runFewAtOnce(() => throughDeadlocks(() => confirmInTransaction(services, input))),
  ).catch(async (thrown: unknown) => {
    throw await refusalOf(services, input, thrown);
  });
  const { booking } = outcome;
  if ('learner' in outcome) {
    const { tutor, learner } = outcome;
    return bookingView(booking, tutor, {
      as: 'learner',
      learner: learner?.name ?? null,
      claim: null,
      back: null,
    });
  }
  const tutor = await loadTutor(services.db, booking.tutorId);
  if (!tutor) throw bookingError('unknown_hold', { status: 404 });
  if (booking.state !== 'confirmed') throw await expired(services, booking, tutor, input.reader);
  const [view] = await bookingViews(services, [booking], 'learner');
  return view as Booking;
}

/** A new booking with everything its response needs, or the booking the hold already became. */
type Outcome = { booking: BookingRecord; tutor: TutorRecord; learner: Learner } | { booking: BookingRecord };

async function confirmInTransaction(services: Deps, input: Input): Promise<Outcome> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const owner = { accountId: input.account.id, visitorId: input.visitorId };
    const [[row], tutorRows] = await executeTogether(trx, [
      queryAndLock(trx, input.id),
      tutorOfBooking(trx, input.id),
      // Without a learner it is the account that is in the session: `learnerFor` has nothing left to lock.
      lockKey(trx, input.request.learnerProfileId ? null : keyOfTime(input.account.id)),
    ]);
    const hold = row && recordOf(row);
    if (!hold || !belongsTo(hold, owner)) throw bookingError('unknown_hold', { status: 404 });
    if (hold.state === 'confirmed' || !runs(hold, now)) return { booking: hold };
    const learner = input.request.learnerProfileId ? await learnerFor(trx, input) : null;
    const tutor = readTutor(tutorRows);
    if (!tutor) throw bookingError('unknown_hold', { status: 404 });
    const inside = { ...services, db: trx };
    const { bookings, ...known } = await bookAll(inside, input, { holds: [hold], tutor, learner, now });
    const [booking] = bookings;
    if (!booking) throw bookingError('unknown_hold', { status: 404 });
    const about = { booking, tutor, learner: learner?.name ?? null, now, places: known.places };
    const mails = mailsToBoth(await loadMailSubject(inside, about), known.unnumbered);
    await commitWithMails(inside, mails, known.unnumbered);
    return { booking, tutor, learner };
  });
}

const tutorOfBooking = compileOnce((trx, id: string) =>
  queryTutorById(trx, trx.selectFrom('app.bookings').select('tutor_id').where('id', '=', id).$asScalar()),
);

type Learner = { id: string; name: string } | null;

/**
 * The requested learner, locked against removal and, like the account owner when none is chosen, against other sessions until the end of the
 * transaction. Throws `unknown_learner` (404).
 */
export async function learnerFor(
  trx: Kysely<DB>,
  { request, account }: Pick<Input, 'request' | 'account'>,
): Promise<Learner> {
  if (!request.learnerProfileId) {
    await lockTimeOf(trx, account.id);
    return null;
  }
  const learner = await pinProfile(trx, { id: request.learnerProfileId, accountId: account.id });
  if (!learner) throw bookingError('unknown_learner', { status: 404 });
  await lockTimeOf(trx, learner.id);
  return learner;
}

/**
 * Turns locked holds with one tutor into bookings, including payment, invoice, reminders and consent. The caller ends the transaction with
 * `commitWithMails`, which numbers the invoice.
 */
export async function bookAll(
  services: Pick<Services, 'db' | 'random' | 'jobs' | 'settings'>,
  input: Pick<Input, 'request' | 'account' | 'reader'>,
  about: { holds: readonly BookingRecord[]; tutor: TutorRecord; learner: Learner; now: Date },
): Promise<Booked> {
  const { holds, tutor, learner, now } = about;
  const { account, reader } = input;
  // A hold made signed out has no account yet, so this was not checked before.
  refuseOwnTutor(tutor, account.id);
  const { db } = services;
  const firstStart = holds[0]?.startsAt ?? now;
  const by = { tutor, accountId: account.id, request: input.request, firstStart, now };
  const batch = new QueryBatch();
  // For `queryUnpaid`.
  batch.add(planOnce);
  const updated: (() => BookingRow[])[] = [];
  const sold: Parameters<typeof saleOf>[0][number][] = [];
  const payments = await paymentsOf(db, holds, by);
  for (const [at, hold] of holds.entries()) {
    const paid = payments[at];
    if (!paid) continue;
    updated.push(
      batch.add(updateWithValues(db, { ...typed(input), ...confirmedAt(now), ...paid }, [hold.id])),
    );
    sold.push({
      ...hold,
      accountId: account.id,
      learnerLocale: reader.locale,
      learnerZone: reader.timeZone,
      payment: paid.payment,
      paymentDueAt: paid.payment_due_at,
      creditHalves: paid.credit_halves ?? 0,
      creditMinor: paid.credit_minor,
    });
  }
  const sale = saleOf(sold, { tutor, now });
  const unnumbered = sale ? addInvoice(services, batch, sale) : () => null;
  for (const query of await queryReminders(services, holds, now)) batch.add(query);
  const places = queryChosenLocalesAndZones(db, readersOf({ booking: { accountId: account.id }, tutor }));
  const chosen = batch.add(places.query);
  const [lock, sessions] = queryUnpaid(db, account.id, now);
  batch.add(lock);
  const unpaid = batch.add(sessions);
  await batch.execute(db);
  const bookings = updated.flatMap((rows) => rows().map(recordOf));
  await limitUnpaid(services, { accountId: account.id, booked: bookings }, unpaid());
  if (learner && input.request.sharesProgress === true)
    await grantShare(db, {
      id: services.random.uuid(),
      accountId: account.id,
      profileId: learner.id,
      tutorId: tutor.id,
      bookings: bookings.map(({ id }) => id),
      now,
    });
  await endRefusedShare(db, input, { tutorId: tutor.id, learner, now });
  return { bookings, unnumbered: unnumbered(), places: places.read(chosen()) };
}

type Booked = {
  bookings: BookingRecord[];
  /** The invoice to be paid by bank transfer. */
  unnumbered: UnnumberedInvoice | null;
  /** The readers’ preferences by account. */
  places: ReturnType<ReturnType<typeof queryChosenLocalesAndZones>['read']>;
};

/**
 * Numbers the invoice, adds the emails and commits the transaction `services.db`, in one round trip: other bookings by invoice wait from
 * the number to the commit. Nothing may follow in the transaction.
 */
export async function commitWithMails(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  mails: readonly Mail[],
  unnumbered: UnnumberedInvoice | null,
): Promise<void> {
  const queries = await mail.toQueries(db, mails, unnumbered?.fillIns);
  await commitTogether(db, unnumbered ? [unnumbered.numbering, ...queries] : queries);
}

/** An explicit no at a booking also ends the consent that earlier bookings gave. Without an answer it stays with those bookings. */
export async function endRefusedShare(
  trx: Kysely<DB>,
  { request, account }: Pick<Input, 'request' | 'account'>,
  { tutorId, learner, now }: { tutorId: string; learner: Learner; now: Date },
): Promise<void> {
  if (learner && request.sharesProgress === false)
    await revokeShare(trx, { accountId: account.id, profileId: learner.id, tutorId, now });
}

/** The entered details as stored with a booking. */
export const typed = ({ account, request, reader }: Pick<Input, 'request' | 'account' | 'reader'>) => ({
  account_id: account.id,
  visitor_id: null,
  learner_email: account.email,
  learner_locale: reader.locale,
  learner_zone: reader.timeZone,
  learner_profile_id: request.learnerProfileId ?? null,
  note: request.note ?? '',
  shares_progress: request.sharesProgress ?? false,
});

const confirmedAt = (now: Date) => ({ state: 'confirmed', confirmed_at: now, expires_at: null });

/** Sends emails about a booking without an invoice to be paid, inside the transaction `services.db`. */
export async function notifyBoth(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  about: { booking: BookingRecord; learner: string | null; now: Date },
): Promise<void> {
  const tutor = (await loadTutor(services.db, about.booking.tutorId)) as TutorRecord;
  const subject = await loadMailSubject(services, { ...about, tutor });
  await services.mail.enqueue(services.db, ...mailsToBoth(subject, null));
}

function mailsToBoth(known: MailSubject, unnumbered: UnnumberedInvoice | null): Mail[] {
  const subject = { ...known, invoice: unnumbered?.invoice ?? null };
  const toTutor = confirmationForTutor(subject);
  return [confirmationForLearner(subject), ...(toTutor ? [toTutor] : [])];
}

/** Maps the two other database constraints to localized errors. */
export async function refusalOf(
  services: Pick<Services, 'db'>,
  input: { id: string },
  thrown: unknown,
): Promise<unknown> {
  const constraint = brokenConstraint(thrown);
  if (constraint === 'bookings_learner_free')
    return bookingError('learner_busy', { status: 409, cause: thrown });
  if (constraint !== 'bookings_one_trial') return thrown;
  const hold = await loadBooking(services.db, input.id);
  const tutor = hold && (await loadTutor(services.db, hold.tutorId));
  const ofAccount =
    thrown instanceof Error && 'detail' in thrown && thrown.detail === 'trials of the account';
  const code = ofAccount ? 'trials_used' : 'trial_used';
  return bookingError(code, { status: 409, params: { tutor: tutor?.name ?? '' }, cause: thrown });
}
