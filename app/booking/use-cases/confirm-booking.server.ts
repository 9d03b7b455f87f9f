import type { Kysely } from 'kysely';
import { grantShare, pinProfile, revokeShare } from '#app/learners/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { executeTogether } from '#app/platform/statement-batch.server.ts';
import { loadTutor, queryTutorById, type TutorRecord } from '#app/tutors/index.server.ts';
import { paymentOf } from './credit/pay-with-credit.server.ts';
import { belongsTo, expired, runs } from './keep-hold.server.ts';
import { runExclusive } from '../domain/booking-mutex.ts';
import { loadInvoiceOfBooking } from '#app/pricing/index.server.ts';
import { numberInvoiceDrafts } from '#app/pricing/index.server.ts';
import { writeInvoiceFor } from './credit/pay-with-credit.server.ts';
import type { Reader } from './time-taken.server.ts';
import { confirmationForLearner, confirmationForTutor } from './mails/booking-mails.server.ts';
import { loadMailSubject } from './mails/load-mail-subject.server.ts';
import { planRemindersOf } from './mails/reminder-job.server.ts';
import { refuseOwnTutor } from '../domain/own-tutor.ts';
import { bookingError, brokenConstraint, throughDeadlocks } from '../model/errors.ts';
import {
  type BookingRow,
  keyOfTime,
  loadBooking,
  lockKey,
  lockTimeOf,
  queryAndLock,
  queryUpdate,
  recordOf,
} from '../db/booking.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { Booking, ConfirmRequest } from '../model/schemas.ts';
import { limitUnpaid, queryUnpaid, type UnpaidRows } from './limit-unpaid.server.ts';
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
 * Turns a hold into a booking, paid by invoice or credit; emails and reminders are part of the same transaction. A hold made signed out
 * passes to the account if the browser is the same. Idempotent. Throws `unknown_hold`, `unknown_learner` (404), `hold_expired` (409 with
 * `alternatives`), `trial_used`, `learner_busy`, `credits_short`, `own_tutor`, and what `limitUnpaid` throws (409).
 */
export async function confirmBooking(services: Deps, input: Input): Promise<Booking> {
  const outcome = await runExclusive(`booking ${input.id}`, () =>
    throughDeadlocks(() => confirmInTransaction(services, input)),
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
    const ofHold = trx.selectFrom('app.bookings').select('tutor_id').where('id', '=', input.id);
    const tutorById = queryTutorById(trx, ofHold.$asScalar());
    const [[row], tutorRows] = await executeTogether(trx, [
      queryAndLock(trx, input.id),
      tutorById.query,
      // Without a learner it is the account that is in the session: `learnerFor` has nothing left to lock.
      lockKey(trx, input.request.learnerProfileId ? null : keyOfTime(input.account.id)),
    ]);
    const hold = row && recordOf(row);
    if (!hold || !belongsTo(hold, owner)) throw bookingError('unknown_hold', { status: 404 });
    if (hold.state === 'confirmed' || !runs(hold, now)) return { booking: hold };
    const learner = input.request.learnerProfileId ? await learnerFor(trx, input) : null;
    const tutor = tutorById.read(tutorRows);
    if (!tutor) throw bookingError('unknown_hold', { status: 404 });
    const inside = { ...services, db: trx };
    const [booking] = await bookAll(inside, input, { holds: [hold], tutor, learner, now });
    if (!booking) throw bookingError('unknown_hold', { status: 404 });
    await notifySides(inside, { booking, tutor, learner: learner?.name ?? null, now });
    return { booking, tutor, learner };
  });
}

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

/** Turns locked holds with one tutor into bookings, including payment, invoices, reminders and consent. */
export async function bookAll(
  services: Pick<Services, 'db' | 'random' | 'jobs' | 'settings'>,
  input: Pick<Input, 'request' | 'account' | 'reader'>,
  about: { holds: readonly BookingRecord[]; tutor: TutorRecord; learner: Learner; now: Date },
): Promise<BookingRecord[]> {
  const { holds, tutor, learner, now } = about;
  // A hold made signed out has no account yet, so this was not checked before.
  refuseOwnTutor(tutor, input.account.id);
  const { db } = services;
  const firstStart = holds[0]?.startsAt ?? now;
  const by = { tutor, accountId: input.account.id, payWith: input.request.payWith, firstStart, now };
  const updates: ReturnType<typeof queryUpdate>[] = [];
  for (const hold of holds) {
    const paid = await paymentOf(db, hold, by);
    updates.push(queryUpdate(db, hold.id, { ...typed(input), ...confirmedAt(now), ...paid }));
  }
  const answers = await executeTogether(db, [...updates, ...queryUnpaid(db, input.account.id, now)]);
  const bookings = answers.slice(0, updates.length).flatMap((rows) => (rows as BookingRow[]).map(recordOf));
  await limitUnpaid(
    services,
    { accountId: input.account.id, booked: bookings },
    answers.at(-1) as UnpaidRows,
  );
  const isBilled = await writeInvoiceFor(db, bookings, { tutor, now });
  await planRemindersOf(services, bookings, now);
  if (learner && input.request.sharesProgress === true)
    await grantShare(db, {
      id: services.random.uuid(),
      accountId: input.account.id,
      profileId: learner.id,
      tutorId: tutor.id,
      bookings: bookings.map(({ id }) => id),
      now,
    });
  await endRefusedShare(db, input, { tutorId: tutor.id, learner, now });
  // The email contains the invoice number. The lock of the invoice year is the last one taken, and held for few statements.
  if (isBilled) await numberInvoiceDrafts(services, now);
  return bookings;
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

/** Sends emails inside the transaction `services.db`. */
export async function notifyBoth(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  about: { booking: BookingRecord; learner: string | null; now: Date },
): Promise<void> {
  const tutor = (await loadTutor(services.db, about.booking.tutorId)) as TutorRecord;
  await notifySides(services, { ...about, tutor });
}

async function notifySides(
  { db, settings, mail }: Pick<Services, 'db' | 'settings' | 'mail'>,
  about: { booking: BookingRecord; tutor: TutorRecord; learner: string | null; now: Date },
): Promise<void> {
  const known = await loadMailSubject({ db, settings }, about);
  const subject = { ...known, invoice: await invoiceToPay(db, about.booking) };
  const toTutor = confirmationForTutor(subject);
  await mail.enqueue(db, confirmationForLearner(subject), ...(toTutor ? [toTutor] : []));
}

/** The numbered invoice of a booking paid by bank transfer. */
export const invoiceToPay = async (db: Kysely<DB>, { id, payment }: BookingRecord) =>
  payment === 'invoice' ? ((await loadInvoiceOfBooking(db, id)) ?? null) : null;

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
  return bookingError('trial_used', { status: 409, params: { tutor: tutor?.name ?? '' }, cause: thrown });
}
