import type { Services } from '#app/platform/services.server.ts';
import { missingForBookings } from '#app/tutors/index.server.ts';
import { requireTutor } from '#app/tutors/index.server.ts';
import type { TutorStanding } from '../model/schemas.server.ts';

/** Whether the calling tutor’s page is active, and what it lacks. Throws `not_a_tutor` (403). */
export async function readStanding(
  services: Pick<Services, 'db'>,
  { accountId }: { accountId: string },
): Promise<TutorStanding> {
  const tutor = await requireTutor(services, accountId);
  const missing = missingForBookings(tutor);
  return {
    id: tutor.id,
    slug: tutor.slug,
    open: tutor.status === 'active',
    hours: !missing.includes('hours'),
    prices: !missing.includes('prices'),
    headline: tutor.headline.en !== '',
    meeting: tutor.meetingUrl !== null,
  };
}
