import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { SpamReason, ContactMessage } from '../model/schemas.ts';

type StoredMessage = Pick<ContactMessage, 'topic' | 'name' | 'email' | 'message'>;
type NewMessage = StoredMessage & {
  id: string;
  language: Language;
  doubt: SpamReason | null;
  createdAt: Date;
};

export async function insertMessage(db: Kysely<DB>, message: NewMessage): Promise<void> {
  const { id, topic, name, email, message: text, language, doubt, createdAt } = message;
  await db
    .insertInto('app.contact_messages')
    .values({ id, topic, name, email, message: text, language, doubt, created_at: createdAt })
    .execute();
}

const sameSender = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** Serializes messages from one address until the transaction ends, so that duplicate check and limit are correct. */
export async function lockSender(trx: Kysely<DB>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('app.contact_messages'), hashtext(${email.toLowerCase()}))`.execute(
    trx,
  );
}

/** Whether the same text came from the same address since then. */
export async function arrivedBefore(
  db: Kysely<DB>,
  { email, topic, message }: StoredMessage,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('app.contact_messages')
    .select('id')
    .where(sameSender(email))
    .where(sql<boolean>`md5(message) = md5(${message})`)
    .where('topic', '=', topic)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** Number of messages from an address since then. */
export async function countMessages(db: Kysely<DB>, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app.contact_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sameSender(email))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
