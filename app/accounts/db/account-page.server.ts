import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { jsonObjectOf } from './accounts.server.ts';
import { isWithinLifetime } from './session-lifetime.server.ts';

/*
 * The auth service owns these tables; their columns are those of Supabase Auth, built-in and hosted. We only read
 * them, end sessions, and undo changes for which the service has no call.
 */

type Database = Kysely<DB>;

type SessionRow = { id: string; createdAt: Date; lastUsedAt: Date; userAgent: string | null };

/** Maximum number of sessions listed, the latest first. */
const mostSessions = 100;

export async function loadSessions(
  db: Database,
  accountId: string,
  adminEmails: readonly string[],
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select session.id, session.created_at as "createdAt", session.user_agent as "userAgent",
      greatest(session.created_at, session.refreshed_at at time zone 'UTC') as "lastUsedAt"
    from auth.sessions as session join auth.users as account on account.id = session.user_id
    where session.user_id = ${accountId} and ${isWithinLifetime(adminEmails)}
    order by 4 desc, session.id limit ${mostSessions}`.execute(db);
  return rows;
}

/**
 * `unproven`: the account has a second factor, and the session only its first. `unenrolled`: the account needs a second factor and has none.
 */
export type AuthSessionState = 'live' | 'unproven' | 'unenrolled' | 'ended' | 'suspended';

type SessionRules = { now: Date } & Pick<Settings, 'adminEmails' | 'secondFactor'>;

/** Whether the account has this session. Sessions of suspended accounts do not count. */
export async function sessionStateOf(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  { now, adminEmails, secondFactor }: SessionRules,
): Promise<AuthSessionState> {
  const { rows } = await sql<{
    suspended: boolean;
    live: boolean;
    enrolled: boolean;
    proven: boolean;
    needed: boolean;
  }>`
    select coalesce(account.banned_until > ${now}, false) as suspended,
      exists (select from app.factors as factor where factor.account_id = account.id and factor.verified_at is not null) as enrolled,
      exists (select from app.factor_sessions as proven where proven.session_id = ${sessionId}) as proven,
      ${needsSecondFactor(adminEmails, secondFactor)} as needed,
      exists (select from auth.sessions as session
        where session.id = ${sessionId} and session.user_id = account.id and ${isWithinLifetime(adminEmails, now)}) as live
    from auth.users as account where account.id = ${accountId}`.execute(db);
  if (rows[0]?.suspended) return 'suspended';
  if (!rows[0]?.live) return 'ended';
  const { enrolled, proven, needed } = rows[0];
  if (enrolled) return proven ? 'live' : 'unproven';
  return needed ? 'unenrolled' : 'live';
}

/** Condition: the row `account` of auth.users sees children's data, as an administrator or a tutor, and must have a second factor. */
function needsSecondFactor(
  adminEmails: readonly string[],
  { required, exempt }: Settings['secondFactor'],
): RawBuilder<boolean> {
  if (!required) return sql`false`;
  const lowered = (emails: readonly string[]) => emails.map((email) => email.trim().toLowerCase());
  return sql`(lower(account.email) = any(${lowered(adminEmails)}::text[])
    or exists (select from app.tutors as tutor where tutor.account_id = account.id))
    and not coalesce(lower(account.email) = any(${lowered(exempt)}::text[]), false)`;
}

/** When the session began; undefined when the account has no such session. */
export async function sessionBegan(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Date | undefined> {
  const { rows } = await sql<{ began: Date }>`
    select created_at as began from auth.sessions
    where id = ${sessionId} and user_id = ${accountId}`.execute(db);
  return rows[0]?.began;
}

/** Ends one session of the account, with its refresh tokens. False when the account has no such session. */
export async function deleteSession(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions where id = ${sessionId} and user_id = ${accountId} returning id`.execute(db);
  return rows.length > 0;
}

/** Ends all sessions of the account except one. Returns the ended ones. */
export async function deleteOtherSessions(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions where user_id = ${accountId} and id <> ${sessionId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends all sessions of the account. Returns the ended ones. */
export async function deleteSessions(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions where user_id = ${accountId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

type AccountRow = {
  name: string | null;
  email: string | null;
  confirmed: boolean;
  pendingEmail: string | null;
  pendingSince: Date | null;
  password: boolean;
};

export async function loadAccount(db: Database, accountId: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${jsonObjectOf('raw_user_meta_data')} ->> 'full_name' as name, email, email_confirmed_at is not null as confirmed,
      nullif(email_change, '') as "pendingEmail", email_change_sent_at as "pendingSince",
      coalesce(encrypted_password, '') <> '' as password
    from auth.users where id = ${accountId}`.execute(db);
  return rows[0];
}

type GoogleRow = { email: string | null; lastUsedAt: Date | null };

/** The Google identity of this account, the most recently used one. */
export async function loadGoogle(db: Database, accountId: string): Promise<GoogleRow | undefined> {
  const { rows } = await sql<GoogleRow>`
    select ${jsonObjectOf('identity_data')} ->> 'email' as email, last_sign_in_at as "lastUsedAt" from auth.identities
    where user_id = ${accountId} and provider = 'google'
    order by last_sign_in_at desc nulls last limit 1`.execute(db);
  return rows[0];
}

/** Empty strings instead of null: hosted Supabase Auth cannot read null in these columns. */
export async function clearEmailChange(db: Database, accountId: string, now: Date): Promise<void> {
  await sql`
    update auth.users set email_change = '', email_change_token_new = '', email_change_token_current = '',
      email_change_confirm_status = 0, updated_at = ${now}
    where id = ${accountId}`.execute(db);
}

/** False when no Google identity was connected. */
export async function deleteGoogle(db: Database, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.identities where user_id = ${accountId} and provider = 'google' returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Adds the email identity that the auth service would have written, for an account whose Google identity was removed. */
export async function ensureEmailIdentity(
  db: Database,
  { accountId, identityId, now }: { accountId: string; identityId: string; now: Date },
): Promise<void> {
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    select ${identityId}, 'email', id::text, id, jsonb_build_object('sub', id::text, 'email', email,
      'email_verified', true, 'phone_verified', false), ${now}, ${now}
    from auth.users where id = ${accountId}
    on conflict (provider, provider_id) do nothing`.execute(db);
  await sql`
    update auth.users set updated_at = ${now},
      raw_app_meta_data = coalesce(${jsonObjectOf('raw_app_meta_data')}, '{}') || '{"provider": "email", "providers": ["email"]}'
    where id = ${accountId}`.execute(db);
}

/** Ends one session, all sessions of its account, or all others. Returns the ended ones. */
export async function signOutSessions(
  db: Database,
  { accountId, sessionId, scope }: { accountId: string; sessionId: string; scope: SignOutScope },
): Promise<string[]> {
  if (scope === 'global') return deleteSessions(db, accountId);
  if (scope === 'others') return deleteOtherSessions(db, { accountId, sessionId });
  return (await deleteSession(db, { accountId, sessionId })) ? [sessionId] : [];
}

/** The scopes of the official client's `signOut`. */
export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/** Ends the sessions that are past their lifetime, for the nightly housekeeping. */
export async function deleteSessionsPastLifetime(
  db: Database,
  adminEmails: readonly string[],
): Promise<void> {
  await sql`
    delete from auth.sessions as session using auth.users as account
    where account.id = session.user_id and not ${isWithinLifetime(adminEmails)}`.execute(db);
}
