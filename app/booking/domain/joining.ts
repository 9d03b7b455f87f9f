import type { BookingState } from '../model/states.ts';

const MINUTE = 60_000;

/** Both sides see the way in from so long before the start until the end. */
const JOIN_MINUTES = 10;

type Joining = 'before' | 'open' | 'over';

/** From when until when the tutor’s link is shown. */
export const joinTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() - JOIN_MINUTES * MINUTE),
  until: endsAt,
});

/** Whether one can join now; a session that does not take place is over. */
export function joiningAt(
  booking: { state: BookingState; startsAt: Date; endsAt: Date },
  now: Date,
): Joining {
  const { from, until } = joinTimes(booking);
  if (booking.state !== 'confirmed' || now >= until) return 'over';
  return now < from ? 'before' : 'open';
}
