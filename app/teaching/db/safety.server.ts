import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { SafetyKind } from '../model/safety/signs.ts';

/* The only SQL for safety flags. */

type Db = Kysely<DB>;

export async function insertFlag(
  trx: Db,
  flag: {
    id: string;
    accountId: string | null;
    sessionId: string | null;
    turnId: string | null;
    words: string | null;
    kind: SafetyKind;
    adultInformedAt: Date | null;
    createdAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('app.safety_flags')
    .values({
      id: flag.id,
      account_id: flag.accountId,
      session_id: flag.sessionId,
      turn_id: flag.turnId,
      words: flag.words,
      kind: flag.kind,
      adult_informed_at: flag.adultInformedAt,
      created_at: flag.createdAt,
    })
    .execute();
}

/** What the learner wrote in a turn, with personal data masked. */
export async function findFlaggedWords(trx: Db, turnId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('app.teaching_turns')
    .select(sql<string | null>`content ->> 'typed'`.as('typed'))
    .where('id', '=', turnId)
    .executeTakeFirst();
  return row?.typed ?? null;
}

/** Serializes flagged turns of one account, so that the adult is notified only once. */
export async function lockFlagsOf(trx: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety of ${accountId}`}, 0))`.execute(trx);
}

/** Whether the adult was notified after `since`. */
export async function wasAdultInformed(trx: Db, accountId: string, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('app.safety_flags')
    .select('id')
    .where('account_id', '=', accountId)
    .where('adult_informed_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Email address of the adult responsible for a learner; null when notifications are off or the address is unconfirmed. The learner is the
 * session's, else the account's first; an account without learner profiles belongs to the learner.
 */
export async function findAdult(
  trx: Db,
  { accountId, profileId }: { accountId: string; profileId: string | null },
): Promise<{ email: string; learner: string } | null> {
  const { rows } = await sql<{ email: string; learner: string; wanted: boolean }>`
    select person.email, profile.name as learner, profile.safety_mail as wanted
    from auth.users as person
    join app.learner_profiles as profile on profile.account_id = person.id
    where person.id = ${accountId} and person.email_confirmed_at is not null and person.deleted_at is null
    order by profile.id = ${profileId} desc nulls last,
      profile.created_at, profile.id
    limit 1`.execute(trx);
  const found = rows[0];
  return found?.wanted === true ? { email: found.email, learner: found.learner } : null;
}

type Flagged = {
  id: string;
  kind: SafetyKind;
  state: 'open' | 'seen';
  at: Date;
  /** Personal data masked. */
  text: string;
  /** Note by the founder who reviewed it. */
  note: string | null;
};

/** Flags with their text and no other personal data: unreviewed ones first, then the latest. */
export async function loadFlags(db: Db, limit: number): Promise<Flagged[]> {
  const rows = await db
    .selectFrom('app.safety_flags as flag')
    .leftJoin('app.teaching_turns as turn', 'turn.id', 'flag.turn_id')
    .select([
      'flag.id',
      'flag.kind',
      'flag.state',
      'flag.created_at',
      'flag.note',
      sql<string | null>`coalesce(turn.content ->> 'typed', flag.words)`.as('text'),
    ])
    .orderBy('flag.state')
    .orderBy('flag.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as SafetyKind,
    state: row.state === 'seen' ? 'seen' : 'open',
    at: new Date(row.created_at),
    text: row.text ?? '',
    note: row.note,
  }));
}

/** The flag, row-locked until the transaction ends. */
export async function lockFlag(
  trx: Db,
  id: string,
): Promise<{ id: string; kind: SafetyKind; seen: boolean } | null> {
  const row = await trx
    .selectFrom('app.safety_flags')
    .select(['id', 'kind', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, kind: row.kind as SafetyKind, seen: row.state === 'seen' } : null;
}

export async function setFlagReviewed(
  trx: Db,
  flag: { id: string; by: string; at: Date; note: string | null },
): Promise<void> {
  await trx
    .updateTable('app.safety_flags')
    .set({ state: 'seen', seen_by: flag.by, seen_at: flag.at, note: flag.note })
    .where('id', '=', flag.id)
    .execute();
}
