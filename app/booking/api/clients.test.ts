import { QueryClient } from '@tanstack/react-query';
import { partOf } from '#tests/support/part-of.ts';
import { describe, expect, test, vi } from 'vitest';
import * as client from './client.ts';
import { feedQuery, makeFeed, withdrawFeed } from './feed-client.ts';
import { paymentQuery } from './paying-client.ts';
import { confirmSeries, holdSeries, occurrencesQuery, seriesHoldQuery, takenOf } from './series-client.ts';

type Sent = { path: string; method: string; body: unknown; key: string | undefined };

/** Requests of `work`, each answered with `answer`. */
async function requestsOf(work: () => Promise<unknown>, answer: object = {}): Promise<Sent[]> {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ path, method: init.method ?? '', body, key: headers['idempotency-key'] });
    return Promise.resolve(Response.json(answer));
  });
  await work();
  return sent;
}

const plan = {
  tutorId: 'lucia-restrepo',
  start: '2026-11-24T18:00:00.000Z',
  minutes: 60,
  count: 3,
  everyWeeks: 2,
  timeZone: 'Europe/London',
} as const;

describe('a response that can change at any moment', () => {
  test.each([
    ['a hold', client.holdQuery('7')],
    ['the refund of one session', client.cancellationQuery('7')],
    ['the refund of a series', client.restQuery('7')],
    ['the meeting link', client.meetingQuery('7')],
    ['the times of a move', client.movingQuery('7', 'Europe/London')],
    ['the learners', client.learnersQuery],
    ['the address of a calendar', feedQuery('learner')],
    ['a payment', paymentQuery('7')],
    ['the times of a plan', occurrencesQuery(plan)],
    ['times held together', seriesHoldQuery('7')],
  ])('is always stale and refetched: %s', (_what, { staleTime }) => {
    expect(staleTime).toBe(0);
  });

  test.each([
    ['the refund of one session', client.cancellationQuery('7')],
    ['the refund of a series', client.restQuery('7')],
    ['the times of a move', client.movingQuery('7', 'Europe/London')],
  ])('is not cached after the page is left: %s', (_what, { gcTime }) => {
    expect(gcTime).toBe(0);
  });

  test.each([
    ['a hold', client.holdQuery('7')],
    ['times held together', seriesHoldQuery('7')],
    ['the refund of a series', client.restQuery('7')],
  ])('is not retried when it fails: %s', (_what, { retry }) => {
    expect(retry).toBe(false);
  });
});

describe('the next request for the meeting link', () => {
  const delayAfter = (meeting: object | undefined) => {
    const { refetchInterval } = client.meetingQuery('7');
    if (typeof refetchInterval !== 'function') throw new Error('the delay depends on the answer');
    return refetchInterval(partOf({ state: { data: meeting && { meeting } } }));
  };

  test.each([
    ['opens in two minutes', { joining: 'before', opensIn: 120_000, closesIn: 999_000 }, 120_200],
    ['opens in an hour', { joining: 'before', opensIn: 3_600_000, closesIn: 1_000 }, 300_000],
    ['is open for ten seconds more', { joining: 'open', opensIn: 0, closesIn: 10_000 }, 10_200],
    ['is open for an hour more', { joining: 'open', opensIn: 0, closesIn: 3_600_000 }, 30_000],
    ['is over', { joining: 'over', opensIn: 0, closesIn: 0 }, false],
  ])('for a session that %s follows after: %#', (_what, meeting, delay) => {
    expect(delayAfter(meeting)).toBe(delay);
  });

  test('waits for the first response', () => {
    expect(delayAfter(undefined)).toBe(false);
  });
});

describe('the next request for a payment', () => {
  const delayAfter = (state: string | undefined) => {
    const { refetchInterval } = paymentQuery('7');
    if (typeof refetchInterval !== 'function') throw new Error('the delay depends on the answer');
    return refetchInterval(
      partOf({ state: { data: state === undefined ? undefined : { payment: { state: state as 'open' } } } }),
    );
  };

  test.each([
    [undefined, 2000],
    ['open', 2000],
    ['waiting', 2000],
    ['paid', false],
    ['failed', false],
    ['expired', false],
  ])('with the state %s follows after: %s', (state, delay) => {
    expect(delayAfter(state)).toBe(delay);
  });
});

test.each([
  ['/bookings/holds/7', client.holdQuery('7'), { hold: 'a hold' }, 'a hold'],
  ['/bookings?as=tutor', client.bookingsQuery('tutor'), { bookings: ['one'] }, ['one']],
  ['/bookings/7', client.bookingQuery('7'), { booking: 'one' }, 'one'],
  ['/bookings/7/cancellation', client.cancellationQuery('7'), { cancellation: 'half' }, 'half'],
  ['/bookings/7/meeting', client.meetingQuery('7'), { meeting: 'a link' }, 'a link'],
  ['/bookings/7/times?timeZone=UTC', client.movingQuery('7', 'UTC'), { moving: 'times' }, 'times'],
  ['/bookings/series/7', client.seriesQuery('7'), { bookings: ['one'] }, ['one']],
  ['/bookings/series/7/cancellation', client.restQuery('7'), { cancellation: 'all' }, 'all'],
  ['/bookings/series/7/hold', seriesHoldQuery('7'), { series: 'held' }, 'held'],
  ['/learner-profiles', client.learnersQuery, { profiles: ['Leo'] }, ['Leo']],
  ['/calendar-feed?as=tutor', feedQuery('tutor'), { feed: 'made' }, 'made'],
  ['/payments/7', paymentQuery('7'), { payment: 'paid' }, 'paid'],
])('reads %s', async (path, query, answer, selected) => {
  let found: unknown;
  const read = async () =>
    (found = await new QueryClient().fetchQuery(query as ReturnType<typeof client.bookingQuery>));
  const [sent] = await requestsOf(read, answer);
  expect([sent?.method, sent?.path]).toEqual(['GET', `/functions/v1${path}`]);
  expect((query.select as unknown as (from: unknown) => unknown)(found)).toEqual(selected);
});

