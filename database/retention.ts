import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { registry } from './registry.ts';

/**
 * Every night the registry's promises of retention are kept: rows whose time is over are deleted. One sweep for all
 * tables, so that a promise and its keeping stand in one place.
 */
export function registerRetention({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): void {
  jobs.repeat('database.retention', '40 3 * * *', () => sweep(db, clock.now()));
}

/** Deletes what has expired at `now`. Rows whose date is still missing (not answered, not decided) stay. */
export async function sweep(db: Kysely<DB>, now: Date): Promise<void> {
  for (const [table, { expires }] of Object.entries(registry)) {
    if (!expires) continue;
    const { unless } = expires;
    const kept = unless ? sql`and ${sql.ref(unless.column)} is distinct from ${unless.is}` : sql``;
    await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(expires.after)} < ${now}::timestamptz - make_interval(months => ${expires.months}) ${kept}`.execute(
      db,
    );
  }
}
