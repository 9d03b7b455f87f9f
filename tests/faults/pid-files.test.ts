import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { claimDataDirectory, processStart } from '#app/platform/postgres/owner.server.ts';
import { loadSettings, readEnvironment } from '#app/platform/settings.server.ts';
import { accidents, deadPid, endStrangers, makeDirectory, stranger } from './pid-files/planted.ts';

afterEach(endStrangers);

describe('the lock on a data directory', () => {
  let dataDir = '';
  let file = '';
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'curvela-claim-'));
    file = join(dataDir, 'owner.json');
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const writeClaim = (pid: number, startedAt: string | null) =>
    writeFileSync(file, JSON.stringify({ pid, startedAt, address: 'http://localhost:1' }));
  const claim = async () => {
    (await claimDataDirectory(dataDir, 'http://localhost:2')).release();
    return true;
  };
  const refusal = () => claim().then(String, (error: Error) => error.message);

  it.each(Object.entries(accidents))('that is %s is ignored', async (_, plant) => {
    plant(file);
    expect(await claim()).toBe(true);
  });

  it('of a dead process is ignored, and so is one whose pid was reused', async () => {
    writeClaim(await deadPid(), '1');
    expect(await claim()).toBe(true);
    writeClaim(stranger().pid, '1');
    expect(await claim()).toBe(true);
    writeClaim(process.pid, '1');
    expect(await claim()).toBe(true);
  });

  it.each([false, true])(
    'of a live process is respected, also of another user’s (%s), with a one-line error',
    async (ofAnotherUser) => {
      const { pid } = stranger({ ofAnotherUser });
      writeClaim(pid, processStart(pid));
      expect(await refusal()).toBe(
        `Curvela already runs on ${dataDir} (process ${pid}, http://localhost:1). Stop it first, or start with another DATA_DIR and PORT.`,
      );
    },
  );

  it('is respected if the start time of its process is unknown', async () => {
    const { pid } = stranger();
    writeClaim(pid, '');
    // A starter that knows the pid belongs to another process; one without a pid may be the owner's.
    expect(await claim()).toBe(true);
  });

  it('that is a directory is reported in one line', async () => {
    makeDirectory(file);
    expect(await refusal()).toBe(
      `${file} is a directory, where a file says who has the data open. Remove it, then start again.`,
    );
    rmSync(file, { recursive: true });
  });

  it('of a dead process is taken over by exactly one of four concurrent starts, forty times', async () => {
    const dead = await deadPid();
    const script = join(import.meta.dirname, 'pid-files', 'claim.ts');
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    const lines = children.map((child) => createInterface({ input: child.stdout })[Symbol.asyncIterator]());
    const nextLines = () => Promise.all(lines.map(async (line) => String((await line.next()).value)));
    await nextLines();
    const taken: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const directory = join(dataDir, `round-${round}`);
      mkdirSync(directory);
      writeFileSync(
        join(directory, 'owner.json'),
        JSON.stringify({ pid: dead, startedAt: '1', address: '' }),
      );
      for (const child of children) child.stdin.write(`${directory}\n`);
      taken.push((await nextLines()).filter((answer) => answer === 'taken').length);
    }
    for (const child of children) child.kill('SIGKILL');
    expect(taken).toEqual(taken.map(() => 1));
  });
});

it('a truncated secret is replaced, and never empty', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-secret-'));
  const secret = () => loadSettings(readEnvironment({ DATA_DIR: dataDir })).jwtSecret;
  writeFileSync(join(dataDir, 'jwt-secret'), '');
  const made = secret();
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(secret()).toBe(made);
  rmSync(dataDir, { recursive: true });
});

