import { accountName } from '#app/accounts/public.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorOfAccount } from '#app/tutors/public.server.ts';
import { loadProfiles } from './queries.server.ts';
import type { Dashboard } from './schemas.ts';

/** Who the account is: what it is called, whom it learns for, whether it teaches. */
export async function readDashboard(
  services: Pick<Services, 'db'>,
  input: { accountId: string },
): Promise<Dashboard> {
  const { db } = services;
  const [name, tutor, profiles] = await Promise.all([
    accountName(db, input.accountId),
    loadTutorOfAccount(db, input.accountId),
    loadProfiles(db, input.accountId),
  ]);
  return { name, tutor: tutor ? { slug: tutor.slug, name: tutor.name } : null, profiles };
}
