import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/* SQL for passkeys and their challenges. */

type Database = Kysely<DB>;

export type StoredPasskey = {
  factorId: string;
  accountId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

export type ListedPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** Stores a challenge that can be answered once. `accountId` is null until the account is known. */
export async function insertChallenge(
  db: Database,
  {
    id,
    accountId,
    challenge,
    expiresAt,
  }: { id: string; accountId: string | null; challenge: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('app.passkey_challenges')
    .values({ id, account_id: accountId, challenge, expires_at: expiresAt })
    .execute();
}

/** Takes a challenge, which cannot be taken again; undefined when there is none. `expired` ones are taken as well. */
export async function takeChallenge(
  db: Database,
  { id, accountId, now }: { id: string; accountId: string | null; now: Date },
): Promise<{ challenge: string; isExpired: boolean } | undefined> {
  const row = await db
    .deleteFrom('app.passkey_challenges')
    .where('id', '=', id)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && { challenge: row.challenge, isExpired: row.expires_at <= now };
}

/** Deletes unanswered challenges; called by the nightly housekeeping. */
export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('app.passkey_challenges').where('expires_at', '<=', now).execute();
}

/** False when the credential is registered already, for this account or another. */
export async function insertPasskey(
  db: Database,
  { factorId, credentialId, publicKey, counter, transports }: Omit<StoredPasskey, 'accountId'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('app.passkeys')
    .values({
      factor_id: factorId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter: String(counter),
      transports,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The passkey that a browser names, of whichever account. */
export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('app.passkeys as passkey')
    .innerJoin('app.factors as factor', 'factor.id', 'passkey.factor_id')
    .select([
      'passkey.factor_id',
      'factor.account_id',
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.counter',
      'passkey.transports',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst();
  return (
    row && {
      factorId: row.factor_id,
      accountId: row.account_id,
      credentialId: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    }
  );
}

/** Ids of the account's passkeys as browsers name them, so that one device is not added twice. */
export async function listCredentials(
  db: Database,
  accountId: string,
): Promise<{ credentialId: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('app.passkeys as passkey')
    .innerJoin('app.factors as factor', 'factor.id', 'passkey.factor_id')
    .select(['passkey.credential_id', 'passkey.transports'])
    .where('factor.account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({ credentialId: row.credential_id, transports: row.transports }));
}

/** The account's passkeys, the oldest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<ListedPasskey[]> {
  const rows = await db
    .selectFrom('app.passkeys as passkey')
    .innerJoin('app.factors as factor', 'factor.id', 'passkey.factor_id')
    .select(['factor.id', 'factor.friendly_name', 'factor.created_at', 'passkey.last_used_at'])
    .where('factor.account_id', '=', accountId)
    .orderBy('factor.created_at')
    .orderBy('factor.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.friendly_name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Gives a passkey of the account another name. False when it has none with this id. */
export async function renamePasskey(
  db: Database,
  { id, accountId, name, now }: { id: string; accountId: string; name: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app.factors')
    .set({ friendly_name: name, updated_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'webauthn')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Records a use with the counter of the authenticator. False when another use was recorded since `before`, so that of two answers with one
 * counter only the first is accepted.
 */
export async function usePasskey(
  db: Database,
  { factorId, before, counter, now }: { factorId: string; before: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app.passkeys')
    .set({ counter: String(counter), last_used_at: now })
    .where('factor_id', '=', factorId)
    .where('counter', '=', String(before))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An account that may begin a session: confirmed and not deleted. */
type Holder = { id: string; email: string | null; aud: string | null; role: string | null };

/** Begins a session as the auth service does; undefined when the account may have none. */
export async function insertSession(
  db: Database,
  session: { id: string; accountId: string; method: string; tokenId: string; refreshToken: string },
): Promise<(Holder & { beganAt: Date; method: string }) | undefined> {
  const { rows } = await sql<Holder & { beganAt: Date; method: string }>`
    with account as (
      select id, email, aud, role from auth.users
      where id = ${session.accountId}::uuid and email_confirmed_at is not null and deleted_at is null
    ), begun as (
      insert into auth.sessions (id, user_id, created_at, updated_at, tag)
      select ${session.id}::uuid, account.id, clock_timestamp(), clock_timestamp(), ${session.method} from account
      returning id, user_id, created_at
    ), token as (
      insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
      select ${session.tokenId}, ${session.refreshToken}, begun.user_id, begun.id, false, clock_timestamp(), clock_timestamp()
      from begun
    ), signed_in as (
      update auth.users set last_sign_in_at = clock_timestamp() where id in (select user_id from begun)
    )
    select account.id, account.email, account.aud, account.role, begun.created_at as "beganAt", ${session.method} as method
    from account join begun on begun.user_id = account.id`.execute(db);
  return rows[0];
}
