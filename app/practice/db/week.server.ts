import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { WeekItem } from '../domain/sessions/week.ts';

/**
 * The questions of a profile served since then, in order, with the time spent and the number of undecided answers. Answers of a running
 * exam are not counted.
 */
export async function loadWeekItems(db: Kysely<DB>, profileId: string, since: Date): Promise<WeekItem[]> {
  const rows = await db
    .selectFrom('app.practice_items as item')
    .innerJoin('app.practice_sessions as session', 'session.id', 'item.session_id')
    .leftJoin('app.practice_attempts as attempt', 'attempt.item_id', 'item.id')
    .select(({ fn }) => [
      'item.id',
      'item.session_id',
      'item.served_at',
      'item.resolved_at',
      'item.state',
      'item.voided_at',
      fn.coalesce(fn.max('attempt.took_ms'), sql.lit(0)).as('took_ms'),
      sql<string>`count(*) filter (where attempt.verdict = 'unknown' and not (session.mode = 'exam' and session.state = 'open'))`.as(
        'undecided',
      ),
    ])
    .where('item.profile_id', '=', profileId)
    .where('item.served_at', '>=', since)
    .groupBy('item.id')
    .orderBy('item.served_at')
    .orderBy('item.id')
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id,
    servedAt: row.served_at,
    done: row.resolved_at !== null && row.state !== 'skipped' && row.voided_at === null,
    tookMs: Number(row.took_ms),
    undecided: Number(row.undecided),
  }));
}
