import { recipientLanguage } from '#app/accounts/index.server.ts';
import { errorsOf } from '#app/platform/errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { spamReasonOf, type ContactMessage } from '../model/schemas.ts';
import { contactTexts } from '../messages/contact/index.ts';
import { arrivedBefore, countMessages, insertMessage, lockSender } from '../db/marketing.server.ts';

const contactError = errorsOf(contactTexts);
const hour = 3_600_000;
/** Enough for a person who forgot something twice, too few for a bot. */
export const mostPerHour = 5;

/**
 * Stores a message and emails the founders, in one transaction. The same text from the same address within a day is
 * stored once. Throws `looks_automatic` (422) for suspected spam, unless `person` is set: then it is stored with the
 * reason; and `too_many` (429) after five messages from one address in an hour.
 */
export async function writeToUs(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'>,
  message: ContactMessage,
  language: Language,
): Promise<void> {
  const { db, clock, random, mail, settings } = services;
  const doubt = spamReasonOf(message);
  if (doubt && !message.person) throw contactError('looks_automatic', { status: 422 });
  const now = clock.now();
  const id = random.uuid();
  await db.transaction().execute(async (trx) => {
    await lockSender(trx, message.email);
    if (await arrivedBefore(trx, message, new Date(now.getTime() - 24 * hour))) return;
    const sent = await countMessages(trx, message.email, new Date(now.getTime() - hour));
    if (sent >= mostPerHour) throw contactError('too_many', { status: 429, retryAfter: 3600 });
    await insertMessage(trx, { ...message, id, language, doubt, createdAt: now });
    const arrived = { ...message, id, language, url: `${settings.siteUrl}/founder-hub#messages` };
    for (const [at, to] of settings.adminEmails.entries())
      await notifyFounder(trx, mail, { to, at, arrived });
  });
}

type Arrived = Pick<ContactMessage, 'topic' | 'name' | 'email' | 'message'> & {
  id: string;
  language: Language;
  url: string;
};

/** Emails one founder in the language of the account, English by default. */
async function notifyFounder(
  trx: Services['db'],
  mail: Services['mail'],
  { to, at, arrived }: { to: string; at: number; arrived: Arrived },
): Promise<void> {
  const own = await recipientLanguage(trx, to, 'en');
  const t = translator(contactTexts, own, 'contact');
  const { id, topic, name, email, message, language, url } = arrived;
  const spoken = new Intl.DisplayNames(own, { type: 'language' }).of(language) ?? language;
  await mail.enqueue(trx, {
    to,
    language: own,
    subject: t('mail.subject', { topic: t(`topics.${topic}`), name }),
    text: t('mail.body', { message, name, email, language: spoken, url }),
    replyTo: email,
    messageId: `contact.${id}.${at}`,
  });
}
