import { brand } from '#app/platform/brand.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { recipientLanguage } from './recipient-language.server.ts';
import { noticesTexts } from '../messages/notices/index.ts';

type Notice = {
  kind:
    | 'passwordChanged'
    | 'changeAsked'
    | 'addressChanged'
    | 'addressTaken'
    | 'factorEnrolled'
    | 'factorRemoved'
    | 'recoveryUsed'
    | 'recoveryRenewed';
  to: string;
  /** Language of the request; the recipient's own choice takes precedence. */
  language: Language;
  /** `address`: the other address that the notice is about; empty where there is none. */
  values: { address: string };
};

/** What to do if the account's owner did not make the change. An address that no longer signs in cannot request a new password. */
const remedies = {
  passwordChanged: '/auth?mode=forgot',
  changeAsked: '/auth?mode=forgot',
  addressChanged: '/contact',
  addressTaken: '/auth?mode=forgot',
  // Whoever added or removed the second step has the password, and may have locked the owner out.
  factorEnrolled: '/contact',
  factorRemoved: '/auth?mode=forgot',
  recoveryUsed: '/dashboard?tab=account',
  recoveryRenewed: '/auth?mode=forgot',
} as const;

/** Notifies the owner of a mailbox about a change to the account, and what to do if the owner did not make it. */
export async function sendNotice(
  services: Pick<Services, 'db' | 'mail' | 'settings' | 'random'>,
  { kind, to, language: requestedLanguage, values }: Notice,
): Promise<void> {
  const language = await recipientLanguage(services.db, to, requestedLanguage);
  const t = translator(noticesTexts, language, 'accountNotices');
  const remedy = new URL(remedies[kind], services.settings.siteUrl).href;
  const lines = [t(`${kind}.body`, { ...values, brand }), t(`${kind}.notYou`), remedy];
  await services.mail.enqueue(services.db, {
    to,
    language,
    subject: t(`${kind}.subject`),
    text: `${lines.join('\n\n')}\n`,
    messageId: `notice-${services.random.uuid()}`,
  });
}
