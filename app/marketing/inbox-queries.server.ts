import type { Kysely, Selectable } from 'kysely';
import type { AppContactMessages, DB } from '#app/platform/database-types.ts';
import type { ContactTopic } from './contact-fields.ts';

/** A message as the founders read it. */
export type ReceivedMessage = {
  id: string;
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  language: 'en' | 'es' | 'fr';
  at: Date;
  answeredAt: Date | null;
};

/** Messages: those without an answer first, each group with the latest first. */
export async function loadMessages(db: Kysely<DB>, limit: number): Promise<ReceivedMessage[]> {
  const rows = await db
    .selectFrom('app.contact_messages')
    .selectAll()
    .orderBy(({ eb }) => eb('answered_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(messageOf);
}

/** Messages that came in [from, to), and how many wait for an answer at all. */
export async function countInbox(
  db: Kysely<DB>,
  { from, to }: { from: Date; to: Date },
): Promise<{ received: number; waiting: number }> {
  const row = await db
    .selectFrom('app.contact_messages')
    .select(({ fn, eb }) => [
      fn.countAll<string>().filterWhere('answered_at', 'is', null).as('waiting'),
      fn
        .countAll<string>()
        .filterWhere(eb.and([eb('created_at', '>=', from), eb('created_at', '<', to)]))
        .as('received'),
    ])
    .executeTakeFirstOrThrow();
  return { received: Number(row.received), waiting: Number(row.waiting) };
}

/** The message, locked until the transaction ends. */
export async function lockMessage(trx: Kysely<DB>, id: string): Promise<ReceivedMessage | undefined> {
  const row = await trx
    .selectFrom('app.contact_messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && messageOf(row);
}

/** Marks a message as answered, or as waiting again with null. */
export async function setAnswered(trx: Kysely<DB>, id: string, answeredAt: Date | null): Promise<void> {
  await trx
    .updateTable('app.contact_messages')
    .set({ answered_at: answeredAt })
    .where('id', '=', id)
    .execute();
}

const messageOf = (row: Selectable<AppContactMessages>): ReceivedMessage => ({
  id: row.id,
  topic: row.topic as ContactTopic,
  name: row.name,
  email: row.email,
  message: row.message,
  language: row.language as ReceivedMessage['language'],
  at: row.created_at,
  answeredAt: row.answered_at,
});
