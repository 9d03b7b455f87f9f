import type { Services } from '#app/platform/services.server.ts';
import { requireTutor } from '#app/tutors/index.server.ts';
import { loadNoteStates } from '../db/session-notes.server.ts';
import type { NoteState } from '../model/schemas.server.ts';

const DAY = 86_400_000;
const NOTES_DAYS = 400;

/** Note states of the last year’s sessions of the calling tutor. Throws `not_a_tutor` (403). */
export async function listNoteStates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId }: { accountId: string },
): Promise<NoteState[]> {
  const { id } = await requireTutor({ db }, accountId);
  const now = clock.now();
  return loadNoteStates(db, { tutorId: id, since: new Date(now.getTime() - NOTES_DAYS * DAY), now });
}
