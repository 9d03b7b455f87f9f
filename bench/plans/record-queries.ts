import type pg from 'pg';
import { StatementBatch } from '#app/platform/statement-batch.server.ts';

/** A statement with all its executions: its caller, and the parameters of the execution with most rows. */
export type RecordedQuery = {
  text: string;
  values: readonly unknown[];
  rows: number;
  count: number;
  /** Milliseconds of all executions, including the round trip. */
  ms: number;
  file: string;
};

type QueryInput = { text: string; values?: readonly unknown[] };
type Result = { rowCount?: number | null } | undefined;

/** The same statement with lists of different lengths counts as one. */
const keyOf = (text: string): string =>
  text.replaceAll(/\$\d+(?:, \$\d+)+/g, '$…').replaceAll(/\$\d+/g, '$n');

/** Records the statements of a pool on connections opened from now on. */
export function recordQueries(pool: pg.Pool): Map<string, RecordedQuery> {
  const all = new Map<string, RecordedQuery>();
  Error.stackTraceLimit = 60;
  const write = ({ text, values = [] }: QueryInput, file: string, began: number, result: Result) => {
    const key = keyOf(text);
    const rows = result?.rowCount ?? 0;
    const record = all.get(key) ?? { text, values, rows, count: 0, ms: 0, file };
    record.count += 1;
    record.ms += performance.now() - began;
    if (rows > record.rows) Object.assign(record, { text, values, rows });
    all.set(key, record);
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const recorded = (...given: unknown[]): unknown => {
      const [first, second] = given;
      if (first instanceof StatementBatch) {
        const [began, file] = [performance.now(), callerOf(new Error().stack ?? '')];
        void first.done.then(
          (answers) => {
            for (const [at, statement] of first.sent.entries()) write(statement, file, began, answers[at]);
          },
          () => undefined,
        );
        return query(...given);
      }
      const parsed: QueryInput | null =
        typeof first === 'string'
          ? { text: first, values: Array.isArray(second) ? second : [] }
          : typeof (first as QueryInput | undefined)?.text === 'string'
            ? (first as QueryInput)
            : null;
      if (!parsed) return query(...given);
      const [began, file] = [performance.now(), callerOf(new Error().stack ?? '')];
      const last = given.at(-1);
      if (typeof last === 'function') {
        const recordAndPass = (error: unknown, result: Result) => {
          write(parsed, file, began, result);
          (last as (error: unknown, result: Result) => void)(error, result);
        };
        return query(...given.slice(0, -1), recordAndPass);
      }
      const answer = query(...given) as Promise<Result>;
      void answer.then(
        (result) => write(parsed, file, began, result),
        () => undefined,
      );
      return answer;
    };
    client.query = recorded as typeof client.query;
  });
  return all;
}

/** The first file of a feature in a stack trace, else of the platform, else of the server. */
function callerOf(stack: string): string {
  const files = [
    ...stack.matchAll(
      /\/((?:app|server|database|node_modules\/(?:pg-boss|@supabase\/lite|rate-limiter-flexible))\/[^\s:)]+):\d+/g,
    ),
  ].map(([, file = '']) => file);
  const featureFile = files.find((file) => /^app\/(?!platform\/)/.test(file));
  const other = files.find((file) => file.startsWith('app/') && !file.startsWith('app/platform/'));
  return featureFile ?? other ?? files.find((file) => file.startsWith('node_modules')) ?? files[0] ?? '';
}
