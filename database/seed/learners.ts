import type { Services } from '#app/platform/services.server.ts';

/** Two children of the demo parent, and the demo learner's own profile. */
export async function seedLearners(
  { db, random, clock }: Services,
  ids: { parentId: string; learnerId: string },
): Promise<void> {
  const created = { language: 'en', created_at: clock.now() };
  await db
    .insertInto('app.learner_profiles')
    .values([
      {
        ...created,
        id: random.uuid(),
        account_id: ids.parentId,
        name: 'Maya',
        age_band: '13_15',
        school_year: 'Year 10',
      },
      {
        ...created,
        id: random.uuid(),
        account_id: ids.parentId,
        name: 'Leo',
        age_band: '10_12',
        school_year: 'Year 6',
      },
      {
        ...created,
        id: random.uuid(),
        account_id: ids.learnerId,
        name: 'Leo M.',
        age_band: '16_18',
        school_year: null,
      },
    ])
    .execute();
}
