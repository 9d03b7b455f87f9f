import { expect, test } from 'vitest';
import { isAllowedPrice, minorOf } from '#app/pricing/domain/price-book.ts';
import { sessionTypes } from './tutor.ts';
import { demoTutors } from '../use-cases/seed/seed-tutors.server.ts';

test('each demo tutor charges at least the minimum price, in each currency', () => {
  const currencies = ['GBP', 'EUR', 'USD', 'COP'] as const;
  for (const tutor of demoTutors)
    for (const type of sessionTypes)
      currencies.forEach((currency, index) => {
        const amountMinor = minorOf(tutor.prices[type][index] ?? 0);
        expect(isAllowedPrice(type, { amountMinor, currency }), `${tutor.slug} ${type} ${currency}`).toBe(
          true,
        );
      });
});

test('the demo tutors are twelve in twelve cities and seven zones', () => {
  expect(new Set(demoTutors.map(({ slug }) => slug)).size).toBe(12);
  expect(new Set(demoTutors.map(({ city }) => city)).size).toBe(12);
  expect([...new Set(demoTutors.map(({ zone }) => zone))].sort()).toEqual([
    'America/Bogota',
    'America/New_York',
    'America/Toronto',
    'Europe/Lisbon',
    'Europe/London',
    'Europe/Madrid',
    'Europe/Paris',
  ]);
});
