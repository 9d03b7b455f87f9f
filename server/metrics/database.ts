import type pg from 'pg';
import { family, type Sample } from './exposition.ts';

type Row = { label: string; value: string };

/*
 * What all processes share: each of them gives the same figures, so take the greatest and never the sum. Names of queues and
 * outcomes stand in the source.
 */
const questions: readonly { name: string; help: string; label: string | null; sql: string }[] = [
  {
    name: 'curvela_jobs',
    help: 'Jobs by queue and state; what is done is not counted.',
    label: 'queue_state',
    sql: `select name || ' ' || state as label, count(*) as value from jobs.job
          where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  },
  {
    name: 'curvela_job_oldest_seconds',
    help: 'How long the oldest job waits beyond its time.',
    label: null,
    sql: `select '' as label, coalesce(extract(epoch from now() - min(start_after)), 0) as value from jobs.job
          where state in ('created', 'retry') and start_after <= now()`,
  },
  {
    name: 'curvela_mails_waiting',
    help: 'Mails that the mail server has not taken yet.',
    label: null,
    sql: `select '' as label, count(*) as value from app.mails where sent_at is null`,
  },
  {
    name: 'curvela_mails_sent_hour',
    help: 'Mails that were sent within the last hour.',
    label: null,
    sql: `select '' as label, count(*) as value from app.mails where sent_at > now() - interval '1 hour'`,
  },
  {
    name: 'curvela_model_calls_hour',
    help: 'Calls of the language model within the last hour, by outcome.',
    label: 'outcome',
    sql: `select outcome as label, count(*) as value from app.model_calls
          where created_at > now() - interval '1 hour' group by outcome`,
  },
  {
    name: 'curvela_model_cost_month',
    help: 'Cost of the language model in this calendar month (UTC), in the currency of its bill.',
    label: null,
    sql: `select '' as label, coalesce(sum(cost_micros), 0) / 1000000.0 as value from app.model_calls
          where created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
  },
  {
    name: 'curvela_database_bytes',
    help: 'Size of the database.',
    label: null,
    sql: `select '' as label, pg_database_size(current_database()) as value`,
  },
];

const samplesOf = (rows: readonly Row[], label: string | null): Sample[] =>
  rows.map((row) => {
    const value = Number(row.value);
    if (label === null) return { value };
    if (label !== 'queue_state') return { labels: { [label]: row.label }, value };
    const [queue = '', state = ''] = row.label.split(' ');
    return { labels: { queue, state }, value };
  });

/** A question that cannot be answered is left out; `curvela_database_up` says whether any could. */
export async function databaseText(pool: pg.Pool): Promise<string> {
  let up = 0;
  const parts: string[] = [];
  for (const { name, help, label, sql } of questions) {
    try {
      const { rows } = await pool.query<Row>(sql);
      up = 1;
      parts.push(family(name, 'gauge', help, samplesOf(rows, label)));
    } catch {
      if (up === 0) break;
    }
  }
  return (
    family('curvela_database_up', 'gauge', 'Whether the database answered.', [{ value: up }]) + parts.join('')
  );
}