const writing = (path: string, body?: unknown, method = 'POST') => ({
  path: `/functions/v1${path}`,
  method,
  body,
});

test.each([
  [
    () => client.moveBooking('7', plan.start, 'UTC'),
    writing('/bookings/7/move', { start: plan.start, timeZone: 'UTC' }),
  ],
  [() => client.extendHold('7'), writing('/bookings/holds/7/extend')],
  [() => client.confirmHold('7', { note: 'x' }, 'k'), writing('/bookings/holds/7/confirm', { note: 'x' })],
  [() => confirmSeries('7', { note: 'x' }, 'k'), writing('/bookings/series/7/confirm', { note: 'x' })],
  [() => client.cancelBooking('7', 1600), writing('/bookings/7/cancel', { refundMinor: 1600 })],
  [() => client.cancelRest('7', 1600), writing('/bookings/series/7/cancel', { refundMinor: 1600 })],
  [() => client.sayAbsent('7', 'tutor'), writing('/bookings/7/absence', { absent: 'tutor' })],
  [() => client.agreeToClaim('7'), writing('/bookings/7/absence/agreement')],
  [() => client.objectToClaim('7'), writing('/bookings/7/absence/objection')],
  [() => makeFeed('tutor'), writing('/calendar-feed?as=tutor')],
  [() => withdrawFeed('tutor'), writing('/calendar-feed?as=tutor', undefined, 'DELETE')],
])('writes %#', async (work, expected) => {
  const [sent, ...more] = await requestsOf(work);
  expect(more).toEqual([]);
  expect(sent).toMatchObject(expected);
});

test('each hold and each series hold is sent with a new idempotency key', async () => {
  const { tutorId, start, minutes, timeZone } = plan;
  const single = { tutorId, start, minutes, timeZone };
  const several = { tutorId, starts: [start, start], minutes, currency: 'GBP', timeZone };
  const sent = await requestsOf(async () => {
    await client.placeHold(single);
    await client.placeHold(single);
    await holdSeries(several);
  });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/functions/v1/bookings/holds', single],
    ['/functions/v1/bookings/holds', single],
    ['/functions/v1/bookings/series/holds', several],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('a confirmation is sent with the idempotency key of its submit', async () => {
  const sent = await requestsOf(async () => {
    await client.confirmHold('7', {}, 'the key');
    await confirmSeries('7', {}, 'the other key');
  });
  expect(sent.map(({ key }) => key)).toEqual(['the key', 'the other key']);
});

test('a plan includes the caller’s own hold only if there is one', async () => {
  const pathOf = async (hold?: string) => {
    const read = () => new QueryClient().fetchQuery(occurrencesQuery({ ...plan, hold }));
    const [sent] = await requestsOf(read, { occurrences: [] });
    return new URL(sent?.path ?? '', 'http://localhost').searchParams;
  };
  expect(Object.fromEntries(await pathOf())).toEqual({
    tutorId: 'lucia-restrepo',
    start: '2026-11-24T18:00:00.000Z',
    minutes: '60',
    count: '3',
    everyWeeks: '2',
    timeZone: 'Europe/London',
  });
  expect((await pathOf('7d00')).get('hold')).toBe('7d00');
});

test('a new calendar address is the one that the server created', async () => {
  const made = { madeAt: '2026-11-20T09:00:00.000Z', address: 'https://curvela.example/sessions.ics' };
  let feed: unknown;
  await requestsOf(async () => (feed = await makeFeed('learner')), { feed: made });
  expect(feed).toEqual(made);
});

describe('an error with alternative times', () => {
  const near = [{ start: '2026-11-24T19:30:00.000Z', end: '2026-11-24T20:30:00.000Z' }];

  test('lists them for one session', () => {
    expect(client.alternativesOf({ alternatives: near })).toEqual(near);
    expect(client.alternativesOf({ error: {} })).toEqual([]);
    expect(client.lostSessionOf({ session: { start: plan.start } })).toEqual({ start: plan.start });
  });

  test('lists them for each session of a series', () => {
    const taken = [{ start: plan.start, alternatives: near }];
    expect(takenOf({ taken })).toEqual(taken);
    expect(takenOf({ error: {} })).toEqual([]);
  });
});

test.each([
  ['session.ics', client.downloadCalendar, '/bookings/7/calendar.ics'],
  ['sessions.ics', client.downloadSeriesCalendar, '/bookings/series/7/calendar.ics'],
])('a calendar is saved as %s, and its object URL is revoked', async (name, download, path) => {
  const events: unknown[] = [];
  const link = { click: () => events.push({ ...link, click: undefined }) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    events.push(file instanceof Blob);
    return 'blob:made';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void events.push(address));
  const [sent] = await requestsOf(() => download('7'));
  expect(sent?.path).toBe(`/functions/v1${path}`);
  expect(events).toEqual([true, { href: 'blob:made', download: name, click: undefined }, 'blob:made']);
});
