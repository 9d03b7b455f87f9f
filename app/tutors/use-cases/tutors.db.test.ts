import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import type { Language } from '#app/platform/texts.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addSessions } from '#tests/support/sessions.ts';
import { applyAsTutor, readApplication } from './apply-as-tutor.server.ts';
import { explainTime } from './explain-time.server.ts';
import { listFreeSlots } from './free-slots.server.ts';
import { countFreeTutors, listTutors } from './list-tutors.server.ts';
import { readAvailability, saveAvailability } from './availability/save-availability.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';
import { searchTutors } from './search-tutors.server.ts';

const learnerId = '00000000-0000-4000-a000-0000000000aa';
const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
});
afterEach(() => app.close());

const names = (tutors: readonly { name: string }[]) => tutors.map(({ name }) => name);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (thrown: unknown) => (thrown instanceof AppError ? thrown.code : thrown),
  );

describe('finding a tutor', () => {
  test('for mathematics in French under £32 returns Thomas and Hélène', async () => {
    const filters = { subject: 'mathematics', language: 'fr', maxPriceMinor: 3200, currency: 'GBP' } as const;
    const { tutors } = await listTutors(app.services, filters, 'en');
    expect(names(tutors).sort()).toEqual(['Hélène Faure', 'Thomas Girard']);
  });

  test('on Tuesday at 18:00 in London separates free, nearby and unavailable tutors', async () => {
    const freeAt = new Date('2026-11-24T18:00:00Z');
    const { tutors, close, others } = await listTutors(
      app.services,
      { currency: 'GBP', freeAt, subject: 'mathematics' },
      'en',
    );
    expect(names(tutors).sort()).toEqual([
      'Amara Okafor',
      'Daniel Herrera',
      'Hélène Faure',
      'Lucía Restrepo',
    ]);
    expect(close.map(({ name, minutesAway }) => `${name} ${minutesAway}`)).toEqual([
      'Thomas Girard -15',
      'Mateo Vargas 120',
      'James Whitfield 120',
    ]);
    expect(names(others)).toEqual(['Inês Carvalho']);
  });

  test('lists a free hour that is one of the tutor’s slots', async () => {
    const freeAt = new Date('2026-11-24T18:00:00Z');
    const { tutors } = await listTutors(app.services, { currency: 'GBP', freeAt }, 'en');
    for (const { slug } of tutors) {
      const range = { from: freeAt, to: new Date(freeAt.getTime() + 1), minutes: 60 };
      expect(await listFreeSlots(app.services, { tutor: slug, ...range })).toHaveLength(1);
    }
    expect(await countFreeTutors(app.services, { currency: 'GBP' }, [freeAt])).toEqual([
      { start: freeAt, count: tutors.length },
    ]);
  });

  test('returns texts in the caller’s language and prices in the caller’s currency', async () => {
    const { tutors } = await listTutors(app.services, { currency: 'COP', sort: 'price' }, 'es');
    expect(tutors[0]?.prices.session).toEqual({ amountMinor: 8_000_000, currency: 'COP' });
    expect(tutors.find(({ slug }) => slug === 'lucia-restrepo')?.headline).toBe(
      'Pregunto hasta que te oigas decirlo.',
    );
  });

  test('from Bogotá at 13:00 is the same as at 18:00 in London', async () => {
    const search = { day: '2026-11-24', time: '13:00', minutes: 60, sort: 'fit' } as const;
    const answer = await searchTutors(app.services, search, {
      zone: 'America/Bogota',
      currency: 'COP',
      speak: 'es',
    });
    expect(answer.wanted).toBe('2026-11-24T18:00:00.000Z');
    expect(names(answer.list.tutors)).toContain('Amara Okafor');
    expect(answer.hours.find(({ time }) => time === '13:00')?.count).toBe(answer.list.tutors.length);
  });

  test('finds a tutor whose first free hour is 110 days ahead, on a day that can be chosen', async () => {
    const whose = { accountId: lucia.id };
    const hours = await readAvailability(app.services, whose);
    const closed = {
      kind: 'closed',
      from: '2026-11-01',
      to: '2027-03-08',
      start: null,
      end: null,
      note: '',
    } as const;
    await saveAvailability(app.services, {
      ...whose,
      hours: { ...hours, windowDays: 120, exceptions: [closed] },
    });
    const visitor = { zone: 'Europe/London', currency: 'GBP', speak: 'en' } as const;
    const answer = await searchTutors(app.services, { minutes: 60, sort: 'fit' }, visitor);
    const found = answer.list.tutors.find(({ slug }) => slug === 'lucia-restrepo');
    expect(found?.free[0]?.start).toBe('2027-03-09T13:00:00.000Z');
    expect([answer.days[0], answer.days.at(-1), answer.outside]).toEqual(['2026-11-20', '2027-03-21', null]);
    const on = (day: string) =>
      searchTutors(app.services, { day, time: '18:00', minutes: 60, sort: 'fit' }, visitor);
    const march = await on('2027-03-09');
    expect([names(march.list.tutors), march.outside]).toEqual([['Lucía Restrepo'], null]);
    expect((await on('2027-03-22')).outside).toBe('notOpenYet');
    expect((await on('2026-11-19')).outside).toBe('past');
  });

  test('by level and by rating excludes tutors who do not teach it or have no rating', async () => {
    const { tutors } = await listTutors(app.services, { currency: 'GBP', level: 'primary' }, 'en');
    expect(names(tutors).sort()).toEqual(['Inês Carvalho', 'Lucía Restrepo']);
    const rated = await listTutors(app.services, { currency: 'GBP', minRating: 4 }, 'en');
    expect(names(rated.tutors)).toEqual([]);
  });

  test('with an empty result lists the excluding filters and the number of tutors without them', async () => {
    const visitor = { zone: 'Europe/London', currency: 'GBP', speak: 'en' } as const;
    const search = { subject: 'french', level: 'primary', minutes: 60, sort: 'fit' } as const;
    expect((await searchTutors(app.services, search, visitor)).loosen).toEqual([
      { filter: 'subject', count: 2 },
      { filter: 'level', count: 1 },
    ]);
    const found = { subject: 'french', minutes: 60, sort: 'fit' } as const;
    expect((await searchTutors(app.services, found, visitor)).loosen).toEqual([]);
  });

  test('does not list a paused tutor, who cannot be booked either', async () => {
    await app.db
      .updateTable('app.tutors')
      .set({ status: 'paused' })
      .where('slug', '=', 'amara-okafor')
      .execute();
    const { tutors } = await listTutors(app.services, { currency: 'GBP' }, 'en');
    expect(names(tutors)).not.toContain('Amara Okafor');
    const range = {
      from: new Date('2026-11-24T00:00:00Z'),
      to: new Date('2026-11-25T00:00:00Z'),
      minutes: 60,
    };
    expect(await refused(listFreeSlots(app.services, { tutor: 'amara-okafor', ...range }))).toBe(
      'unknown_tutor',
    );
  });
});

