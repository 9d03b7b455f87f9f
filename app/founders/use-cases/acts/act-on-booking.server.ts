import { actOnBooking as act, type DoneAct } from '#app/booking/index.server.ts';
import type { ActRequest, BookingForActs } from '#app/booking/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Locale } from '#app/preferences/index.ts';
import { countActsOn, insertAct, loadBookingActTimes } from '../../db/founders.server.ts';
import type { AuditAction } from '../../model/audit.ts';
import { founderError } from '../../model/errors.ts';
import type { Founder } from '../../model/founder.ts';

/** Most acts of one founder on bookings in an hour: what a stolen account could do is bounded. */
export const ACTS_PER_HOUR = 60;
const HOUR = 3_600_000;

const actions: Record<ActRequest['change']['act'], AuditAction> = {
  cancel: 'booking.cancel',
  move: 'booking.move',
  refund: 'booking.refund',
  credit: 'booking.credit',
  attended: 'booking.attended',
  settle: 'claim.decide',
};

/**
 * Acts on a booking and writes the audit log in the same transaction. Throws `too_many_acts` (429) beyond 60 an hour, `unknown_booking` (404),
 * and 409 as `actOnBooking`: `booking_changed` if anybody acted since the founder saw it.
 */
export async function actOnBooking(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  {
    founder,
    id,
    reader,
    ...request
  }: ActRequest & { founder: Founder; id: string; reader: { locale: Locale; timeZone: string } },
): Promise<BookingForActs> {
  const { change, reason } = request;
  const actId = services.random.uuid();
  return act(services, { ...request, id, actId, reader, countActs: countActsOn }, async (trx, done) => {
    const now = services.clock.now();
    const since = new Date(now.getTime() - HOUR);
    const earlier = await loadBookingActTimes(trx, { actorId: founder.id, since });
    const [first] = earlier;
    if (first && earlier.length >= ACTS_PER_HOUR)
      throw founderError('too_many_acts', {
        status: 429,
        params: { limit: ACTS_PER_HOUR },
        retryAfter: Math.max(1, Math.ceil((first.getTime() + HOUR - now.getTime()) / 1000)),
      });
    await insertAct(trx, {
      id: actId,
      actor: founder,
      action: actions[change.act],
      subjectId: id,
      subject: done.tutor.name,
      before: stateOf(done, 'before'),
      after: { ...stateOf(done, 'after'), ...detailOf(request, done), reason },
      at: now,
    });
  });
}

function stateOf({ before, after, payBeforeMinor, effect }: DoneAct, side: 'before' | 'after') {
  const booking = side === 'before' ? before : after;
  return {
    state: booking.state,
    startsAt: booking.startsAt.toISOString(),
    refundMinor: booking.refundMinor ?? 0,
    payMinor: side === 'before' ? payBeforeMinor : effect.payMinor,
    currency: booking.currency,
  };
}

function detailOf({ change }: Pick<ActRequest, 'change'>, { effect }: DoneAct): Record<string, unknown> {
  if (change.act === 'move' || change.act === 'attended') return {};
  if (change.act === 'credit') return { halves: effect.halves };
  const { act: _, ...shares } = change;
  return shares;
}
