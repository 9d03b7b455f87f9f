import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { monthOf } from './model-text.server.ts';

/** Language-model health over all processes. Times in milliseconds, money in millionths of the billing currency. */
type ModelUse = {
  lastCall: { at: Date; outcome: string } | null;
  /** In the last 24 hours: all calls, and those without words because the model was late, refused or broke off. */
  calls: number;
  failures: number;
  firstWordHalf: number | null;
  firstWordMost: number | null;
  /** Of the calendar month (UTC). */
  monthSize: number;
  monthCostMicros: number;
};

const day = 24 * 60 * 60 * 1000;

export async function loadModelUse(db: Kysely<DB>, now: Date): Promise<ModelUse> {
  const [last, { rows: days }, { rows: months }] = await Promise.all([
    db
      .selectFrom('app.model_calls')
      .select(['created_at', 'outcome'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    sql<Pick<ModelUse, 'calls' | 'failures' | 'firstWordHalf' | 'firstWordMost'>>`
      select count(*)::int as calls,
        count(*) filter (where outcome in ('timeout', 'refused', 'broken', 'nonsense'))::int as failures,
        (percentile_cont(0.5) within group (order by first_word_ms))::float8 as "firstWordHalf",
        (percentile_cont(0.95) within group (order by first_word_ms))::float8 as "firstWordMost"
      from app.model_calls where created_at > ${new Date(now.getTime() - day)}`.execute(db),
    sql<Pick<ModelUse, 'monthSize' | 'monthCostMicros'>>`
      select coalesce(sum(prompt_size + answer_size), 0)::float8 as "monthSize",
        coalesce(sum(cost_micros), 0)::float8 as "monthCostMicros"
      from app.model_calls where created_at >= ${monthOf(now)}`.execute(db),
  ]);
  const none = { calls: 0, failures: 0, firstWordHalf: null, firstWordMost: null };
  return {
    lastCall: last ? { at: last.created_at, outcome: last.outcome } : null,
    ...(days[0] ?? none),
    ...(months[0] ?? { monthSize: 0, monthCostMicros: 0 }),
  };
}
