import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import * as client from './bookings-client.ts';

const booking = { id: 'b1', version: 'v1' };
const move = { act: 'move', start: '2026-12-01T18:00:00.000Z' } as const;

/** Requests of `work`, each answered with `answer`. */
async function requestsOf(work: () => Promise<unknown>, answer: object = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = (init.headers as Record<string, string>)['idempotency-key'];
    sent.push([init.method, path, body, key]);
    return Promise.resolve(Response.json(answer));
  });
  const result = await work();
  return { sent, result };
}

test('bookings are searched by text, by day, or by both, not without either', async () => {
  const requestsFor = async (search: string, day: string) =>
    (
      await requestsOf(() =>
        new QueryClient().fetchQuery(client.foundBookingsQuery(search, day, 'Europe/London')),
      )
    ).sent;
  const path = '/functions/v1/founders/bookings';
  expect(await requestsFor('ana@', '')).toEqual([
    ['GET', `${path}?search=ana%40&timeZone=Europe%2FLondon`, undefined, undefined],
  ]);
  expect(await requestsFor('', '2026-12-01')).toEqual([
    ['GET', `${path}?search=&timeZone=Europe%2FLondon&day=2026-12-01`, undefined, undefined],
  ]);
  const { queryKey } = client.foundBookingsQuery('ana@', '2026-12-01', 'UTC');
  expect([...queryKey]).toEqual(['founders', 'bookings', 'ana@', '2026-12-01']);
  const enabled = [
    ['', ''],
    ['a', ''],
    ['', '2026-12-01'],
  ].map(([search = '', day = '']) => client.foundBookingsQuery(search, day, 'UTC').enabled);
  expect(enabled).toEqual([false, true, true]);
});

test.each([
  ['a booking', client.bookingQuery('b1'), ['booking', 'b1'], ['GET', 'b1', undefined]],
  [
    'the times of a move',
    client.actTimesQuery(booking),
    ['act-times', 'b1', 'v1'],
    ['GET', 'b1/times', undefined],
  ],
  [
    'what an act would do',
    client.actPreviewQuery(booking, move),
    ['act-preview', 'b1', 'v1', move],
    ['POST', 'b1/preview', { change: move }],
  ],
] as const)('%s is read for the version that is shown', async (_what, query, key, [method, path, body]) => {
  expect([...query.queryKey]).toEqual(['founders', ...key]);
  const { sent } = await requestsOf(() =>
    new QueryClient().fetchQuery(query as ReturnType<typeof client.bookingQuery>),
  );
  expect(sent).toEqual([[method, `/functions/v1/founders/bookings/${path}`, body, undefined]]);
});

test('answers are unpacked', () => {
  expect(client.actTimesQuery(booking).select?.({ starts: ['one'] })).toEqual(['one']);
  const preview = { version: 'v1' };
  expect(client.actPreviewQuery(booking, move).select?.(partOf({ preview }))).toBe(preview);
});

test('nothing is previewed while fields are missing, and a refused preview is not asked for again', () => {
  expect([
    client.actPreviewQuery(booking, null).enabled,
    client.actPreviewQuery(booking, move).enabled,
  ]).toEqual([false, true]);
  expect(client.actPreviewQuery(booking, move).retry).toBe(false);
});

test('an act is sent once for each of its keys, with the founder’s time zone', async () => {
  const request = { change: move, reason: 'They called.', version: 'v1' };
  const { sent } = await requestsOf(() => client.actOnBooking('b1', request, 'key1', 'America/Bogota'));
  expect(sent).toEqual([
    ['POST', '/functions/v1/founders/bookings/b1/acts?timeZone=America%2FBogota', request, 'key1'],
  ]);
});
