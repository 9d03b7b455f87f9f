import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type Database = Kysely<DB>;

export type FactorKind = 'totp' | 'webauthn' | 'recovery_code';

export type FactorRow = {
  id: string;
  kind: FactorKind;
  name: string;
  verifiedAt: Date | null;
  secret: Uint8Array | null;
  lastStep: number | null;
  lastChallengedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Factors of the account, the oldest first. */
export async function loadFactors(db: Database, accountId: string): Promise<FactorRow[]> {
  const rows = await db
    .selectFrom('app.factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as FactorKind,
    name: row.friendly_name,
    verifiedAt: row.verified_at,
    secret: row.secret,
    lastStep: row.last_step === null ? null : Number(row.last_step),
    lastChallengedAt: row.last_challenged_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** Serializes what one account does with its factors, until commit. Take it before any row of the account. */
export async function lockFactors(trx: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`factors ${accountId}`}, 0))`.execute(trx);
}

type NewFactor = {
  id: string;
  accountId: string;
  kind: FactorKind;
  name: string;
  secret: Buffer | null;
  verifiedAt: Date | null;
  now: Date;
};

export async function insertFactor(
  db: Database,
  { id, accountId, kind, name, secret, verifiedAt, now }: NewFactor,
): Promise<void> {
  await db
    .insertInto('app.factors')
    .values({
      id,
      account_id: accountId,
      kind,
      friendly_name: name,
      secret,
      verified_at: verifiedAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Deletes the devices of the account that no code has proven. */
export async function deleteUnverified(db: Database, accountId: string, except?: string): Promise<void> {
  await db
    .deleteFrom('app.factors')
    .where('account_id', '=', accountId)
    .where('verified_at', 'is', null)
    .where('id', 'is distinct from', except ?? null)
    .execute();
}

export async function deleteFactors(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('app.factors').where('id', 'in', ids).execute();
}

export async function markChallenged(db: Database, factorId: string, now: Date): Promise<void> {
  await db
    .updateTable('app.factors')
    .set({ last_challenged_at: now, updated_at: now })
    .where('id', '=', factorId)
    .execute();
}

/** Records the step of an accepted code; false when that step or a later one was used meanwhile. */
export async function useStep(
  db: Database,
  { factorId, step, now }: { factorId: string; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app.factors')
    .set((row) => ({
      last_step: step,
      updated_at: now,
      verified_at: row.fn.coalesce('verified_at', sql<Date>`${now}::timestamptz`),
    }))
    .where('id', '=', factorId)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', String(step))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces all recovery codes of the factor. */
export async function replaceRecoveryCodes(
  db: Database,
  { factorId, codes, now }: { factorId: string; codes: { id: string; hash: Buffer }[]; now: Date },
): Promise<void> {
  await db.deleteFrom('app.recovery_codes').where('factor_id', '=', factorId).execute();
  await db
    .insertInto('app.recovery_codes')
    .values(codes.map(({ id, hash }) => ({ id, factor_id: factorId, code_hash: hash })))
    .execute();
  await db.updateTable('app.factors').set({ updated_at: now }).where('id', '=', factorId).execute();
}

/** Uses up a recovery code; false when the factor has no unused code with this hash. */
export async function useRecoveryCode(
  db: Database,
  { factorId, hash, now }: { factorId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app.recovery_codes')
    .set({ used_at: now })
    .where('factor_id', '=', factorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(
  db: Database,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const { rows } = await sql<{ total: number; remaining: number }>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from app.recovery_codes where factor_id = ${factorId}`.execute(db);
  return rows[0] ?? { total: 0, remaining: 0 };
}

/** The second factor that was proven in a session. */
export type SessionFactor = { kind: FactorKind; provenAt: Date };

/** Undefined while the session has only its first factor. */
export async function findSessionFactor(db: Database, sessionId: string): Promise<SessionFactor | undefined> {
  const row = await db
    .selectFrom('app.factor_sessions as proven')
    .innerJoin('app.factors as factor', 'factor.id', 'proven.factor_id')
    .select(['factor.kind', 'proven.proven_at'])
    .where('proven.session_id', '=', sessionId)
    .executeTakeFirst();
  return row && { kind: row.kind as FactorKind, provenAt: row.proven_at };
}

export async function insertSessionFactor(
  db: Database,
  { sessionId, factorId, now }: { sessionId: string; factorId: string; now: Date },
): Promise<void> {
  const row = { factor_id: factorId, proven_at: now };
  await db
    .insertInto('app.factor_sessions')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
}

/** Makes all processes read the state of the account's sessions again, once the transaction is committed. */
export async function announceSessions(trx: Database, accountId: string): Promise<void> {
  await sql`
    select pg_notify('curvela_sessions', session.id::text) from auth.sessions as session
    where session.user_id = ${accountId}`.execute(trx);
}

/** Ends the sessions of the account in which no second factor was proven. Returns the ended ones. */
export async function deleteUnprovenSessions(
  db: Database,
  { accountId, except }: { accountId: string; except: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions as session where session.user_id = ${accountId} and session.id <> ${except}
      and not exists (select from app.factor_sessions as proven where proven.session_id = session.id)
    returning session.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes what is left of ended sessions, for the nightly housekeeping. */
export async function deleteFactorsOfEndedSessions(db: Database): Promise<void> {
  await sql`
    delete from app.factor_sessions as proven
    where not exists (select from auth.sessions as session where session.id = proven.session_id)`.execute(db);
}
