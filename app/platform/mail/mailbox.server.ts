import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { newApi } from '../api.server.ts';
import type { DB } from '../database-types.ts';
import { isFromOwnMachine } from '../api/own-machine.server.ts';
import { plainPage } from '../api/plain-page.server.ts';
import { platformError } from '../problems.ts';
import type { Services } from '../services.server.ts';
import type { MailAttachment } from './mail.ts';

const shown = 100;

/**
 * Development mailbox: where emails are delivered while no SMTP server is configured. Served only to this machine.
 */
export function mailboxApi({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const api = newApi();
  const path = '/dev/mailbox';
  api.use(`${path}/*`, async (c, next) => {
    if (settings.smtpUrl !== undefined || !isFromOwnMachine(c))
      throw platformError('not_found', { status: 404 });
    await next();
  });
  api.get(path, async (c) => {
    const mails = await readMails(db, c.req.query('to'));
    if (!c.req.header('accept')?.includes('text/html')) return c.json({ mails });
    return plainPage(c, 'Mailbox of this machine', list(mails));
  });
  return api;
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
    // What is generated when an email is sent has no content here.
    attachments: (row.attachments as unknown as MailAttachment[]).map(
      ({ filename, contentType, content = '' }) => ({ filename, contentType, content }),
    ),
    createdAt: row.created_at.toISOString(),
  }));
}

type MailView = Awaited<ReturnType<typeof readMails>>[number];

function list(mails: MailView[]) {
  return html`<p>
      Mail lands here while SMTP_URL is not set. Newest first, ${mails.length} of at most ${shown}.
    </p>
    ${mails.map(
      (mail) =>
        html`<article lang="${mail.language}">
          <h2>${mail.subject}</h2>
          <p><time datetime="${mail.createdAt}">${mail.createdAt}</time>, to ${mail.to}</p>
          ${mail.text.split('\n\n').map((part) => html`<p>${linked(part)}</p>`)}
          ${mail.attachments.map((file) => html`<p><a download="${file.filename}" href="${dataAddress(file)}">${file.filename}</a></p>`)}
        </article>`,
    )}`;
}

const dataAddress = ({ contentType, content }: MailAttachment): string =>
  `data:${contentType},${encodeURIComponent(content)}`;

/** A paragraph that is a URL becomes a link. */
const linked = (text: string) =>
  /^https?:\/\/\S+$/.test(text.trim()) ? html`<a href="${text.trim()}">${text.trim()}</a>` : text;
