import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/* The auth service owns auth.users; its columns are those of Supabase Auth. */
type Database = Kysely<DB>;

/** The current address, lower-cased; null when there is none. */
export async function emailOf(db: Database, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select lower(email) as email from auth.users where id = ${accountId} and deleted_at is null`.execute(db);
  return rows[0]?.email ?? null;
}

/**
 * Stores the requested address and invalidates tokens of an earlier request. The new token is created when the email
 * is written.
 */
export async function setWantedEmail(
  db: Database,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  await sql`
    update auth.users set email_change = ${email}, email_change_token_new = '', email_change_token_current = '',
      email_change_confirm_status = 0, email_change_sent_at = ${now}, updated_at = ${now}
    where id = ${accountId}`.execute(db);
}

/** Invalidates emailed tokens: those sent to the old mailbox must not open the account after the change. */
export async function clearMailedTokens(db: Database, accountId: string): Promise<void> {
  await sql`
    update auth.users set recovery_token = '', confirmation_token = ''
    where id = ${accountId}`.execute(db);
}

/** The account that holds an emailed token. The kind of token decides the columns, as in the auth service. */
export type MailTokenHolder = {
  id: string;
  email: string | null;
  confirmed: boolean;
  newEmail: string | null;
};

const tokenColumns: ReadonlyMap<string, readonly string[]> = new Map([
  ['signup', ['confirmation_token']],
  ['magiclink', ['recovery_token', 'confirmation_token']],
  ['recovery', ['recovery_token']],
  ['email_change', ['email_change_token_new']],
]);

/** Undefined when no account holds the token or the kind is unknown. */
export async function findTokenHolder(
  db: Database,
  { kind, hash }: { kind: string; hash: string },
): Promise<MailTokenHolder | undefined> {
  for (const column of (tokenColumns.get(kind) ?? []).map((name) => sql.ref(name))) {
    // The length condition lets PostgreSQL use the auth service's partial index.
    const { rows } = await sql<MailTokenHolder>`
      select id, lower(email) as email, email_confirmed_at is not null as confirmed,
        lower(nullif(email_change, '')) as "newEmail"
      from auth.users where ${column} = ${hash} and length(${column}) > 6`.execute(db);
    if (rows[0]) return rows[0];
  }
  return undefined;
}

/** Confirmation state and bcrypt hash of an address; `hash` is null when it has no password. */
type StoredPassword = { confirmed: boolean; hash: string | null };

/** Looks up an address (trimmed, lower-cased); undefined when no account has it. */
export async function storedPassword(db: Database, email: string): Promise<StoredPassword | undefined> {
  const { rows } = await sql<StoredPassword>`
    select email_confirmed_at is not null as confirmed, nullif(encrypted_password, '') as hash
    from auth.users where email = ${email} and is_sso_user = false`.execute(db);
  return rows[0];
}

export async function clearPassword(db: Database, accountId: string): Promise<void> {
  await sql`update auth.users set encrypted_password = null where id = ${accountId}`.execute(db);
}

/** Deletes an account that was never confirmed and never used. */
export async function deleteUnconfirmedAccount(db: Database, email: string): Promise<void> {
  await sql`
    delete from auth.users
    where email = ${email} and is_sso_user = false and email_confirmed_at is null and last_sign_in_at is null`.execute(
    db,
  );
}

/** Stores the hash of the code that confirms a new password; it replaces an earlier one. */
export async function saveNonce(
  db: Database,
  { accountId, hash, now }: { accountId: string; hash: string; now: Date },
): Promise<void> {
  await sql`
    update auth.users set reauthentication_token = ${hash}, reauthentication_sent_at = ${now}
    where id = ${accountId}`.execute(db);
}

/** Uses up the code; false when it is another one, or was sent before `since`. */
export async function useNonce(
  db: Database,
  { accountId, hash, since }: { accountId: string; hash: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update auth.users set reauthentication_token = ''
    where id = ${accountId} and reauthentication_token = ${hash} and reauthentication_sent_at > ${since}
    returning id`.execute(db);
  return rows.length > 0;
}
