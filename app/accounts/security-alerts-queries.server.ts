import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Somebody signed in tried to enter what is for administrators only. */
export type SecurityAlert = {
  id: string;
  accountId: string;
  email: string;
  /** The page or call that was tried. */
  context: string;
  userAgent: string;
  at: Date;
};

export async function insertAlert(db: Kysely<DB>, alert: SecurityAlert): Promise<void> {
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
export async function countAlertsOf(db: Kysely<DB>, accountId: string, since: Date): Promise<number> {
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

export async function countAlerts(db: Kysely<DB>, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('app.security_alerts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(count);
}
