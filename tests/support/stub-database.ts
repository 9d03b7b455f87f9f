import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

export type SqlStatement = { text: string; parameters: readonly unknown[] };

/**
 * A database that answers every statement with `rowsOf`, for unit tests of code whose statements are tested elsewhere; as many rows count as
 * changed by it. A statement ends a turn of the event loop later, so that code which does not wait for it is noticed; `ended` receives those that did.
 */
export function stubDatabase(
  rowsOf: (statement: SqlStatement) => unknown[] = () => [],
  ended: string[] = [],
): { db: Kysely<DB>; ended: string[] } {
  const connection = {
    executeQuery: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      await new Promise((resolve) => setImmediate(resolve));
      const text = sql.trim().replaceAll(/\s+/g, ' ');
      ended.push(text);
      const rows = rowsOf({ text, parameters }) as Row[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    },
    streamQuery: () => {
      throw new Error('The stub has no streams.');
    },
  };
  class Driver extends DummyDriver {
    override acquireConnection() {
      return Promise.resolve(connection);
    }
  }
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (given) => new PostgresIntrospector(given),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, ended };
}
