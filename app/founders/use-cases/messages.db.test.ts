import { expect, test } from 'vitest';
import { ana, carmen, codeOf, setUpFoundersTest } from '#tests/support/founders-setup.ts';

const at = setUpFoundersTest();

const answer = (id: string, text: string, after = 0) =>
  at.as(ana)('POST', `/founders/messages/${id}/answers`, { answer: text, after });
const listMessages = async () => (await at.as(ana)('GET', '/founders/messages')).body.messages;
const mails = () =>
  at.app.db
    .selectFrom('app.mails')
    .select(['recipient', 'language', 'subject', 'body_text', 'reply_to'])
    .where('recipient', '=', 'omar@example.org')
    .execute();

test('an answer is emailed in the sender’s language with the message quoted, and the hub shows who answered', async () => {
  const id = await at.write();
  await at.app.db
    .updateTable('app.contact_messages')
    .set({ language: 'fr', message: 'Bonjour,\nune question.' })
    .where('id', '=', id)
    .execute();
  expect((await answer(id, 'Oui, deux profils.')).status).toBe(204);
  const [mail] = await mails();
  expect(mail).toMatchObject({ language: 'fr', reply_to: ana.email });
  expect(mail?.subject).toContain('notre réponse');
  expect(mail?.body_text).toBe(
    'Bonjour Omar,\n\nOui, deux profils.\n\nLe 19 novembre 2026, vous avez écrit\u00a0:\n\n> Bonjour,\n> une question.',
  );
  expect(await listMessages()).toMatchObject([
    {
      answeredAt: '2026-11-20T09:00:00.000Z',
      answeredBy: ana.email,
      answers: [{ text: 'Oui, deux profils.', at: '2026-11-20T09:00:00.000Z' }],
    },
  ]);
  expect(await at.acts()).toMatchObject([
    {
      action: 'message.answer',
      subject: 'booking',
      actor: ana.email,
      before: { answers: 0, waiting: true },
      after: { answers: 1, waiting: false },
    },
  ]);
});

test('a double submit, and a second founder unaware of the first answer, send one email', async () => {
  const id = await at.write();
  const statuses = (await Promise.all([answer(id, 'Yes.'), answer(id, 'Yes.'), answer(id, 'No.')])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([204, 409, 409]);
  expect(codeOf(await answer(id, 'Later.'))).toBe('answered_meanwhile');
  expect(await mails()).toHaveLength(1);
  expect((await answer(id, 'One more thing.', 1)).status).toBe(204);
  expect(await mails()).toHaveLength(2);
  expect((await at.acts()).map(({ before, after }) => [before, after])).toEqual(
    expect.arrayContaining([
      [
        { answers: 0, waiting: true },
        { answers: 1, waiting: false },
      ],
      [
        { answers: 1, waiting: false },
        { answers: 2, waiting: false },
      ],
    ]),
  );
  expect(await at.acts()).toHaveLength(2);
});

test('rejects an empty answer, an unknown message, and an account that is not a founder', async () => {
  const id = await at.write();
  expect((await answer(id, '   ')).status).toBe(400);
  expect(codeOf(await answer('00000000-0000-4000-a000-00000000ffff', 'Yes.'))).toBe('unknown_message');
  const { status } = await at.as(carmen)('POST', `/founders/messages/${id}/answers`, {
    answer: 'Yes.',
    after: 0,
  });
  expect(status).toBe(403);
  expect(await mails()).toEqual([]);
});

test('a message closed without an answer shows by whom, and sends no email', async () => {
  const id = await at.write();
  await at.as(ana)('PATCH', `/founders/messages/${id}`, { answered: true });
  expect(await listMessages()).toMatchObject([{ answeredBy: ana.email, answers: [] }]);
  expect(await at.acts()).toMatchObject([
    { action: 'message.settle', before: { answered: false }, after: { answered: true } },
  ]);
  expect(await mails()).toEqual([]);
});
