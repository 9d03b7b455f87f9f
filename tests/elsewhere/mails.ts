import { readFileSync } from 'node:fs';
import type { HostedMail } from '#app/accounts/use-cases/hosted-templates.server.ts';

export type StandInMail = { to: string; subject: string; html: string };

/** Variables of the templates in docs/supabase, with the names of the hosted service. */
type Data = { SiteURL: string; RedirectTo: string; TokenHash: string; Token: string; Email: string };

const templateOf: Record<string, HostedMail> = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
};

/** An email of the library, with its text replaced by the templates that an owner enters in the project. */
export function mailAsHosted(
  mail: { to: string; text?: string },
  about: { siteUrl: string; redirectTo: string | undefined },
): StandInMail {
  const text = mail.text ?? '';
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
  const query = link ? new URL(link).searchParams : new URLSearchParams();
  const template = templateOf[query.get('type') ?? ''] ?? 'reauthentication';
  return {
    to: mail.to,
    ...filled(template, {
      SiteURL: about.siteUrl,
      RedirectTo: about.redirectTo ?? about.siteUrl,
      TokenHash: query.get('token') ?? '',
      Token: /\b\d{6}\b/.exec(text.replace(link ?? '', ''))?.[0] ?? '',
      Email: mail.to,
    }),
  };
}

/** Fills a template as Go's html/template does for these few variables: escaped as a query value after `=`, otherwise as text. */
function filled(template: HostedMail, data: Data): { subject: string; html: string } {
  const source = readFileSync(new URL(`../../docs/supabase/${template}.html`, import.meta.url), 'utf8');
  const [first = '', ...rest] = source.split('\n');
  const html = rest.join('\n').replaceAll(/(=?)\{\{ \.(\w+) \}\}/g, (_, equals: string, name: string) => {
    if (!(name in data))
      throw new Error(`The template ${template} uses .${name}, which the service does not know`);
    const value = data[name as keyof Data];
    return equals ? `=${encodeURIComponent(value)}` : value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
  return { subject: /Subject: (.*) -->/.exec(first)?.[1] ?? '', html };
}
