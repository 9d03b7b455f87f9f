import type { Services } from '#app/platform/services.server.ts';
import { loadTutorOfAccount } from '#app/tutors/index.server.ts';
import { tutorDashboardError } from '../model/errors.ts';
import { loadSession, type TutorSessionRecord } from '#app/tutors/index.server.ts';

export type OwnSession = { bookingId: string; accountId: string };

/** The session, if the account is its tutor. Throws `unknown_session` (404) otherwise. */
export async function findTutorSession(
  { db }: Pick<Services, 'db'>,
  { bookingId, accountId }: OwnSession,
): Promise<TutorSessionRecord> {
  const session = await loadSession(db, bookingId);
  const tutor = session && (await loadTutorOfAccount(db, accountId));
  if (!tutor || session.tutorId !== tutor.id) throw tutorDashboardError('unknown_session', { status: 404 });
  return session;
}

/** The same for a session that has begun and was not cancelled. Throws `note_not_now` (409) otherwise. */
export async function findBegunSession(
  services: Pick<Services, 'db' | 'clock'>,
  own: OwnSession,
): Promise<TutorSessionRecord> {
  const session = await findTutorSession(services, own);
  const took = session.state === 'confirmed' || session.state === 'completed';
  if (!took || services.clock.now() < session.startsAt)
    throw tutorDashboardError('note_not_now', { status: 409 });
  return session;
}
