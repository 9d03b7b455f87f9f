import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HostedMail, hostedMails, hostedTemplate } from './hosted-templates.server.ts';

const names = Object.keys(hostedMails) as HostedMail[];

describe('the email templates for hosted Supabase', () => {
  it.each(names)('%s: the file in docs/supabase matches our texts (WRITE=1 updates it)', (name) => {
    const { subject, html } = hostedTemplate(name);
    const file = `docs/supabase/${name}.html`;
    const text = `<!-- Subject: ${subject} -->\n${html}`;
    if (process.env.WRITE) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('contain all three languages and link to the page that asks for a click', () => {
    const { subject, html } = hostedTemplate('confirmation');
    expect(subject).toBe('Confirm your address · Confirma tu dirección · Confirmez votre adresse');
    for (const language of ['en', 'es', 'fr']) expect(html).toContain(`<div lang="${language}">`);
    expect(html).toContain(
      'href="{{ .SiteURL }}/auth/callback?token_hash={{ .TokenHash }}&amp;type=signup&amp;redirect_to={{ .RedirectTo }}"',
    );
    expect(hostedTemplate('recovery').html).toContain('{{ .SiteURL }}/reset-password?');
    for (const name of names) expect(hostedTemplate(name).html).toContain('{{ .Token }}');
  });
});
