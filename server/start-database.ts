import type pg from 'pg';
import { createPool } from '#app/platform/database.server.ts';
import type { Logger } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import {
  applicationRole,
  createApplicationRole,
  createEmbeddedRole,
  grantToApplication,
  urlFor,
} from '#database/application-role.ts';
import { migrate } from '#database/migrate.ts';
import { prepareAuthTables } from './auth-tables.ts';
import { openHostedTopics } from './elsewhere-realtime.ts';
import { requireItsDatabase, logKeyAdvice } from './elsewhere.ts';
import { setRestGrants } from './rest-grants.ts';
import type { Undo } from './undo.ts';

export type Database = {
  /** For serving: the application's role, which owns no table and cannot change audit rows. */
  databaseUrl: string;
  /** For preparing the tables at the start. The same as `databaseUrl` where no role of its own is configured. */
  ownerUrl: string;
  pool: pg.Pool;
};

/**
 * Opens the configured database, or the embedded one in the data directory, migrates it as the owner of its tables, and creates the
 * connection pool of the application's role.
 */
export async function startDatabase(settings: Settings, log: Logger, undo: Undo[]): Promise<Database> {
  const { databaseUrl, ownerUrl } = await openAddresses(settings, log, undo);
  if (settings.supabase) await requireItsDatabase(settings.supabase, ownerUrl);
  await migrate(ownerUrl);
  const hosted = settings.supabase !== undefined;
  if (databaseUrl === ownerUrl) log.warn({}, ownerServes);
  else await grantToApplication({ ownerUrl, role: roleOf(databaseUrl), hosted });
  if (settings.supabase) await prepareHosted(settings, ownerUrl, log);
  const pool = createPool(databaseUrl);
  undo.push(() => pool.end());
  return { databaseUrl, ownerUrl, pool };
}

const ownerServes =
  'DATABASE_URL is the owner of the tables and could change the audit log: see "Least privilege" in docs/operations.md';

/** The role in a connection string. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

async function openAddresses(
  settings: Settings,
  log: Logger,
  undo: Undo[],
): Promise<Pick<Database, 'databaseUrl' | 'ownerUrl'>> {
  const { databaseUrl, databaseOwnerUrl = databaseUrl } = settings;
  if (databaseUrl && databaseOwnerUrl) {
    if (databaseUrl !== databaseOwnerUrl) await createApplicationRole(databaseOwnerUrl, databaseUrl);
    return { databaseUrl, ownerUrl: databaseOwnerUrl };
  }
  const ownerUrl = await embedded(settings, log, undo);
  await createEmbeddedRole(ownerUrl);
  return { databaseUrl: urlFor(applicationRole, ownerUrl), ownerUrl };
}

async function prepareHosted(
  { supabase, adminEmails }: Settings,
  ownerUrl: string,
  log: Logger,
): Promise<void> {
  if (!supabase) return;
  const pool = createPool(ownerUrl, 1);
  try {
    await setRestGrants(pool);
    await prepareAuthTables(pool);
    await openHostedTopics(pool, adminEmails, log);
  } finally {
    await pool.end();
  }
  void logKeyAdvice(supabase, log);
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
