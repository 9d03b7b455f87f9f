import type { Mail } from '#app/platform/mail/mail.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { UnnumberedInvoice } from '#app/pricing/index.server.ts';
import { loadTutor } from '#app/tutors/index.server.ts';
import { bookAll, commitWithMails, learnerFor, refusalOf, type Input } from '../confirm-booking.server.ts';
import { belongsTo, expired, runs } from '../keep-hold.server.ts';
import { runExclusive } from '../../domain/booking-mutex.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { seriesForLearner, seriesForTutor } from '../mails/series-mails.server.ts';
import { bookingError, throughDeadlocks } from '../../model/errors.ts';
import { lockSeries } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;
type Outcome = { bookings: BookingRecord[]; over: boolean };

/**
 * Turns a held series (`id`) into bookings: all or none, with one email to each side and reminders for each session. Idempotent. Throws
 * `unknown_series`, `unknown_learner` (404), `hold_expired` (409 with `alternatives`), `learner_busy`, `own_tutor` (409).
 */
export async function confirmSeries(services: Deps, input: Input): Promise<Booking[]> {
  const { bookings, over } = await runExclusive(`series ${input.id}`, () =>
    throughDeadlocks(() => confirmInTransaction(services, input)),
  ).catch(async (thrown: unknown) => {
    throw await refusalOf(services, input, thrown);
  });
  const [first] = bookings;
  const tutor = first && (await loadTutor(services.db, first.tutorId));
  if (!tutor) throw bookingError('unknown_series', { status: 404 });
  if (over) throw await expired(services, first, tutor, input.reader);
  return bookingViews(services, bookings, 'learner');
}

async function confirmInTransaction(services: Deps, input: Input): Promise<Outcome> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const owner = { accountId: input.account.id, visitorId: input.visitorId };
    const held = (await lockSeries(trx, input.id)).filter((hold) => belongsTo(hold, owner));
    if (held.length === 0) throw bookingError('unknown_series', { status: 404 });
    if (held.every(({ state }) => state === 'confirmed')) return { bookings: held, over: false };
    if (!held.every((hold) => runs(hold, now))) return { bookings: held, over: true };
    const learner = await learnerFor(trx, input);
    const inside = { ...services, db: trx };
    const tutor = held[0] && (await loadTutor(trx, held[0].tutorId));
    if (!tutor) throw bookingError('unknown_series', { status: 404 });
    const { bookings, unnumbered, places } = await bookAll(inside, input, {
      holds: held,
      tutor,
      learner,
      now,
    });
    const known = { tutor, learner: learner?.name ?? null, now, places };
    await commitWithMails(inside, await mailsToBoth(inside, bookings, known, unnumbered), unnumbered);
    return { bookings, over: false };
  });
}

/** Sends emails about bookings without an invoice to be paid, inside the transaction `services.db`. */
export async function notifyBothOfSeries(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  bookings: readonly BookingRecord[],
  known: { learner: string | null; now: Date },
): Promise<void> {
  const [first] = bookings;
  const tutor = first && (await loadTutor(services.db, first.tutorId));
  if (!tutor) return;
  const mails = await mailsToBoth(services, bookings, { ...known, tutor }, null);
  await services.mail.enqueue(services.db, ...mails);
}

async function mailsToBoth(
  services: Pick<Services, 'db' | 'settings'>,
  bookings: readonly BookingRecord[],
  known: Omit<Parameters<typeof loadMailSubject>[1], 'booking'>,
  unnumbered: UnnumberedInvoice | null,
): Promise<Mail[]> {
  const [first] = bookings;
  if (!first) return [];
  const about = await loadMailSubject(services, { ...known, booking: first });
  const { learnerLocale, learnerZone } = about.booking;
  const subject = {
    ...about,
    bookings: bookings.map((booking) => ({ ...booking, learnerLocale, learnerZone })),
    confirmedWith: first.id,
    invoice: unnumbered?.invoice ?? null,
  };
  const toTutor = seriesForTutor(subject);
  return [seriesForLearner(subject), ...(toTutor ? [toTutor] : [])];
}
