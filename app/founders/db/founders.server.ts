import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { AuditAction } from '../model/audit.ts';
import type { AuditEntry } from '../model/schemas.ts';

type Act = {
  id: string;
  actor: { id: string; email: string };
  action: AuditAction;
  subjectId: string;
  subject: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  at: Date;
};

/** Inserts an audit entry inside the transaction of the act, so that neither exists without the other. */
export async function insertAct(trx: Kysely<DB>, act: Act): Promise<void> {
  await trx
    .insertInto('app.audit_log')
    .values({
      id: act.id,
      actor_id: act.actor.id,
      actor_email: act.actor.email,
      action: act.action,
      subject_id: act.subjectId,
      subject: act.subject,
      before: JSON.stringify(act.before),
      after: JSON.stringify(act.after),
      created_at: act.at,
    })
    .execute();
}

/** Latest acts first; of one subject, or all. */
export async function loadActs(db: Kysely<DB>, limit: number, subjectId?: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('app.audit_log')
    .select(['id', 'created_at', 'actor_email', 'action', 'subject', 'before', 'after'])
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    actor: row.actor_email,
    action: row.action as AuditAction,
    subject: row.subject,
    before: objectOf(row.before),
    after: objectOf(row.after),
  }));
}

/** Number of acts on a subject. */
export async function countActsOn(db: Kysely<DB>, subjectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('app.audit_log')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Times of a founder’s acts on bookings since then, earliest first. Serializes such acts of one founder until the end of the transaction. */
export async function loadBookingActTimes(
  trx: Kysely<DB>,
  { actorId, since }: { actorId: string; since: Date },
): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`acts of ${actorId}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom('app.audit_log')
    .select('created_at')
    .where('actor_id', '=', actorId)
    .where('created_at', '>', since)
    .where('action', 'like', 'booking.%')
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Who last answered or settled each of these messages, from the audit log. */
export async function loadDealtWith(db: Kysely<DB>, messageIds: string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.audit_log')
    .distinctOn('subject_id')
    .select(['subject_id', 'actor_email'])
    .where('subject_id', 'in', messageIds)
    .where('action', 'in', ['message.answer', 'message.settle'])
    .orderBy('subject_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map(({ subject_id, actor_email }) => [subject_id, actor_email]));
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
