import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { AccountProfileRef } from './learners.server.ts';

/* SQL for profiles that nobody uses any more. */

type Database = Kysely<DB>;

/** A profile with what its deletion depends on. */
export type DormantProfile = AccountProfileRef & {
  name: string;
  language: Language;
  lastUsed: Date;
  warnedAt: Date | null;
  deleteOn: Date | null;
  /** Address of the account; null when it has none that is confirmed. */
  email: string | null;
};

/** When a profile was last used: practice, conversations, courses, sessions with tutors, or the wish to keep it. */
const lastUsed = sql<Date>`greatest(profile.created_at, profile.kept_at,
  (select max(started_at) from app.practice_sessions where profile_id = profile.id),
  (select max(served_at) from app.practice_items where profile_id = profile.id),
  (select max(updated_at) from app.teaching_sessions where profile_id = profile.id),
  (select max(visited_at) from app.course_lessons where profile_id = profile.id),
  (select max(ends_at) from app.bookings
    where learner_profile_id = profile.id and state in ('confirmed', 'completed', 'no_show')))`;

/** An adult's own profile is not a child's; without an age band it may be. */
const ofChild = sql<boolean>`profile.age_band is distinct from 'adult'`;

const columns = sql`profile.id, profile.account_id as "accountId", profile.name, profile.language,
  ${lastUsed} as "lastUsed", profile.dormancy_warned_at as "warnedAt", profile.delete_on as "deleteOn",
  (select email from auth.users where id = profile.account_id and email_confirmed_at is not null
    and deleted_at is null) as email`;

/** Ids of children's profiles last used before `before` that were not warned about since. */
export async function listUnwarned(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select profile.id from app.learner_profiles as profile
    where profile.created_at < ${before} and profile.dormancy_warned_at is null and ${ofChild}
      and ${lastUsed} < ${before}
    order by profile.created_at, profile.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of the profiles with a warning: those to be deleted, and those used again since. */
export async function listWarned(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select profile.id from app.learner_profiles as profile
    where profile.dormancy_warned_at is not null order by profile.delete_on, profile.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks the child's profile until the transaction ends; undefined when it is gone, or an adult's meanwhile. */
export async function lockDormant(trx: Database, id: string): Promise<DormantProfile | undefined> {
  const { rows } = await sql<DormantProfile>`
    select ${columns} from app.learner_profiles as profile
    where profile.id = ${id} and ${ofChild} for update of profile`.execute(trx);
  return rows[0];
}

export async function setWarned(
  db: Database,
  { id, warning }: { id: string; warning: { warnedAt: Date; deleteOn: Date } | null },
): Promise<void> {
  await db
    .updateTable('app.learner_profiles')
    .set({ dormancy_warned_at: warning?.warnedAt ?? null, delete_on: warning?.deleteOn ?? null })
    .where('id', '=', id)
    .execute();
}

/** Counts as use; ends a warning. False when the account has no such profile. */
export async function recordKeepRequest(db: Database, own: AccountProfileRef, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app.learner_profiles')
    .set({ kept_at: now, dormancy_warned_at: null, delete_on: null })
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
