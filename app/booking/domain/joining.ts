import type { BookingState } from '../model/states.ts';

const MINUTE = 60_000;

/** Minutes before the start at which both sides get the meeting link. */
const JOIN_MINUTES = 10;

type Joining = 'before' | 'open' | 'over';

/** Period in which the tutor’s meeting link is shown. */
export const joinTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() - JOIN_MINUTES * MINUTE),
  until: endsAt,
});

/** Whether the session can be joined now. A session that does not take place is `over`. */
export function joiningAt(
  booking: { state: BookingState; startsAt: Date; endsAt: Date },
  now: Date,
): Joining {
  const { from, until } = joinTimes(booking);
  if (booking.state !== 'confirmed' || now >= until) return 'over';
  return now < from ? 'before' : 'open';
}
