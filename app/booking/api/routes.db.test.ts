import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { seedTutors, tutorsApi } from '#app/tutors/index.server.ts';
import { readStrictCalendar } from '#tests/support/strict-calendar.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { bookingApi } from './routes.server.ts';
import { registerBookingJobs } from '../use-cases/jobs.server.ts';
import { requestOf } from '#tests/support/described.ts';

type Caller = {
  account?: { id: string; email: string };
  visitorId?: string;
  language?: Language;
  prefs?: object;
};

const carmen = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const browser = '00000000-0000-4000-a000-0000000000dd';
const tuesday = '2026-11-24T18:00:00.000Z';
const holdInput = {
  tutorId: 'lucia-restrepo',
  start: tuesday,
  minutes: 60,
  currency: 'GBP',
  timeZone: 'Europe/London',
};

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  registerBookingJobs(app.services);
  await app.services.jobs.start();
  await seedTutors(app.db, app.clock);
});
afterEach(async () => {
  await app.services.jobs.stop();
  await app.close();
});

/** Calls the two sub-apps as mounted by the server, on behalf of `caller`. */
async function call(caller: Caller, method: string, path: string, body?: unknown) {
  const { account, visitorId, language = 'en' } = caller;
  const api = newApi();
  api.use(async (c, next) => {
    c.set('requestId', 'r-1');
    c.set('language', language);
    c.set('account', account ? { ...account, isAdmin: false, sessionId: undefined } : null);
    c.set('visitorId', visitorId ?? null);
    c.set('issueVisitorId', () => browser);
    await next();
  });
  api.onError((thrown) => errorResponse(thrown, { requestId: 'r-1', language, log: silentLog }));
  api.route('/', tutorsApi(app.services));
  api.route('/', bookingApi(app.services));
  const headers = {
    'accept-language': language,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await requestOf(api)(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    text,
    body: (json ? JSON.parse(text) : {}) as Record<string, unknown>,
    type: response.headers.get('content-type'),
  };
}

const hold = async (caller: Caller, change: object = {}) =>
  call(caller, 'POST', '/bookings/holds', { ...holdInput, ...change });
const idOf = (answer: { body: Record<string, unknown> }) => (answer.body.hold as { id: string }).id;

describe('the functions that other features call', () => {
  test('slots are UTC instants', async () => {
    const query = 'from=2026-11-24T17:00:00Z&to=2026-11-24T19:00:00Z&minutes=60';
    const { body } = await call({}, 'GET', `/tutors/lucia-restrepo/slots?${query}`);
    expect(body).toEqual({
      slots: [
        { start: '2026-11-24T18:00:00.000Z', end: '2026-11-24T19:00:00.000Z' },
        { start: '2026-11-24T18:30:00.000Z', end: '2026-11-24T19:30:00.000Z' },
      ],
    });
  });

  test('a hold without an account returns 201 with id and expiry; the next caller gets 409 and alternatives', async () => {
    const first = await hold({});
    expect([first.status, first.body.hold]).toEqual([
      201,
      expect.objectContaining({ expiresAt: '2026-11-20T09:10:00.000Z' }),
    ]);
    const second = await hold({ account: carmen, language: 'es' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      error: {
        code: 'slot_taken',
        requestId: 'r-1',
        message: expect.stringContaining('Alguien acaba de reservar las 18:00.'),
      },
      alternatives: [
        { start: '2026-11-24T15:30:00.000Z' },
        { start: '2026-11-24T19:30:00.000Z' },
        { start: '2026-11-24T20:00:00.000Z' },
      ],
    });
  });

  test('confirming needs an account and takes over the hold of this browser', async () => {
    const id = idOf(await hold({}));
    expect((await call({ visitorId: browser }, 'POST', `/bookings/holds/${id}/confirm`, {})).status).toBe(
      401,
    );
    expect((await call({ account: carmen }, 'POST', `/bookings/holds/${id}/confirm`, {})).status).toBe(404);
    const confirmed = await call(
      { account: carmen, visitorId: browser },
      'POST',
      `/bookings/holds/${id}/confirm`,
      {},
    );
    expect([confirmed.status, confirmed.body.booking]).toEqual([
      201,
      expect.objectContaining({ id, state: 'confirmed' }),
    ]);
    const ownBookings = await call({ account: carmen }, 'GET', '/bookings');
    expect(ownBookings.body.bookings).toHaveLength(1);
  });

  test('a confirmation with an empty body is accepted', async () => {
    const id = idOf(await hold({ account: carmen }));
    expect((await call({ account: carmen }, 'POST', `/bookings/holds/${id}/confirm`)).status).toBe(201);
  });

  test('the calendar file and the refund can be read before and after cancelling', async () => {
    const id = idOf(await hold({ account: carmen }));
    await call({ account: carmen }, 'POST', `/bookings/holds/${id}/confirm`, {});
    const file = await call({ account: carmen }, 'GET', `/bookings/${id}/calendar.ics`);
    expect(file.type).toContain('text/calendar');
    expect(readStrictCalendar(file.text)).toMatchObject({
      method: 'PUBLISH',
      events: [{ start: '2026-11-24T18:00:00.000Z', description: null }],
    });
    expect((await call({ account: carmen }, 'GET', `/bookings/${id}/cancellation`)).body).toMatchObject({
      cancellation: { refund: { amountMinor: 3200, currency: 'GBP' }, share: 'all' },
    });
    expect(
      (await call({ account: carmen }, 'POST', `/bookings/${id}/cancel`, { refundMinor: 3200 })).body,
    ).toMatchObject({
      booking: { state: 'cancelled' },
    });
    const cancelled = await call({ account: carmen }, 'GET', `/bookings/${id}/calendar.ics`);
    expect(readStrictCalendar(cancelled.text)).toMatchObject({
      method: 'CANCEL',
      events: [{ status: 'CANCELLED' }],
    });
  });

  test('a released hold no longer exists', async () => {
    const id = idOf(await hold({}));
    expect((await call({ visitorId: browser }, 'DELETE', `/bookings/holds/${id}`)).status).toBe(204);
    expect((await call({ visitorId: browser }, 'GET', `/bookings/holds/${id}`)).status).toBe(409);
    expect((await hold({ account: carmen })).status).toBe(201);
  });
});

describe('invalid input', () => {
  test.each([
    ['minutes of 45', { minutes: 45 }],
    ['a time without a zone', { start: '2026-11-24T18:00:00' }],
    ['a kind that is not that long', { sessionType: 'deep' }],
    ['money we do not take', { currency: 'CHF' }],
    ['a time zone that does not exist', { timeZone: 'Mars/Base' }],
    ['no tutor', { tutorId: undefined }],
  ])('%s is a 400', async (_name, change) => {
    const { status, body } = await hold({}, change);
    expect([status, (body.error as { requestId: string }).requestId]).toEqual([400, 'r-1']);
  });

  test('an unknown tutor or booking returns 404, a malformed id 400', async () => {
    expect((await hold({}, { tutorId: 'nobody' })).status).toBe(404);
    expect((await call({ account: carmen }, 'GET', `/bookings/${browser}`)).status).toBe(404);
    expect((await call({ account: carmen }, 'GET', '/bookings/12')).status).toBe(400);
  });

  test('a range of a year, or one that ends before it starts, returns 400', async () => {
    const slots = (range: string) => call({}, 'GET', `/tutors/lucia-restrepo/slots?${range}`);
    expect((await slots('from=2026-11-24T00:00:00Z&to=2027-11-24T00:00:00Z')).status).toBe(400);
    expect((await slots('from=2026-11-24T00:00:00Z&to=2026-11-23T00:00:00Z')).status).toBe(400);
  });
});
