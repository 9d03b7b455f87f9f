import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorOfAccount, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { cancelBooking } from './cancel-booking.server.ts';
import { loadConfirmedOf, updateBooking } from '../../db/booking.server.ts';
import type { Booking } from '../../model/schemas.ts';
import { completePast } from '../settle-pay.server.ts';

type Of = { accountId: string };

/** Upcoming sessions of an account on either side, next first. A tutor’s list contains no learner names. */
export async function listAhead(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId }: Of,
): Promise<{ start: string; as: Booking['as']; tutor: string | null }[]> {
  const now = clock.now();
  const ahead = (await confirmedOf(db, accountId)).filter(({ booking }) => booking.startsAt > now);
  const tutors = await loadTutorsByIds(db, [...new Set(ahead.map(({ booking }) => booking.tutorId))]);
  const nameOf = new Map(tutors.map(({ id, name }) => [id, name]));
  return ahead.map(({ booking, as }) => ({
    start: booking.startsAt.toISOString(),
    as,
    tutor: as === 'learner' ? (nameOf.get(booking.tutorId) ?? null) : null,
  }));
}

/**
 * Cleanup before an account is deleted: upcoming sessions are cancelled by the policy of the leaving side and the other side is notified. A
 * learner’s note and profile are removed first, so that the email to the tutor contains neither note nor name. Resumable. Ended sessions are completed at once.
 * Returns false while a session is in progress or a claim of absence is open.
 */
export async function cancelAhead(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  { accountId }: Of,
): Promise<boolean> {
  const { db, clock } = services;
  const ended = (await confirmedOf(db, accountId)).filter(({ booking }) => booking.endsAt <= clock.now());
  if (ended.length > 0)
    await completePast(
      services,
      clock.now(),
      ended.map(({ booking }) => booking.id),
    );
  const sessions = await confirmedOf(db, accountId);
  if (sessions.some(({ booking }) => booking.startsAt <= clock.now())) return false;
  for (const { booking, as } of sessions) {
    if (as === 'learner') await updateBooking(db, booking.id, { note: '', learner_profile_id: null });
    await cancelBooking(services, { id: booking.id, accountId });
  }
  return true;
}

async function confirmedOf(db: Kysely<DB>, accountId: string) {
  const tutor = await loadTutorOfAccount(db, accountId);
  const [booked, given] = await Promise.all([
    loadConfirmedOf(db, { accountId }),
    tutor ? loadConfirmedOf(db, { tutorId: tutor.id }) : [],
  ]);
  return [
    ...booked.map((booking) => ({ booking, as: 'learner' as const })),
    ...given.map((booking) => ({ booking, as: 'tutor' as const })),
  ].toSorted((one, other) => one.booking.startsAt.getTime() - other.booking.startsAt.getTime());
}
