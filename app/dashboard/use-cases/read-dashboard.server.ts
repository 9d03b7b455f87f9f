import { accountName } from '#app/accounts/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorOfAccount } from '#app/tutors/index.server.ts';
import { loadProfiles } from '#app/learners/index.server.ts';
import type { Dashboard } from '#app/learners/index.ts';
import { loadSharedWith } from '#app/learners/index.server.ts';

/** The account's name, its learners, whether it teaches, and who shares with it. */
export async function readDashboard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId }: { accountId: string },
): Promise<Dashboard> {
  const [name, tutor, profiles] = await Promise.all([
    accountName(db, accountId),
    loadTutorOfAccount(db, accountId),
    loadProfiles(db, accountId),
  ]);
  if (!tutor) return { name, tutor: null, profiles };
  const shared = await loadSharedWith(db, { tutorAccountId: accountId, now: clock.now() });
  return { name, tutor: { slug: tutor.slug, name: tutor.name, shared }, profiles };
}
