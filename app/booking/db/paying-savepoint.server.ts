import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Runs `work` inside a savepoint: if it throws, only its own changes are rolled back. */
export async function withSavepoint<Result>(trx: Kysely<DB>, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint work`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(trx);
    return result;
  } catch (thrown) {
    await sql`rollback to savepoint work`.execute(trx);
    throw thrown;
  }
}
