import { errorsOf } from '#app/platform/errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { doubtOf } from './doubt.ts';
import { contactTexts } from './messages/contact/index.ts';
import { arrivedBefore, countMessages, insertMessage, lockSender } from './queries.server.ts';
import type { ContactMessage } from './schemas.ts';

const contactError = errorsOf(contactTexts);
const hour = 3_600_000;
/** Enough for somebody who forgot something twice; not for a machine. */
export const mostPerHour = 5;

/**
 * Keeps a message and tells the founders by mail, in one transaction. The same words from the same address within a day are kept once.
 * Throws `looks_automatic` (422) for what a program seems to have written, unless `person` says otherwise: then it is kept with the
 * doubt; and `too_many` (429) after five messages from one address in an hour.
 */
export async function writeToUs(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'>,
  message: ContactMessage,
  language: Language,
): Promise<void> {
  const { db, clock, random, mail, settings } = services;
  const doubt = doubtOf(message);
  if (doubt && !message.person) throw contactError('looks_automatic', { status: 422 });
  const now = clock.now();
  const t = translator(contactTexts, 'en', 'contact');
  const id = random.uuid();
  await db.transaction().execute(async (trx) => {
    await lockSender(trx, message.email);
    if (await arrivedBefore(trx, message, new Date(now.getTime() - 24 * hour))) return;
    const sent = await countMessages(trx, message.email, new Date(now.getTime() - hour));
    if (sent >= mostPerHour) throw contactError('too_many', { status: 429, retryAfter: 3600 });
    await insertMessage(trx, { ...message, id, language, doubt, createdAt: now });
    const url = `${settings.siteUrl}/founder-hub`;
    for (const [at, to] of settings.adminEmails.entries()) {
      await mail.enqueue(trx, {
        to,
        language: 'en',
        subject: t('mail.subject', { topic: t(`topics.${message.topic}`), name: message.name }),
        text: t('mail.body', {
          message: message.message,
          name: message.name,
          email: message.email,
          language,
          url,
        }),
        replyTo: message.email,
        messageId: `contact.${id}.${at}`,
      });
    }
  });
}
