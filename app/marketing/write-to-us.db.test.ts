import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '#tests/database.ts';
import { mostPerHour, writeToUs } from './write-to-us.server.ts';

let house: TestServices;
beforeAll(async () => {
  house = await testServices();
});
afterAll(() => house.close());

const message = {
  topic: 'question',
  name: 'Carmen Ruiz',
  email: 'carmen@example.org',
  message: 'Can two siblings share an account?',
} as const;
const kept = () => house.db.selectFrom('app.contact_messages').selectAll().execute();
const mails = () => house.db.selectFrom('app.mails').select(['recipient', 'subject', 'body_text']).execute();

test('a message is kept and both founders hear of it', async () => {
  await writeToUs(house.services, message, 'es');
  expect(await kept()).toMatchObject([
    { name: 'Carmen Ruiz', email: 'carmen@example.org', language: 'es', answered_at: null },
  ]);
  expect(await mails()).toMatchObject([
    { subject: 'A question: Carmen Ruiz', body_text: expect.stringContaining('two siblings') },
    { subject: 'A question: Carmen Ruiz' },
  ]);
});

test('a filled trap field keeps nothing', async () => {
  const before = (await kept()).length;
  await writeToUs(house.services, { ...message, website: 'https://spam.example' }, 'en');
  expect(await kept()).toHaveLength(before);
});

test('the sixth message of an address within an hour waits, an hour later it passes', async () => {
  const chatty = { ...message, email: 'Chatty@example.org' };
  for (let sent = 0; sent < mostPerHour; sent += 1) await writeToUs(house.services, chatty, 'en');
  await expect(
    writeToUs(house.services, { ...chatty, email: 'chatty@example.org' }, 'en'),
  ).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    retryAfter: 3600,
  });
  house.clock.advance(3_600_001);
  await expect(writeToUs(house.services, chatty, 'en')).resolves.toBeUndefined();
});
