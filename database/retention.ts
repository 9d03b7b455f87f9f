import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { registry, type TableEntry } from './registry.ts';

type RetentionDeps = Pick<Services, 'patientDb' | 'clock' | 'log'>;

/** Rows per statement, so that a large backlog does not lock a table in one transaction for minutes. */
const batch = 5000;

/** Enforces the retention of the registry every night by deleting expired rows. One sweep for all tables. */
export function registerRetention(services: RetentionDeps & Pick<Services, 'jobs'>): void {
  services.jobs.repeat('database.retention', '40 3 * * *', () => sweep(services));
}

/**
 * Deletes what has expired now. Rows without the date (not answered, not decided) stay. A table that fails is logged and retried the next
 * night; the others are swept.
 */
export async function sweep({ patientDb, clock, log }: RetentionDeps): Promise<void> {
  for (const [table, { expires, changedBy }] of Object.entries(registry)) {
    if (!expires) continue;
    const now = clock.now();
    try {
      if (changedBy) await sweepGuarded(patientDb, changedBy.end, { months: expires.months, now });
      else await sweepTable(patientDb, { table, expires, now });
    } catch (thrown) {
      log.error({ table, err: thrown }, 'expired rows could not be deleted; it is tried again tomorrow');
    }
  }
}

const stays = ({ table, by }: Reference) =>
  sql`and not exists (select from ${sql.table(table)} as later where ${sql.ref(`later.${by}`)} = old.id)`;
const goesToo = ({ table, by }: Reference, at: number) =>
  sql`, ${sql.ref(`with_${at}`)} as (delete from ${sql.table(table)} where ${sql.ref(by)} in (select id from gone))`;

type Reference = { table: string; by: string };
type Sweep = { table: string; expires: NonNullable<TableEntry['expires']>; now: Date };

async function sweepTable(db: Kysely<DB>, { table, expires, now }: Sweep): Promise<void> {
  const { unless, unreferred = [] } = expires;
  const exception = unless ? sql`and ${sql.ref(unless.column)} is distinct from ${unless.is}` : sql``;
  for (;;) {
    // Referring rows are deleted in the same statement, so that neither is ever visible without the other.
    const { numAffectedRows } = await sql`
      with gone as materialized (
        select old.ctid as place, ${expires.with ? sql`old.id` : sql`null`} as id from ${sql.table(table)} as old
        where ${sql.ref(`old.${expires.after}`)} < ${now}::timestamptz - make_interval(months => ${expires.months}) ${exception}
        ${sql.join(unreferred.map(stays), sql` `)}
        limit ${batch}
      ) ${sql.join((expires.with ?? []).map(goesToo), sql` `)}
      delete from ${sql.table(table)} where ctid = any(array(select place from gone))`.execute(db);
    if (Number(numAffectedRows ?? 0) < batch) return;
  }
}

/** Rows that only the table's owner may delete, by its function. */
async function sweepGuarded(
  db: Kysely<DB>,
  end: string,
  { months, now }: { months: number; now: Date },
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ ended: string }>`
      select ${sql.table(end)}(${now}::timestamptz - make_interval(months => ${months}), ${batch}) as ended`.execute(
      db,
    );
    if (Number(rows[0]?.ended ?? 0) < batch) return;
  }
}
