import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** A statement that was asked this often is prepared from then on: rare ones are not worth the memory of each connection. */
const OFTEN = 20;
/** Statements that are prepared at most; what comes later is parsed and planned each time, as without this. */
const MOST_PREPARED = 200;
/** Values of a statement that is prepared at most: long lists make ever new texts, each asked for seldom. */
const MOST_VALUES = 64;
/** Texts that are counted at most: lists of different lengths make ever new ones. */
const MOST_COUNTED = 1000;

/**
 * The pool with its frequent statements prepared once per connection: parsing and planning is two thirds of what our statements
 * cost PostgreSQL. Needs connections that stay the same for a session, as our advisory locks do anyway.
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

/** Of the whole process, so that two rooms on one connection never give one name twice. */
let namesGiven = 0;

/** Names by text, for all connections alike. */
class StatementNames {
  readonly #counted = new Map<string, number>();
  readonly #named = new Map<string, string>();

  /** The name under which a statement is prepared; undefined while it is not worth it. */
  nameOf(text: string): string | undefined {
    const known = this.#named.get(text);
    if (known !== undefined || this.#named.size >= MOST_PREPARED) return known;
    const times = (this.#counted.get(text) ?? 0) + 1;
    this.#counted.delete(text);
    if (times > OFTEN) {
      namesGiven += 1;
      const name = `often_${namesGiven}`;
      this.#named.set(text, name);
      return name;
    }
    if (this.#counted.size >= MOST_COUNTED) this.#counted.delete(this.#counted.keys().next().value ?? '');
    this.#counted.set(text, times);
    return undefined;
  }

  /** All are prepared anew, under other names. */
  renew(): void {
    this.#named.clear();
  }
}

/**
 * A connection that was silent once is not asked again, so that no transaction waits for its rollback as well, and does not go back
 * to the others: what it still says would be the answer to an earlier question.
 */
function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let lost: unknown = null;
  const heard = async (text: string, values: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await ask(client, names, text, values);
    } catch (thrown) {
      if (isDatabaseAway(thrown)) lost = thrown;
      throw thrown;
    }
  };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('There are no cursors here.');
    return heard(text, values);
  }
  return { query, release: (destroy) => client.release(destroy || lost !== null) };
}

async function ask(client: pg.PoolClient, names: StatementNames, text: string, values: readonly unknown[]) {
  const name = values.length > 0 && values.length <= MOST_VALUES ? names.nameOf(text) : undefined;
  if (name === undefined) return client.query(text, [...values]);
  try {
    return await client.query({ name, text, values: [...values] });
  } catch (thrown) {
    if (!isOutdated(thrown)) throw thrown;
    names.renew();
    // Nothing was carried out, so once more. In a transaction, which is lost now, PostgreSQL refuses that as well.
    return client.query(text, [...values]).catch(() => Promise.reject(thrown));
  }
}

/** Another process has migrated, and `select *` means other columns than when the statement was prepared. */
const isOutdated = (thrown: unknown): boolean =>
  thrown instanceof Error && /cached plan must not change result type/.test(thrown.message);
