import type { Services } from '#app/platform/services.server.ts';
import { requireTutor } from '../save-availability.server.ts';
import type { Meeting } from './link.ts';
import { updateMeetingUrl } from './queries.server.ts';

/** Where the tutor who asks meets learners. Throws `not_a_tutor` (403). */
export async function readMeeting(
  services: Pick<Services, 'db'>,
  { accountId }: { accountId: string },
): Promise<Meeting> {
  return { url: (await requireTutor(services, accountId)).meetingUrl };
}

/** Writes it down; sessions that are booked use it at once. Throws `not_a_tutor` (403). */
export async function saveMeeting(
  services: Pick<Services, 'db'>,
  { accountId, meeting }: { accountId: string; meeting: Meeting },
): Promise<Meeting> {
  const { id } = await requireTutor(services, accountId);
  await updateMeetingUrl(services.db, id, meeting.url);
  return meeting;
}
