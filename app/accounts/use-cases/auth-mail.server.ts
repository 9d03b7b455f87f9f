import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { brand } from '#app/platform/brand.ts';
import { accountsTexts } from '../messages/index.ts';
import { recipientLanguage } from './recipient-language.server.ts';
import { ownPath } from '../domain/return-path.ts';
import { createSeals } from './seals.server.ts';

type AuthMailKind = 'signup' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication' | 'invite';

export type AuthMail = {
  to: string;
  kind: AuthMailKind;
  /**
   * Consumed only by the click on the landing page, never by opening the link. It follows from address and code, so it could
   * be guessed like the code: what the link carries is sealed.
   */
  tokenHash: string;
  /** Six digits that do the same when typed. */
  code: string;
  /** Of the request; the recipient's own choice goes before it. */
  language: Language;
  /** Where the caller wanted to return to; only own addresses are followed. */
  redirectTo: string | undefined;
};

/** Puts the auth service's mail, in our words and the recipient's language, into the mail queue. */
export async function sendAuthMail(
  services: Pick<Services, 'db' | 'mail' | 'settings' | 'random'>,
  mail: AuthMail,
): Promise<void> {
  const language = await recipientLanguage(services.db, mail.to, mail.language);
  const t = translator(accountsTexts, language, 'accounts');
  const kind = mail.kind === 'invite' ? 'signup' : mail.kind;
  const tokenHash = createSeals(services.settings.jwtSecret).seal('mailed link', mail.tokenHash);
  const link = landingPage(services.settings.siteUrl, { ...mail, tokenHash });
  const lines = [
    t(`mail.${kind}.body`, { brand }),
    ...(kind === 'reauthentication' ? [] : [link]),
    t('mail.code', { code: mail.code }),
    t('mail.lasts'),
    t('mail.notYou'),
  ];
  await services.mail.enqueue(services.db, {
    to: mail.to,
    language,
    subject: t(`mail.${kind}.subject`),
    text: `${lines.join('\n\n')}\n`,
    messageId: `auth-${services.random.uuid()}`,
  });
}

/** The page that asks for one click. A GET of it changes nothing, since mail scanners open links. */
function landingPage(
  siteUrl: string,
  mail: Pick<AuthMail, 'kind' | 'tokenHash' | 'redirectTo' | 'to'>,
): string {
  const wanted = mail.redirectTo ? new URL(mail.redirectTo, siteUrl) : null;
  const next = wanted && wanted.origin === new URL(siteUrl).origin ? wanted : null;
  const target = new URL(mail.kind === 'recovery' ? '/reset-password' : '/auth/callback', siteUrl);
  target.searchParams.set('token_hash', mail.tokenHash);
  target.searchParams.set('type', mail.kind);
  const back = ownPath(next?.searchParams.get('next') ?? null);
  if (back) target.searchParams.set('next', back);
  return target.href;
}
