import { randomInt } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database-types.ts';
import { preparing } from './prepared-statements.server.ts';

/** Days (`date`) stay the text they are: a Date would move them by the zone of the machine. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/**
 * Milliseconds after which a caller hears that the database is away instead of waiting for it. Our statements take
 * milliseconds; a server that says nothing for this long has stopped or lies behind a cut network.
 */
const connectTimeout = 1500;
const answerTimeout = 1800;

/** Milliseconds for work that nobody waits for and that has to look through whole tables. */
const patientTimeout = 15 * 60_000;

/** First number of the advisory locks that say which processes live; the second is that of the process. */
export const lifeLock = 7164;

/**
 * A connection says whose it is, for as long as it stands. What its process has claimed can be taken over once no connection of
 * that number is left.
 */
function sayWhose(): pg.PoolConfig['onConnect'] {
  const process = randomInt(1, 2 ** 31);
  const text = `select set_config('curvela.process', '${process}', false), pg_advisory_lock_shared(${lifeLock}, ${process})`;
  return async (client) => void (await client.query(text));
}

/**
 * The pool of our own code and of the jobs. A broken connection is replaced by the next use, so an outage heals by itself.
 * No statement takes longer than `timeout` milliseconds; `special` goes before all else.
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
    onConnect: sayWhose(),
    ...special,
  });
}

/**
 * A few connections to the same database whose statements may take minutes: for jobs that look through whole tables. The
 * time limits of a connection cannot be lifted from inside a transaction, because the client counts as well. Connects
 * when it is first used and needs no closing.
 */
export const createPatientPool = (pool: pg.Pool): pg.Pool =>
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
  // An idle connection that breaks must not end the process; whoever queries next gets a new one or an error.
  pool.on('error', () => undefined);
  // Nor must one that breaks in somebody’s hands, between two statements: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const createDatabase = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

/** A connection string as options: `?host=/directory` means a Unix socket. */
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
