import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { tutorError } from '../model/errors.ts';
import { loadTutor, loadTutorOfAccount } from '../db/tutors.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';

/** Whose page is worked on: that of the account which asks, or the one that a founder looks after. */
export type TutorRef = { accountId: string } | { tutorId: string };

/** The tutor behind an account. Throws `not_a_tutor` (403). */
export async function requireTutor({ db }: { db: Kysely<DB> }, accountId: string): Promise<TutorRecord> {
  const tutor = await loadTutorOfAccount(db, accountId);
  if (!tutor) throw tutorError('not_a_tutor', { status: 403 });
  return tutor;
}

/** The tutor whose page is worked on. Throws `not_a_tutor` (403), for founders `unknown_tutor` (404) and `tutor_left` (409). */
export async function tutorOf(db: Kysely<DB>, whose: TutorRef): Promise<TutorRecord> {
  if ('accountId' in whose) return requireTutor({ db }, whose.accountId);
  const tutor = await loadTutor(db, whose.tutorId);
  if (!tutor) throw tutorError('unknown_tutor', { status: 404 });
  if (tutor.status === 'left') throw tutorError('tutor_left', { status: 409 });
  return tutor;
}
