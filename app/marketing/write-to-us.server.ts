import { errorsOf } from '#app/platform/errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { contactTexts } from './messages/contact/index.ts';
import { countMessages, insertMessage } from './queries.server.ts';
import type { ContactMessage } from './schemas.ts';

const contactError = errorsOf(contactTexts);
const hour = 3_600_000;
/** Enough for somebody who forgot something twice; not for a machine. */
export const mostPerHour = 5;

/**
 * Keeps a message and tells the founders by mail, in one transaction. A filled trap field is thanked for and dropped.
 * Throws `too_many` (429) after five messages from one address in an hour.
 */
export async function writeToUs(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'>,
  message: ContactMessage,
  language: Language,
): Promise<void> {
  if (message.website) return;
  const { db, clock, random, mail, settings } = services;
  const now = clock.now();
  const t = translator(contactTexts, 'en', 'contact');
  const id = random.uuid();
  await db.transaction().execute(async (trx) => {
    const sent = await countMessages(trx, message.email, new Date(now.getTime() - hour));
    if (sent >= mostPerHour) throw contactError('too_many', { status: 429, retryAfter: 3600 });
    await insertMessage(trx, { ...message, id, language, createdAt: now });
    for (const [at, to] of settings.adminEmails.entries()) {
      await mail.enqueue(trx, {
        to,
        language: 'en',
        subject: t('mail.subject', { topic: t(`topics.${message.topic}`), name: message.name }),
        text: `${message.message}\n\n${message.name} <${message.email}> (${language})`,
        messageId: `contact.${id}.${at}`,
      });
    }
  });
}
