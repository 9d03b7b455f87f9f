import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { priceCurrencies, sessionTypes } from '../domain/tutor.ts';
import type { SavedProfile, TutorProfile } from '../model/profile-schemas.ts';

/** A tutor’s profile and prices as stored: without falling back to another language for empty texts. */
export async function loadProfile(db: Kysely<DB>, tutorId: string): Promise<TutorProfile> {
  const row = await db
    .selectFrom('app.tutors')
    .select(['headline', 'story', 'subjects', 'levels', 'languages', 'profile_version'])
    .where('id', '=', tutorId)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('app.tutor_prices').selectAll().where('tutor_id', '=', tutorId).execute();
  const amount = (type: string, currency: string) =>
    rows.find((price) => price.session_type === type && price.currency === currency)?.amount_minor ?? null;
  const prices = sessionTypes.map((type) => [
    type,
    Object.fromEntries(priceCurrencies.map((currency) => [currency, amount(type, currency)])),
  ]);
  return {
    version: row.profile_version,
    headline: row.headline as TutorProfile['headline'],
    story: row.story as TutorProfile['story'],
    subjects: row.subjects as TutorProfile['subjects'],
    levels: row.levels as TutorProfile['levels'],
    languages: row.languages as TutorProfile['languages'],
    prices: Object.fromEntries(prices) as TutorProfile['prices'],
  };
}

/** Overwrites a profile. The caller’s transaction holds the lock of the tutor’s row. */
export async function updateProfile(trx: Kysely<DB>, tutorId: string, profile: SavedProfile): Promise<void> {
  const { version, headline, story, subjects, levels, languages, prices } = profile;
  await trx
    .updateTable('app.tutors')
    .set({
      headline: JSON.stringify(headline),
      story: JSON.stringify(story),
      subjects,
      levels,
      languages,
      profile_version: version + 1,
    })
    .where('id', '=', tutorId)
    .execute();
  const rows = sessionTypes.flatMap((type) =>
    priceCurrencies.map((currency) => ({
      tutor_id: tutorId,
      session_type: type,
      currency,
      amount_minor: prices[type][currency],
    })),
  );
  await trx
    .insertInto('app.tutor_prices')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tutor_id', 'session_type', 'currency'])
        .doUpdateSet({ amount_minor: sql`excluded.amount_minor` }),
    )
    .execute();
}

export async function updateMeetingUrl(db: Kysely<DB>, tutorId: string, url: string | null): Promise<void> {
  await db.updateTable('app.tutors').set({ meeting_url: url }).where('id', '=', tutorId).execute();
}
