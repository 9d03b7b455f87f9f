import type { Services } from '#app/platform/services.server.ts';
import { loadTutor } from '#app/tutors/index.server.ts';
import { bookAll, learnerFor, refusalOf, type Input } from '../confirm-booking.server.ts';
import { belongsTo, expired, runs } from '../keep-hold.server.ts';
import { runExclusive } from '../../domain/booking-mutex.ts';
import { invoiceToPay } from '../confirm-booking.server.ts';
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
    const bookings = await bookAll(inside, input, { holds: held, tutor, learner, now });
    await notifyBothOfSeries(inside, bookings, { learner: learner?.name ?? null, now });
    return { bookings, over: false };
  });
}

/** Sends emails inside the transaction `services.db`. */
export async function notifyBothOfSeries(
  services: Pick<Services, 'db' | 'settings' | 'mail'>,
  bookings: readonly BookingRecord[],
  known: { learner: string | null; now: Date },
): Promise<void> {
  const [first] = bookings;
  const tutor = first && (await loadTutor(services.db, first.tutorId));
  if (!tutor) return;
  const about = await loadMailSubject(services, { ...known, booking: first, tutor });
  const { learnerLocale, learnerZone } = about.booking;
  const subject = {
    ...about,
    bookings: bookings.map((booking) => ({ ...booking, learnerLocale, learnerZone })),
    confirmedWith: first.id,
    invoice: await invoiceToPay(services.db, first),
  };
  const toTutor = seriesForTutor(subject);
  await services.mail.enqueue(services.db, seriesForLearner(subject), ...(toTutor ? [toTutor] : []));
}
