import { brand } from '#app/platform/brand.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { accountsTexts } from '../messages/index.ts';

/** Kinds of email → template names on hosted Supabase. */
export const hostedMails = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
} as const;
export type HostedMail = keyof typeof hostedMails;

/** The hosted service does not know the reader's language, so its emails contain all three, one below the other. */
const languages: readonly Language[] = ['en', 'es', 'fr'];

/**
 * Subject and body of a hosted template, in Go template syntax. The link opens our landing page; the requested page is
 * passed in `redirect_to`.
 */
export function hostedTemplate(mail: HostedMail): { subject: string; html: string } {
  const kind = hostedMails[mail];
  const texts = languages.map((language) => ({
    language,
    t: translator(accountsTexts, language, 'accounts'),
  }));
  const subjects = new Set(texts.map(({ t }) => t(`mail.${kind}.subject`)));
  const sections = texts.map(({ language, t }) => {
    const lines = [
      t(`mail.${kind}.body`, { brand }),
      ...(kind === 'reauthentication' ? [] : [linkTo(kind)]),
      t('mail.code', { code: '{{ .Token }}' }),
      t('mail.lasts'),
      t('mail.notYou'),
    ];
    return [`<div lang="${language}">`, ...lines.map((line) => `  <p>${line}</p>`), '</div>'].join('\n');
  });
  return { subject: [...subjects].join(' · '), html: `${sections.join('\n<hr>\n')}\n` };
}

function linkTo(kind: string): string {
  const page = kind === 'recovery' ? '/reset-password' : '/auth/callback';
  const href = `{{ .SiteURL }}${page}?token_hash={{ .TokenHash }}&amp;type=${kind}&amp;redirect_to={{ .RedirectTo }}`;
  return `<a href="${href}">{{ .SiteURL }}${page}</a>`;
}
