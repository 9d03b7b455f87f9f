import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';

type Database = Kysely<DB>;

/** Kinds of email that can be requested without signing in, named as in the auth service. */
export type MailRequestKind = 'signup' | 'magiclink' | 'recovery' | 'email_change';

export type MailRequest = {
  id: string;
  kind: MailRequestKind;
  /** Trimmed and lower-cased. For a change of address: the current one, until the new one is confirmed. */
  email: string;
  language: Language;
  redirectTo: string | undefined;
  /** Whether the link makes an account for an address that has none. */
  createUser: boolean;
  createdAt: Date;
};

export async function insertMailRequest(db: Database, request: MailRequest): Promise<void> {
  await db
    .insertInto('app.auth_mail_requests')
    .values({
      id: request.id,
      kind: request.kind,
      email: request.email,
      language: request.language,
      redirect_to: request.redirectTo ?? null,
      create_user: request.createUser,
      created_at: request.createdAt,
    })
    .execute();
}

/** Removes and returns a request; undefined when it was already answered. */
export async function takeMailRequest(db: Database, id: string): Promise<MailRequest | undefined> {
  const row = await db
    .deleteFrom('app.auth_mail_requests')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind as MailRequestKind,
      email: row.email,
      language: row.language as Language,
      redirectTo: row.redirect_to ?? undefined,
      createUser: row.create_user,
      createdAt: row.created_at,
    }
  );
}

/** Deletes requests that no job answered in time. */
export async function deleteMailRequestsBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('app.auth_mail_requests').where('created_at', '<', instant).execute();
}

/*
 * The auth service owns auth.users. A token is the SHA-256 of address and code, stored in the column of its kind as
 * the service does it; a test lets the service itself accept one.
 */

type Addressee = { id: string; email: string; confirmed: boolean; newEmail: string | null };

export async function addresseeOf(db: Database, email: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select id, email, email_confirmed_at is not null as confirmed, nullif(email_change, '') as "newEmail"
    from auth.users where email = ${email} and is_sso_user = false and deleted_at is null for update`.execute(
    db,
  );
  return rows[0];
}

export type MailedToken = { hash: string; sentAt: Date };

const columns = {
  signup: ['confirmation_token', 'confirmation_sent_at'],
  magiclink: ['recovery_token', 'recovery_sent_at'],
  recovery: ['recovery_token', 'recovery_sent_at'],
  email_change: ['email_change_token_new', 'email_change_sent_at'],
} as const;

/** The token of this kind that was mailed last. */
export async function loadMailedToken(
  db: Database,
  { accountId, kind }: { accountId: string; kind: MailRequestKind },
): Promise<MailedToken | undefined> {
  const [hash, sentAt] = columns[kind].map((column) => sql.ref(column));
  const { rows } = await sql<MailedToken>`
    select ${hash} as hash, ${sentAt} as "sentAt" from auth.users
    where id = ${accountId} and ${hash} <> '' and ${sentAt} is not null`.execute(db);
  return rows[0];
}

/** Replaces the token of this kind, so that earlier ones become invalid. */
export async function setToken(
  db: Database,
  token: { accountId: string; kind: MailRequestKind; hash: string; now: Date },
): Promise<void> {
  const [hash, sentAt] = columns[token.kind].map((column) => sql.ref(column));
  await sql`
    update auth.users set ${hash} = ${token.hash}, ${sentAt} = ${token.now}, updated_at = ${token.now}
    where id = ${token.accountId}`.execute(db);
}

/** The link that was mailed last to an address without an account. Locks the row. */
export async function loadSignUpLink(db: Database, email: string): Promise<MailedToken | undefined> {
  return db
    .selectFrom('app.sign_up_links')
    .select(['token_hash as hash', 'sent_at as sentAt'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSignUpLink(
  db: Database,
  { email, hash, sentAt }: MailedToken & { email: string },
): Promise<void> {
  await db
    .insertInto('app.sign_up_links')
    .values({ email, token_hash: hash, sent_at: sentAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ token_hash: hash, sent_at: sentAt }))
    .execute();
}

/** Removes and returns the link with this token, if it was sent after `since`. */
export async function takeSignUpLink(
  db: Database,
  { hash, since }: { hash: string; since: Date },
): Promise<{ email: string; sentAt: Date } | undefined> {
  return db
    .deleteFrom('app.sign_up_links')
    .where('token_hash', '=', hash)
    .where('sent_at', '>', since)
    .returning(['email', 'sent_at as sentAt'])
    .executeTakeFirst();
}

export async function deleteSignUpLinksBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('app.sign_up_links').where('sent_at', '<', instant).execute();
}
