import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** The confirmed address of an account, lower-cased; null when there is none. The auth service owns the table. */
export async function confirmedEmail(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from auth.users
    where id = ${accountId} and email_confirmed_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.email ?? null;
}

/** What the role of an account depends on. */
export type RoleFacts = {
  /** Lower-cased; null without a confirmed address. */
  confirmedEmail: string | null;
  /** Whether terms and age were declared. */
  declared: boolean;
};

/** By account; those that do not exist are left out. */
export async function loadRoleFacts(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, RoleFacts>> {
  const { rows } = await sql<RoleFacts & { id: string }>`
    select u.id,
      case when u.email_confirmed_at is not null and u.deleted_at is null then lower(u.email) end as "confirmedEmail",
      exists (select from app.declarations d where d.account_id = u.id) as declared
    from auth.users u where u.id = any(${accountIds})`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
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

/**
 * Deletes accounts created through Google with an address that Google has not verified. Otherwise the auth service
 * would hand such an account, with the stranger's Google sign-in attached, to the mailbox owner who confirms it.
 */
export async function removeUnprovenGoogleAccounts(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from auth.users u
    where u.email_confirmed_at is null
      and exists (select from auth.identities i where i.user_id = u.id and i.provider = 'google')
      and not exists (select from auth.identities i where i.user_id = u.id and i.provider <> 'google')`.execute(
    db,
  );
}

/**
 * A JSON object that the auth service wrote into `column`. The built-in service stores a JSON string inside the
 * `jsonb`, the hosted one an object; `->>` finds nothing in the former.
 */
export const jsonObjectOf = (column: string): RawBuilder<unknown> =>
  sql`(case jsonb_typeof(${sql.ref(column)}) when 'string' then (${sql.ref(column)} #>> '{}')::jsonb
    else ${sql.ref(column)} end)`;
