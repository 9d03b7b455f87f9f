import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#app/platform/texts.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { tutorsApi } from './api.server.ts';
import { listTutors } from './list-tutors.server.ts';
import { type TutorList, tutorListSchema, type TutorSort } from './schemas.ts';
import { searchTutors } from './search-tutors.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

let house: TestServices;
beforeEach(async () => {
  house = await testServices();
  await seedTutors(house.db, house.clock, { id: house.services.random.uuid(), email: 'lucia@example.org' });
  await addCopies();
});
afterEach(() => house.close());

/** Each of the twelve four times more, with the same hours and prices: sixty tutors. */
async function addCopies(): Promise<void> {
  await sql`create table app.copies as
    select id as original, gen_random_uuid() as copy, slug || '-' || n as slug, name || ' ' || n as name
    from app.tutors, generate_series(1, 4) as n`.execute(house.db);
  await sql`insert into app.tutors
    select (jsonb_populate_record(tutor, jsonb_build_object('id', copy, 'slug', copies.slug, 'name', copies.name, 'account_id', null))).*
    from app.copies as copies join app.tutors as tutor on tutor.id = original`.execute(house.db);
  await sql`insert into app.availability_rules (tutor_id, weekday, starts, ends)
    select copy, weekday, starts, ends from app.copies join app.availability_rules on tutor_id = original`.execute(
    house.db,
  );
  await sql`insert into app.tutor_prices (tutor_id, session_type, currency, amount_minor)
    select copy, session_type, currency, amount_minor from app.copies join app.tutor_prices on tutor_id = original`.execute(
    house.db,
  );
}

const freeAt = new Date('2026-11-24T18:00:00Z');
const visitor = { zone: 'Europe/London', currency: 'GBP', speak: 'en' } as const;
const allOf = ({ tutors, close, others }: TutorList) => [...tutors, ...close, ...others];
const slugs = (list: TutorList) => allOf(list).map(({ slug }) => slug);

test.each<TutorSort>(['fit', 'earliest', 'price', 'rating'])(
  'the first of sixty in the order “%s” are the first of all, with and without a time',
  async (sort) => {
    for (const wish of [
      { currency: 'GBP', sort },
      { currency: 'GBP', sort, freeAt },
    ] as const) {
      const all = await listTutors(house.services, wish, 'en');
      expect(allOf(all)).toHaveLength(60);
      for (const shown of [1, 24, 48, 240]) {
        const first = await listTutors(house.services, { ...wish, shown }, 'en');
        expect(slugs(first)).toEqual(slugs(all).slice(0, shown));
        expect(first.total).toEqual(all.total);
      }
    }
  },
);

test('a search lists 24 and more on wish; what it counts, it counts over all', async () => {
  const search = { day: '2026-11-24', time: '18:00', minutes: 60, sort: 'fit' } as const;
  const first = await searchTutors(house.services, search, visitor);
  expect(allOf(first.list)).toHaveLength(24);
  const { total } = first.list;
  expect(total.tutors).toBeGreaterThan(24);
  expect(total.tutors + total.close + total.others).toBe(60);
  expect(first.hours.find(({ time }) => time === '18:00')?.count).toBe(total.tutors);
  const more = await searchTutors(house.services, { ...search, shown: 48 }, visitor);
  expect(slugs(more.list)).toHaveLength(48);
  expect(slugs(more.list).slice(0, 24)).toEqual(slugs(first.list));
  expect(more.hours).toEqual(first.hours);
});

test('who would fit with one filter less is counted over all', async () => {
  const search = { subject: 'mathematics', max: 1, minutes: 60, sort: 'fit' } as const;
  const { list, loosen } = await searchTutors(house.services, search, visitor);
  expect(list.total).toEqual({ tutors: 0, close: 0, others: 0 });
  expect(loosen).toEqual([{ filter: 'price', count: 40 }]);
});

test('the call lists 24 unless asked for more', async () => {
  const api = new Hono<{ Variables: { language: Language } }>()
    .use((c, next) => {
      c.set('language', 'en');
      return next();
    })
    .route('/', tutorsApi(house.services));
  const counted = async (query: string) => {
    const answer = await api.request(`/tutors?currency=GBP${query}`);
    return allOf(tutorListSchema.parse(await answer.json())).length;
  };
  expect(await counted('')).toBe(24);
  expect(await counted('&shown=48')).toBe(48);
  expect(await counted('&shown=240')).toBe(60);
});
