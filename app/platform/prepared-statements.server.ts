import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { BatchedQueries, batchText, StatementBatch } from './statement-batch.server.ts';

/** Executions after which a statement is prepared: rare ones are not worth the memory on each connection. */
const frequentAfter = 20;
/** Maximum number of prepared statements; later ones are parsed and planned each time. */
const MOST_PREPARED = 200;
/** Maximum parameters of a prepared statement: long lists produce ever new texts, each rarely used. */
const MOST_VALUES = 64;
/** Maximum number of counted texts, for the same reason. */
const MOST_COUNTED = 1000;

/**
 * Wraps the pool so that frequent statements are prepared once per connection: parsing and planning is two thirds of
 * what our statements cost PostgreSQL. Requires session-level connections, as our advisory locks do anyway.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const made = preparingClient(client, names);
      clients.set(client, made);
      return made;
    },
  };
}

/** Process-wide, so that two wrappers of one connection never use the same name. */
let namesGiven = 0;

/** Names by statement text, shared by all connections. */
class StatementNames {
  readonly #counted = new Map<string, number>();
  readonly #named = new Map<string, string>();

  /** The name under which a statement is prepared; undefined while it is too rare. */
  nameOf(text: string): string | undefined {
    const known = this.#named.get(text);
    if (known !== undefined || this.#named.size >= MOST_PREPARED) return known;
    const times = (this.#counted.get(text) ?? 0) + 1;
    this.#counted.delete(text);
    if (times > frequentAfter) {
      namesGiven += 1;
      const name = `often_${namesGiven}`;
      this.#named.set(text, name);
      return name;
    }
    if (this.#counted.size >= MOST_COUNTED) this.#counted.delete(this.#counted.keys().next().value ?? '');
    this.#counted.set(text, times);
    return undefined;
  }

  /** Invalidates all names, so that everything is prepared again. */
  renew(): void {
    this.#named.clear();
  }
}

/**
 * A connection that timed out once is not used again, so that no transaction also waits for its rollback, and is not
 * returned to the pool: a late result would be taken for that of a later query. `begin` is sent with the statement that
 * follows it, and `commit` with the last batch if that asks for it (`commitTogether`): alone they would cost a round trip.
 */
function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let lost: unknown = null;
  let begins = false;
  let isCommitted = false;
  const send = async (text: string, values: readonly unknown[]) => {
    if (text === 'begin') {
      begins = true;
      return { rows: [], rowCount: 0, command: 'BEGIN' };
    }
    const isEnd = text === 'rollback' || text === 'commit';
    if (isCommitted && !isEnd) throw new Error('The transaction was committed with its last batch.');
    // Nothing was done since.
    const isDone = isCommitted || (begins && isEnd);
    const isFirst = begins;
    begins = false;
    isCommitted = false;
    if (isDone) return { rows: [], rowCount: 0, command: '' };
    const [batch] = values;
    if (text !== batchText || !(batch instanceof BatchedQueries)) {
      const [only] = await askTogether(client, names, { statements: [{ text, values }], isFirst });
      return only as pg.QueryResult;
    }
    const statements = batch.queries.map(({ sql, parameters }) => ({ text: sql, values: parameters }));
    const own = await askTogether(client, names, {
      statements: batch.commits ? [...statements, commitStatement] : statements,
      isFirst,
    });
    isCommitted = batch.commits;
    return { rows: own.slice(0, statements.length).map(({ rows }) => rows), rowCount: 0, command: 'SELECT' };
  };
  const guardedQuery = async (text: string, values: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await send(text, values);
    } catch (thrown) {
      if (isDatabaseAway(thrown)) lost = thrown;
      throw thrown;
    }
  };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('There are no cursors here.');
    return guardedQuery(text, values);
  }
  return {
    query,
    release: (destroy) => {
      begins = false;
      isCommitted = false;
      client.release(destroy || lost !== null);
    },
  };
}

const beginStatement = { text: 'begin', values: [] };
const commitStatement = { text: 'commit', values: [] };

type SentStatement = { text: string; values: readonly unknown[] };
type StatementResult = Pick<pg.QueryResult, 'rows' | 'rowCount' | 'command'>;

/** In one round trip; with `isFirst`, a transaction begins with them. */
async function askTogether(
  client: pg.PoolClient,
  names: StatementNames,
  { statements, isFirst }: { statements: readonly SentStatement[]; isFirst: boolean },
): Promise<StatementResult[]> {
  const named = statements.map(({ text, values }) => ({ text, values, name: nameFor(names, text, values) }));
  const [only] = named;
  if (only && named.length === 1 && !isFirst) return [await ask(client, names, only)];
  const begin = isFirst ? [beginStatement] : [];
  const sendBatch = async (sent: readonly SentStatement[]) => {
    const batch = new StatementBatch(client, [...begin, ...sent]);
    const returned: unknown = client.query(batch);
    if (returned !== batch) await returned;
    return (await batch.done).slice(begin.length);
  };
  try {
    return await sendBatch(named);
  } catch (thrown) {
    if (!isOutdated(thrown)) throw thrown;
    names.renew();
    // Everything sent was undone, so retry once, as in `ask`.
    if (isFirst) await client.query('rollback');
    return sendBatch(statements).catch((failed: unknown) =>
      Promise.reject(isAborted(failed) ? thrown : failed),
    );
  }
}

const nameFor = (names: StatementNames, text: string, values: readonly unknown[]): string | undefined =>
  values.length > 0 && values.length <= MOST_VALUES ? names.nameOf(text) : undefined;

async function ask(
  client: pg.PoolClient,
  names: StatementNames,
  { name, text, values }: SentStatement & { name: string | undefined },
): Promise<StatementResult> {
  if (name === undefined) return client.query(text, [...values]);
  try {
    return await client.query({ name, text, values: [...values] });
  } catch (thrown) {
    if (!isOutdated(thrown)) throw thrown;
    names.renew();
    // Nothing was executed, so retry once. In a transaction, which has failed by now, PostgreSQL rejects the retry as
    // well.
    return client.query(text, [...values]).catch(() => Promise.reject(thrown));
  }
}

/** PostgreSQL executes nothing more in a transaction that has failed. */
const isAborted = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === '25P02';

/** Another process has migrated, and `select *` has other columns than when the statement was prepared. */
const isOutdated = (thrown: unknown): boolean =>
  thrown instanceof Error && /cached plan must not change result type/.test(thrown.message);
