import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Clicks on referral links in [from, to) per code, the most first. */
export async function countClicks(
  db: Kysely<DB>,
  { from, to }: { from: Date; to: Date },
  limit: number,
): Promise<{ code: string; clicks: number }[]> {
  const rows = await db
    .selectFrom('referral_events')
    .select(({ fn }) => ['code', fn.countAll<string>().as('clicks')])
    .where('type', '=', 'click')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('code')
    .orderBy('clicks', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute();
  return rows.map(({ code, clicks }) => ({ code, clicks: Number(clicks) }));
}
