import ICAL from 'ical.js';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newApi } from '#app/platform/api.server.ts';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { readStrictCalendar } from '#tests/support/strict-calendar.ts';
import { callsOf } from '#tests/support/api.ts';
import { setUpBookingTest, lucia, maya, noor, reader } from '#tests/booking/booking-setup.ts';
import { bookingApi } from '../api/routes.server.ts';
import { cancelBooking } from './changing/cancel-booking.server.ts';
import { moveBooking } from './changing/move-booking.server.ts';
import { listBookings } from './list-bookings.server.ts';

const at = setUpBookingTest();
type Person = { id: string; email: string };

beforeEach(async () => {
  for (const { id, email } of [maya, noor, lucia])
    await sql`insert into auth.users (id, email) values (${id}, ${email}) on conflict do nothing`.execute(
      at.app.db,
    );
});

const make = async (who: Person, as = 'learner') => {
  const { body } = await callsOf(bookingApi(at.app.services), who)('POST', `/calendar-feed?as=${as}`);
  return new URL((body['feed'] as { address: string }).address).pathname.replace('/functions/v1', '');
};

const addLearner = (id: string, name: string) =>
  at.app.db
    .insertInto('app.learner_profiles')
    .values({ id, account_id: maya.id, name, language: 'en', created_at: at.app.clock.now() })
    .execute();

/** Fetches without an account, like a calendar client. */
async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  const app = newApi();
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('language', 'en');
    c.set('account', null);
    await next();
  });
  app.onError((thrown) => errorResponse(thrown, { requestId: 'test', language: 'en', log: silentLog }));
  app.route('/', bookingApi(at.app.services));
  return app.request(path, init);
}

/** Parses the sessions of a feed with a strict parser independent of the writer. */
async function sessions(path: string) {
  const { events } = readStrictCalendar(await (await fetched(path)).text());
  return events.map(({ uid, start, sequence, status, summary, url, location, description, alarms }) => ({
    uid,
    start,
    sequence,
    status,
    summary,
    url,
    location,
    description,
    alarms,
  }));
}

describe('a calendar feed', () => {
  test('contains its owner’s sessions in UTC, with a link to each and without its note', async () => {
    const { id } = await at.booked();
    await sql`update app.bookings set note = 'private matters' where id = ${id}`.execute(at.app.db);
    const [session, ...others] = await sessions(await make(maya));
    expect(others).toEqual([]);
    expect(session).toEqual({
      uid: expect.stringMatching(`^booking-${id}@`),
      start: '2026-11-24T18:00:00.000Z',
      sequence: expect.any(Number),
      status: 'CONFIRMED',
      summary: 'Curvela: 60 minutes with Lucía Restrepo',
      url: expect.stringContaining(`/booking/thanks?booking=${id}`),
      location: expect.stringMatching(`^Online: https?://.*/booking/thanks\\?booking=${id}$`),
      description: null,
      alarms: [],
    });
    expect(await sessions(await make(noor))).toEqual([]);
  });

  test('shows the tutor the learner’s first name, in the tutor’s language, until the session is cancelled', async () => {
    const profile = '00000000-0000-4000-a000-0000000000f1';
    await addLearner(profile, 'Leo Martínez Ruiz');
    const { id } = await at.booked(maya, undefined, profile);
    const feed = await make(lucia, 'tutor');
    const [session] = await sessions(feed);
    const namesInList = async () =>
      (await listBookings(at.app.services, { accountId: lucia.id, as: 'tutor' })).map(
        ({ learner }) => learner,
      );
    expect(session?.summary).toBe('Curvela: 60 minutos con Leo');
    expect(session?.url).toContain(`/tutor-dashboard?session=${id}`);
    expect(await namesInList()).toEqual(['Leo Martínez Ruiz']);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    const [cancelled] = await sessions(feed);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', summary: expect.not.stringContaining('Leo') });
    expect(await namesInList()).toEqual([null]);
  });

  test('keeps the UID of a moved session, and lists a cancelled one for a month', async () => {
    const { id } = await at.booked();
    const path = await make(maya);
    const [before] = await sessions(path);
    const start = new Date('2026-11-24T20:00:00.000Z');
    await moveBooking(at.app.services, { id, accountId: maya.id, start, reader });
    const [moved] = await sessions(path);
    expect(moved?.start).toBe(start.toISOString());
    expect(moved?.uid).toBe(before?.uid);
    expect(moved?.sequence).toBe(Number(before?.sequence) + 1);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await sessions(path)).toMatchObject([{ uid: before?.uid, status: 'CANCELLED' }]);
    at.app.clock.set('2026-12-20T09:00:00.000Z');
    expect(await sessions(path)).toHaveLength(1);
    at.app.clock.set('2026-12-20T09:00:00.001Z');
    expect(await sessions(path)).toEqual([]);
  });

  test('drops sessions after two months', async () => {
    await at.booked();
    const path = await make(maya);
    at.app.clock.set('2027-01-23T18:00:00.000Z');
    expect(await sessions(path)).toHaveLength(1);
    at.app.clock.set('2027-01-23T18:00:00.001Z');
    expect(await sessions(path)).toEqual([]);
  });

  test('drops a tutor’s sessions after thirty days, with the learner’s name in them', async () => {
    const profile = '00000000-0000-4000-a000-0000000000f1';
    await addLearner(profile, 'Leo Martínez Ruiz');
    await at.booked(maya, undefined, profile);
    const [family, tutor] = [await make(maya), await make(lucia, 'tutor')];
    at.app.clock.set('2026-12-24T18:00:00.000Z');
    expect((await sessions(tutor)).map(({ summary }) => summary)).toEqual(['Curvela: 60 minutos con Leo']);
    at.app.clock.set('2026-12-24T18:00:00.001Z');
    expect(await sessions(tutor)).toEqual([]);
    expect(await sessions(family)).toHaveLength(1);
  });

  test('without sessions has the one component that RFC 5545 requires, and no events', async () => {
    const file = await (await fetched(await make(maya))).text();
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    expect(calendar.getFirstPropertyValue('method')).toBe(null);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect([lines.at(-3), ...lines.slice(-2)]).toEqual(['END:VTIMEZONE', 'END:VCALENDAR', '']);
    await at.booked();
    expect(await sessions(await make(maya))).toHaveLength(1);
  });
});

