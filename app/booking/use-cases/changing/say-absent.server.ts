import type { Services } from '#app/platform/services.server.ts';
import { mayBeAbsent, maySayOf, refundOfAbsence, type Side } from '../../domain/absence.ts';
import { halvesFor, settleEnd } from '../credit/give-back-credit.server.ts';
import { findOwn } from './cancel-booking.server.ts';
import { absenceForLearner, absenceForTutor } from '../mails/change-mails.server.ts';
import { asTheyRead } from '../mails/chosen-place.server.ts';
import { giveBackToCard } from '../paying/give-back.server.ts';
import { bookingError, brokenConstraint } from '../../model/errors.ts';
import { lockBooking, updateBooking } from '../../db/booking.server.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';

/**
 * Says of a session that somebody did not come: the tutor may say it of both sides, the learner of the tutor. All comes back
 * when the tutor did not come, nothing when the learner did not; both are told. Saying it again changes nothing.
 * Throws `unknown_booking` (404), `absence_not_yours` (403), `absence_said` (the other was said before), `absence_not_now` (409).
 */
export async function sayAbsent(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  input: { id: string; accountId: string; absent: Side },
): Promise<Booking> {
  const { side, tutor } = await findOwn(services, input);
  const { absent } = input;
  if (!maySayOf(side, absent)) throw bookingError('absence_not_yours', { status: 403 });
  const said = services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const booking = await lockBooking(trx, input.id);
    if (!booking) throw bookingError('unknown_booking', { status: 404 });
    if (booking.absent === absent) return booking;
    if (booking.absent !== null) throw bookingError('absence_said', { status: 409 });
    if (!mayBeAbsent(booking, now)) throw bookingError('absence_not_now', { status: 409 });
    const { refundMinor } = refundOfAbsence(absent, booking.priceMinor);
    const returned_halves = halvesFor(booking, refundMinor);
    const change = { state: 'no_show', absent, refund_minor: refundMinor, returned_halves, ended_at: now };
    const ended = await updateBooking(trx, booking.id, change);
    await settleEnd(trx, ended, now);
    const changed = await giveBackToCard({ ...services, db: trx }, ended, 'absent', now);
    const sides = await asTheyRead(trx, { booking: changed, tutor });
    const subject = { ...sides, learner: null, siteUrl: services.settings.siteUrl, now };
    if (changed.learnerEmail) await services.mail.enqueue(trx, absenceForLearner(subject));
    const toTutor = absenceForTutor(subject);
    if (toTutor) await services.mail.enqueue(trx, toTutor);
    return changed;
  });
  const booking = await said.catch((thrown: unknown) => {
    if (brokenConstraint(thrown) !== 'bookings_rated') throw thrown;
    throw bookingError('absence_not_now', { status: 409, cause: thrown });
  });
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}
