import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { brand } from '#app/platform/brand.ts';
import { accountsTexts } from '../messages/index.ts';
import { recipientLanguage } from './recipient-language.server.ts';
import { ownPath, ownTarget } from '../domain/return-path.ts';
import { createSeals } from './seals.server.ts';

type AuthMailKind =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'invite'
  /** A link to sign in for an address without an account. */
  | 'newcomer';

export type AuthMail = {
  to: string;
  kind: AuthMailKind;
  /**
   * Consumed only by a click on the landing page, never by opening the link. It is derived from address and code and
   * could be guessed like the code, so the link carries a seal.
   */
  tokenHash: string;
  /** Six digits that can be typed instead. */
  code: string;
  /** Language of the request; the recipient's own choice takes precedence. */
  language: Language;
  /** The requested return URL; only paths of this site are followed. */
  redirectTo: string | undefined;
};

/** Queues an email of the auth service with our text in the recipient's language. */
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
    ...(kind === 'reauthentication'
      ? [mail.code, t('mail.reauthentication.lasts')]
      : [link, t('mail.code', { code: mail.code }), t('mail.lasts')]),
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

/** The page that asks for a click. A GET changes nothing, because mail scanners open links. */
function landingPage(
  siteUrl: string,
  mail: Pick<AuthMail, 'kind' | 'tokenHash' | 'redirectTo' | 'to'>,
): string {
  const next = URL.parse(ownTarget(mail.redirectTo, siteUrl) ?? '');
  const target = new URL(mail.kind === 'recovery' ? '/reset-password' : '/auth/callback', siteUrl);
  target.searchParams.set('token_hash', mail.tokenHash);
  target.searchParams.set('type', mail.kind === 'newcomer' ? 'magiclink' : mail.kind);
  if (mail.kind === 'newcomer') target.searchParams.set('new', '1');
  const back = ownPath(next?.searchParams.get('next') ?? null);
  if (back) target.searchParams.set('next', back);
  return target.href;
}
