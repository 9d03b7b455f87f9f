import { bookingBounds } from './slots.ts';

type BookableTutor = { zone: string; bookableDays: number };

/** The last instant, in milliseconds since the epoch, at which a session can begin: the end of the booking window on the tutor’s calendar. */
export const lastBookableInstant = ({ zone, bookableDays }: BookableTutor, now: number): number =>
  bookingBounds({ zone, windowDays: bookableDays, notice: 0 }, now).to - 1;
