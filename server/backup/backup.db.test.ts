import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { connectionOf, createPool } from '#app/platform/database.server.ts';
import { loadSettings, type Settings } from '#app/platform/settings.server.ts';
import { migrate } from '#database/migrate.ts';
import { seedDemo } from '#database/seed/demo.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { hashOf, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const now = new Date('2026-11-20T09:00:00Z');
let test: TestServices;
let place: string;
let settings: Settings;
let folder: string;
let manifest: Manifest;
/** Writers that add pairs of rows in one transaction each, without a pause. */
const writers = { busy: true, pairs: 0 };

beforeAll(async () => {
  test = await testServices();
  place = mkdtempSync(join(tmpdir(), 'curvela-backup-test-'));
  writeFileSync(join(place, 'jwt-secret'), 'the secret of the sessions\n');
  settings = loadSettings({
    JWT_SECRET: 'test-secret-test-secret-test-secret-1',
    DATA_DIR: place,
    BACKUP_PASSPHRASE: 'a passphrase of the owner',
  });
  await seedDemo(test.services);
  await test.pool.query(`insert into public.telemetry_events (user_id, event, payload) values
    (gen_random_uuid(), E'odd \\t \\\\ \\n "words" – ½ 🙂', '{"a": "\\\\N"}')`);
  const ends = [1, 2, 3].map(() => write());
  folder = join(place, 'first');
  manifest = await takeBackup({ url: test.url, folder, settings, now });
  writers.busy = false;
  await Promise.all(ends);
});
afterAll(async () => {
  rmSync(place, { recursive: true, force: true });
  await test.close();
});

async function write(): Promise<void> {
  const client = new pg.Client(connectionOf(test.url));
  await client.connect();
  while (writers.busy) {
    await client.query(`with one as (insert into public.referral_events (code, type) values ('pair', 'click') returning id)
      insert into public.telemetry_events (user_id, event, payload) select gen_random_uuid(), 'pair', '{}' from one`);
    writers.pairs += 1;
  }
  await client.end();
}

async function emptyDatabase(): Promise<string> {
  const client = new pg.Client(connectionOf(inject('cluster')));
  await client.connect();
  const name = `restored_${createHash('sha256').update(`${Math.random()}`).digest('hex').slice(0, 12)}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(test.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Rows of each table as a set: their order on disk means nothing. */
const contentOf = (from: string, { tables }: Manifest) =>
  Object.fromEntries(
    tables.map(({ schema, table, file }) => {
      const lines = gunzipSync(readFileSync(join(from, file)))
        .toString('utf8')
        .split('\n')
        .toSorted();
      return [`${schema}.${table}`, hashOf(lines.join('\n'))];
    }),
  );

const copyOf = (name: string): string => {
  const copy = join(place, name);
  cpSync(folder, copy, { recursive: true });
  return copy;
};
const tablesIn = async (url: string): Promise<number> => {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('app', 'public')`,
  );
  await client.end();
  return rows[0]?.n ?? -1;
};

