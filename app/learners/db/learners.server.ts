import { type Kysely, sql, type Selectable } from 'kysely';
import type { AppLearnerProfiles, DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { AgeBand, ExtraTime, LearnerProfile, LearnerNeeds, LearnerPace } from '../domain/profile.ts';
import type { NewProfile, ProfileChange } from '../model/schemas.ts';
import { withdrawConsents } from './consents.server.ts';

type Database = Kysely<DB>;
/** A profile with the account that must own it, so that permission check and write are one condition. */
export type AccountProfileRef = { id: string; accountId: string };

/** The account's profiles, the oldest first. */
export async function loadProfiles(db: Database, accountId: string): Promise<LearnerProfile[]> {
  const rows = await db
    .selectFrom('app.learner_profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(profileOf);
}

/** The account's learner; undefined when it has no such profile. */
export async function loadProfile(db: Database, own: AccountProfileRef): Promise<LearnerProfile | undefined> {
  const row = await db
    .selectFrom('app.learner_profiles')
    .selectAll()
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .executeTakeFirst();
  return row && profileOf(row);
}

/** Serializes transactions that add profiles to one account, so that the count is correct. */
export async function lockProfilesOf(trx: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`profiles of ${accountId}`}, 0))`.execute(trx);
}

export async function countProfiles(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('app.learner_profiles')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertProfile(
  db: Database,
  profile: NewProfile & AccountProfileRef & { createdAt: Date },
): Promise<LearnerProfile> {
  const row = await db
    .insertInto('app.learner_profiles')
    .values({
      id: profile.id,
      account_id: profile.accountId,
      name: profile.name,
      age_band: profile.ageBand,
      school_year: profile.schoolYear,
      language: profile.language,
      created_at: profile.createdAt,
      ...needsColumns(profile.needs),
      ...paceColumns(profile.pace),
      safety_mail: profile.safetyMail,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return profileOf(row);
}

/** The changed profile; undefined when the account has no such profile. */
export async function updateProfile(
  db: Database,
  own: AccountProfileRef,
  { name, ageBand, schoolYear, language, needs, pace, safetyMail }: ProfileChange,
): Promise<LearnerProfile | undefined> {
  const row = await db
    .updateTable('app.learner_profiles')
    .set({
      name,
      age_band: ageBand,
      school_year: schoolYear,
      language,
      ...(needs && needsColumns(needs)),
      ...(pace && paceColumns(pace)),
      safety_mail: safetyMail,
    })
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .returningAll()
    .executeTakeFirst();
  return row && profileOf(row);
}

/**
 * Locks the profile until the transaction ends. A booking being confirmed for it references it, so one waits for the
 * other.
 */
export async function lockProfile(
  trx: Database,
  own: AccountProfileRef,
): Promise<LearnerProfile | undefined> {
  const row = await trx
    .selectFrom('app.learner_profiles')
    .selectAll()
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .forUpdate()
    .executeTakeFirst();
  return row && profileOf(row);
}

/** The learner, protected from removal until the transaction ends. Undefined when the account has no such profile. */
export async function pinProfile(trx: Database, own: AccountProfileRef): Promise<LearnerProfile | undefined> {
  const row = await trx
    .selectFrom('app.learner_profiles')
    .selectAll()
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row && profileOf(row);
}

/** Names of profiles by id. */
export async function loadProfileNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.learner_profiles')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Deletes the profile with everything of the learner; what was agreed to for them ends. */
export async function deleteProfile(trx: Database, own: AccountProfileRef, now: Date): Promise<void> {
  await withdrawConsents(trx, { subject: { profileId: own.id }, purpose: null, now });
  await trx
    .deleteFrom('app.learner_profiles')
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .execute();
}

const profileOf = (row: Selectable<AppLearnerProfiles>): LearnerProfile => ({
  id: row.id,
  name: row.name,
  ageBand: row.age_band as AgeBand | null,
  schoolYear: row.school_year,
  language: row.language as Language,
  needs: {
    shortSteps: row.needs_short_steps,
    dyslexiaFont: row.needs_dyslexia_font,
    readAloud: row.needs_read_aloud,
    extraTime: Number(row.extra_time) as ExtraTime,
  },
  pace: { eveningsAWeek: row.evenings_a_week, minutesAnEvening: row.minutes_an_evening },
  safetyMail: row.safety_mail,
  ...(row.delete_on && { deleteOn: row.delete_on.toISOString() }),
});

type Part<Whole> = { [Key in keyof Whole]?: Whole[Key] | undefined };
const needsColumns = (needs: Part<LearnerNeeds>) => ({
  needs_short_steps: needs.shortSteps,
  needs_dyslexia_font: needs.dyslexiaFont,
  needs_read_aloud: needs.readAloud,
  extra_time: needs.extraTime,
});
const paceColumns = (pace: Part<LearnerPace>) => ({
  evenings_a_week: pace.eveningsAWeek,
  minutes_an_evening: pace.minutesAnEvening,
});
