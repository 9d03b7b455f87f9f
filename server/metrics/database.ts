import type pg from 'pg';
import { Gauge, Registry } from 'prom-client';

type Row = { label: string; value: string };

type DatabaseMetric = { name: string; help: string; labels: readonly string[]; sql: string };

/*
 * Every process reports the same values, because the database is shared: dashboards take the maximum, never the sum. Label values (queues,
 * states, outcomes) are fixed lists in the source. In `label`, the values of several labels are separated by a space.
 */
const databaseMetrics: readonly DatabaseMetric[] = [
  {
    name: 'curvela_jobs',
    help: 'Jobs by queue and state; what is done is not counted.',
    labels: ['queue', 'state'],
    sql: `select name || ' ' || state as label, count(*) as value from jobs.job
          where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  },
  {
    name: 'curvela_job_oldest_seconds',
    help: 'How long the oldest job waits beyond its time.',
    labels: [],
    sql: `select '' as label, coalesce(extract(epoch from now() - min(start_after)), 0) as value from jobs.job
          where state in ('created', 'retry') and start_after <= now()`,
  },
  {
    name: 'curvela_mails_waiting',
    help: 'Mails that the mail server has not taken yet.',
    labels: [],
    sql: `select '' as label, count(*) as value from app.mails where sent_at is null`,
  },
  {
    name: 'curvela_mails_sent_hour',
    help: 'Mails that were sent within the last hour.',
    labels: [],
    sql: `select '' as label, count(*) as value from app.mails where sent_at > now() - interval '1 hour'`,
  },
  {
    name: 'curvela_model_calls_hour',
    help: 'Calls of the language model within the last hour, by outcome.',
    labels: ['outcome'],
    sql: `select outcome as label, count(*) as value from app.model_calls
          where created_at > now() - interval '1 hour' group by outcome`,
  },
  {
    name: 'curvela_model_cost_month',
    help: 'Cost of the language model in this calendar month (UTC), in the currency of its bill.',
    labels: [],
    sql: `select '' as label, coalesce(sum(cost_micros), 0) / 1000000.0 as value from app.model_calls
          where created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
  },
  {
    name: 'curvela_security_events_hour',
    help: 'Failed sign-ins and codes, changes of second factors, and reads by founders, within the last hour.',
    labels: ['kind'],
    sql: `select kind as label, count(*) as value from app.security_events
          where created_at > now() - interval '1 hour' group by kind`,
  },
  {
    name: 'curvela_database_bytes',
    help: 'Size of the database.',
    labels: [],
    sql: `select '' as label, pg_database_size(current_database()) as value`,
  },
];

/**
 * Collects the database metrics in a registry of their own, because a failed query omits its metric. `curvela_database_up` reports whether any
 * query succeeded.
 */
export async function collectDatabaseMetrics(pool: pg.Pool): Promise<Registry> {
  const registry = new Registry();
  const up = new Gauge({
    name: 'curvela_database_up',
    help: 'Whether the database answered.',
    registers: [registry],
  });
  let answered = false;
  for (const metric of databaseMetrics) {
    try {
      const { rows } = await pool.query<Row>(metric.sql);
      answered = true;
      addGauge(registry, metric, rows);
    } catch {
      // When the database is unreachable, every query would wait for its timeout.
      if (!answered) break;
    }
  }
  up.set(Number(answered));
  return registry;
}

function addGauge(registry: Registry, { name, help, labels }: DatabaseMetric, rows: readonly Row[]): void {
  const gauge = new Gauge({ name, help, labelNames: labels, registers: [registry] });
  for (const { label, value } of rows) {
    const values = label.split(' ');
    gauge.set(Object.fromEntries(labels.map((key, at) => [key, values[at] ?? ''])), Number(value));
  }
}
