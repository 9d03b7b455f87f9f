import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** How many of the latest questions the pace is computed from. */
const mostTimed = 60;

/** The latest answered questions that count: template, and milliseconds until the last answer. */
export async function loadRecentTimes(
  db: Kysely<DB>,
  profileId: string,
): Promise<{ template: string; tookMs: number }[]> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('app.practice_items')
        .select(['id', 'template'])
        .where('profile_id', '=', profileId)
        .where('voided_at', 'is', null)
        .where('state', 'in', ['right', 'wrong', 'given_up'])
        .orderBy('served_at', 'desc')
        .limit(mostTimed)
        .as('item'),
    )
    .innerJoin('app.practice_attempts as attempt', 'attempt.item_id', 'item.id')
    .select(({ fn }) => ['item.template', fn.max('attempt.took_ms').as('tookMs')])
    .groupBy(['item.id', 'item.template'])
    .execute();
}
