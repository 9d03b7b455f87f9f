import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

export type ListedUser = {
  id: string;
  email: string;
  signedUpAt: Date;
  confirmed: boolean;
  suspended: boolean;
  /** The account is scheduled for erasure. */
  leaving: boolean;
  /** Number of learner profiles in the account. */
  learners: number;
};

/** Accounts whose address contains `search` (case-insensitive), or the account with that id; the latest sign-up first. */
export async function listUsers(
  db: Kysely<DB>,
  { search, limit, now, id = null }: { search: string; limit: number; now: Date; id?: string | null },
): Promise<ListedUser[]> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<ListedUser>`
    select account.id, coalesce(account.email, '') as email, account.created_at as "signedUpAt",
      account.email_confirmed_at is not null as confirmed, coalesce(account.banned_until > ${now}, false) as suspended,
      exists (select from app.account_erasures where account_id = account.id) as leaving,
      (select count(*) from app.learner_profiles where account_id = account.id)::int as learners
    from auth.users as account
    where account.deleted_at is null and lower(account.email) like ${pattern}
      and (${id}::uuid is null or account.id = ${id}::uuid)
    order by account.created_at desc, account.id limit ${limit}`.execute(db);
  return rows;
}
