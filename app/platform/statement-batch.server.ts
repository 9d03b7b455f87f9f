import { CompiledQuery, type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { DB } from './database-types.ts';

export type BatchedStatement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** The parts of a connection of `pg` that write messages of the extended query protocol. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  bind(message: object): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
  on(event: 'parseComplete', listener: () => void): void;
  off(event: 'parseComplete', listener: () => void): void;
};

type Answer = Pick<pg.QueryResult, 'rows' | 'command' | 'rowCount'> & {
  addFields(fields: unknown): void;
  parseRow(fields: unknown): object;
  addCommandComplete(message: unknown): void;
};
// The types of `pg` leave the class’s working parts out.
const ResultClass = pg.Result as unknown as new (rowMode: undefined, types: pg.ClientBase) => Answer;

/** What reads the rows of a statement; null for one without rows. */
type RowReader = Pick<Answer, 'parseRow'> | null;
/**
 * By name, of the statements that a connection has prepared. PostgreSQL need not describe their rows again: it refuses them when a migration has
 * changed what they return.
 */
const rowReaders = new WeakMap<pg.ClientBase, Map<string, RowReader>>();

/**
 * Statements that are sent together and answered together: one round trip instead of one each, which costs more than most of our statements.
 * Each sees what the ones before it have done, and what was committed before it began. If one fails, those behind it are not executed.
 * Outside of a transaction they are one. A named statement that the connection does not know is prepared on the way.
 */
export class StatementBatch {
  readonly text: string;
  readonly sent: readonly BatchedStatement[];
  readonly done: Promise<Answer[]>;
  callback: (error: unknown, answers?: Answer[]) => void = () => undefined;
  readonly #statements: readonly { name: string; text: string; values: unknown[] }[];
  readonly #client: pg.ClientBase;
  readonly #answers: Answer[] = [];
  #current: Answer;
  readonly #readers: Map<string, RowReader>;
  #reader: RowReader = null;
  /** A row that could not be read. Thrown where it arrives, it would end the process. */
  #unreadable: { reason: unknown } | undefined;
  #stopListening: () => void = () => undefined;

