import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isOwnPage } from './find-tutor.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
});
afterEach(() => app.close());

test('a tutor page belongs to its tutor’s account only', async () => {
  const is = (tutor: string, accountId: string) => isOwnPage(app.services, { tutor, accountId });
  expect(await is('lucia-restrepo', lucia.id)).toBe(true);
  expect(await is('lucia-restrepo', '00000000-0000-4000-a000-0000000000dd')).toBe(false);
  expect(await is('amara-okafor', lucia.id)).toBe(false);
  await expect(is('nobody', lucia.id)).rejects.toMatchObject({ code: 'unknown_tutor', status: 404 });
});
