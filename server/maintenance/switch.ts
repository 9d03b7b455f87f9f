import { sql } from 'kysely';
import type { Services } from '#app/platform/services.server.ts';
import { insertAct } from '#app/founders/index.server.ts';
import { hashOfKey } from './maintenance.ts';

/** Subject of the audit entries: there is one product. */
const productId = '00000000-0000-0000-0000-000000000000';

type SwitchDeps = Pick<Services, 'db' | 'clock' | 'random'>;
type Actor = { id: string; email: string };
type Row = { since: Date; until: Date | null };
const toState = (row: Row | undefined) =>
  row
    ? { closed: true, since: row.since.toISOString(), until: row.until?.toISOString() ?? null }
    : { closed: false };

/**
 * Starts or ends maintenance for all processes, with a row in the audit log. Starting it again sets a new end and a new key. Returns false
 * when it was not on.
 */
export async function turn(
  { db, clock, random }: SwitchDeps,
  actor: Actor,
  command: { closed: true; until: Date | null; key: string } | { closed: false },
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await sql`lock table app.maintenance in exclusive mode`.execute(trx);
    const before = await trx.selectFrom('app.maintenance').select(['since', 'until']).executeTakeFirst();
    if (!command.closed && !before) return false;
    await trx.deleteFrom('app.maintenance').execute();
    const after = command.closed ? { since: before?.since ?? now, until: command.until } : undefined;
    if (command.closed && after)
      await trx
        .insertInto('app.maintenance')
        .values({ ...after, key_hash: hashOfKey(command.key) })
        .execute();
    await insertAct(trx, {
      id: random.uuid(),
      actor,
      action: command.closed ? 'maintenance.begin' : 'maintenance.end',
      subjectId: productId,
      subject: 'Curvela',
      before: toState(before),
      after: toState(after),
      at: now,
    });
    return true;
  });
}

/** The id of a founder's account; null while that address has no account. */
export async function accountIdOf({ db }: Pick<Services, 'db'>, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.users where lower(email) = ${email} and email_confirmed_at is not null`.execute(db);
  return rows[0]?.id ?? null;
}
