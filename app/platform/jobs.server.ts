import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import type { DB } from './database-types.ts';
import { createPatientPool } from './database.server.ts';
import type { Logger } from './log.server.ts';

type JobOptions = {
  /** Earliest start; now when absent. */
  startAfter?: Date;
  /** Of several waiting jobs with the same key only the first is kept. */
  singletonKey?: string;
  /** Retries after the first attempt, with increasing pauses up to fifteen minutes. Five when absent. */
  retries?: number;
  /** Seconds after which an unfinished attempt counts as failed because its process died. Fifteen minutes when absent. */
  expiresAfter?: number;
};

type JobToSend = JobOptions & { data: object };

/** Work done after the request, at least once, also when the process dies in between. */
export type Jobs = {
  /** Enqueues a job in the transaction: it exists if and only if that commits. */
  send(trx: Kysely<DB>, name: string, data: object, options?: JobOptions): Promise<void>;
  /** Enqueues several jobs of one kind in one statement. */
  sendAll(trx: Kysely<DB>, name: string, jobs: readonly JobToSend[]): Promise<void>;
  /** The same as queries for `executeTogether`; none without jobs. */
  toQueries(name: string, jobs: readonly JobToSend[]): Promise<CompiledQuery[]>;
  /** Registers the handler for a kind of job. A handler that throws is retried. Call before `start`. */
  handle<Data extends object>(name: string, handler: (data: Data) => Promise<void>): void;
  /** Repeats a job by a cron expression (UTC). Call before `start`. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  /** Fetches no more jobs and gives running ones two seconds; unfinished jobs are retried by another process. */
  stop(): Promise<void>;
  /** False before `start`, after `stop`, and while the queue is unreachable. */
  healthy(): boolean;
};

const schema = 'jobs';
/** Polling interval in seconds: for jobs that people wait for, and for repeated ones. */
const look = { sent: 1, repeated: 15 };
/** Maximum seconds between two attempts. */
const longestPause = 15 * 60;
type Handler = (data: object) => Promise<void>;

/** Jobs on pg-boss, in the same PostgreSQL and through the same driver as everything else. */
export function createJobs(pool: pg.Pool, log: Logger): Jobs {
  const handlers = new Map<string, Handler>();
  const crons = new Map<string, string>();
  let running = false;
  // The first start creates the tables of the queue, which takes long on a slow machine.
  const patient = createPatientPool(pool);
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => (running ? pool : patient).query(text, values) },
    schema,
    // Made with the other schemas: the application's role makes none.
    createSchema: false,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error: Error) => log.warn({ err: error }, 'the job queue reports an error'));

  const sendAll: Jobs['sendAll'] = async (trx, name, list) => {
    if (list.length > 0) await boss.insert(name, list.map(asRow), { db: executorOf(trx) });
  };
  const toQueries: Jobs['toQueries'] = async (name, list) => {
    const queries: CompiledQuery[] = [];
    const executeSql = (text: string, values: unknown[] = []) => {
      queries.push(CompiledQuery.raw(text, values));
      return Promise.resolve({ rows: [] });
    };
    if (list.length > 0) await boss.insert(name, list.map(asRow), { db: { executeSql } });
    return queries;
  };

  return {
    send: (trx, name, data, options = {}) => sendAll(trx, name, [{ ...options, data }]),
    sendAll,
    toQueries,
    handle: (name, handler) => {
      handlers.set(name, handler as Handler);
    },
    repeat: (name, cron, handler) => {
      handlers.set(name, handler);
      crons.set(name, cron);
    },
    start: async () => {
      await boss.start();
      for (const [name, handler] of handlers) await listen(boss, name, handler, crons.get(name));
      running = true;
    },
    stop: async () => {
      running = false;
      await boss.stop({ graceful: true, timeout: 2000, close: false });
    },
    healthy: () => running,
  };
}

const asRow = ({ data, retries, startAfter, expiresAfter, singletonKey }: JobToSend) => ({
  data,
  retryLimit: retries ?? 5,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: longestPause,
  ...(startAfter ? { startAfter } : {}),
  ...(expiresAfter ? { expireInSeconds: expiresAfter } : {}),
  ...(singletonKey ? { singletonKey } : {}),
});

async function listen(boss: PgBoss, name: string, handler: Handler, cron: string | undefined): Promise<void> {
  await boss.createQueue(name);
  const pollingIntervalSeconds = cron ? look.repeated : look.sent;
  await boss.work(name, { pollingIntervalSeconds, batchSize: 5, perJobResults: true }, async (batch) => {
    const results: JobResult[] = [];
    for (const job of batch) results.push(await outcomeOf(job, handler));
    return results;
  });
  if (cron) await boss.schedule(name, cron);
}

/** Runs one job of a batch, so that its failure does not affect the others or their retries. */
async function outcomeOf(job: { id: string; data: unknown }, handler: Handler): Promise<JobResult> {
  try {
    await handler((job.data ?? {}) as object);
    return { id: job.id, status: 'completed' };
  } catch (thrown) {
    const output = { message: thrown instanceof Error ? thrown.message : String(thrown) };
    return { id: job.id, status: 'failed', output };
  }
}

/** Lets pg-boss write through the caller's transaction, so that the job commits with it. */
function executorOf(trx: Kysely<DB>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
