import { loadProfileNames, requireActiveLink } from '#app/learners/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorsByIds } from '#app/tutors/index.server.ts';
import { loadBookedAhead } from '../db/booking.server.ts';
import type { SessionForAdult } from '../model/schemas.ts';

/** Limit of the list. */
const MOST = 20;

/**
 * The sessions ahead of an account as its linked adult sees them: when, with whom and for which learner, without price, note or meeting. Of a family
 * those of its learners, of a minor all. Throws `unknown_link` (404).
 */
export async function listSessionsForAdult(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { linkId, adultId }: { linkId: string; adultId: string },
): Promise<SessionForAdult[]> {
  const link = await requireActiveLink(db, { id: linkId, adultId });
  const bookings = await loadBookedAhead(db, {
    accountId: link.accountId,
    onlyOfLearners: link.kind === 'family',
    now: clock.now(),
    limit: MOST,
  });
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const tutors = await loadTutorsByIds(db, unique(bookings.map(({ tutorId }) => tutorId)));
  const names = await loadProfileNames(
    db,
    unique(bookings.flatMap(({ learnerProfileId }) => learnerProfileId ?? [])),
  );
  return bookings.map(({ id, tutorId, learnerProfileId, startsAt, endsAt }) => ({
    id,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    tutor: tutors.find((tutor) => tutor.id === tutorId)?.name ?? '',
    learner: names.get(learnerProfileId ?? '') ?? null,
  }));
}
