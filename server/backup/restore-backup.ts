import { chmodSync, createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import type postgres from 'postgres';
import { createPool } from '#app/platform/database.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { migrate, type Migration, readMigrations } from '#database/migrate.ts';
import { registry } from '#database/registry.ts';
import { CommandProblem } from '../commands/open-database.ts';
import { createSupabase } from '../supabase.ts';
import { copyingConnection, measure, quoted } from './copying.ts';
import { type Manifest, readWholeBackup, type TableInBackup } from './manifest.ts';
import { decryptSecret, encryptedSecretFile, secretFile } from './secret-file.ts';

type RestoreRequest = {
  url: string;
  folder: string;
  settings: Settings;
  /** Confirms that existing data may be deleted. */
  replace: boolean;
};

/**
 * Restores a backup into an empty database, or replaces its data with `replace`. Every byte of the backup is checked before anything
 * changes; the rows are loaded in one transaction, and all foreign keys are checked at its end. Throws CommandProblem.
 */
export async function restoreBackup({ url, folder, settings, replace }: RestoreRequest): Promise<Manifest> {
  const manifest = await readWholeBackup(folder);
  const known = migrationsOf(manifest);
  const here = settings.supabase ? 'elsewhere' : 'built-in';
  if (manifest.platform !== here)
    throw new CommandProblem(
      `The backup is of a product whose accounts are ${manifest.platform}; here they are ${here}. See docs/operations.`,
    );
  const files = filesOf(folder, manifest, settings.backupPassphrase);
  const sql = copyingConnection(url);
  try {
    const [found] = await sql<
      { there: boolean }[]
    >`select to_regclass('app.migrations') is not null as there`;
    if (found?.there && !replace)
      throw new CommandProblem(
        'The database is not empty. Nothing was changed. To throw away what is in it, say --replace.',
      );
    if (found?.there) await sql.unsafe(emptying(settings.supabase !== undefined));
    await makeTables(url, settings, known);
    await requireQueue(sql, manifest);
    await sql.begin((trx) => load(trx, folder, manifest));
  } finally {
    await sql.end({ timeout: 1 });
  }
  await migrate(url);
  putFiles(settings.dataDir, files);
  return manifest;
}

/** The migrations that had been applied. Throws for a backup of a newer version. */
function migrationsOf(manifest: Manifest): Migration[] {
  const applied = new Map(manifest.migrations.map(({ name, hash }) => [name, hash]));
  const known = readMigrations().filter(({ name, hash }) => applied.get(name) === hash);
  if (known.length === applied.size) return known;
  throw new CommandProblem(
    'The backup was made by a newer version of the product, or by another one. Restore it with that version. Nothing was changed.',
  );
}

const emptying = (elsewhere: boolean): string => {
  const schemas = ['app', 'jobs', ...(elsewhere ? [] : ['auth'])];
  const tables = Object.keys(registry).filter((name) => name.startsWith('public.'));
  return [
    ...tables.map((name) => `drop table if exists ${name} cascade;`),
    ...schemas.map((name) => `drop schema if exists ${name} cascade;`),
  ].join('\n');
};

/** Creates all tables without rows: ours, and those that the auth service and the job queue create themselves. */
async function makeTables(url: string, settings: Settings, migrations: Migration[]): Promise<void> {
  await migrate(url, migrations);
  const pool = createPool(url, 2, 60_000);
  try {
    if (!settings.supabase) {
      const supabase = await createSupabase(settings, url, pool, () => Promise.resolve());
      await supabase.close();
    }
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: 'jobs',
    });
    await boss.start();
    await boss.stop({ graceful: false, close: false });
  } finally {
    await pool.end();
  }
}

async function requireQueue(sql: postgres.Sql, { jobs }: Manifest): Promise<void> {
  const [queue] = await sql<{ version: number }[]>`select version from jobs.version limit 1`;
  if (queue?.version !== jobs)
    throw new CommandProblem(
      'The job queue of the backup has another form than this version makes. Restore it with the version that made it, then upgrade.',
    );
}

type Reference = { table: string; name: string; definition: string };

async function load(trx: postgres.TransactionSql, folder: string, manifest: Manifest): Promise<void> {
  const names = manifest.tables.map(({ schema, table }) => quoted(schema, table));
  // Foreign keys are dropped and added again, because rows are loaded in any order; adding them checks all rows.
  const references = await trx<Reference[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and (conrelid = any(${names}::regclass[]) or confrelid = any(${names}::regclass[]))`;
  for (const { table, name } of references) await trx.unsafe(`alter table ${table} drop constraint ${name}`);
  // Triggers react to user actions; these rows have been through them already.
  for (const name of names) await trx.unsafe(`alter table ${name} disable trigger user`);
  await trx.unsafe(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await loadTable(trx, folder, table);
  for (const { schema, name, last, called } of manifest.sequences)
    await trx`select setval(${quoted(schema, name)}::regclass, ${last}::bigint, ${called})`;
  for (const name of names) await trx.unsafe(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await trx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
}

async function loadTable(trx: postgres.TransactionSql, folder: string, table: TableInBackup): Promise<void> {
  const columns = table.columns.map((name) => quoted(name)).join(', ');
  const into = await trx
    .unsafe(`copy ${quoted(table.schema, table.table)} (${columns}) from stdin`)
    .writable();
  const read = measure();
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), read.through, into);
  const { rows } = read.passed();
  if (rows !== table.rows)
    throw new CommandProblem(
      `${table.file} holds ${rows} rows instead of ${table.rows}. Nothing was restored.`,
    );
}

type RestoredFile = { name: string; content: Buffer };

/** The files of the data directory. An encrypted secret without a passphrase is left out; throws CommandProblem for another passphrase. */
function filesOf(folder: string, { files }: Manifest, passphrase: string | undefined): RestoredFile[] {
  return files.flatMap(({ file }) => {
    const content = readFileSync(join(folder, file));
    if (file !== encryptedSecretFile) return [{ name: file, content }];
    if (!passphrase) return [];
    const secret = decryptSecret(content, passphrase);
    if (!secret)
      throw new CommandProblem(
        'BACKUP_PASSPHRASE is not the one of this backup. Nothing was changed. Without the setting everything but the secret is restored: everybody signs in again, and authenticator apps are set up anew.',
      );
    return [{ name: secretFile, content: secret }];
  });
}

function putFiles(dataDir: string, files: RestoredFile[]): void {
  if (files.length > 0) mkdirSync(dataDir, { recursive: true });
  for (const { name, content } of files) {
    const path = join(dataDir, name);
    writeFileSync(path, content, { mode: 0o600 });
    chmodSync(path, 0o600);
  }
}
