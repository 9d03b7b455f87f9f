import { expect, it } from 'vitest';
import { testServices } from '#tests/database.ts';
import { people } from './people.server.ts';

it('while the database is away every page that asks at once shows nobody, and none fails', async () => {
  const house = await testServices();
  await house.close();
  const wish = { currency: 'GBP', language: 'en' } as const;
  const [first, second] = await Promise.all([people(house.services, wish), people(house.services, wish)]);
  expect([first.people, second.people]).toEqual([[], []]);
});
