import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/** A signed-in user tried to open something reserved for administrators. */
type SecurityAlert = {
  id: string;
  accountId: string;
  email: string;
  /** The page or API call that was attempted. */
  context: string;
  userAgent: string;
  at: Date;
};

/**
 * Inserts the alert unless the account already has that many since then. Calls of one account are serialized, so that
 * concurrent ones cannot exceed the limit. False when the limit was reached.
 */
export function insertAlertBelow(
  db: Kysely<DB>,
  alert: SecurityAlert,
  { since, most }: { since: Date; most: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${alert.accountId}`}, 0))`.execute(
      trx,
    );
    if ((await countAlertsOf(trx, alert.accountId, since)) >= most) return false;
    await insertAlert(trx, alert);
    return true;
  });
}

async function insertAlert(db: Kysely<DB>, alert: SecurityAlert): Promise<void> {
  await db
    .insertInto('app.security_alerts')
    .values({
      id: alert.id,
      account_id: alert.accountId,
      email: alert.email,
      context: alert.context,
      user_agent: alert.userAgent,
      created_at: alert.at,
    })
    .execute();
}

/** Alerts of one account since then. */
async function countAlertsOf(db: Kysely<DB>, accountId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app.security_alerts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Alerts in [from, to), the latest first. */
export async function loadAlerts(
  db: Kysely<DB>,
  { from, to }: { from: Date; to: Date },
  limit: number,
): Promise<SecurityAlert[]> {
  const rows = await db
    .selectFrom('app.security_alerts')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    context: row.context,
    userAgent: row.user_agent,
    at: row.created_at,
  }));
}

/** Alerts in each step between the edges. */
export async function countAlerts(db: Kysely<DB>, edges: Edges): Promise<{ step: number; alerts: number }[]> {
  const { rows } = await sql<{ step: number; alerts: number }>`${inSteps(
    edges,
    sql`select count(*)::int as alerts from app.security_alerts
      where created_at >= steps.begins and created_at < steps.ends`,
  )}`.execute(db);
  return rows;
}
