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

const columns = {
  signup: ['confirmation_token', 'confirmation_sent_at'],
  magiclink: ['recovery_token', 'recovery_sent_at'],
  recovery: ['recovery_token', 'recovery_sent_at'],
  email_change: ['email_change_token_new', 'email_change_sent_at'],
} as const;

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
