import type { Services } from '#app/platform/services.server.ts';

/** The profiles are older than their practice of the last weeks. */
const monthMs = 30 * 86_400_000;

/** Two children of the demo parent, and the demo learner's own profile. */
export async function seedLearners(
  { db, random, clock }: Services,
  ids: { parentId: string; learnerId: string },
): Promise<void> {
  // Distinct times, since learners are sorted by creation time.
  const created = (minute: number) => ({
    language: 'en',
    created_at: new Date(clock.now().getTime() + minute * 60_000 - monthMs),
  });
  await db
    .insertInto('app.learner_profiles')
    .values([
      {
        ...created(0),
        id: random.uuid(),
        account_id: ids.parentId,
        name: 'Maya',
        age_band: '13_15',
        school_year: 'Year 10',
      },
      {
        ...created(1),
        id: random.uuid(),
        account_id: ids.parentId,
        name: 'Leo',
        age_band: '10_12',
        school_year: 'Year 6',
      },
      {
        ...created(2),
        id: random.uuid(),
        account_id: ids.learnerId,
        name: 'Leo M.',
        age_band: '16_18',
        school_year: null,
      },
    ])
    .execute();
}
