import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { tidy } from './housekeeping.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('an email is kept for thirty days and not for thirty-one', async () => {
  const { services, clock, db } = test;
  const mail = { to: 'a@example.org', language: 'en' as const, subject: 's', text: 't' };
  await services.mail.enqueue(db, { ...mail, messageId: 'old' });
  clock.advance(2 * 24 * 60 * 60 * 1000);
  await services.mail.enqueue(db, { ...mail, messageId: 'new' });
  clock.advance(29 * 24 * 60 * 60 * 1000);
  await tidy(services);
  const left = await db.selectFrom('app.mails').select('message_id').execute();
  expect(left).toEqual([{ message_id: 'new' }]);
});

it('a rate limit counter is deleted a day after it has expired', async () => {
  const { services, clock, db } = test;
  const now = clock.now().getTime();
  const hour = 60 * 60 * 1000;
  await db
    .insertInto('app.rate_limits')
    .values([
      { key: 'old', points: 3, expire: String(now - 25 * hour) },
      { key: 'new', points: 3, expire: String(now - 23 * hour) },
    ])
    .execute();
  await tidy(services);
  expect(await db.selectFrom('app.rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
});
