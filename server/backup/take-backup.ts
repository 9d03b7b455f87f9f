import {
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import type { Settings } from '#app/platform/settings.server.ts';
import { registry } from '#database/registry.ts';
import { CommandProblem } from '../commands/open-database.ts';
import { copyingConnection, measure, quoted } from './copying.ts';
import { encryptedSecretFile, encryptSecret, secretFile } from './secret-file.ts';
import { hashOf, type Manifest, manifestFile, manifestHashFile, type TableInBackup } from './manifest.ts';

/** Tables that a restore rebuilds or that only describe the running process. Of the queue the jobs matter, not its statistics. */
const leftOut = new Set(['app.migrations', 'app.maintenance']);
const ofTheQueue = ['jobs.queue', 'jobs.job', 'jobs.job_dependency'];

type BackupRequest = {
  url: string;
  folder: string;
  settings: Pick<Settings, 'supabase' | 'dataDir' | 'backupPassphrase'>;
  now: Date;
};

/**
 * Writes a consistent snapshot into a new folder while the product runs. The folder gets its final name only once it is complete. Throws
 * CommandProblem when that name exists already.
 */
export async function takeBackup({ url, folder, settings, now }: BackupRequest): Promise<Manifest> {
  const target = resolve(folder);
  if (existsSync(target)) throw new CommandProblem(`${target} exists already. Name a folder that does not.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const sql = copyingConnection(url);
  try {
    // Blocks migrations until the last table is read.
    await sql.unsafe(`select pg_advisory_lock_shared(hashtext('curvela migrations'))`);
    const manifest = await sql.begin('isolation level repeatable read read only', (trx) =>
      writeAll(trx, unfinished, settings, now),
    );
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    writeDurably(join(unfinished, manifestFile), text);
    writeDurably(join(unfinished, manifestHashFile), `${hashOf(text)}\n`);
    renameSync(unfinished, target);
    syncDirectory(target);
    syncDirectory(dirname(target));
    return manifest;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function writeAll(
  trx: postgres.TransactionSql,
  folder: string,
  settings: BackupRequest['settings'],
  now: Date,
): Promise<Manifest> {
  const [about] = await trx<{ postgres: string; jobs: number }[]>`
    select current_setting('server_version') as postgres, (select version from jobs.version limit 1) as jobs`;
  const migrations = await trx<
    { name: string; hash: string }[]
  >`select name, hash from app.migrations order by name`;
  const tables: TableInBackup[] = [];
  for (const table of await listTables(trx, settings.supabase !== undefined))
    tables.push(await writeTable(trx, folder, table));
  const sequences = await trx<Manifest['sequences']>`
    select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as called
    from pg_sequences where schemaname in ('app', 'public') order by 1, 2`;
  return {
    format: 1,
    madeAt: now.toISOString(),
    platform: settings.supabase ? 'elsewhere' : 'built-in',
    postgres: about?.postgres ?? '',
    jobs: about?.jobs ?? 0,
    migrations: [...migrations],
    tables,
    sequences: [...sequences],
    files: backedUpFiles(settings, folder),
  };
}

type Table = Pick<TableInBackup, 'schema' | 'table' | 'columns'>;

/** The tables with their stored (not generated) columns. Of schema public only ours: on a hosted platform it may hold others. */
async function listTables(trx: postgres.TransactionSql, elsewhere: boolean): Promise<Table[]> {
  const rows = await trx<Table[]>`
    select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('app', 'public', 'auth', 'jobs') and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and not exists (select from pg_inherits where inhrelid = c.oid)
    group by 1, 2 order by 1, 2`;
  return rows.filter(({ schema, table }) => {
    const name = `${schema}.${table}`;
    if (schema === 'jobs') return ofTheQueue.includes(name);
    if (schema === 'auth') return !elsewhere;
    if (schema === 'public') return name in registry;
    return !leftOut.has(name);
  });
}

async function writeTable(
  trx: postgres.TransactionSql,
  folder: string,
  table: Table,
): Promise<TableInBackup> {
  const columns = table.columns.map((name) => quoted(name)).join(', ');
  const rows = await trx
    .unsafe(`copy (select ${columns} from ${quoted(table.schema, table.table)}) to stdout`)
    .readable();
  const file = `${table.schema}.${table.table}.copy.gz`;
  const [written, packed] = [measure(), measure()];
  const out = createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(rows, written.through, createGzip({ level: 4 }), packed.through, out);
  // The driver pauses its socket while the stream is full and resumes it on the next read, which never comes when the last piece has filled
  // the stream: the end of the statement would then be waited for without end.
  rows._read(0);
  const { bytes, sha256 } = packed.passed();
  return { ...table, file, rows: written.passed().rows, bytes, sha256 };
}

/**
 * Of the data directory only the secret is needed, which lets sessions go on; the rest is the database. It could sign a token of anybody, so
 * it is never written in plain form: without a passphrase it stays out.
 */
function backedUpFiles(
  { dataDir, backupPassphrase }: Pick<Settings, 'dataDir' | 'backupPassphrase'>,
  folder: string,
): Manifest['files'] {
  const path = join(dataDir, secretFile);
  if (!existsSync(path) || !backupPassphrase) return [];
  const content = encryptSecret(readFileSync(path), backupPassphrase);
  writeDurably(join(folder, encryptedSecretFile), content);
  return [{ file: encryptedSecretFile, bytes: content.length, sha256: hashOf(content) }];
}

function writeDurably(path: string, content: string | Buffer): void {
  writeFileSync(path, content, { mode: 0o600, flag: 'wx', flush: true });
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
