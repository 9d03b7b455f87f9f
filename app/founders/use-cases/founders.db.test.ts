import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tutorsApi } from '#app/tutors/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { ana, carmen, codeOf, setUpFoundersTest } from '#tests/support/founders-setup.ts';

const at = setUpFoundersTest();

describe('a tutor', () => {
  test('is shown with prices, hours and sessions, without the names of learners', async () => {
    await at.book('2026-11-16T08:00:00Z', 3200, 'GBP');
    const { body } = await at.as(ana)('GET', '/founders/tutors/lucia-restrepo');
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
    expect((await at.as(ana)('GET', '/founders/tutors/nobody')).status).toBe(404);
  });

  test('can be paused and reactivated in the search; both are in the audit log, a repeated call is not', async () => {
    const id = await at.idOfTutor('lucia-restrepo');
    const found = async () =>
      (await callsOf(tutorsApi(at.app.services), null)('GET', `/tutors/${id}`)).status;
    const set = (status: string) => at.as(ana)('PATCH', `/founders/tutors/${id}`, { status });
    expect((await set('paused')).status).toBe(204);
    expect((await set('paused')).status).toBe(204);
    expect(await found()).toBe(404);
    at.app.clock.advance(1000);
    expect((await set('active')).status).toBe(204);
    expect(await found()).toBe(200);
    const actor = ana.email;
    expect(await at.acts()).toMatchObject([
      { actor, action: 'tutor.activate', subject: 'Lucía Restrepo' },
      { actor, action: 'tutor.pause', subject: 'Lucía Restrepo' },
    ]);
  });
});

describe('an application', () => {
  test('creates a paused tutor page at the lowest prices when approved, and emails the applicant, once', async () => {
    const id = await at.apply();
    const approve = () =>
      at.as(ana)('POST', `/founders/applications/${id}/decision`, { decision: 'approved' });
    const { status, body } = await approve();
    expect(status).toBe(200);
    const { tutor } = (await at.as(ana)('GET', `/founders/tutors/${String(body.tutorId)}`)).body;
    expect(tutor).toMatchObject({
      name: 'Zoë Núñez',
      slug: 'zoe-nunez',
      city: 'Valencia',
      status: 'paused',
      missing: ['hours', 'meeting'],
      story: 'I have taught fractions for nine years.',
      wasOpen: false,
    });
    const stored = await at.app.db
      .selectFrom('app.tutors')
      .select(['story', 'headline'])
      .where('slug', '=', 'zoe-nunez')
      .executeTakeFirst();
    // The text is in the language of the page on which it was written; nothing pretends to be a translation.
    expect(stored?.story).toEqual({ en: 'I have taught fractions for nine years.', es: '', fr: '' });
    const { prices } = tutor as { prices: { type: string; amounts: object[] }[] };
    expect(prices[1]?.amounts[0]).toEqual({ amountMinor: 3000, currency: 'GBP' });
    const mails = await at.app.db
      .selectFrom('app.mails')
      .select(['recipient', 'language', 'subject'])
      .execute();
    expect(mails).toEqual([
      { recipient: carmen.email, language: 'es', subject: 'Puedes dar clase en Curvela' },
    ]);
    expect(codeOf(await approve())).toBe('already_decided');
    expect(await at.acts()).toMatchObject([{ action: 'application.approve', subject: 'Zoë Núñez' }]);
  });

  test('leads to a tutor who cannot be booked before hours are set', async () => {
    const id = await at.apply();
    const { body } = await at.as(ana)('POST', `/founders/applications/${id}/decision`, {
      decision: 'approved',
    });
    const tutor = `/founders/tutors/${String(body.tutorId)}`;
    const refused = await at.as(ana)('PATCH', tutor, { status: 'active' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'tutor_incomplete' }, missing: ['hours', 'meeting'] },
    });
    await at.app.db
      .insertInto('app.availability_rules')
      .values({ tutor_id: String(body.tutorId), weekday: 1, starts: '09:00', ends: '12:00' })
      .execute();
    const unreachable = await at.as(ana)('PATCH', tutor, { status: 'active' });
    expect(unreachable.body).toMatchObject({ error: { code: 'tutor_incomplete' }, missing: ['meeting'] });
    const rowOf = async () =>
      ((await at.as(ana)('GET', '/founders/tutors')).body.tutors as { slug: string }[]).find(
        ({ slug }) => slug === 'zoe-nunez',
      );
    await at.as(ana)('PUT', `${tutor}/meeting`, { url: 'https://meet.example.org/zoe-{session}' });
    expect(await rowOf()).toMatchObject({ status: 'paused', missing: [], wasOpen: false });
    expect((await at.as(ana)('PATCH', tutor, { status: 'active' })).status).toBe(204);
    await at.as(ana)('PATCH', tutor, { status: 'paused' });
    // Closed by a founder: it waits for nobody any more.
    expect(await rowOf()).toMatchObject({ status: 'paused', missing: [], wasOpen: true });
  });

  test('is not decided by a founder who has read an earlier version', async () => {
    const id = await at.apply();
    const sentAt = '2026-11-01T09:00:00.000Z';
    const decision = { decision: 'approved', sentAt };
    const refused = await at.as(ana)('POST', `/founders/applications/${id}/decision`, decision);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'application_changed']);
    expect(await at.acts()).toEqual([]);
  });

  test('creates no tutor when declined', async () => {
    const id = await at.apply();
    const path = `/founders/applications/${id}/decision`;
    expect((await at.as(ana)('POST', path, { decision: 'declined' })).body).toEqual({ tutorId: null });
    expect(
      await at.app.db.selectFrom('app.tutors').select('id').where('account_id', '=', carmen.id).execute(),
    ).toEqual([]);
    expect(await at.acts()).toMatchObject([{ action: 'application.decline' }]);
  });
});

describe('a contact message', () => {
  test('can be closed and reopened, each in the audit log without the sender’s name', async () => {
    const id = await at.write();
    const mark = (answered: boolean) => at.as(ana)('PATCH', `/founders/messages/${id}`, { answered });
    await mark(true);
    await mark(true);
    expect((await at.as(ana)('GET', '/founders/messages')).body.messages).toMatchObject([
      { name: 'Omar', answeredAt: '2026-11-20T09:00:00.000Z' },
    ]);
    at.app.clock.advance(1000);
    await mark(false);
    expect((await at.acts()).map(({ action, subject }) => [action, subject])).toEqual([
      ['message.reopen', 'booking'],
      ['message.settle', 'booking'],
    ]);
  });
});

describe('the audit log', () => {
  test('rejects updates and deletes of its rows, by their owner as well', async () => {
    await at.as(ana)('PATCH', `/founders/messages/${await at.write()}`, { answered: true });
    await expect(sql`update app.audit_log set subject = 'x'`.execute(at.app.owner)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from app.audit_log`.execute(at.app.owner)).rejects.toThrow('append-only');
    await expect(sql`truncate app.audit_log`.execute(at.app.owner)).rejects.toThrow('append-only');
    expect(await at.acts()).toHaveLength(1);
  });
});
