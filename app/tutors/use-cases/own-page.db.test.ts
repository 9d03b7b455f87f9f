import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
import { isOwnPage } from './own-page.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };

let house: TestServices;
beforeEach(async () => {
  house = await testServices();
  await seedTutors(house.db, house.clock, lucia);
});
afterEach(() => house.close());

test('a page is its tutor’s own and nobody else’s', async () => {
  const is = (tutor: string, accountId: string) => isOwnPage(house.services, { tutor, accountId });
  expect(await is('lucia-restrepo', lucia.id)).toBe(true);
  expect(await is('lucia-restrepo', '00000000-0000-4000-a000-0000000000dd')).toBe(false);
  expect(await is('amara-okafor', lucia.id)).toBe(false);
  await expect(is('nobody', lucia.id)).rejects.toMatchObject({ code: 'unknown_tutor', status: 404 });
});
