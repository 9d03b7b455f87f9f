import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { nameIn } from './account-page/full-name.ts';
import { objectIn } from './stored-json.server.ts';

/** Instants with the end left out. */
type Range = { from: Date; to: Date };

/** Accounts made in the range, and how many of those have confirmed their address by now. */
export async function countSignUps(
  db: Kysely<DB>,
  { from, to }: Range,
): Promise<{ made: number; confirmed: number }> {
  const { rows } = await sql<{ made: number; confirmed: number }>`
    select count(*)::int as made, count(email_confirmed_at)::int as confirmed from auth.users
    where created_at >= ${from} and created_at < ${to} and deleted_at is null`.execute(db);
  return rows[0] ?? { made: 0, confirmed: 0 };
}

/** What the account's owner wants to be called; empty when nothing was given. */
export async function accountName(db: Kysely<DB>, accountId: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select ${objectIn('raw_user_meta_data')} ->> 'full_name' as name from auth.users where id = ${accountId}`.execute(
    db,
  );
  return nameIn(rows[0]?.name);
}

/** Name and address of an account for its papers; null when there is no such account any more. */
export async function accountContact(
  db: Kysely<DB>,
  accountId: string,
): Promise<{ name: string; email: string } | null> {
  const { rows } = await sql<{ name: string | null; email: string | null }>`
    select ${objectIn('raw_user_meta_data')} ->> 'full_name' as name, email from auth.users where id = ${accountId}`.execute(
    db,
  );
  return rows[0] ? { name: nameIn(rows[0].name), email: rows[0].email ?? '' } : null;
}
