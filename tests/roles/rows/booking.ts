import { row } from '../row.ts';
import { accounts, anyone, own, type Role, roles } from '../roles.ts';
import type { Ids } from '../fixture.ts';

const hold = { id: 'hold' } as const;
const series = { id: 'series' } as const;
const held = { id: 'heldSeries' } as const;
const booking = { id: 'booking' } as const;
const dayOf = (time: string) => time.slice(0, 10);
/** The first free time of each day, in order. */
const firstOfDays = (times: readonly string[]): string[] =>
  times.filter((time, at) => dayOf(times[at - 1] ?? '') !== dayOf(time));

const weekly = (start = ''): string[] => [start, new Date(Date.parse(start) + 7 * 86_400_000).toISOString()];
/** Held by the series of one role on one day of the tutor; a network may hold only a part of a day. */
const heldPerDay = 3;

/** A start for the weekly series of each role: both times are free, and no other role's series uses either. */
function seriesStart(times: readonly string[], role: Role): string | undefined {
  const starts: string[] = [];
  const used: string[] = [];
  const free = (time: string) =>
    times.includes(time) &&
    !used.includes(time) &&
    used.filter((other) => dayOf(other) === dayOf(time)).length < heldPerDay;
  for (const start of times)
    if (weekly(start).every(free)) {
      starts.push(start);
      used.push(...weekly(start));
    }
  return starts[roles.indexOf(role)];
}

const holdRequest = ({ tutor, freeTimes }: Ids, role: Role) => ({
  tutorId: tutor,
  // A separate day each: visitors of one network may hold only a part of a tutor's day.
  start: firstOfDays(freeTimes)[roles.indexOf(role)],
  minutes: 60,
  currency: 'GBP',
});
/** A hold belongs to its browser or account: for anybody else it does not exist, signed in or not. */
const holder = (status: number) => ({ ...anyone(404), learner: status });
const both = { ...own(200), tutor: 200 };
const reads = ['tutor'] as const;

export const holdRows = [
  row('POST /bookings/holds', { ...anyone(201), tutor: 409 }, {}, { body: holdRequest }),
  row('GET /bookings/holds/{id}', holder(200), hold),
  row('POST /bookings/holds/{id}/extend', holder(200), hold),
  row('DELETE /bookings/holds/{id}', holder(204), hold),
  row('GET /bookings/holds/{id}/credits', own(200), hold),
  row('POST /bookings/holds/{id}/confirm', own(201), hold, { body: () => ({}) }),
  row(
    'GET /bookings/series',
    anyone(200),
    {},
    {
      query: ({ tutor, freeTime }) => ({
        tutorId: tutor,
        start: freeTime,
        count: '2',
        timeZone: 'Europe/London',
      }),
    },
  ),
  row(
    'POST /bookings/series/holds',
    { ...accounts(201), tutor: 409 },
    {},
    {
      body: ({ tutor, freeTimes }, role) => ({
        tutorId: tutor,
        starts: weekly(seriesStart(freeTimes, role)),
        minutes: 60,
        currency: 'GBP',
      }),
    },
  ),
  row('GET /bookings/series/{id}/hold', holder(200), held),
  row('POST /bookings/series/{id}/confirm', own(201), held, { body: () => ({}) }),
];

export const bookingRows = [
  row('GET /bookings', accounts(200), {}, { query: () => ({ as: 'learner' }) }),
  row('GET /bookings/{id}', both, booking, { reads }),
  row('GET /bookings/{id}/meeting', both, booking),
  row('GET /bookings/{id}/calendar.ics', both, booking, { reads }),
  row('GET /bookings/{id}/cancellation', both, booking),
  row('POST /bookings/{id}/cancel', both, { id: 'laterBooking' }, { body: () => ({}), reads }),
  row('GET /bookings/{id}/times', both, booking),
  row(
    'POST /bookings/{id}/move',
    { ...own(200), tutor: 409 },
    { id: 'laterBooking' },
    { body: ({ freeTime }) => ({ start: freeTime }) },
  ),
  // It ended more than 72 hours ago: no absence claim can be made now, and there is none to answer.
  row(
    'PUT /bookings/{id}/absence/statement',
    { ...own(409), tutor: 409 },
    { id: 'done' },
    { body: () => ({ words: 'We waited.' }) },
  ),
  row('POST /bookings/{id}/attendance', { ...own(409), tutor: 403 }, { id: 'done' }),
  row('POST /bookings/{id}/absence/agreement', { ...own(409), tutor: 409 }, { id: 'done' }),
  row('POST /bookings/{id}/absence/objection', { ...own(409), tutor: 409 }, { id: 'done' }),
  row(
    'POST /bookings/{id}/absence',
    { ...own(409), tutor: 409 },
    { id: 'done' },
    { body: () => ({ absent: 'tutor' }) },
  ),
  row('GET /calendar-feed', accounts(200), {}, { query: () => ({ as: 'learner' }) }),
  row('POST /calendar-feed', accounts(200), {}, { query: () => ({ as: 'learner' }) }),
  row('DELETE /calendar-feed', accounts(204), {}, { query: () => ({ as: 'learner' }) }),
  // The secret grants access, not the caller, and an id is no secret.
  row('GET /calendar/{secret}/sessions.ics', anyone(404), { secret: 'booking' }),
  row('GET /bookings/series/{id}', both, series, { reads }),
  row('GET /bookings/series/{id}/calendar.ics', both, series, { reads }),
  row('GET /bookings/series/{id}/cancellation', both, series, { reads }),
  row('POST /bookings/series/{id}/cancel', both, series, { body: () => ({}), reads }),
];