describe('a backup taken during writes', () => {
  it('is a consistent snapshot: it contains both rows of a transaction or neither', () => {
    const rows = (table: string) => {
      const { file } = manifest.tables.find((one) => one.table === table) ?? { file: '' };
      return gunzipSync(readFileSync(join(folder, file)))
        .toString('utf8')
        .split('\n')
        .filter((line) => line.includes('\tpair\t')).length;
    };
    expect(writers.pairs).toBeGreaterThan(50);
    expect(rows('telemetry_events')).toBe(rows('referral_events'));
    expect(rows('telemetry_events')).toBeLessThan(writers.pairs + 1);
  });

  it('is restored elsewhere row by row, with references, sequences and the secret, and can be used further', async () => {
    const url = await emptyDatabase();
    const elsewhere = join(place, 'elsewhere');
    await restoreBackup({ url, folder, settings: { ...settings, dataDir: elsewhere }, replace: false });
    const again = join(place, 'again');
    const second = await takeBackup({
      url,
      folder: again,
      settings: { ...settings, dataDir: elsewhere },
      now,
    });
    expect(contentOf(again, second)).toEqual(contentOf(folder, manifest));
    expect(second.tables.map(({ table, rows }) => [table, rows])).toEqual(
      manifest.tables.map(({ table, rows }) => [table, rows]),
    );
    expect(second.sequences).toEqual(manifest.sequences);
    expect(readFileSync(join(elsewhere, 'jwt-secret'), 'utf8')).toBe('the secret of the sessions\n');
    expect(await migrate(url)).toEqual([]);
    const pool = createPool(url, 2);
    const counted = async (db: pg.Pool) =>
      (
        await db.query(`select contype, convalidated, count(*)::int from pg_constraint
          where connamespace::regnamespace::text in ('app', 'auth', 'jobs') group by 1, 2 order by 1, 2`)
      ).rows;
    expect(await counted(pool)).toEqual(await counted(test.pool));
    const asleep = await pool.query(`select tgname from pg_trigger where tgenabled <> 'O'`);
    expect(asleep.rows).toEqual([]);
    await pool.end();
  });

  it('holds the secret in encrypted form only', () => {
    expect(manifest.files.map(({ file }) => file)).toEqual(['jwt-secret.enc']);
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file)).includes('the secret of the sessions')).toBe(false);
  });

  it('leaves the secret out without a passphrase', async () => {
    const plain = { ...settings, backupPassphrase: undefined };
    const without = await takeBackup({ url: test.url, folder: join(place, 'without'), settings: plain, now });
    expect(without.files).toEqual([]);
    expect(readdirSync(join(place, 'without')).filter((file) => file.includes('secret'))).toEqual([]);
  });

  it('with another passphrase is refused before anything changes; without one the secret is left out', async () => {
    const url = await emptyDatabase();
    const elsewhere = join(place, 'lost-passphrase');
    const restore = (backupPassphrase: string | undefined) =>
      restoreBackup({
        url,
        folder,
        settings: { ...settings, dataDir: elsewhere, backupPassphrase },
        replace: false,
      });
    await expect(restore('another passphrase, wrong')).rejects.toThrow('BACKUP_PASSPHRASE is not the one');
    expect(await tablesIn(url)).toBe(0);
    await restore(undefined);
    expect(existsSync(join(elsewhere, 'jwt-secret'))).toBe(false);
  });

  it('is refused by a non-empty database without --replace', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    await expect(restoreBackup({ url, folder, settings, replace: false })).rejects.toThrow('is not empty');
    const { tables } = await restoreBackup({ url, folder, settings, replace: true });
    expect(tables.length).toBe(manifest.tables.length);
  });

  it('is refused before any change when a byte flipped, a file is missing or it was never finished', async () => {
    const url = await emptyDatabase();
    const refused = async (name: string, harm: (copy: string) => void, words: string) => {
      const copy = copyOf(name);
      harm(copy);
      await expect(restoreBackup({ url, folder: copy, settings, replace: true })).rejects.toThrow(words);
      expect([name, await tablesIn(url)]).toEqual([name, 0]);
    };
    const flip = (path: string) => {
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    };
    await refused(
      'flipped',
      (copy) => flip(join(copy, 'auth.users.copy.gz')),
      'auth.users.copy.gz is not what was written',
    );
    await refused(
      'secret',
      (copy) => flip(join(copy, 'jwt-secret.enc')),
      'jwt-secret.enc is not what was written',
    );
    await refused(
      'missing',
      (copy) => rmSync(join(copy, 'app.tutors.copy.gz')),
      'app.tutors.copy.gz is missing',
    );
    await refused(
      'list',
      (copy) => flip(join(copy, 'manifest.json')),
      'manifest.json is not what was written',
    );
    await refused('killed', (copy) => rmSync(join(copy, 'manifest.json')), 'no finished backup');
    const newer = (copy: string) => {
      const path = join(copy, 'manifest.json');
      const text = readFileSync(path, 'utf8').replace(
        '"migrations": [',
        `"migrations": [{"name": "9999_x_y.sql", "hash": "${'0'.repeat(64)}"},`,
      );
      writeFileSync(path, text);
      writeFileSync(join(copy, 'manifest.sha256'), hashOf(text));
    };
    await refused('newer', newer, 'newer version');
  });

  it('never has its final name before it is complete', async () => {
    const half = join(place, 'half');
    const client = new pg.Client(connectionOf(test.url));
    await client.connect();
    // Its transaction must not outlive a failed test: others on this cluster would wait for it.
    onTestFinished(() => client.end());
    // Reading a locked table waits, and the statement is cancelled meanwhile.
    await client.query('begin; lock table public.user_preferences in access exclusive mode');
    const taking = takeBackup({ url: test.url, folder: half, settings, now });
    const failed = taking.then(
      () => 'taken',
      (error: Error) => error.message,
    );
    const ended = async () =>
      (
        await test.pool.query(`select pg_cancel_backend(pid) from pg_stat_activity
        where application_name = 'curvela backup' and wait_event_type = 'Lock'`)
      ).rows.length;
    await expect.poll(ended, { interval: 20, timeout: 20_000 }).toBe(1);
    expect(await failed).toMatch(/canceling statement/);
    await client.query('rollback');
    expect(existsSync(half)).toBe(false);
    expect(readdirSync(place).filter((name) => name.includes('unfinished'))).toEqual([]);
    await expect(takeBackup({ url: test.url, folder, settings, now })).rejects.toThrow('exists already');
  });
});
