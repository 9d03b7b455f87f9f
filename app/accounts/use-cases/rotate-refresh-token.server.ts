import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { isWithinLifetime } from '../db/session-lifetime.server.ts';

/*
 * Every refresh token is used once. Tabs of one browser share a token and may send it at the same moment, and a
 * response can be lost, so within `reuseSeconds` a used token is answered with its replacement. Later reuse means that
 * two parties hold the token, and ends the session.
 */

type Database = Kysely<DB>;

/** The reuse interval of the hosted service. */
const reuseSeconds = 10;

/** Account claims that an access token of the session contains. */
export type RefreshTokenHolder = {
  id: string;
  email: string | null;
  aud: string | null;
  role: string | null;
  /** When and how the session began. */
  beganAt: Date;
  method: string | null;
};

type Rotation =
  | { outcome: 'valid'; refreshToken: string; holder: RefreshTokenHolder }
  /** No such token, or its session has ended. */
  | { outcome: 'unknown' }
  /** A used token after the reuse interval. The session has been ended. */
  | { outcome: 'reused' };

/** The session that a refresh token belongs to; null when there is none. */
export async function sessionIdOfRefreshToken(db: Database, token: string): Promise<string | null> {
  const { rows } = await sql<{ sessionId: string | null }>`
    select session_id as "sessionId" from auth.refresh_tokens where token = ${token}`.execute(db);
  return rows[0]?.sessionId ?? null;
}

/**
 * Replaces a refresh token. The session row is locked until commit, so that concurrent refreshes of one session are
 * serialized across all processes.
 */
export function rotateRefreshToken(
  { db, random, settings }: Pick<Services, 'db' | 'random' | 'settings'>,
  { sessionId, token }: { sessionId: string; token: string },
): Promise<Rotation> {
  return db.transaction().execute(async (trx) => {
    const holder = await lockSession(trx, sessionId, settings.adminEmails);
    const stored = holder && (await findToken(trx, token));
    if (!stored) return { outcome: 'unknown' };
    if (!stored.revoked) {
      const refreshToken = newToken();
      await replaceToken(trx, { id: random.uuid(), refreshToken, replaced: token, sessionId, holder });
      return { outcome: 'valid', refreshToken, holder };
    }
    const refreshToken = stored.recent ? await findActiveToken(trx, sessionId) : null;
    if (refreshToken !== null) return { outcome: 'valid', refreshToken, holder };
    await sql`delete from auth.sessions where id = ${sessionId}::uuid`.execute(trx);
    return { outcome: 'reused' };
  });
}

/**
 * Gives a session that has just begun a refresh token of ours, of 256 random bits, instead of the one of the auth service, a UUID of 122. Null when it has
 * none.
 */
export async function replaceFirstToken(db: Database, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    update auth.refresh_tokens set token = ${newToken()}
    where session_id = ${sessionId}::uuid and revoked is not true and parent is null returning token`.execute(
    db,
  );
  return rows[0]?.token ?? null;
}

const newToken = (): string => randomBytes(32).toString('base64url');

/** A session that is locked until the end of the transaction, with its active refresh token. */
export type LockedSession = { id: string; activeToken: string; holder: RefreshTokenHolder };

/** Locks the row of a session; undefined when the session has ended. */
export async function lockLiveSession(
  trx: Database,
  { settings }: Pick<Services, 'settings'>,
  sessionId: string,
): Promise<LockedSession | undefined> {
  const holder = await lockSession(trx, sessionId, settings.adminEmails);
  const activeToken = holder && (await findActiveToken(trx, sessionId));
  return activeToken ? { id: sessionId, activeToken, holder } : undefined;
}

/** Replaces the active refresh token of a session, as after a second factor, when the caller sends no refresh token. */
export async function renewRefreshToken(
  trx: Database,
  { random }: Pick<Services, 'random'>,
  { id: sessionId, activeToken: replaced, holder }: LockedSession,
): Promise<{ refreshToken: string; holder: RefreshTokenHolder }> {
  const refreshToken = newToken();
  await replaceToken(trx, { id: random.uuid(), refreshToken, replaced, sessionId, holder });
  return { refreshToken, holder };
}

async function lockSession(
  trx: Database,
  sessionId: string,
  adminEmails: readonly string[],
): Promise<RefreshTokenHolder | undefined> {
  const { rows } = await sql<RefreshTokenHolder>`
    select account.id, account.email, account.aud, account.role, session.created_at as "beganAt", session.tag as method
    from auth.sessions as session join auth.users as account on account.id = session.user_id
    where session.id = ${sessionId}::uuid and account.deleted_at is null
      and ${isWithinLifetime(adminEmails)}
    for update of session`.execute(trx);
  return rows[0];
}

/** `recent`: used within the reuse interval, by the database clock, which all processes share. */
async function findToken(trx: Database, token: string) {
  const { rows } = await sql<{ revoked: boolean; recent: boolean }>`
    select coalesce(revoked, false) as revoked,
      updated_at > clock_timestamp() - make_interval(secs => ${reuseSeconds}) as recent
    from auth.refresh_tokens where token = ${token}`.execute(trx);
  return rows[0];
}

async function findActiveToken(trx: Database, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select token from auth.refresh_tokens where session_id = ${sessionId}::uuid and revoked is not true
    order by created_at desc limit 1`.execute(trx);
  return rows[0]?.token ?? null;
}

type Replacement = {
  id: string;
  refreshToken: string;
  replaced: string;
  sessionId: string;
  holder: RefreshTokenHolder;
};

async function replaceToken(trx: Database, { id, refreshToken, replaced, sessionId, holder }: Replacement) {
  await sql`
    update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = ${replaced}`.execute(
    trx,
  );
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
    values (${id}, ${refreshToken}, ${holder.id}::uuid, ${sessionId}::uuid, false, ${replaced}, clock_timestamp(), clock_timestamp())`.execute(
    trx,
  );
  await sql`
    update auth.sessions set refreshed_at = clock_timestamp() at time zone 'UTC', updated_at = clock_timestamp()
    where id = ${sessionId}::uuid`.execute(trx);
}
