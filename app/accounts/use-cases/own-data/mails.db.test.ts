import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { sendErasureScheduledMail, sendExportReadyMail } from './mails.server.ts';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  app.clock.set('2026-12-30T09:00:00Z');
});
afterEach(() => app.close());

test.each([
  ['en', ' 13 January 2027', '2027.'],
  ['es', ' 13 de enero de 2027', '2027.'],
  ['fr', ' 13 janvier 2027', '2027.'],
] as const)('a day of the next year has its year, in %s', async (language, day, end) => {
  const request = { id: app.services.random.uuid(), accountId: app.services.random.uuid(), language };
  const dueAt = new Date('2027-01-13T09:00:00Z');
  await sendErasureScheduledMail(app.services, { ...request, dueAt, ahead: 0 }, 'zoe@example.org');
  await sendExportReadyMail(app.services, request, 'zoe@example.org');
  const mails = await app.db
    .selectFrom('app.mails')
    .select(['subject', 'body_text'])
    .orderBy('message_id')
    .execute();
  const [scheduled = '', ready = ''] = mails.map(({ subject, body_text }) =>
    `${subject} ${body_text}`.replaceAll(/[\u00a0\u202f]/g, ' '),
  );
  expect(scheduled.split(day)).toHaveLength(3);
  expect(ready).toContain(end);
});
