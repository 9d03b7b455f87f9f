import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { AppMails, DB } from '../database-types.ts';
import type { Jobs } from '../jobs.server.ts';
import type { Logger } from '../log.server.ts';
import type { Random } from '../random.ts';
import type { Batched } from '../statement-batch.server.ts';
import { letterPage } from './letter-page.ts';
import type { GeneratedAttachment, Mail, MailAttachment } from './mail.ts';
import { MailRefused, type SendMail } from './smtp.server.ts';

export type MailQueue = {
  /**
   * Adds emails to the transaction in one statement. Each is sent after the commit, at least once, with one Message-
   * ID.
   */
  enqueue(trx: Kysely<DB>, ...mails: readonly Mail[]): Promise<void>;
  /** The same as queries for `executeTogether`, in this order. `fillIns` apply to subjects, texts and attachments. */
  toQueries(
    trx: Kysely<DB>,
    mails: readonly Mail[],
    fillIns?: readonly MailFillIn[],
  ): Promise<readonly Batched[]>;
  /** Registers what makes the attachments of a kind when an email is sent. Call once, before the jobs start. */
  generate(generator: string, make: GenerateAttachment): void;
};

/** What only the database knows when an email is added: it replaces each placeholder. Must not need escaping in JSON. */
export type MailFillIn = { placeholder: string; by: RawBuilder<string> };

/** The file, or null when there is nothing to attach any more. */
type GenerateAttachment = (about: Record<string, string>) => Promise<Uint8Array | null>;

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
  const generators = new Map<string, GenerateAttachment>();
  if (send) {
    jobs.handle<{ id: string }>(job, ({ id }) => deliver({ db, clock, log, siteUrl, send, generators }, id));
  }
  return {
    generate: (generator, make) => void generators.set(generator, make),
    enqueue: async (trx, ...mails) => {
      if (mails.length === 0) return;
      const inserted = await insertMails(trx, toRows(mails), []).execute();
      if (send) await jobs.sendAll(trx, job, inserted.map(toJob));
    },
    toQueries: async (trx, mails, fillIns = []) => {
      if (mails.length === 0) return [];
      const rows = toRows(mails);
      // An email that exists already is not added; the job of its twin then finds nothing to do.
      const sending = send ? await jobs.toQueries(job, rows.map(toJob)) : [];
      return [insertMails(trx, rows, fillIns), ...sending];
    },
  };

  function toRows(mails: readonly Mail[]) {
    const now = clock.now();
    return mails.map((mail) => ({
      id: random.uuid(),
      message_id: mail.messageId,
      recipient: mail.to,
      language: mail.language,
      subject: mail.subject,
      body_text: mail.text,
      attachments: JSON.stringify([...(mail.attachments ?? []), ...(mail.generated ?? [])]),
      reply_to: mail.replyTo ?? null,
      thread_id: mail.threadId ?? null,
      personal: mail.personal ?? false,
      created_at: now,
      sent_at: send ? null : now,
      forget_at: mail.forgetAt ?? null,
    }));
  }
}

type MailRow = Insertable<AppMails> & { subject: string; body_text: string; attachments: string };

const toJob = ({ id }: { id: string }) => ({ data: { id }, retries: tries });

/** Emails whose Message-ID was used before are not added. */
function insertMails(trx: Kysely<DB>, rows: readonly MailRow[], fillIns: readonly MailFillIn[]) {
  const fill = (text: string): RawBuilder<string> | string =>
    fillIns
      .filter(({ placeholder }) => text.includes(placeholder))
      .reduce<RawBuilder<string> | string>(
        (filled, { placeholder, by }) => sql<string>`replace(${filled}, ${placeholder}, ${by})`,
        text,
      );
  const filled = rows.map((row) => ({
    ...row,
    subject: fill(row.subject),
    body_text: fill(row.body_text),
    attachments: sql<string>`${fill(row.attachments)}::jsonb`,
  }));
  return trx
    .insertInto('app.mails')
    .values(filled)
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id');
}

type Generators = ReadonlyMap<string, GenerateAttachment>;
type Delivery = {
  db: Kysely<DB>;
  clock: Clock;
  log: Logger;
  siteUrl: string;
  send: SendMail;
  generators: Generators;
};

/** Makes the attachments that are generated; the others are as stored. */
async function complete(stored: unknown, generators: Generators): Promise<MailAttachment[]> {
  const files: MailAttachment[] = [];
  for (const file of stored as (MailAttachment | GeneratedAttachment)[]) {
    if (!('generator' in file)) {
      files.push(file);
      continue;
    }
    const { filename, contentType, generator, about } = file;
    const make = generators.get(generator);
    if (!make) throw new Error(`no generator for attachments of the kind ${generator}`);
    const bytes = await make(about);
    if (!bytes) continue;
    files.push({ filename, contentType, content: Buffer.from(bytes).toString('base64'), encoding: 'base64' });
  }
  return files;
}

async function deliver({ db, clock, log, siteUrl, send, generators }: Delivery, id: string): Promise<void> {
  const mail = await db.selectFrom('app.mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  try {
    await send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: await letterPage({ ...mail, text: mail.body_text }, siteUrl),
      attachments: await complete(mail.attachments, generators),
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
