import type { Services } from '#app/platform/services.server.ts';
import { requireTutor } from '#app/tutors/index.server.ts';
import { earningsOf } from '../domain/earnings.ts';
import { loadEarningSessions, loadNoteStates } from '../db/session-notes.server.ts';
import type { EarningsByMonth, NoteState } from '../model/schemas.server.ts';

const DAY = 86_400_000;
/** A year plus the current month. */
const EARNINGS_DAYS = 400;
const NOTES_DAYS = 400;

/** Earnings of the calling tutor by month and currency. Throws `not_a_tutor` (403). */
export async function readEarnings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId }: { accountId: string },
): Promise<EarningsByMonth> {
  const { id: tutorId, zone } = await requireTutor({ db }, accountId);
  const since = new Date(clock.now().getTime() - EARNINGS_DAYS * DAY);
  return earningsOf(await loadEarningSessions(db, { tutorId, zone, since })) as EarningsByMonth;
}

/** Note states of the last year’s sessions of the calling tutor. Throws `not_a_tutor` (403). */
export async function listNoteStates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId }: { accountId: string },
): Promise<NoteState[]> {
  const { id } = await requireTutor({ db }, accountId);
  const now = clock.now();
  return loadNoteStates(db, { tutorId: id, since: new Date(now.getTime() - NOTES_DAYS * DAY), now });
}
