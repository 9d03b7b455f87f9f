import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { sumPayByBooking } from '#app/pay/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadPaidBookings } from '#app/pricing/index.server.ts';
import { cancelLocked, cancellationOf } from '../changing/cancel-booking.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { restCancelledForLearner, restCancelledForTutor } from '../mails/rest-mails.server.ts';
import { giveBackToCard, wasNotified } from '../paying/give-back.server.ts';
import { refundFor } from '../../domain/cancellation-policy.ts';
import { bookingError, throughDeadlocks } from '../../model/errors.ts';
import { lockSeries } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking, RestCancellation } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';
import { findOwnSeries, type OfSeries, type OwnSeries } from './booked-series.server.ts';

/**
 * Refund preview for cancelling all sessions of a series that have not begun: each and the total. Read-only. Throws `unknown_series` (404)
 * and `not_cancellable` (409: nothing left to cancel).
 */
export async function previewRest(
  services: Pick<Services, 'db' | 'clock'>,
  input: OfSeries,
): Promise<RestCancellation> {
  const { bookings, side } = await findOwnSeries(services, input);
  const { ahead, cancellation: rest } = await restOf(services.db, bookings, {
    side,
    now: services.clock.now(),
  });
  if (side === 'tutor') return rest;
  const paid = await loadPaidBookings(
    services.db,
    ahead.filter(({ payment }) => payment === 'invoice').map(({ id }) => id),
  );
  // A series has one invoice.
  const cancellation = { ...rest, ...(paid.size > 0 && { isInvoicePaid: true as const }) };
  const moneyBackOf = new Map(cancellation.sessions.map(({ id, moneyBack }) => [id, moneyBack]));
  const sessions = ahead.flatMap((booking) => {
    const moneyBack = moneyBackOf.get(booking.id);
    return moneyBack ? [{ booking, moneyBack }] : [];
  });
  return { ...cancellation, ...(await wasNotified(services, sessions)) };
}

/**
 * Cancels all sessions of a series that have not begun, or none, each by its agreed terms; each side gets one notification. With
 * `refundMinor`, fails if the total differs by now: `refund_changed` (409, with `cancellation`). Throws `unknown_series` (404) and
 * `not_cancellable` (409). Returns the cancelled sessions.
 */
export async function cancelRest(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  input: OfSeries & { refundMinor?: number | undefined },
): Promise<Booking[]> {
  const own = await findOwnSeries(services, input);
  const cancelled = await throughDeadlocks(() => cancelInTransaction(services, input, own));
  return bookingViews(services, cancelled, own.side);
}

async function cancelInTransaction(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  input: OfSeries & { refundMinor?: number | undefined },
  { tutor, side }: OwnSeries,
): Promise<BookingRecord[]> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const { ahead, cancellation } = await restOf(trx, await lockSeries(trx, input.id), { side, now });
    if (input.refundMinor !== undefined && input.refundMinor !== cancellation.refund.amountMinor)
      throw bookingError('refund_changed', { status: 409, details: { cancellation } });
    const cancelled: BookingRecord[] = [];
    for (const booking of ahead) {
      const { refundMinor } = refundFor(booking, side, now);
      const ended = await cancelLocked({ ...services, db: trx }, booking, { by: side, refundMinor, now });
      cancelled.push(await giveBackToCard({ ...services, db: trx }, ended, 'cancelled', now));
    }
    const [first] = cancelled;
    if (!first) return cancelled;
    const about = await loadMailSubject({ ...services, db: trx }, { booking: first, tutor, now });
    const { learnerLocale, learnerZone } = about.booking;
    const bookings = cancelled.map((booking) => ({ ...booking, learnerLocale, learnerZone }));
    const subject = { ...about, bookings };
    if (first.learnerEmail) await services.mail.enqueue(trx, restCancelledForLearner(subject));
    const earned = await sumPayByBooking(
      trx,
      cancelled.map(({ id }) => id),
    );
    const toTutor = restCancelledForTutor(
      subject,
      [...earned.values()].reduce((sum, minor) => sum + minor, 0),
    );
    if (toTutor) await services.mail.enqueue(trx, toTutor);
    return cancelled;
  });
}

async function restOf(
  db: Kysely<DB>,
  bookings: readonly BookingRecord[],
  by: { side: Booking['as']; now: Date },
) {
  const ahead = bookings.filter(({ state, startsAt }) => state === 'confirmed' && startsAt > by.now);
  const sessions: RestCancellation['sessions'] = [];
  for (const booking of ahead)
    sessions.push({
      id: booking.id,
      start: booking.startsAt.toISOString(),
      end: booking.endsAt.toISOString(),
      ...(await cancellationOf(db, booking, by)),
    });
  const [first] = sessions;
  if (!first) throw bookingError('not_cancellable', { status: 409 });
  const sum = (of: 'refund' | 'stillDue' | 'moneyBack') => ({
    amountMinor: sessions.reduce((total, session) => total + session[of].amountMinor, 0),
    currency: first[of].currency,
  });
  const halves = sessions.map(({ halvesBack }) => halvesBack).filter((each) => each !== null);
  const cancellation: RestCancellation = {
    sessions,
    refund: sum('refund'),
    stillDue: sum('stillDue'),
    halvesBack: halves.length > 0 ? halves.reduce((total, each) => total + each, 0) : null,
    moneyBack: sum('moneyBack'),
  };
  return { ahead, cancellation };
}
