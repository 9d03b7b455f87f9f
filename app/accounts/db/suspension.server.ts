import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/*
 * A suspension is the auth service's own `banned_until`, set far in the future: the hosted service enforces it itself,
 * and so do the calls in front of the built-in one.
 */

type Database = Kysely<DB>;

/** End date of an open-ended suspension. */
const farAhead = new Date('9999-12-31T00:00:00Z');

/**
 * The account's address and whether it is suspended; locks the row until the transaction ends. Undefined when there is
 * no such account.
 */
export async function lockAccount(
  trx: Database,
  accountId: string,
  now: Date,
): Promise<{ email: string; suspended: boolean } | undefined> {
  const { rows } = await sql<{ email: string; suspended: boolean }>`
    select coalesce(email, '') as email, coalesce(banned_until > ${now}, false) as suspended from auth.users
    where id = ${accountId} and deleted_at is null for update`.execute(trx);
  return rows[0];
}

export async function setSuspended(trx: Database, accountId: string, suspended: boolean): Promise<void> {
  await sql`update auth.users set banned_until = ${suspended ? farAhead : null} where id = ${accountId}`.execute(
    trx,
  );
}

/** Ends all sessions of an account with their refresh tokens. Returns the ids of the ended sessions. */
export async function endAllSessions(trx: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions where user_id = ${accountId} returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Ends a session if its account is suspended. Returns whether it did. */
export async function endIfSuspended(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions as session using auth.users as account
    where session.id = ${sessionId}::uuid and account.id = session.user_id and account.banned_until > ${now}
    returning session.id`.execute(db);
  return rows.length > 0;
}
