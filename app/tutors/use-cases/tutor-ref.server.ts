import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { tutorError } from '../model/errors.ts';
import { loadTutor, loadTutorOfAccount } from '../db/tutors.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';

/** Which tutor is edited: that of the calling account, or one a founder works for. */
export type TutorRef = { accountId: string } | { tutorId: string };

/** The tutor of an account. Throws `not_a_tutor` (403). */
export async function requireTutor({ db }: { db: Kysely<DB> }, accountId: string): Promise<TutorRecord> {
  const tutor = await loadTutorOfAccount(db, accountId);
  if (!tutor) throw tutorError('not_a_tutor', { status: 403 });
  return tutor;
}

/** The edited tutor. Throws `not_a_tutor` (403), for founders `unknown_tutor` (404) and `tutor_left` (409). */
export async function tutorOf(db: Kysely<DB>, whose: TutorRef): Promise<TutorRecord> {
  if ('accountId' in whose) return requireTutor({ db }, whose.accountId);
  const tutor = await loadTutor(db, whose.tutorId);
  if (!tutor) throw tutorError('unknown_tutor', { status: 404 });
  if (tutor.status === 'left') throw tutorError('tutor_left', { status: 409 });
  return tutor;
}
