import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { ContactMessage } from './schemas.ts';

type NewMessage = Omit<ContactMessage, 'website'> & { id: string; language: Language; createdAt: Date };

export async function insertMessage(db: Kysely<DB>, message: NewMessage): Promise<void> {
  const { id, topic, name, email, message: text, language, createdAt } = message;
  await db
    .insertInto('app.contact_messages')
    .values({ id, topic, name, email, message: text, language, created_at: createdAt })
    .execute();
}

/** How many messages came from an address since then. */
export async function countMessages(db: Kysely<DB>, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app.contact_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
