import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { AppServer } from './app-server.ts';

/** Direct access to the database of a running app server. End it when finished. */
export async function databaseOf(app: AppServer): Promise<pg.Client> {
  const name = createHash('sha256').update(join(app.dataDir, 'postgres')).digest('hex').slice(0, 12);
  const client = new pg.Client({ host: `/tmp/pg-${name}`, user: 'postgres', database: 'curvela' });
  await client.connect();
  return client;
}
