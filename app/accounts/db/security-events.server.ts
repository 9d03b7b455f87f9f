import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type FailedAttempt = {
  id: string;
  kind: 'sign_in.failed' | 'code.failed';
  /** Keyed hash of the address that was tried, with or without an account. */
  addressMark: string;
  network: string;
  at: Date;
};

export async function insertFailedAttempt(db: Kysely<DB>, attempt: FailedAttempt): Promise<void> {
  await db
    .insertInto('app.security_events')
    .values({
      id: attempt.id,
      kind: attempt.kind,
      address_mark: attempt.addressMark,
      network: attempt.network,
      created_at: attempt.at,
    })
    .execute();
}

type Read = { id: string; actorId: string; subjectId: string | null; path: string; at: Date };

/** What a founder read about people, or a linked adult of the conversations of a minor. */
type ReadKind = 'founders.read' | 'adults.read';

/**
 * Inserts what was read of another person, once an hour for the same call of the same reader: pages reload by themselves. A call about an erased account
 * can still succeed, with nothing about anybody: it is not recorded, since nothing may name the account again.
 */
export async function insertRead(
  db: Kysely<DB>,
  kind: ReadKind,
  { id, actorId, subjectId, path, at }: Read,
): Promise<void> {
  await sql`
    insert into app.security_events (id, kind, actor_id, subject_id, path, created_at)
    select ${id}, ${kind}, ${actorId}, ${subjectId}, ${path}, ${at}
    where not exists (select from app.security_events
      where kind = ${kind} and actor_id = ${actorId} and path = ${path}
        and created_at > ${at}::timestamptz - interval '1 hour')
      and not exists (select from app.erased_accounts where account_hash = sha256(convert_to(${subjectId}::text, 'UTF8')))`.execute(
    db,
  );
}

/** What happens to a second factor. */
export type FactorEventKind =
  | 'factor.failed'
  | 'factor.enrolled'
  | 'factor.removed'
  | 'factor.recovery_used'
  | 'factor.recovery_renewed';

type FactorEvent = { id: string; kind: FactorEventKind; accountId: string; network: string; at: Date };

export async function insertFactorEvent(
  db: Kysely<DB>,
  { id, kind, accountId, network, at }: FactorEvent,
): Promise<void> {
  await db
    .insertInto('app.security_events')
    .values({ id, kind, subject_id: accountId, network, created_at: at })
    .execute();
}