describe('a repeated request', () => {
  test('returns 304 while unchanged, with an ETag of this calendar only', async () => {
    const { id } = await at.booked();
    const path = await make(maya);
    const first = await fetched(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('content-disposition')).toBe('inline; filename="sessions.ics"');
    expect(first.headers.get('cache-control')).toContain('private');
    expect(first.headers.get('x-robots-tag')).toContain('noindex');
    expect(await first.text()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    const etag = first.headers.get('etag') ?? '';
    at.app.clock.set('2026-11-20T12:00:00Z');
    const again = await fetched(path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const statusFor = async (tag: string) =>
      (await fetched(path, { headers: { 'if-none-match': tag } })).status;
    expect([await statusFor('*'), await statusFor(etag.slice(2)), await statusFor('"other"')]).toEqual([
      304, 304, 200,
    ]);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await statusFor(etag)).toBe(200);
  });

  test('with HEAD returns no body', async () => {
    const head = await fetched(await make(maya), { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
      200,
      '',
      expect.stringMatching(/^W\/"/),
    ]);
  });
});

describe('the address of a calendar feed', () => {
  test('is stored only as a hash, and is neither in the data export nor under an idempotency key', async () => {
    const path = await make(maya);
    const secret = path.split('/')[2] ?? '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await sql`select * from app.calendar_feeds`.execute(at.app.db);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const state = await callsOf(bookingApi(at.app.services), maya)('GET', '/calendar-feed');
    expect(state.body).toEqual({ feed: { madeAt: at.app.clock.now().toISOString() } });
  });

  test('stops working once renewed or revoked', async () => {
    const first = await make(maya);
    const second = await make(maya);
    expect(second).not.toBe(first);
    expect((await fetched(first)).status).toBe(404);
    expect((await fetched(second)).status).toBe(200);
    await callsOf(bookingApi(at.app.services), maya)('DELETE', '/calendar-feed');
    expect((await fetched(second)).status).toBe(404);
  });

  test('of a suspended, erased or unknown account returns the same response', async () => {
    const path = await make(maya);
    const unknown = await fetched(`/calendar/${'0'.repeat(64)}/sessions.ics`);
    const body = await unknown.text();
    expect(unknown.status).toBe(404);
    const suspend = (until: string | null) =>
      sql`update auth.users set banned_until = ${until} where id = ${maya.id}`.execute(at.app.db);
    await suspend('9999-12-31');
    const suspended = await fetched(path);
    expect([suspended.status, await suspended.text()]).toEqual([404, body]);
    await suspend(null);
    expect((await fetched(path)).status).toBe(200);
    await sql`delete from auth.users where id = ${maya.id}`.execute(at.app.db);
    const erased = await fetched(path);
    expect([erased.status, await erased.text()]).toEqual([404, body]);
    const headers = ({ headers: all }: Response) => [...all].filter(([name]) => name !== 'date');
    expect(headers(erased)).toEqual(headers(unknown));
  });

  test('of a tutor is available to tutors only', async () => {
    const calls = callsOf(bookingApi(at.app.services), maya);
    expect((await calls('POST', '/calendar-feed?as=tutor')).status).toBe(403);
    expect((await calls('GET', '/calendar-feed?as=tutor')).status).toBe(403);
    expect((await calls('DELETE', '/calendar-feed?as=tutor')).status).toBe(403);
    expect((await calls('GET', '/calendar-feed')).body).toEqual({ feed: { madeAt: null } });
  });
});
