import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../database-types.ts';
import type { Jobs } from '../jobs.server.ts';
import type { Logger } from '../log.server.ts';
import type { Random } from '../random.ts';
import { letterPage } from './letter-page.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { MailRefused, type SendMail } from './smtp.server.ts';

export type MailQueue = {
  /**
   * Adds emails to the transaction in one statement. Each is sent after the commit, at least once, with one Message-
   * ID.
   */
  enqueue(trx: Kysely<DB>, ...mails: readonly Mail[]): Promise<void>;
};

const job = 'mail.send';
/** A mail server may be down for most of a day: about ten quick attempts, then one every fifteen minutes. */
const tries = 80;

/**
 * Sends over SMTP when `send` is given; otherwise an email appears in the development mailbox as soon as its
 * transaction commits.
 */
export function createMailQueue(
  services: { db: Kysely<DB>; jobs: Jobs; clock: Clock; random: Random; log: Logger; siteUrl: string },
  send: SendMail | undefined,
): MailQueue {
  const { db, jobs, clock, random, log, siteUrl } = services;
  if (send) {
    jobs.handle<{ id: string }>(job, ({ id }) => deliver({ db, clock, log, siteUrl, send }, id));
  }
  return {
    enqueue: async (trx, ...mails) => {
      if (mails.length === 0) return;
      const now = clock.now();
      const rows = mails.map((mail) => ({
        id: random.uuid(),
        message_id: mail.messageId,
        recipient: mail.to,
        language: mail.language,
        subject: mail.subject,
        body_text: mail.text,
        attachments: JSON.stringify(mail.attachments ?? []),
        reply_to: mail.replyTo ?? null,
        thread_id: mail.threadId ?? null,
        personal: mail.personal ?? false,
        created_at: now,
        sent_at: send ? null : now,
        forget_at: mail.forgetAt ?? null,
      }));
      const inserted = await trx
        .insertInto('app.mails')
        .values(rows)
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .returning('id')
        .execute();
      if (send)
        await jobs.sendAll(
          trx,
          job,
          inserted.map(({ id }) => ({ data: { id }, retries: tries })),
        );
    },
  };
}

type Delivery = { db: Kysely<DB>; clock: Clock; log: Logger; siteUrl: string; send: SendMail };

async function deliver({ db, clock, log, siteUrl, send }: Delivery, id: string): Promise<void> {
  const mail = await db.selectFrom('app.mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  try {
    await send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: await letterPage({ ...mail, text: mail.body_text }, siteUrl),
      attachments: mail.attachments as unknown as MailAttachment[],
      messageId: mail.message_id,
      threadId: mail.thread_id,
      replyTo: mail.reply_to,
      personal: mail.personal,
    });
  } catch (thrown) {
    // The job keeps this message longer than the email may be kept, so the address is removed.
    const words = (thrown instanceof Error ? thrown.message : String(thrown)).replaceAll(
      mail.recipient,
      'the recipient',
    );
    if (!(thrown instanceof MailRefused)) throw new Error(words, { cause: thrown });
    log.warn({ mail: id, refused: words }, 'a mail was refused for good and is not tried again');
    return;
  }
  await db.updateTable('app.mails').set({ sent_at: clock.now() }).where('id', '=', id).execute();
  await db.deleteFrom('app.mails').where('id', '=', id).where('forget_at', 'is not', null).execute();
}
