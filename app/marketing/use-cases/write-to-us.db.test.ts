import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '#tests/support/database.ts';
import { mostPerHour, writeToUs } from './write-to-us.server.ts';

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());

const message = {
  topic: 'question',
  name: 'Carmen Ruiz',
  email: 'carmen@example.org',
  message: 'Can two siblings share an account?',
} as const;
const storedMessages = () => app.db.selectFrom('app.contact_messages').selectAll().execute();
const mails = () =>
  app.db.selectFrom('app.mails').select(['recipient', 'subject', 'body_text', 'reply_to']).execute();

test('a message is stored and emailed to both founders, who can reply to its sender', async () => {
  await writeToUs(app.services, message, 'es');
  expect(await storedMessages()).toMatchObject([
    { name: 'Carmen Ruiz', email: 'carmen@example.org', language: 'es', answered_at: null, doubt: null },
  ]);
  expect(await mails()).toMatchObject([
    {
      subject: 'A question: Carmen Ruiz',
      body_text: expect.stringContaining('two siblings'),
      reply_to: 'carmen@example.org',
    },
    { subject: 'A question: Carmen Ruiz' },
  ]);
});

test('a founder is emailed in the chosen language, with the sender’s language named', async () => {
  const { db, services } = app;
  const [ana = '', noah = ''] = services.settings.adminEmails;
  const founder = services.random.uuid();
  await sql`insert into auth.users (id, email) values (${founder}, ${ana.toUpperCase()})`.execute(db);
  await db
    .insertInto('user_locale_preferences')
    .values({
      user_id: founder,
      preferred_locale: 'fr-FR',
      preferred_currency: 'EUR',
      preferred_country: 'FR',
      preferred_timezone: 'Europe/Paris',
      use_device_locale: false,
    })
    .execute();
  await writeToUs(services, { ...message, email: 'pedro@example.org', message: '¿Y si llueve?' }, 'es');
  const notified = (await mails()).filter(({ body_text }) => body_text.includes('¿Y si llueve?'));
  expect(Object.fromEntries(notified.map(({ recipient, subject }) => [recipient, subject]))).toEqual({
    [ana]: 'Une question\u00a0: Carmen Ruiz',
    [noah]: 'A question: Carmen Ruiz',
  });
  const [french] = notified.filter(({ recipient }) => recipient === ana);
  expect(french?.body_text).toContain('<pedro@example.org> (espagnol)');
  expect(french?.body_text).toContain('/founder-hub#messages');
});

test('the same text from the same address within a day is stored once, also for concurrent requests', async () => {
  const again = { ...message, email: 'CARMEN@example.org', message: 'And three?' };
  const before = (await storedMessages()).length;
  await Promise.all([1, 2, 3].map(() => writeToUs(app.services, again, 'es')));
  expect(await storedMessages()).toHaveLength(before + 1);
  expect((await mails()).filter(({ body_text }) => body_text.includes('And three?'))).toHaveLength(2);
});

test('suspected spam is refused with a hint, and stored with the reason when a person confirms it', async () => {
  const doubted = { ...message, email: 'fast@example.org', took: 300 };
  const before = (await storedMessages()).length;
  await expect(writeToUs(app.services, doubted, 'en')).rejects.toMatchObject({
    code: 'looks_automatic',
    status: 422,
  });
  await expect(
    writeToUs(app.services, { ...doubted, took: 9000, website: 'https://spam.example' }, 'en'),
  ).rejects.toMatchObject({ code: 'looks_automatic' });
  expect(await storedMessages()).toHaveLength(before);
  await writeToUs(app.services, { ...doubted, person: true }, 'en');
  expect((await storedMessages()).at(-1)).toMatchObject({ email: 'fast@example.org', doubt: 'hurry' });
});

test('the sixth message from an address within an hour is refused, and accepted an hour later', async () => {
  const chatty = (at: number) => ({ ...message, email: 'Chatty@example.org', message: `Number ${at}` });
  for (let sent = 0; sent < mostPerHour; sent += 1) await writeToUs(app.services, chatty(sent), 'en');
  await expect(
    writeToUs(app.services, { ...chatty(5), email: 'chatty@example.org' }, 'en'),
  ).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    retryAfter: 3600,
  });
  app.clock.advance(3_600_001);
  await expect(writeToUs(app.services, chatty(5), 'en')).resolves.toBeUndefined();
});
