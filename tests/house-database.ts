import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { House } from './house.ts';

/** The database of a running house, past everything that guards it. End it when finished. */
export async function databaseOf(house: House): Promise<pg.Client> {
  const name = createHash('sha256').update(join(house.dataDir, 'postgres')).digest('hex').slice(0, 12);
  const client = new pg.Client({ host: `/tmp/pg-${name}`, user: 'postgres', database: 'curvela' });
  await client.connect();
  return client;
}
