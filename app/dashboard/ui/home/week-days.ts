import { dayKeyOf } from '#app/platform/times.ts';
import type { WeekView } from '#app/practice/index.ts';

type Session = { readonly id: string; readonly start: string; readonly state: string };
export type ShownDay = WeekView['days'][number] & {
  readonly when: 'past' | 'today' | 'ahead';
  /** Booked sessions, the earliest first. */
  readonly sessions: readonly { readonly id: string; readonly start: string }[];
};

/** The days of a week with their booked sessions, in the visitor's zone. */
export function daysToShow(
  { days, today }: Pick<WeekView, 'days' | 'today'>,
  bookings: readonly Session[],
  timeZone: string,
): ShownDay[] {
  const booked = Map.groupBy(
    bookings
      .filter(({ state }) => state === 'confirmed' || state === 'completed')
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    ({ start }) => dayKeyOf(start, timeZone),
  );
  return days.map((day) => ({
    ...day,
    when: day.day < today ? 'past' : day.day === today ? 'today' : 'ahead',
    sessions: (booked.get(day.day) ?? []).map(({ id, start }) => ({ id, start })),
  }));
}

/** Total practice of the week. */
export const practisedIn = (days: WeekView['days']): { minutes: number; questions: number } => ({
  minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
  questions: days.reduce((sum, { questions }) => sum + questions, 0),
});
