import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { FeedSide } from '../model/feed-schemas.ts';

type Database = Kysely<DB>;
type Owner = { accountId: string; side: FeedSide };

export const loadFeed = (db: Database, { accountId, side }: Owner): Promise<{ made_at: Date } | undefined> =>
  db
    .selectFrom('app.calendar_feeds')
    .select('made_at')
    .where('account_id', '=', accountId)
    .where('side', '=', side)
    .executeTakeFirst();

/** Stores the owner’s only feed address; replaces an earlier one. */
export async function putFeed(
  db: Database,
  { accountId, side, secretHash, madeAt }: Owner & { secretHash: string; madeAt: Date },
): Promise<void> {
  const row = { secret_hash: secretHash, made_at: madeAt };
  await db
    .insertInto('app.calendar_feeds')
    .values({ account_id: accountId, side, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'side']).doUpdateSet(row))
    .execute();
}

export async function deleteFeed(db: Database, { accountId, side }: Owner): Promise<void> {
  await db
    .deleteFrom('app.calendar_feeds')
    .where('account_id', '=', accountId)
    .where('side', '=', side)
    .execute();
}

/**
 * Owner of the calendar that a secret opens. A single query for all cases, so that revoked, suspended and unknown secrets give the same
 * answer in the same time.
 */
export async function findOwner(
  db: Database,
  { secretHash, now }: { secretHash: string; now: Date },
): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select feed.account_id as "accountId", feed.side
    from app.calendar_feeds feed join auth.users account on account.id = feed.account_id
    where feed.secret_hash = ${secretHash} and account.deleted_at is null
      and coalesce(account.banned_until <= ${now}, true)`.execute(db);
  return rows[0];
}
