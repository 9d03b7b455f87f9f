import { addDays, dateIn, startOfDay, type IsoDate } from './zone-day.ts';
import { bookingBounds } from './slots.ts';

type BookableTutor = { zone: string; bookableDays: number };

/** The last date in `timeZone` on which a session can begin: the booking window ends with a day of the tutor’s calendar. */
export function lastBookableDay(
  { zone, bookableDays }: BookableTutor,
  now: string,
  timeZone: string,
): IsoDate {
  const { to } = bookingBounds({ zone, windowDays: bookableDays, notice: 0 }, Date.parse(now));
  return dateIn(timeZone, to - 1);
}

/** When the booking window reaches a date of `timeZone`, as far as its end: ISO instant. */
export function openingOfDay({ zone, bookableDays }: BookableTutor, day: IsoDate, timeZone: string): string {
  const end = startOfDay(timeZone, addDays(day, 1)) - 1;
  return new Date(startOfDay(zone, addDays(dateIn(zone, end), -bookableDays))).toISOString();
}
