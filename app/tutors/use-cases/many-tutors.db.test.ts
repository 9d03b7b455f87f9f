import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#app/platform/texts.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { sixtyTutors } from '#tests/tutors/sixty-tutors.ts';
import { tutorsApi } from '../api/routes.server.ts';
import { listTutors } from './list-tutors.server.ts';
import { type TutorList, tutorListSchema, type TutorSort } from '../model/schemas.ts';
import { searchTutors } from './search-tutors.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, { id: app.services.random.uuid(), email: 'lucia@example.org' });
  await sixtyTutors((statement) => app.pool.query(statement));
});
afterEach(() => app.close());

const freeAt = new Date('2026-11-24T18:00:00Z');
const visitor = { zone: 'Europe/London', currency: 'GBP', speak: 'en' } as const;
const allOf = ({ tutors, close, others }: TutorList) => [...tutors, ...close, ...others];
const slugs = (list: TutorList) => allOf(list).map(({ slug }) => slug);

test.each<TutorSort>(['fit', 'earliest', 'price', 'rating'])(
  'the first page of sixty tutors sorted by “%s” has the first of all, with and without a time',
  async (sort) => {
    for (const filters of [
      { currency: 'GBP', sort },
      { currency: 'GBP', sort, freeAt },
    ] as const) {
      const all = await listTutors(app.services, filters, 'en');
      expect(allOf(all)).toHaveLength(60);
      for (const shown of [1, 24, 48, 240]) {
        const first = await listTutors(app.services, { ...filters, shown }, 'en');
        expect(slugs(first)).toEqual(slugs(all).slice(0, shown));
        expect(first.total).toEqual(all.total);
      }
    }
  },
);

test('tutors who speak the reader’s language are sorted first before the list is cut', async () => {
  const filters = { currency: 'GBP', sort: 'earliest', speakersOf: 'fr', shown: 24 } as const;
  const { tutors, total } = await listTutors(app.services, filters, 'fr');
  const speak = tutors.map(({ languages }) => languages.includes('fr'));
  expect(total.tutors).toBe(60);
  // Not all of the soonest, and nobody who speaks the language after the first who does not.
  expect(speak.lastIndexOf(true)).toBe(speak.filter(Boolean).length - 1);
  const all = await listTutors(app.services, { currency: 'GBP', language: 'fr' }, 'fr');
  expect(speak.filter(Boolean)).toHaveLength(Math.min(24, all.total.tutors));
});

test('a search lists 24 tutors or more on request; its counts include all', async () => {
  const search = { day: '2026-11-24', time: '18:00', minutes: 60, sort: 'fit' } as const;
  const first = await searchTutors(app.services, search, visitor);
  expect(allOf(first.list)).toHaveLength(24);
  const { total } = first.list;
  expect(total.tutors).toBeGreaterThan(24);
  expect(total.tutors + total.close + total.others).toBe(60);
  expect(first.hours.find(({ time }) => time === '18:00')?.count).toBe(total.tutors);
  const more = await searchTutors(app.services, { ...search, shown: 48 }, visitor);
  expect(slugs(more.list)).toHaveLength(48);
  expect(slugs(more.list).slice(0, 24)).toEqual(slugs(first.list));
  expect(more.hours).toEqual(first.hours);
});

test('the counts for one filter less include all tutors', async () => {
  const search = { subject: 'mathematics', max: 1, minutes: 60, sort: 'fit' } as const;
  const { list, loosen } = await searchTutors(app.services, search, visitor);
  expect(list.total).toEqual({ tutors: 0, close: 0, others: 0 });
  expect(loosen).toEqual([{ filter: 'price', count: 40 }]);
});

test('lists 24 tutors by default', async () => {
  const api = new Hono<{ Variables: { language: Language } }>()
    .use((c, next) => {
      c.set('language', 'en');
      return next();
    })
    .route('/', tutorsApi(app.services));
  const counted = async (query: string) => {
    const answer = await api.request(`/tutors?currency=GBP${query}`);
    return allOf(tutorListSchema.parse(await answer.json())).length;
  };
  expect(await counted('')).toBe(24);
  expect(await counted('&shown=48')).toBe(48);
  expect(await counted('&shown=240')).toBe(60);
});