describe('the lock file of PostgreSQL', () => {
  let dataDir = '';
  let lock = '';
  let postgres: EmbeddedPostgres | null = null;

  async function start(): Promise<string> {
    try {
      postgres = await startEmbeddedPostgres({ dataDir, unsafeForTests: true });
    } catch (error) {
      return (error as Error).message;
    }
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create table if not exists kept (word text)');
    await client.query(`insert into kept select 'word' where not exists (select from kept)`);
    const { rows } = await client.query<{ word: string }>('select word from kept');
    await client.end();
    return rows.map(({ word }) => word).join();
  }
  const servers = () =>
    execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => /^\s*\d+ \S*\/postgres /.test(line) && line.includes(join(dataDir, 'postgres')));

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'curvela-lock-'));
    lock = join(dataDir, 'postgres', 'postmaster.pid');
    await start();
    await postgres?.stop();
    postgres = null;
  });
  afterEach(async () => {
    await postgres?.stop();
    postgres = null;
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  /** PostgreSQL considers pids of other users dead. */
  const ofItsUser = () => ({ uid: statSync(join(dataDir, 'postgres')).uid });
  const like = (pid: number) =>
    `${pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n/tmp\n\n0 0\nready\n`;

  // One start for each of those that could be misread here.
  const contents = ['empty', 'garbage', 'three gigabytes'];
  it.each(contents)('that is %s is ignored', async (what) => {
    accidents[what]?.(lock);
    expect(await start()).toBe('word');
    expect(servers()).toHaveLength(1);
  });

  it.each([false, true])(
    'with the pid of another program, also another user’s (%s), is ignored, and the program is not touched',
    async (ofAnotherUser) => {
      const other = stranger(
        ofAnotherUser ? { ofAnotherUser } : { uid: statSync(join(dataDir, 'postgres')).uid },
      );
      writeFileSync(lock, like(other.pid));
      expect(await start()).toBe('word');
      expect(other.signalCode).toBeNull();
      expect(processStart(other.pid)).not.toBeNull();
    },
  );

  it('beside the socket with the pid of another program is ignored too', async () => {
    expect(await start()).toBe('word');
    const socketDir = postgres?.socketDir ?? '';
    await postgres?.stop();
    mkdirSync(socketDir, { recursive: true });
    writeFileSync(join(socketDir, '.s.PGSQL.5432.lock'), like(stranger(ofItsUser()).pid));
    expect(await start()).toBe('word');
  });

  it('that is a directory is reported in one line', async () => {
    makeDirectory(lock);
    expect(await start()).toBe(
      `${lock} is a directory, where PostgreSQL keeps a file. Remove it, then start again.`,
    );
    rmSync(lock, { recursive: true });
  });

  it('of an orphaned server, even if truncated, stops that server first, so there are never two', async () => {
    const orphan = await orphaned(dataDir);
    expect(servers()).toHaveLength(1);
    writeFileSync(lock, '');
    expect(await start()).toBe('word');
    expect(servers()).toHaveLength(1);
    expect(servers()[0]).not.toMatch(new RegExp(`^\\s*${orphan} `));
  });
});

it('files without a PG_VERSION are neither used nor removed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-files-'));
  const cluster = join(dataDir, 'postgres');
  mkdirSync(cluster);
  writeFileSync(join(cluster, 'precious'), 'data');
  const refused = await startEmbeddedPostgres({ dataDir }).then(String, (error: Error) => error.message);
  expect(refused).toBe(
    `${cluster} holds files, but no PG_VERSION. Bring it back, or move them away to begin anew.`,
  );
  expect(readFileSync(join(cluster, 'precious'), 'utf8')).toBe('data');
  rmSync(dataDir, { recursive: true });
});

/** A server whose starter and watchdog are killed at once; its pid. */
async function orphaned(dataDir: string): Promise<number> {
  const script = `import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
    await startEmbeddedPostgres({ dataDir: process.argv[1], unsafeForTests: true });
    process.stdout.write('ready');`;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module-typescript', '-e', script, dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const watching = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('watchdog.sh') && line.includes(dataDir))
    .map((line) => Number(/^\s*(\d+)/.exec(line)?.[1]));
  for (const each of [child.pid ?? 0, ...watching]) process.kill(each, 'SIGKILL');
  return pid;
}
