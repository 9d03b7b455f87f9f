import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** The confirmed address of an account, lower-cased; null when there is none. The auth service owns the table. */
export async function confirmedEmail(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from auth.users
    where id = ${accountId} and email_confirmed_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.email ?? null;
}

type KnownAddress = 'unknown' | 'unconfirmed' | 'confirmed';

export async function knownAddress(db: Kysely<DB>, email: string): Promise<KnownAddress> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select email_confirmed_at is not null as confirmed from auth.users where lower(email) = ${email.toLowerCase()}`.execute(
    db,
  );
  if (!rows[0]) return 'unknown';
  return rows[0].confirmed ? 'confirmed' : 'unconfirmed';
}
