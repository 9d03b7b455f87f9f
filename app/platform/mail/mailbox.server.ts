import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { newApi, type ApiContext } from '../api.server.ts';
import type { DB } from '../database-types.ts';
import { platformError } from '../problems.ts';
import type { Services } from '../services.server.ts';
import { isLoopback } from '../settings.server.ts';
import type { MailAttachment } from './mail.ts';

const shown = 100;

/**
 * The machine's own mailbox: where mail lands while no SMTP server is set. Answered only to this machine, asking
 * under a local name and not through a proxy, so that no web page elsewhere can read it.
 */
export function mailboxApi({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const api = newApi();
  const path = '/dev/mailbox';
  api.use(`${path}/*`, async (c, next) => {
    if (settings.smtpUrl !== undefined || !isFromThisMachine(c))
      throw platformError('not_found', { status: 404 });
    await next();
  });
  api.get(path, async (c) => {
    const mails = await readMails(db, c.req.query('to'));
    if (!c.req.header('accept')?.includes('text/html')) return c.json({ mails });
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return c.html(page(mails));
  });
  return api;
}

function isFromThisMachine(c: ApiContext): boolean {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const peer = env?.incoming?.socket?.remoteAddress?.replace('::ffff:', '');
  const proxied = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some((name) =>
    c.req.header(name),
  );
  return peer !== undefined && isLoopback(peer) && isLoopback(new URL(c.req.url).hostname) && !proxied;
}

async function readMails(db: Kysely<DB>, to: string | undefined) {
  const rows = await db
    .selectFrom('app.mails')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', (to ?? '').toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    language: row.language,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    attachments: row.attachments as unknown as MailAttachment[],
    createdAt: row.created_at.toISOString(),
  }));
}

type MailView = Awaited<ReturnType<typeof readMails>>[number];

function page(mails: MailView[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox of this machine</title>
      </head>
      <body>
        <h1>Mailbox of this machine</h1>
        <p>Mail lands here while SMTP_URL is not set. Newest first, ${mails.length} of at most ${shown}.</p>
        ${mails.map(
          (mail) =>
            html`<article lang="${mail.language}">
              <h2>${mail.subject}</h2>
              <p><time datetime="${mail.createdAt}">${mail.createdAt}</time>, to ${mail.to}</p>
              ${mail.text.split('\n\n').map((part) => html`<p>${linked(part)}</p>`)}
              ${mail.attachments.map(
                (file) =>
                  html`<p>
                    <a
                      download="${file.filename}"
                      href="data:${file.contentType},${encodeURIComponent(file.content)}"
                      >${file.filename}</a
                    >
                  </p>`,
              )}
              <hr />
            </article>`,
        )}
      </body>
    </html>`;
}

/** A paragraph that is one address becomes a link. */
const linked = (text: string) =>
  /^https?:\/\/\S+$/.test(text.trim()) ? html`<a href="${text.trim()}">${text.trim()}</a>` : text;
