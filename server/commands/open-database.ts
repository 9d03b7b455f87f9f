import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '#app/platform/database.server.ts';
import { runningEmbeddedUrl, startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

type OpenDatabase = { url: string; close(): Promise<void> };

/** A command that cannot be completed; the message is one line with the reason and what to do. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}

/**
 * Connects a command to the configured database as the owner of its tables: that of `DATABASE_OWNER_URL` or `DATABASE_URL`, else the embedded one, through its socket while the product runs,
 * or started for the duration of the command. `alone` refuses a database that a running product uses.
 */
export async function openDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  { alone = false, make = false }: { alone?: boolean; make?: boolean } = {},
): Promise<OpenDatabase> {
  const url = databaseOwnerUrl ?? databaseUrl;
  if (url) {
    if (alone) await refuseWhileUsed(url);
    return { url, close: () => Promise.resolve() };
  }
  const running = alone ? null : await runningEmbeddedUrl(dataDir);
  if (running) return { url: running, close: () => Promise.resolve() };
  if (!make && !existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new CommandProblem(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the one that is meant.`,
    );
  const owner = await claimDataDirectory(dataDir, 'a command');
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    return {
      url: postgres.url,
      close: async () => {
        await postgres.stop();
        owner.release();
      },
    };
  } catch (error) {
    owner.release();
    throw error;
  }
}

/** Our processes are recognized by the application name of their connections. */
async function refuseWhileUsed(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionOf(url), application_name: 'a command' });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name in ('curvela', 'curvela jobs')`,
    );
    if ((rows[0]?.count ?? 0) > 0)
      throw new CommandProblem('The product runs on this database. Stop all its processes first.');
  } finally {
    await client.end();
  }
}
