import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connectionOf } from '#app/platform/database.server.ts';

const directory = fileURLToPath(new URL('migrations', import.meta.url));

export type Migration = { number: number; name: string; sql: string; hash: string };

/** A database that does not match the migrations of this version; the message explains what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The migrations in the order of their numbers. Throws when two share a number or a name has none. */
export function readMigrations(from = directory): Migration[] {
  const migrations = readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) throw new MigrationError(`${file} is not named NNNN_owner_change.sql`);
      const sql = readFileSync(join(from, file), 'utf8');
      return { number, name: file, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
  migrations.forEach((migration, index) => {
    if (migrations[index - 1]?.number === migration.number) {
      throw new MigrationError(`${migrations[index - 1]?.name} and ${migration.name} share a number`);
    }
  });
  return migrations;
}

/**
 * Migrates the database to this version: each missing migration in a transaction of its own, under an advisory lock, so that several
 * processes may start at once. Returns the names that were applied. Throws MigrationError when an applied migration was changed afterwards,
 * or a table stays locked too long.
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  waiting: Waiting = patience,
): Promise<string[]> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('curvela migrations'))`);
    await client.query(bookkeeping);
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from app.migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    refuseChanged(migrations, applied);
    await client.query(`set lock_timeout = ${waiting.lockTimeout}`);
    for (const migration of missing) await applyPatiently(client, migration, waiting.tries);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

const bookkeeping = `
  create schema if not exists app;
  create table if not exists app.migrations (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  );`;

function refuseChanged(migrations: Migration[], applied: Map<string, string>): void {
  const changed = migrations.find(
    (migration) => (applied.get(migration.name) ?? migration.hash) !== migration.hash,
  );
  if (!changed) return;
  throw new MigrationError(
    `The migration ${changed.name} differs from the one that built this database. ` +
      'Migrations only go forward: add a new one, or start on an empty DATA_DIR.',
  );
}

/** Milliseconds that a migration waits for a table lock, and how often it tries. */
type Waiting = { lockTimeout: number; tries: number };

/** A statement that waits for a table lock blocks all later statements, reads too. So it waits briefly, lets the others pass and tries again. */
const patience: Waiting = { lockTimeout: 3000, tries: 10 };

async function applyPatiently(client: pg.Client, migration: Migration, tries: number): Promise<void> {
  try {
    await apply(client, migration);
  } catch (error) {
    if (((error as Error).cause as { code?: string } | undefined)?.code !== '55P03') throw error;
    if (tries > 1) return applyPatiently(client, migration, tries - 1);
    throw new MigrationError(
      `The migration ${migration.name} could not be applied: another connection holds one of its tables. ` +
        'Nothing was changed. End what is at work on the database (a dump, an open transaction) and start again.',
      { cause: error },
    );
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into app.migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`The migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
