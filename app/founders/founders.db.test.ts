import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountsApi, createLiveSessions, mostAlertsPerHour } from '#app/accounts/public.server.ts';
import { seedTutors, tutorsApi } from '#app/tutors/public.server.ts';
import { type Answer, callsOf } from '#tests/api.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { foundersApi } from './public.server.ts';

const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
/** The other founder's address, signed up by somebody who has not confirmed it. */
const pretender = { id: '00000000-0000-4000-a000-0000000000a2', email: 'noah.founder@example.org' };
const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };
const lucia = { id: '00000000-0000-4000-a000-0000000000a4', email: 'lucia@example.org' };
type Somebody = typeof ana | null;

let house: TestServices;
beforeEach(async () => {
  house = await testServices();
  await seedTutors(house.db, house.clock, lucia);
  const now = house.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${new Date('2026-11-10T09:00:00Z')}),
    (${pretender.id}, ${pretender.email}, null, ${new Date('2026-11-19T09:00:00Z')}),
    (${carmen.id}, ${carmen.email}, ${now}, ${new Date('2026-11-18T09:00:00Z')})`.execute(house.db);
});
afterEach(() => house.close());

const as = (somebody: Somebody) => callsOf(foundersApi(house.services), somebody);
const week = '/founders/numbers?from=2026-11-13T09:00:00Z&to=2026-11-20T09:00:00Z';
const alerts = () =>
  house.db.selectFrom('app.security_alerts').select(['email', 'context', 'user_agent']).execute();
const acts = async () =>
  (await as(ana)('GET', '/founders/audit')).body.entries as {
    action: string;
    subject: string;
    actor: string;
  }[];
const idOfTutor = async (slug: string) =>
  (await house.db.selectFrom('app.tutors').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .id;
const codeOf = ({ body }: Answer) => (body.error as { code: string } | undefined)?.code;

async function apply(): Promise<string> {
  const story = 'I have taught fractions for nine years.';
  const said = {
    name: 'Zoë Núñez',
    zone: 'Europe/Madrid',
    subjects: ['mathematics'],
    languages: ['es'],
    story,
  };
  const { status } = await callsOf(tutorsApi(house.services), carmen)('PUT', '/tutor/application', said);
  expect(status).toBe(200);
  const { body } = await as(ana)('GET', '/founders/applications');
  return (body.applications as { id: string }[])[0]?.id ?? '';
}

async function write(): Promise<string> {
  const id = house.services.random.uuid();
  const said = {
    topic: 'booking',
    name: 'Omar',
    email: 'omar@example.org',
    message: 'Hello?',
    language: 'en',
  };
  const at = new Date('2026-11-19T10:00:00Z');
  await house.db
    .insertInto('app.contact_messages')
    .values({ ...said, id, created_at: at })
    .execute();
  return id;
}

describe('who may enter', () => {
  test('founders only: nobody gets 401, a user and an unconfirmed founder’s address get 403, on every call', async () => {
    const some = '00000000-0000-4000-a000-00000000ffff';
    const calls: [string, string, unknown?][] = [
      ['GET', week],
      ['GET', '/founders/audit'],
      ['GET', '/founders/tutors'],
      ['GET', '/founders/tutors/lucia-restrepo'],
      ['PATCH', `/founders/tutors/${await idOfTutor('lucia-restrepo')}`, { status: 'paused' }],
      ['GET', '/founders/applications'],
      ['POST', `/founders/applications/${some}/decision`, { decision: 'approved' }],
      ['GET', '/founders/messages'],
      ['PATCH', `/founders/messages/${some}`, { answered: true }],
      ['GET', '/founders/reviews'],
      ['POST', `/founders/reviews/${some}/hide`],
      ['POST', `/founders/reviews/${some}/show`],
      ['POST', `/founders/refunds/${some}/settle`],
      ['GET', '/founders/ai'],
      ['POST', '/founders/ai/check'],
    ];
    for (const [method, path, body] of calls) {
      const statuses = [];
      for (const somebody of [null, carmen, pretender])
        statuses.push((await as(somebody)(method, path, body)).status);
      expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 403]);
      const founder = await as(ana)(method, path, body);
      expect([method, path, founder.status === 401 || founder.status === 403]).toEqual([method, path, false]);
    }
  });

  test('an attempt leaves an alert with address, call, time and browser; a founder leaves none', async () => {
    await as(carmen)('GET', '/founders/tutors');
    await as(ana)('GET', '/founders/tutors');
    await as(null)('GET', '/founders/tutors');
    expect(await alerts()).toEqual([
      { email: carmen.email, context: 'GET /founders/tutors', user_agent: 'Test/1' },
    ]);
  });

  test('the page’s own report is kept under the address of the token, twenty an hour at most, also of many at once', async () => {
    const accounts = () =>
      accountsApi({ ...house.services, liveSessions: createLiveSessions(house.services) });
    const report = (somebody: Somebody, body: object = { context: '/founder-hub', email: 'x@example.org' }) =>
      callsOf(accounts(), somebody)('POST', '/account/security-alerts', body);
    expect((await report(null)).status).toBe(401);
    expect((await report(carmen, { context: '' })).status).toBe(400);
    expect((await report(ana)).status).toBe(204);
    expect(await alerts()).toEqual([]);
    const atOnce = Array.from({ length: mostAlertsPerHour * 3 }, () => report(carmen));
    for (const { status } of await Promise.all(atOnce)) expect(status).toBe(204);
    expect(await alerts()).toHaveLength(20);
    expect((await alerts())[0]).toEqual({
      email: carmen.email,
      context: '/founder-hub',
      user_agent: 'Test/1',
    });
    house.clock.advance(3_600_001);
    await report(carmen);
    expect(await alerts()).toHaveLength(21);
  });
});

describe('the figures', () => {
  test('count sign-ups of the range and the one before, and the confirmed among them', async () => {
    const { body } = await as(ana)('GET', week);
    expect(body.numbers).toMatchObject({
      range: { from: '2026-11-13T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' },
      before: { from: '2026-11-06T09:00:00.000Z', to: '2026-11-13T09:00:00.000Z' },
      signUps: { now: 2, before: 1 },
      confirmed: { now: 1, before: 1 },
      booked: { now: 0, before: 0 },
      tutors: { active: 12, paused: 0, left: 0 },
    });
  });

  test('count bookings by what became of them, per day of the zone, and never add up two currencies', async () => {
    await book('2026-11-14T23:30:00Z', 3200, 'GBP');
    await book('2026-11-15T08:00:00Z', 4200, 'GBP', 'cancelled');
    await book('2026-11-16T08:00:00Z', 8_000_000, 'COP');
    await book('2026-11-16T08:00:00Z', 3200, 'GBP', 'held');
    await book('2026-11-10T08:00:00Z', 3200, 'EUR');
    const { body } = await as(ana)('GET', `${week}&zone=Europe/Paris`);
    expect(body.numbers).toMatchObject({
      booked: { now: 3, before: 1 },
      bookingStates: { confirmed: 2, completed: 0, cancelled: 1, no_show: 0 },
      bookedPerDay: [
        { day: '2026-11-15', count: 2 },
        { day: '2026-11-16', count: 1 },
      ],
      money: [
        {
          sessions: 1,
          booked: { amountMinor: 8_000_000, currency: 'COP' },
          refunded: { amountMinor: 0, currency: 'COP' },
        },
        {
          sessions: 2,
          booked: { amountMinor: 7400, currency: 'GBP' },
          refunded: { amountMinor: 4200, currency: 'GBP' },
        },
      ],
    });
  });

  test('count messages, clicks on referral links and problems begun', async () => {
    await write();
    await house.db
      .insertInto('referral_events')
      .values(
        ['ana', 'ana', 'omar'].map((code) => ({ code, type: 'click', created_at: '2026-11-19T08:00:00Z' })),
      )
      .execute();
    const { body } = await as(ana)('GET', week);
    expect(body.numbers).toMatchObject({
      messages: { received: 1, waiting: 1 },
      referrals: [
        { code: 'ana', clicks: 2 },
        { code: 'omar', clicks: 1 },
      ],
      teachingSessions: { now: 0, before: 0 },
    });
  });

  test('refuse a range that is empty, too long, or on a clock that does not exist', async () => {
    const day = '2026-11-20T09:00:00Z';
    for (const query of [
      `from=${day}&to=${day}`,
      `from=2025-01-01T00:00:00Z&to=${day}`,
      `from=2026-11-19T09:00:00Z&to=${day}&zone=Mars/Olympus`,
    ])
      expect(codeOf(await as(ana)('GET', `/founders/numbers?${query}`))).toBe('range_invalid');
  });
});

describe('a tutor', () => {
  test('is seen with prices, hours and sessions, and without the names of learners', async () => {
    await book('2026-11-16T08:00:00Z', 3200, 'GBP');
    const { body } = await as(ana)('GET', '/founders/tutors/lucia-restrepo');
    expect(body.tutor).toMatchObject({
      name: 'Lucía Restrepo',
      status: 'active',
      missing: [],
      sessionsAhead: 1,
    });
    const { sessions } = body.tutor as { sessions: Record<string, unknown>[] };
    expect(sessions.map((session) => Object.keys(session).sort())).toEqual([
      ['end', 'id', 'price', 'start', 'state', 'type'],
    ]);
    expect((await as(ana)('GET', '/founders/tutors/nobody')).status).toBe(404);
  });

  test('paused is no longer in the search and comes back; both are in the audit log, a repetition is not', async () => {
    const id = await idOfTutor('lucia-restrepo');
    const found = async () => (await callsOf(tutorsApi(house.services), null)('GET', `/tutors/${id}`)).status;
    const set = (status: string) => as(ana)('PATCH', `/founders/tutors/${id}`, { status });
    expect((await set('paused')).status).toBe(204);
    expect((await set('paused')).status).toBe(204);
    expect(await found()).toBe(404);
    house.clock.advance(1000);
    expect((await set('active')).status).toBe(204);
    expect(await found()).toBe(200);
    const actor = ana.email;
    expect(await acts()).toMatchObject([
      { actor, action: 'tutor.activate', subject: 'Lucía Restrepo' },
      { actor, action: 'tutor.pause', subject: 'Lucía Restrepo' },
    ]);
  });
});

describe('an application', () => {
  test('approved becomes a paused tutor page at the lowest prices; the applicant hears of it; once', async () => {
    const id = await apply();
    const approve = () => as(ana)('POST', `/founders/applications/${id}/decision`, { decision: 'approved' });
    const { status, body } = await approve();
    expect(status).toBe(200);
    const { tutor } = (await as(ana)('GET', `/founders/tutors/${String(body.tutorId)}`)).body;
    expect(tutor).toMatchObject({
      name: 'Zoë Núñez',
      slug: 'zoe-nunez',
      city: 'Madrid',
      status: 'paused',
      missing: ['hours'],
      story: 'I have taught fractions for nine years.',
    });
    const { prices } = tutor as { prices: { type: string; amounts: object[] }[] };
    expect(prices[1]?.amounts[0]).toEqual({ amountMinor: 3000, currency: 'GBP' });
    const mails = await house.db
      .selectFrom('app.mails')
      .select(['recipient', 'language', 'subject'])
      .execute();
    expect(mails).toEqual([
      { recipient: carmen.email, language: 'es', subject: 'Puedes dar clase en Curvela' },
    ]);
    expect(codeOf(await approve())).toBe('already_decided');
    expect(await acts()).toMatchObject([{ action: 'application.approve', subject: 'Zoë Núñez' }]);
  });

  test('approved cannot be booked before hours are set', async () => {
    const id = await apply();
    const { body } = await as(ana)('POST', `/founders/applications/${id}/decision`, { decision: 'approved' });
    const tutor = `/founders/tutors/${String(body.tutorId)}`;
    const refused = await as(ana)('PATCH', tutor, { status: 'active' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'tutor_incomplete' }, missing: ['hours'] },
    });
    await house.db
      .insertInto('app.availability_rules')
      .values({ tutor_id: String(body.tutorId), weekday: 1, starts: '09:00', ends: '12:00' })
      .execute();
    expect((await as(ana)('PATCH', tutor, { status: 'active' })).status).toBe(204);
  });

  test('declined makes no tutor', async () => {
    const id = await apply();
    const path = `/founders/applications/${id}/decision`;
    expect((await as(ana)('POST', path, { decision: 'declined' })).body).toEqual({ tutorId: null });
    expect(
      await house.db.selectFrom('app.tutors').select('id').where('account_id', '=', carmen.id).execute(),
    ).toEqual([]);
    expect(await acts()).toMatchObject([{ action: 'application.decline' }]);
  });
});

describe('a contact message', () => {
  test('is marked as answered and waits again, each in the audit log without the sender’s name', async () => {
    const id = await write();
    const mark = (answered: boolean) => as(ana)('PATCH', `/founders/messages/${id}`, { answered });
    await mark(true);
    await mark(true);
    expect((await as(ana)('GET', '/founders/messages')).body.messages).toMatchObject([
      { name: 'Omar', answeredAt: '2026-11-20T09:00:00.000Z' },
    ]);
    house.clock.advance(1000);
    await mark(false);
    expect((await acts()).map(({ action, subject }) => [action, subject])).toEqual([
      ['message.reopen', 'booking'],
      ['message.answer', 'booking'],
    ]);
  });
});

describe('the audit log', () => {
  test('refuses to change or lose a row, whoever asks', async () => {
    await as(ana)('PATCH', `/founders/messages/${await write()}`, { answered: true });
    await expect(sql`update app.audit_log set subject = 'x'`.execute(house.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from app.audit_log`.execute(house.db)).rejects.toThrow('append-only');
    await expect(sql`truncate app.audit_log`.execute(house.db)).rejects.toThrow('append-only');
    expect(await acts()).toHaveLength(1);
  });
});

let next = 0;
/** A booking made at that moment, for an hour of its own far ahead. */
async function book(
  made: string,
  priceMinor: number,
  currency: string,
  state: 'held' | 'confirmed' | 'cancelled' = 'confirmed',
): Promise<void> {
  next += 1;
  const start = new Date(Date.UTC(2027, 0, 1 + next, 12));
  const end = new Date(start.getTime() + 3_600_000);
  const id = house.services.random.uuid();
  await house.db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id: await idOfTutor('lucia-restrepo'),
      state: 'held',
      session_type: 'session',
      starts_at: start,
      ends_at: end,
      claimed: sql<string>`tstzrange(${start}, ${end})`,
      account_id: carmen.id,
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      note: 'Maya is afraid of fractions',
      price_minor: priceMinor,
      currency,
      policy: '{}',
      expires_at: end,
      created_at: new Date(made),
    })
    .execute();
  const become = (change: object) =>
    house.db.updateTable('app.bookings').set(change).where('id', '=', id).execute();
  if (state !== 'held') await become({ state: 'confirmed', confirmed_at: new Date(made) });
  if (state === 'cancelled') await become({ state, cancelled_by: 'learner', refund_minor: priceMinor });
}
