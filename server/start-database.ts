import type pg from 'pg';
import { createPool } from '#app/platform/database.server.ts';
import type { Logger } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { migrate } from '#database/migrate.ts';
import { prepareAuthTables } from './auth-tables.ts';
import { openHostedTopics } from './elsewhere-realtime.ts';
import { requireItsDatabase, logKeyAdvice } from './elsewhere.ts';
import { setRestGrants } from './rest-grants.ts';
import type { Undo } from './undo.ts';

/** Opens the configured database, or the embedded one in the data directory, migrates it, and creates the connection pool. */
export async function startDatabase(
  settings: Settings,
  log: Logger,
  undo: Undo[],
): Promise<{ databaseUrl: string; pool: pg.Pool }> {
  const databaseUrl = settings.databaseUrl ?? (await embedded(settings, log, undo));
  if (settings.supabase) await requireItsDatabase(settings.supabase, databaseUrl);
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl);
  undo.push(() => pool.end());
  if (settings.supabase) {
    await setRestGrants(pool);
    await prepareAuthTables(pool);
    await openHostedTopics(pool, settings.adminEmails, log);
    void logKeyAdvice(settings.supabase, log);
  }
  return { databaseUrl, pool };
}

async function embedded(settings: Settings, log: Logger, undo: Undo[]): Promise<string> {
  const owner = await claimDataDirectory(settings.dataDir, settings.siteUrl);
  undo.push(() => owner.release());
  const postgres = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    onRestart: (line) => log.warn({}, line),
  });
  undo.push(() => postgres.stop());
  return postgres.url;
}
