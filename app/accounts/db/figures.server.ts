import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, endsOf, inSteps } from '#app/platform/time-steps.server.ts';
import { validNameOf } from '../domain/full-name.ts';
import { jsonObjectOf } from './accounts.server.ts';

/** Accounts created in each step between the edges, and how many of them are confirmed by now. Steps count from 1. */
export async function countSignUps(
  db: Kysely<DB>,
  edges: Edges,
): Promise<{ step: number; made: number; confirmed: number }[]> {
  const { rows } = await sql<{ step: number; made: number; confirmed: number }>`${inSteps(
    edges,
    sql`select count(*)::int as made, count(email_confirmed_at)::int as confirmed from auth.users
      where created_at >= steps.begins and created_at < steps.ends and deleted_at is null`,
  )}`.execute(db);
  return rows;
}

/**
 * Accounts whose first seven days (168 hours) ended in each step, and how many of them were activated: within those
 * days they gave an answer that the maths engine accepted, and learned on another calendar day of the zone than the
 * day of sign-up.
 */
export async function countActivated(
  db: Kysely<DB>,
  edges: Edges,
  zone: string,
): Promise<{ step: number; accounts: number; activated: number }[]> {
  const { first, last } = endsOf(edges);
  // Time zones are evaluated only for those who answered: for all accounts it takes longer than the rest of the query.
  const nextDay = sql`((date_trunc('day', since at time zone ${zone}) + interval '1 day') at time zone ${zone})`;
  const { rows } = await sql<{ step: number; accounts: number; activated: number }>`
    with newcomers as materialized (
      ${inSteps(
        edges,
        sql`select id, created_at as since from auth.users
          where created_at >= steps.begins - interval '168 hours' and created_at < steps.ends - interval '168 hours'
            and deleted_at is null`,
      )}
    ), learned as materialized (
      select account_id, bool_or(answered) as answered, max(at) as latest from app.first_week_activity
      where at >= ${first}::timestamptz - interval '168 hours' and at < ${last} group by account_id
    )
    select step, count(*)::int as accounts, (count(*) filter (where coalesce(learned.answered, false) and (
      learned.latest >= ${nextDay}
      or exists (
        select from app.learning_activity as activity
        where activity.account_id = newcomers.id and activity.at >= ${nextDay}
          and activity.at < since + interval '168 hours')
    )))::int as activated
    from newcomers left join learned on learned.account_id = newcomers.id group by step`.execute(db);
  return rows;
}

/** The display name of the account's owner; empty when none was given. */
export async function accountName(db: Kysely<DB>, accountId: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select ${jsonObjectOf('raw_user_meta_data')} ->> 'full_name' as name from auth.users where id = ${accountId}`.execute(
    db,
  );
  return validNameOf(rows[0]?.name);
}

type Contact = { name: string; email: string };
type ContactRow = { name: string | null; email: string | null };

/** Name and address for invoices and certificates; null when the account no longer exists. */
export async function accountContact(db: Kysely<DB>, accountId: string): Promise<Contact | null> {
  const { rows } = await queryContact(accountId).execute(db);
  return contactOf(rows);
}

/** The confirmed address of the account, lower-cased; null when it has none. */
export async function confirmedEmail(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select lower(email) as email from auth.users
    where id = ${accountId} and email_confirmed_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.email ?? null;
}

/** `accountContact` for `executeTogether`; `contactOf` reads its rows. */
export const queryContact = (accountId: string) => sql<ContactRow>`
  select ${jsonObjectOf('raw_user_meta_data')} ->> 'full_name' as name, email from auth.users where id = ${accountId}`;

export const contactOf = ([row]: readonly ContactRow[]): Contact | null =>
  row ? { name: validNameOf(row.name), email: row.email ?? '' } : null;
