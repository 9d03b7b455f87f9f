import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../database-types.ts';
import type { Jobs } from '../jobs.server.ts';
import type { Random } from '../random.ts';
import type { Mail, MailAttachment } from './mail.ts';
import type { SendMail } from './smtp.server.ts';

export type MailQueue = {
  /** Adds a mail to the transaction. It goes out after the commit, at least once, under one Message-ID. */
  enqueue(trx: Kysely<DB>, mail: Mail): Promise<void>;
};

const job = 'mail.send';
/** A mail server may be away for most of a day: about ten quick tries, then one every quarter of an hour. */
const tries = 80;

/**
 * Mail over SMTP when `send` is given; otherwise a mail lies in the machine's own mailbox as soon as its
 * transaction commits.
 */
export function createMailQueue(
  services: { db: Kysely<DB>; jobs: Jobs; clock: Clock; random: Random },
  send: SendMail | undefined,
): MailQueue {
  const { db, jobs, clock, random } = services;
  if (send) {
    jobs.handle<{ id: string }>(job, ({ id }) => deliver(db, clock, send, id));
  }
  return {
    enqueue: async (trx, mail) => {
      const id = random.uuid();
      const inserted = await trx
        .insertInto('app.mails')
        .values({
          id,
          message_id: mail.messageId,
          recipient: mail.to,
          language: mail.language,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html ?? null,
          attachments: JSON.stringify(mail.attachments ?? []),
          created_at: clock.now(),
          sent_at: send ? null : clock.now(),
          forget_at: mail.forgetAt ?? null,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .executeTakeFirst();
      if (send && inserted.numInsertedOrUpdatedRows === 1n)
        await jobs.send(trx, job, { id }, { retries: tries });
    },
  };
}

async function deliver(db: Kysely<DB>, clock: Clock, send: SendMail, id: string): Promise<void> {
  const mail = await db.selectFrom('app.mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  try {
    await send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html ?? undefined,
      attachments: mail.attachments as unknown as MailAttachment[],
      messageId: mail.message_id,
    });
  } catch (thrown) {
    // The job keeps these words longer than the mail may be kept.
    const words = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(words.replaceAll(mail.recipient, 'the recipient'), { cause: thrown });
  }
  await db.updateTable('app.mails').set({ sent_at: clock.now() }).where('id', '=', id).execute();
  await db.deleteFrom('app.mails').where('id', '=', id).where('forget_at', 'is not', null).execute();
}
