import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadTutor } from '../queries.server.ts';
import { reviewError } from './problems.ts';
import { markHidden } from './queries.server.ts';

/** Hides a review from everybody, for good; of whom it was. Throws `unknown_review` (404), also when it was hidden already. */
export async function hideReview(
  trx: Kysely<DB>,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<{ tutorId: string; name: string }> {
  const hidden = await markHidden(trx, bookingId, now);
  const tutor = hidden && (await loadTutor(trx, hidden.tutorId));
  if (!tutor) throw reviewError('unknown_review', { status: 404 });
  return { tutorId: tutor.id, name: tutor.name };
}
