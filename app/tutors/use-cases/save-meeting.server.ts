import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { lockTutor } from '../db/admit.server.ts';
import { tutorError } from '../model/errors.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import { tutorOf, type TutorRef } from './tutor-ref.server.ts';
import type { Meeting, SavedMeeting } from '../model/link.ts';
import { updateMeetingUrl } from '../db/profile.server.ts';

/** Meeting link of a tutor. Throws as `tutorOf`. */
export async function readMeeting({ db }: Pick<Services, 'db'>, whose: TutorRef): Promise<Meeting> {
  return { url: (await tutorOf(db, whose)).meetingUrl };
}

/** Saves the link in its own transaction; throws as `replaceMeeting`. */
export async function saveMeeting(
  { db }: Pick<Services, 'db'>,
  input: TutorRef & { meeting: SavedMeeting },
): Promise<Meeting> {
  const { url } = await db.transaction().execute((trx) => replaceMeeting(trx, input));
  return { url };
}

/**
 * Saves the link inside the caller’s transaction; booked sessions use it immediately. Throws as `tutorOf`, `meeting_changed` (409, with the
 * current link) when it differs from `was`, and `meeting_needed` (409) when the link of a tutor who takes bookings is removed.
 */
export async function replaceMeeting(
  trx: Kysely<DB>,
  { meeting, ...whose }: TutorRef & { meeting: SavedMeeting },
): Promise<{ tutor: TutorRecord; url: string | null }> {
  const { id } = await tutorOf(trx, whose);
  await lockTutor(trx, id);
  const tutor = await tutorOf(trx, whose);
  if (meeting.was !== undefined && meeting.was !== tutor.meetingUrl)
    throw tutorError('meeting_changed', { status: 409, details: { meeting: { url: tutor.meetingUrl } } });
  if (meeting.url === null && tutor.meetingUrl !== null && tutor.status === 'active')
    throw tutorError('meeting_needed', { status: 409 });
  await updateMeetingUrl(trx, id, meeting.url);
  return { tutor, url: meeting.url };
}
