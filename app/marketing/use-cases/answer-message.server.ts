import type { Kysely } from 'kysely';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { contactTexts } from '../messages/contact/index.ts';
import { insertAnswer, type ReceivedMessage, setAnswered } from '../db/inbox.server.ts';

type Answer = { message: ReceivedMessage; text: string; replyTo: string };

/**
 * Stores the answer, marks the message as answered, and emails the answer in the language of the message, quoting it.
 * Replies go to `replyTo`. Runs in the caller's transaction, which holds the lock of the message.
 */
export async function answerMessage(
  trx: Kysely<DB>,
  { clock, random, mail }: Pick<Services, 'clock' | 'random' | 'mail'>,
  { message, text, replyTo }: Answer,
): Promise<void> {
  const at = clock.now();
  const place = message.answers.length + 1;
  await insertAnswer(trx, { id: random.uuid(), messageId: message.id, place, text, at });
  await setAnswered(trx, message.id, at);
  const { language } = message;
  const t = translator(contactTexts, language, 'contact');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(message.at);
  await mail.enqueue(trx, {
    to: message.email,
    language,
    subject: t('answer.subject', { topic: t(`topics.${message.topic}`), brand }),
    text: [
      t('answer.greeting', { name: message.name }),
      text,
      t('answer.quoted', { day }),
      quoted(message.message),
    ].join('\n\n'),
    replyTo,
    messageId: `contact.${message.id}.answer.${place}`,
    threadId: `contact.${message.id}.answer.1`,
    personal: true,
  });
}

/** Quotes every line, as email programs do. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
