import { expect, it } from 'vitest';
import { homePrices } from './home.server.ts';
import { presentPeople } from './home-people.server.ts';
import type { PublicPerson } from './people.server.ts';

const person = (next: string | null, slug = 'lucia'): PublicPerson => ({
  slug,
  name: 'Lucía Prats',
  city: 'London',
  headline: 'Fractions without fear',
  subjects: ['Mathematics', 'Physics'],
  languages: ['es', 'fr'],
  avatar: { seed: 'lucia' } as unknown as PublicPerson['avatar'],
  rating: { average: 4, count: 12 } as PublicPerson['rating'],
  trial: { amountMinor: 900, currency: 'GBP' },
  session: null,
  next,
});
const asOf = '2026-03-02T20:00:00.000Z';
const london = { locale: 'en-GB', timeZone: 'Europe/London' };

it('shows times, prices, subjects and languages in the words of the visitor', () => {
  const { people, zone } = presentPeople(
    { people: [person('2026-03-02T23:30:00.000Z')], total: 1, asOf },
    { locale: 'fr-FR', timeZone: 'Europe/Madrid' },
  );
  expect(people[0]).toMatchObject({
    city: 'Londres',
    subjects: 'Mathematics, physics',
    languages: [
      { code: 'es', name: 'español' },
      { code: 'fr', name: 'français' },
    ],
    rating: { average: '4,0', count: 12 },
    trial: '9\u00A0£',
    session: '–',
    // In Madrid it is already the next day.
    next: { start: '2026-03-02T23:30:00.000Z', time: '00:30', day: 'mar. 3\u00A0mars' },
  });
  expect(zone).toBe('Madrid');
});

it('names no day for a time of today in the zone of the visitor', () => {
  const team = { people: [person('2026-03-02T23:30:00.000Z')], total: 1, asOf };
  expect(presentPeople(team, london).people[0]?.next).toMatchObject({ time: '23:30', day: '' });
});

it('promises this week only for a time within seven days', () => {
  const thisWeek = (next: string | null) =>
    presentPeople({ people: [person(next)], total: 1, asOf }, london).thisWeek;
  expect(thisWeek('2026-03-09T19:59:00.000Z')).toBe(true);
  expect(thisWeek('2026-03-09T20:00:00.000Z')).toBe(false);
  expect(thisWeek(null)).toBe(false);
});

it('shows three of a longer list, and links without a free time to the calendar', () => {
  const people = ['a', 'b', 'c', 'd'].map((slug) => person(null, slug));
  const shown = presentPeople({ people, total: 4, asOf }, london).people;
  expect(shown.map(({ slug, next }) => [slug, next])).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ]);
});

it('has the lowest price of each kind of session in the currency', () => {
  expect(homePrices('COP', 'es-CO')).toEqual({
    trial: '$\u00A022.000',
    session: '$\u00A080.000',
    deep: '$\u00A0112.000',
  });
  expect(homePrices('GBP', 'en-GB')).toEqual({ trial: '£9', session: '£30', deep: '£42' });
});
