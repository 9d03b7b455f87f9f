import type { Kysely, Selectable } from 'kysely';
import type { AppContactMessages, DB } from '#app/platform/database-types.ts';
import type { ContactTopic } from '../model/contact-fields.ts';
import type { SpamReason } from '../model/schemas.ts';

type Row = Selectable<AppContactMessages>;

/** A message as shown to the founders. */
export type ReceivedMessage = {
  id: string;
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  language: 'en' | 'es' | 'fr';
  at: Date;
  /** When it was answered or closed without an answer; null while open. */
  answeredAt: Date | null;
  /** Why it looked automated, although the sender declared that a person wrote it. */
  doubt: SpamReason | null;
  /** The answers, the oldest first. */
  answers: { text: string; at: Date }[];
};

/** Messages: open ones first, each group with the latest first. */
export async function loadMessages(db: Kysely<DB>, limit: number): Promise<ReceivedMessage[]> {
  const rows = await db
    .selectFrom('app.contact_messages')
    .selectAll()
    .orderBy(({ eb }) => eb('answered_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return withAnswers(db, rows);
}

async function withAnswers(db: Kysely<DB>, rows: Row[]): Promise<ReceivedMessage[]> {
  if (rows.length === 0) return [];
  const answers = await db
    .selectFrom('app.contact_answers')
    .select(['message_id', 'answer', 'created_at'])
    .where(
      'message_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const of = Map.groupBy(answers, ({ message_id }) => message_id);
  return rows.map((row) => ({
    ...messageOf(row),
    answers: (of.get(row.id) ?? []).map(({ answer, created_at }) => ({ text: answer, at: created_at })),
  }));
}

/** Number of messages received in [from, to), and of all open ones. */
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
  return row && (await withAnswers(trx, [row]))[0];
}

/** Stores an answer to a message. */
export async function insertAnswer(
  trx: Kysely<DB>,
  answer: { id: string; messageId: string; place: number; text: string; at: Date },
): Promise<void> {
  const { id, messageId, place, text, at } = answer;
  await trx
    .insertInto('app.contact_answers')
    .values({ id, message_id: messageId, place, answer: text, created_at: at })
    .execute();
}

/** Marks a message as answered, or as open again with null. */
export async function setAnswered(trx: Kysely<DB>, id: string, answeredAt: Date | null): Promise<void> {
  await trx
    .updateTable('app.contact_messages')
    .set({ answered_at: answeredAt })
    .where('id', '=', id)
    .execute();
}

const messageOf = (row: Row): Omit<ReceivedMessage, 'answers'> => ({
  id: row.id,
  topic: row.topic as ContactTopic,
  name: row.name,
  email: row.email,
  message: row.message,
  language: row.language as ReceivedMessage['language'],
  at: row.created_at,
  answeredAt: row.answered_at,
  doubt: row.doubt as SpamReason | null,
});
