import { randomInt } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database-types.ts';
import { preparing } from './prepared-statements.server.ts';

/** Columns of type `date` stay strings: a Date would shift them by the machine's time zone. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/**
 * Milliseconds after which a call fails as "database unavailable" instead of waiting. Our statements take
 * milliseconds; a server silent for this long is down or unreachable.
 */
const connectTimeout = 1500;
const answerTimeout = 1800;

/** Milliseconds allowed for background work that scans whole tables. */
const patientTimeout = 15 * 60_000;

/** First key of the advisory locks by which processes show that they are alive; the second is the process number. */
export const lifeLock = 7164;

/**
 * Every connection holds a shared advisory lock with its process number. What that process has claimed can be taken
 * over once no connection holds the lock.
 */
function holdLifeLock(): pg.PoolConfig['onConnect'] {
  const process = randomInt(1, 2 ** 31);
  const text = `select set_config('curvela.process', '${process}', false), pg_advisory_lock_shared(${lifeLock}, ${process})`;
  return async (client) => void (await client.query(text));
}

/**
 * The pool for our code and the jobs. A broken connection is replaced on next use, so an outage needs no restart. No
 * statement takes longer than `timeout` milliseconds; `special` overrides the other options.
 */
export function createPool(
  url: string,
  max = 20,
  timeout = answerTimeout,
  special: pg.PoolConfig = {},
): pg.Pool {
  return guarded({
    ...connectionOf(url),
    max,
    types,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeout,
    query_timeout: timeout,
    application_name: 'curvela',
    onConnect: holdLifeLock(),
    ...special,
  });
}

/**
 * A few connections to the same database whose statements may take minutes, for jobs that scan whole tables. The
 * limits cannot be lifted inside a transaction, because the client enforces one as well. Connects on first use and
 * needs no closing.
 */
export const createPatientPool = (pool: Pick<pg.Pool, 'options'>): pg.Pool =>
  guarded({
    ...pool.options,
    max: 4,
    connectionTimeoutMillis: patientTimeout,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
    keepAlive: true,
    statement_timeout: patientTimeout,
    query_timeout: patientTimeout,
    application_name: 'curvela jobs',
  });

function guarded(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A broken idle connection must not end the process; the next query gets a new one or an error.
  pool.on('error', () => undefined);
  // Nor must a checked-out connection that breaks between two statements: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const createDatabase = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

/** Parses a connection string; `?host=/directory` means a Unix socket. */
export function connectionOf(url: string): pg.ClientConfig {
  const parsed = new URL(url);
  const socket = parsed.searchParams.get('host');
  if (!socket) return { connectionString: url };
  return {
    host: socket,
    user: decodeURIComponent(parsed.username),
    database: parsed.pathname.slice(1),
    ...(parsed.port ? { port: Number(parsed.port) } : {}),
  };
}
