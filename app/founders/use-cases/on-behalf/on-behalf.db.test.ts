import { describe, expect, test } from 'vitest';
import { tutorsApi } from '#app/tutors/index.server.ts';
import { placeHold } from '#app/booking/use-cases/place-hold.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { ana, carmen, codeOf, setUpFoundersTest, pretender } from '#tests/support/founders-setup.ts';
import { bookSession } from '#tests/tutors/booked-session.ts';

const at = setUpFoundersTest();
/** The tutor’s own account (tests/support/founders-setup.ts), and that of another tutor. */
const lucia = { id: '00000000-0000-4000-a000-0000000000a4', email: 'lucia@example.org' };
const amara = { id: '00000000-0000-4000-a000-0000000000a5', email: 'amara@example.org' };

const own = (account: typeof lucia) => callsOf(tutorsApi(at.app.services), account);
const root = async () => `/founders/tutors/${await at.idOfTutor('lucia-restrepo')}`;
type Profile = {
  version: number;
  headline: Record<string, string>;
  story: Record<string, string>;
  prices: Record<string, Record<string, number>>;
};
const profile = async () => (await at.as(ana)('GET', `${await root()}/profile`)).body.profile as Profile;
type Hours = { version: number; rules: { weekday: number }[] };
const hours = async () =>
  (await at.as(ana)('GET', `${await root()}/availability`)).body.availability as Hours;
const acts = () =>
  at.app.db
    .selectFrom('app.audit_log')
    .select(['actor_email', 'action', 'subject_id', 'subject', 'before', 'after'])
    .orderBy('action')
    .execute();
const mails = () =>
  at.app.db
    .selectFrom('app.mails')
    .select(['recipient', 'language', 'subject', 'body_text'])
    .orderBy('created_at')
    .execute();

