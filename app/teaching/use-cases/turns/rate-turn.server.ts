import { setRating } from '../../db/conversations.server.ts';
import { teachingError } from '../../model/errors.ts';
import { requireSession } from '../read-session.server.ts';
import type { RatingInput } from '../../model/schemas.server.ts';
import type { SessionOwner, TurnRating } from '../../model/record.ts';
import type { TeachingServices } from '../../model/services.ts';

/** Sets, changes or clears (null) a learner's rating of a tutor's turn. Throws 404. */
export async function rateTurn(
  services: Pick<TeachingServices, 'db'>,
  owner: SessionOwner,
  id: string,
  turnId: string,
  { rating, reason }: RatingInput,
): Promise<TurnRating | null> {
  await requireSession(services, owner, id);
  const ratingRow = rating === null ? null : { value: rating, reason: reason || null };
  if (!(await setRating(services.db, id, turnId, ratingRow)))
    throw teachingError('session_not_found', { status: 404 });
  return ratingRow;
}