const english = { language: 'en', locale: 'en-GB' } as const;

describe('a tutor’s hours', () => {
  test('are bookable once saved', async () => {
    const hours = await readAvailability(app.services, { accountId: lucia.id });
    const saturday = { weekday: 6, start: '10:00', end: '11:00' };
    const vacation = {
      kind: 'closed',
      from: '2026-11-23',
      to: '2026-11-27',
      start: null,
      end: null,
      note: 'family',
    } as const;
    const saved = await saveAvailability(app.services, {
      accountId: lucia.id,
      hours: { ...hours, rules: [...hours.rules, saturday], exceptions: [vacation] },
    });
    expect(saved).toMatchObject({ version: hours.version + 1, exceptions: [vacation] });
    expect(saved.rules).toContainEqual(saturday);
    const week = {
      from: new Date('2026-11-23T05:00:00Z'),
      to: new Date('2026-11-30T05:00:00Z'),
      minutes: 60,
    };
    expect(await listFreeSlots(app.services, { tutor: 'lucia-restrepo', ...week })).toEqual([
      { start: new Date('2026-11-28T15:00:00Z'), end: new Date('2026-11-28T16:00:00Z') },
    ]);
  });

  test('are stored by the first of two windows only; the second save is rejected', async () => {
    const hours = await readAvailability(app.services, { accountId: lucia.id });
    await saveAvailability(app.services, { accountId: lucia.id, hours: { ...hours, dailyLimit: 4 } });
    const second = saveAvailability(app.services, { accountId: lucia.id, hours: { ...hours, rules: [] } });
    expect(await refused(second)).toBe('availability_changed');
    expect(await readAvailability(app.services, { accountId: lucia.id })).toMatchObject({
      dailyLimit: 4,
      rules: hours.rules,
    });
  });

  test('explain why a time is not free, in the reader’s language', async () => {
    const ask = (day: string, time: string, reader: { language: Language; locale: string } = english) =>
      explainTime(app.services, { accountId: lucia.id, asked: { day, time, minutes: 60 }, reader });
    expect(await ask('2026-11-24', '13:00')).toEqual({
      times: [{ start: '2026-11-24T18:00:00.000Z', reasons: [] }],
      skipped: null,
    });
    const early = await ask('2026-11-24', '07:00');
    expect(early.times[0]?.reasons).toMatchObject([{ rule: 'hours' }]);
    expect(early.times[0]?.reasons[0]?.text).toMatch(
      /^On Tuesday 24\u00a0November you’re open .*13:00–18:00/,
    );
    const grid = await ask('2026-11-24', '13:10', { language: 'fr', locale: 'fr-FR' });
    expect(grid.times[0]?.reasons.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Les cours commencent toutes les demi-heures à partir de votre ouverture. Les plus proches : 13 h et 13 h 30.',
    ]);
    const vacation = { kind: 'closed', start: null, end: null, note: '' } as const;
    const hours = await readAvailability(app.services, { accountId: lucia.id });
    const exceptions = [
      { ...vacation, from: '2026-12-17', to: '2026-12-18' },
      { ...vacation, from: '2026-12-18', to: '2026-12-18' },
    ];
    await saveAvailability(app.services, { accountId: lucia.id, hours: { ...hours, exceptions } });
    const closed = await ask('2026-12-18', '13:00', { language: 'fr', locale: 'fr-FR' });
    expect(closed.times[0]?.reasons.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Vous avez fermé ces heures plus d’une fois : jeudi 17 décembre – vendredi 18 décembre et vendredi 18 décembre.',
    ]);
    const far = await ask('2027-06-01', '13:00', { language: 'es', locale: 'es-CO' });
    expect(far.times[0]?.reasons).toMatchObject([{ rule: 'window' }]);
    await app.db.updateTable('app.tutors').set({ zone: 'Europe/Madrid' }).execute();
    expect(await ask('2027-03-28', '02:30')).toEqual({
      times: [],
      skipped: 'Clocks go forward on Sunday 28\u00a0March, so 02:30 doesn’t exist.',
    });
    expect((await ask('2026-10-25', '02:30')).times).toHaveLength(2);
  });

  test('explain a time that is taken with the session that takes it, and one too soon with the first possible', async () => {
    const tutor = app.db.selectFrom('app.tutors').select('id').where('slug', '=', 'lucia-restrepo');
    const { id: tutorId } = await tutor.executeTakeFirstOrThrow();
    await addSessions(app, { tutorId, accountId: learnerId, count: 1 });
    const { starts_at, ends_at } = await app.db
      .selectFrom('app.bookings')
      .select(['starts_at', 'ends_at'])
      .executeTakeFirstOrThrow();
    const local = new Date(starts_at.getTime() - 5 * 3_600_000).toISOString();
    const ask = (day: string, time: string) =>
      explainTime(app.services, { accountId: lucia.id, asked: { day, time, minutes: 60 }, reader: english });
    const taken = await ask(local.slice(0, 10), local.slice(11, 16));
    expect(taken.times[0]?.reasons.find(({ start }) => start !== undefined)).toMatchObject({
      start: starts_at.toISOString(),
      end: ends_at.toISOString(),
    });
    const soon = await ask('2026-11-20', '05:00');
    const reason = soon.times[0]?.reasons.find(({ rule }) => rule === 'notice');
    expect(Date.parse(reason?.from ?? '')).toBeGreaterThan(app.clock.now().getTime());
    expect(
      soon.times[0]?.reasons.filter(({ rule }) => rule !== 'notice').every(({ from }) => from === undefined),
    ).toBe(true);
  });

  test('can be read and changed by the tutor only', async () => {
    expect(await refused(readAvailability(app.services, { accountId: app.services.random.uuid() }))).toBe(
      'not_a_tutor',
    );
  });
});

