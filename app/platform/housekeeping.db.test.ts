import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
import { tidy } from './housekeeping.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('a mail is kept for thirty days and not for thirty-one', async () => {
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