describe('profile and prices', () => {
  test('a founder can change what the tutor can: two audit entries with before and after, one email in the tutor’s language', async () => {
    const before = await profile();
    await at.app.db
      .updateTable('app.tutors')
      .set({ mail_language: 'es' })
      .where('slug', '=', 'lucia-restrepo')
      .execute();
    const prices = { ...before.prices, session: { ...before.prices.session, GBP: 4050 } };
    const headline = { ...before.headline, fr: 'Une page par semaine.' };
    const saved = await at.as(ana)('PUT', `${await root()}/profile`, { ...before, headline, prices });
    expect([saved.status, (saved.body.profile as Profile).version]).toEqual([200, before.version + 1]);
    const subject = {
      actor_email: ana.email,
      subject_id: await at.idOfTutor('lucia-restrepo'),
      subject: 'Lucía Restrepo',
    };
    expect(await acts()).toEqual([
      {
        ...subject,
        action: 'tutor.edit',
        before: { 'headline.fr': before.headline.fr },
        after: { 'headline.fr': 'Une page par semaine.' },
      },
      {
        ...subject,
        action: 'tutor.prices',
        before: { 'prices.session.GBP': before.prices.session?.GBP },
        after: { 'prices.session.GBP': 4050 },
      },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: lucia.email,
      language: 'es',
      subject: 'Cambiamos tu página en Curvela',
    });
    expect(mail?.body_text.replaceAll(/\s/g, ' ')).toContain('Clase, 60 min, GBP: 40,50 £ (antes: 32 £)');
    const shown = await callsOf(tutorsApi(at.app.services), null)(
      'GET',
      '/tutors/lucia-restrepo?currency=GBP',
    );
    expect(shown.body.tutor).toMatchObject({ prices: { session: { amountMinor: 4050 } } });
    expect((await own(lucia)('GET', '/tutor/profile')).body.profile).toMatchObject({ headline, prices });
  });

  test('of concurrent saves by a founder and the tutor, the second is rejected and stores nothing', async () => {
    const read = await profile();
    const story = { ...read.story, en: 'I have written this myself.' };
    expect((await own(lucia)('PUT', '/tutor/profile', { ...read, story })).status).toBe(200);
    const late = await at.as(ana)('PUT', `${await root()}/profile`, {
      ...read,
      headline: { en: 'x', es: '', fr: '' },
    });
    expect([late.status, codeOf(late)]).toEqual([409, 'profile_changed']);
    expect(late.body.profile).toMatchObject({ version: read.version + 1, story });
    expect(await acts()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('a price below the minimum is rejected for founders and tutors; an existing lower price may stay', async () => {
    const read = await profile();
    const at29 = { ...read, prices: { ...read.prices, session: { ...read.prices.session, GBP: 2999 } } };
    const refused = await at.as(ana)('PUT', `${await root()}/profile`, at29);
    expect([refused.status, codeOf(refused), refused.body.prices]).toEqual([
      400,
      'price_too_low',
      [{ type: 'session', currency: 'GBP' }],
    ]);
    expect(codeOf(await own(lucia)('PUT', '/tutor/profile', at29))).toBe('price_too_low');
    await at.app.db
      .updateTable('app.tutor_prices')
      .set({ amount_minor: 2999 })
      .where('currency', '=', 'GBP')
      .where('session_type', '=', 'session')
      .execute();
    expect((await own(lucia)('PUT', '/tutor/profile', at29)).status).toBe(200);
  });

  test('a booking in progress keeps the displayed price; the next one gets the new price', async () => {
    const owner = { accountId: carmen.id, visitorId: null };
    const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
    const hold = (start: string, accountId = owner.accountId) =>
      placeHold(at.app.services, {
        owner: { ...owner, accountId },
        tutor: 'lucia-restrepo',
        start: new Date(start),
        minutes: 60,
        currency: 'GBP',
        reader,
      });
    const priceOf = async (id: string) =>
      (
        await at.app.db
          .selectFrom('app.bookings')
          .select('price_minor')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).price_minor;
    const before = await profile();
    const early = await hold('2026-11-24T18:00:00Z');
    const prices = { ...before.prices, session: { ...before.prices.session, GBP: 4100 } };
    await at.as(ana)('PUT', `${await root()}/profile`, { ...before, prices });
    const late = await hold('2026-11-24T20:00:00Z', amara.id);
    expect([await priceOf(early.id), await priceOf(late.id)]).toEqual([3200, 4100]);
  });

  test('saving without changes creates no audit entry and no email', async () => {
    await at.as(ana)('PUT', `${await root()}/profile`, await profile());
    expect([await acts(), await mails()]).toEqual([[], []]);
  });

  test('a headline in one language is shown in all until it is translated', async () => {
    const id = await at.apply();
    await at.as(ana)('POST', `/founders/applications/${id}/decision`, { decision: 'approved' });
    const zoe = own(carmen);
    const read = (await zoe('GET', '/tutor/profile')).body.profile as Profile;
    expect(read.headline).toEqual({ en: '', es: '', fr: '' });
    const headline = { en: '', es: 'Las fracciones se entienden.', fr: '' };
    expect((await zoe('PUT', '/tutor/profile', { ...read, headline })).status).toBe(200);
    const { body } = await at.as(ana)('GET', '/founders/tutors/zoe-nunez');
    expect(body.tutor).toMatchObject({ headline: headline.es });
    expect((await zoe('GET', '/tutor/profile')).body.profile).toMatchObject({ headline });
  });
});

describe('hours set by a founder', () => {
  const tuesday = '2026-11-24T18:00:00Z';

  test('that exclude a booked session need the same confirmation as for the tutor; the session stays, and the log records it', async () => {
    const id = await bookSession(at.app.db, 'lucia-restrepo', tuesday, 60);
    const before = await hours();
    const rules = before.rules.filter(({ weekday }) => weekday !== 2);
    const save = async (accepted: string[]) =>
      at.as(ana)('PUT', `${await root()}/availability`, { ...before, rules, accepted });
    const preview = await at.as(ana)('POST', `${await root()}/availability/preview`, { ...before, rules });
    expect(preview.body.stranded).toMatchObject([{ id, rules: ['hours'] }]);
    expect(codeOf(await save([]))).toBe('bookings_outside');
    expect(await acts()).toEqual([]);
    expect((await save([id])).status).toBe(200);
    expect(await acts()).toMatchObject([
      {
        action: 'tutor.hours',
        subject: 'Lucía Restrepo',
        before: { rules: before.rules, outside: 0 },
        after: { rules, outside: 1 },
      },
    ]);
    const booked = await at.app.db.selectFrom('app.bookings').select(['id', 'state']).execute();
    expect(booked).toEqual([{ id, state: 'confirmed' }]);
    expect(await mails()).toMatchObject([{ recipient: lucia.email }]);
    expect((await own(lucia)('GET', '/tutor/availability')).body.availability).toMatchObject({ rules });
  });

  test('that the tutor has changed in the meantime return the current version', async () => {
    const read = await hours();
    await own(lucia)('PUT', '/tutor/availability', { ...read, dailyLimit: 3 });
    const late = await at.as(ana)('PUT', `${await root()}/availability`, { ...read, dailyLimit: 2 });
    expect([late.status, codeOf(late)]).toEqual([409, 'availability_changed']);
    expect(late.body.availability).toMatchObject({ dailyLimit: 3 });
    expect(await acts()).toEqual([]);
  });

  test('explain why a time of the given tutor is not free', async () => {
    const why = await at.as(ana)('GET', `${await root()}/availability/why?day=2026-11-24&time=07:00`);
    expect(why.body.times).toMatchObject([{ reasons: [{ rule: 'hours' }] }]);
  });
});

describe('the meeting link', () => {
  test('is logged before and after without its query; a concurrent change by somebody else is kept', async () => {
    const path = `${await root()}/meeting`;
    const url = 'https://meet.example.org/lucia?pwd=secret';
    await own(lucia)('PUT', '/tutor/meeting', { url });
    const late = await at.as(ana)('PUT', path, { url: 'https://meet.example.org/new', was: null });
    expect([late.status, codeOf(late), late.body.meeting]).toEqual([409, 'meeting_changed', { url }]);
    const done = await at.as(ana)('PUT', path, { url: 'https://meet.example.org/new', was: url });
    expect(done.body.meeting).toEqual({ url: 'https://meet.example.org/new' });
    expect(await acts()).toMatchObject([
      {
        action: 'tutor.meeting',
        before: { meeting: 'https://meet.example.org/lucia' },
        after: { meeting: 'https://meet.example.org/new' },
      },
    ]);
    expect((await own(lucia)('GET', '/tutor/meeting')).body.meeting).toEqual({
      url: 'https://meet.example.org/new',
    });
  });
});

describe('permissions', () => {
  const paths = ['profile', 'availability', 'meeting'];

  test('learners, the tutor, other tutors and an unconfirmed founder’s address are rejected, and nothing is written', async () => {
    await at.app.db
      .updateTable('app.tutors')
      .set({ account_id: amara.id })
      .where('slug', '=', 'amara-okafor')
      .execute();
    const bodies: Record<string, object> = {
      profile: await profile(),
      availability: { ...(await hours()) },
      meeting: { url: null },
    };
    for (const part of paths)
      for (const somebody of [null, carmen, lucia, amara, pretender])
        for (const method of ['GET', 'PUT']) {
          const { status } = await at.as(somebody)(
            method,
            `${await root()}/${part}`,
            method === 'PUT' ? bodies[part] : undefined,
          );
          expect([part, somebody?.email, method, status]).toEqual([
            part,
            somebody?.email,
            method,
            somebody ? 403 : 401,
          ]);
        }
    expect([await acts(), await mails(), await profile()]).toEqual([[], [], bodies.profile]);
  });

  test('an unknown tutor is not found; a tutor who left cannot be changed or reactivated', async () => {
    const body = await profile();
    for (const part of paths) {
      const unknown = await at.as(ana)(
        'GET',
        `/founders/tutors/00000000-0000-4000-a000-00000000ffff/${part}`,
      );
      expect([part, unknown.status]).toEqual([part, 404]);
    }
    await at.app.db
      .updateTable('app.tutors')
      .set({ status: 'left' })
      .where('slug', '=', 'lucia-restrepo')
      .execute();
    expect(codeOf(await at.as(ana)('PUT', `${await root()}/profile`, body))).toBe('tutor_left');
    expect(codeOf(await at.as(ana)('PATCH', await root(), { status: 'active' }))).toBe('tutor_left');
  });

  test('a founder who teaches changes the page given in the URL, not their own', async () => {
    await at.app.db
      .updateTable('app.tutors')
      .set({ account_id: ana.id })
      .where('slug', '=', 'amara-okafor')
      .execute();
    const url = 'https://meet.example.org/of-lucia';
    await at.as(ana)('PUT', `${await root()}/meeting`, { url });
    expect((await own(ana)('GET', '/tutor/meeting')).body.meeting).not.toEqual({ url });
    expect((await own(lucia)('GET', '/tutor/meeting')).body.meeting).toEqual({ url });
  });

  test('a tutor is notified of being paused and of being reactivated', async () => {
    await at.as(ana)('PATCH', await root(), { status: 'paused' });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([lucia.email]);
    expect(sent[0]?.body_text).toContain('Reservas: en pausa (antes: abiertas)');
    at.app.clock.advance(1000);
    await at.as(ana)('PATCH', await root(), { status: 'active' });
    const [, opened, ...others] = await mails();
    expect(others).toEqual([]);
    expect(opened?.subject).toBe('Tu página en Curvela está abierta a reservas');
    expect(opened?.body_text).not.toMatch(/cambi(?:ado|ó|amos)|antes:/);
  });
});