describe('applying as a tutor', () => {
  const account = { id: '00000000-0000-4000-a000-0000000000ee', email: 'new@example.org' };
  const application = {
    name: 'Ada',
    zone: 'Europe/Madrid',
    subjects: ['physics'],
    languages: ['es'],
    story: 'I ask.',
  } as const;
  const send = (change: object = {}) =>
    applyAsTutor(app.services, {
      language: 'es',
      account,
      application: { ...application, subjects: ['physics'], languages: ['es'], ...change },
    });

  test('is possible, visible and replaceable until it is decided', async () => {
    await send();
    await send({ story: 'I wait.' });
    expect(await readApplication(app.services, { accountId: account.id })).toMatchObject({
      story: 'I wait.',
      state: 'received',
    });
    await app.db.updateTable('app.tutor_applications').set({ state: 'declined' }).execute();
    await send({ story: 'Again.' });
    expect(await readApplication(app.services, { accountId: account.id })).toMatchObject({
      story: 'I wait.',
      state: 'declined',
    });
  });

  test('needs an existing zone', async () => {
    expect(await refused(send({ zone: 'Europe/Atlantis' }))).toBe('zone_unknown');
    expect(await refused(send({ zone: '+05:00' }))).toBe('zone_unknown');
  });
});

test('seeding twice changes nothing', async () => {
  await app.db
    .updateTable('app.tutors')
    .set({ daily_limit: 2 })
    .where('slug', '=', 'lucia-restrepo')
    .execute();
  await seedTutors(app.db, app.clock, { id: app.services.random.uuid(), email: 'other@example.org' });
  const rows = await app.db.selectFrom('app.tutors').select(['slug', 'account_id', 'daily_limit']).execute();
  expect(rows).toHaveLength(12);
  expect(rows.find(({ slug }) => slug === 'lucia-restrepo')).toMatchObject({
    account_id: lucia.id,
    daily_limit: 2,
  });
});
