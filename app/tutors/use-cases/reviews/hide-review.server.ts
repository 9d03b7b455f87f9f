import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadTutor } from '../../db/tutors.server.ts';
import { reviewError } from '../../model/reviews-errors.ts';
import { markHidden } from '../../db/reviews.server.ts';

/** Hides a review; returns its tutor. Throws `unknown_review` (404), also when already hidden. */
export const hideReview = (
  trx: Kysely<DB>,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<{ tutorId: string; name: string }> => setHidden(trx, bookingId, now);

/** Shows a hidden review again and includes it in the rating. Throws `unknown_review` (404), also when not hidden. */
export const showReview = (
  trx: Kysely<DB>,
  { bookingId }: { bookingId: string },
): Promise<{ tutorId: string; name: string }> => setHidden(trx, bookingId, null);

async function setHidden(trx: Kysely<DB>, bookingId: string, hiddenAt: Date | null) {
  const changed = await markHidden(trx, bookingId, hiddenAt);
  const tutor = changed && (await loadTutor(trx, changed.tutorId));
  if (!tutor) throw reviewError('unknown_review', { status: 404 });
  return { tutorId: tutor.id, name: tutor.name };
}
