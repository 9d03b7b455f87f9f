import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/**
 * A database that answers every statement with `rowsOf`, for unit tests of code whose statements are tested elsewhere. A statement ends a
 * turn of the event loop later, so that code which does not wait for it is noticed; `ended` lists those that did.
 */
export function stubDatabase(rowsOf: (statement: string) => unknown[] = () => []) {
  const ended: string[] = [];
  const connection = {
    executeQuery: async <Row>({ sql }: { sql: string }) => {
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(sql.trim());
      return { rows: rowsOf(sql) as Row[] };
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
