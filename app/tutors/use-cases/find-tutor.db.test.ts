import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isOwnPage } from './find-tutor.server.ts';
import { tutorOf } from './tutor-ref.server.ts';
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

test('the edited tutor is that of the account, or the one a founder names', async () => {
  const account = await tutorOf(app.db, { accountId: lucia.id });
  expect(account.slug).toBe('lucia-restrepo');
  const { id } = await app.db
    .selectFrom('app.tutors')
    .select('id')
    .where('slug', '=', 'amara-okafor')
    .executeTakeFirstOrThrow();
  expect((await tutorOf(app.db, { tutorId: id })).slug).toBe('amara-okafor');
  const nobody = '00000000-0000-4000-a000-0000000000dd';
  await expect(tutorOf(app.db, { accountId: nobody })).rejects.toMatchObject({
    code: 'not_a_tutor',
    status: 403,
  });
  await expect(tutorOf(app.db, { tutorId: nobody })).rejects.toMatchObject({
    code: 'unknown_tutor',
    status: 404,
  });
  await app.db.updateTable('app.tutors').set({ status: 'paused' }).where('id', '=', id).execute();
  expect((await tutorOf(app.db, { tutorId: id })).status).toBe('paused');
  await app.db.updateTable('app.tutors').set({ status: 'left' }).where('id', '=', id).execute();
  await expect(tutorOf(app.db, { tutorId: id })).rejects.toMatchObject({ code: 'tutor_left', status: 409 });
});