  constructor(client: pg.ClientBase, statements: readonly BatchedStatement[]) {
    this.#client = client;
    this.sent = statements;
    // A parameter that cannot be sent fails here, before anything is written.
    this.#statements = statements.map(({ name = '', text, values }) => ({
      name,
      text,
      values: values.map((value) => prepareValue(value)),
    }));
    this.#current = new ResultClass(undefined, client);
    this.#readers = rowReaders.get(client) ?? new Map<string, RowReader>();
    rowReaders.set(client, this.#readers);
    this.text = statements.map(({ text }) => text).join('; ');
    this.done = new Promise((resolve, reject) => {
      this.callback = (error, answers = []) => (error ? reject(error as Error) : resolve(answers));
    });
  }

  submit(wire: Wire): void {
    wire.stream.cork();
    const preparing = new Set<string>();
    const parsed: { name: string; text: string }[] = [];
    for (const { name, text, values } of this.#statements) {
      const isKnown = name !== '' && (preparing.has(name) || wire.parsedStatements[name] !== undefined);
      if (!isKnown) {
        wire.parse({ name, text });
        parsed.push({ name, text });
        preparing.add(name);
      }
      wire.bind({ portal: '', statement: name, values });
      if (!this.#readers.has(name)) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '', rows: 0 });
    }
    if (parsed.length > 0) this.#recordPrepared(wire, parsed);
    this.#begin();
    wire.sync();
    wire.stream.uncork();
  }

  /** Records what PostgreSQL confirms to have prepared, which lasts when a later statement fails. */
  #recordPrepared(wire: Wire, sent: { name: string; text: string }[]): void {
    const record = () => {
      const statement = sent.shift();
      if (statement && statement.name !== '') wire.parsedStatements[statement.name] = statement.text;
    };
    wire.on('parseComplete', record);
    this.#stopListening = () => wire.off('parseComplete', record);
  }

  /** The next statement’s answer. */
  #begin(): void {
    this.#current = new ResultClass(undefined, this.#client);
    this.#reader = this.#readers.get(this.#nameOfCurrent()) ?? null;
  }

  #nameOfCurrent(): string {
    return this.#statements[this.#answers.length]?.name ?? '';
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const reader = new ResultClass(undefined, this.#client);
    reader.addFields(fields);
    this.#reader = reader;
  }

  handleDataRow({ fields }: { fields: unknown }): void {
    if (this.#unreadable) return;
    try {
      if (!this.#reader) throw new Error('A row came without its description.');
      this.#current.rows.push(this.#reader.parseRow(fields));
    } catch (reason) {
      this.#unreadable = { reason };
    }
  }

  handleCommandComplete(message: unknown): void {
    this.#current.addCommandComplete(message);
    this.#finishStatement();
  }

  /** An empty statement. */
  handleEmptyQuery(): void {
    this.#finishStatement();
  }

  #finishStatement(): void {
    const name = this.#nameOfCurrent();
    if (name !== '') this.#readers.set(name, this.#reader);
    this.#answers.push(this.#current);
    this.#begin();
  }

  handleError(error: unknown): void {
    this.#stopListening();
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.#stopListening();
    if (this.#unreadable) this.callback(this.#unreadable.reason);
    else this.callback(null, this.#answers);
  }
}

/** Marks a query that is a batch, on its way through Kysely. */
export const batchText = '/* batch */';

/** The only parameter of a query with `batchText`. */
export class BatchedQueries {
  readonly queries: readonly CompiledQuery[];
  /** The transaction ends with them. */
  readonly commits: boolean;

  constructor(queries: readonly CompiledQuery[], commits: boolean) {
    this.queries = queries;
    this.commits = commits;
  }
}

export type Batched = Compilable | RawBuilder<unknown> | CompiledQuery;
type RowsOf<Each> = Each extends Compilable<infer Row> | RawBuilder<infer Row> | CompiledQuery<infer Row>
  ? Row[]
  : never;
type AllRowsOf<Queries extends readonly Batched[]> = {
  -readonly [Each in keyof Queries]: RowsOf<Queries[Each]>;
};

/** Executes queries in one round trip (`StatementBatch`) and returns the rows of each. */
export const executeTogether = <const Queries extends readonly Batched[]>(
  db: Kysely<DB>,
  queries: Queries,
): Promise<AllRowsOf<Queries>> => execute(db, queries, false);

/**
 * Executes queries and commits their transaction in one round trip, so that what they lock is not locked while the process is busy. Must be
 * the last thing in the transaction: a later statement fails, and an error that is thrown later undoes nothing.
 */
export const commitTogether = <const Queries extends readonly Batched[]>(
  trx: Kysely<DB>,
  queries: Queries,
): Promise<AllRowsOf<Queries>> => execute(trx, queries, true);

async function execute<Queries extends readonly Batched[]>(
  db: Kysely<DB>,
  queries: Queries,
  commits: boolean,
): Promise<AllRowsOf<Queries>> {
  const batch = new BatchedQueries(
    queries.map((query) => compile(db, query)),
    commits,
  );
  const { rows } = await db.executeQuery(CompiledQuery.raw(batchText, [batch]));
  return rows as AllRowsOf<Queries>;
}

/**
 * Compiles a query for the first of its values, and afterwards only exchanges them: building and compiling one with thirty columns takes longer than
 * sending it. `build` puts each value into the query once, in this order; the first use tests that.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Kysely<DB>, ...values: Values) => Compilable<Row>,
): (db: Kysely<DB>, ...values: Values) => CompiledQuery<Row> {
  let text: string | undefined;
  return (db, ...values) => {
    text ??= textFor(build(db, ...values).compile(), values);
    return CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>;
  };
}

/** The same for a query with a row of values, once for each set of columns. Columns without a value (undefined) are left out. */
export function compileForColumns<Columns extends object, Row>(
  build: (db: Kysely<DB>, columns: Columns, others: readonly unknown[]) => Compilable<Row>,
  /** Where the values of the row stand among the others. */
  order: (row: readonly unknown[], others: readonly unknown[]) => unknown[],
): (db: Kysely<DB>, columns: Columns, others: readonly unknown[]) => CompiledQuery<Row> {
  const texts = new Map<string, string>();
  return (db, columns, others) => {
    const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
    const key = entries.map(([name]) => name).join();
    const values = order(
      entries.map(([, value]: [string, unknown]) => value),
      others,
    );
    const text = texts.get(key) ?? textFor(build(db, columns, others).compile(), values);
    texts.set(key, text);
    return CompiledQuery.raw(text, values) as CompiledQuery<Row>;
  };
}

function textFor({ sql: text, parameters }: CompiledQuery<unknown>, values: readonly unknown[]): string {
  if (parameters.length !== values.length || parameters.some((parameter, at) => parameter !== values[at]))
    throw new Error(`The parameters of a query are not its values in their order: ${text}`);
  return text;
}

function compile(db: Kysely<DB>, query: Batched): CompiledQuery {
  if (!('compile' in query)) return query;
  return 'toOperationNode' in query ? query.compile(db) : query.compile();
}

/**
 * For statements of this transaction that take longer to plan than to execute: once prepared, they are not planned again for each set of values.
 * A condition that a partial index needs must then be a literal.
 */
export const planOnce = sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** Queries that several functions contribute to one batch. */
export class QueryBatch {
  readonly #queries: Batched[] = [];
  #rows: readonly unknown[][] = [];

  /** Adds a query; the returned function gives its rows after `execute`. */
  add<Query extends Batched>(query: Query): () => RowsOf<Query> {
    const at = this.#queries.push(query) - 1;
    return () => {
      const rows = this.#rows[at];
      if (!rows) throw new Error('The batch was not executed yet.');
      return rows as RowsOf<Query>;
    };
  }

  async execute(db: Kysely<DB>): Promise<void> {
    this.#rows = await executeTogether(db, this.#queries);
  }
}
