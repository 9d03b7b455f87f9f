import type { Services } from '#app/platform/services.server.ts';
import { loadClaims } from '../../db/tutors.server.ts';
import type { TutorRecord } from '../../model/tutor-record.ts';
import { FreeAhead } from '../../domain/availability/free-ahead.ts';
import { inPages } from '../../db/availability-stamp.server.ts';

type Ahead = { since: number; free: FreeAhead };

/** Exceeds every booking window. */
const FAR = 400 * 86_400_000;

/** A cached record corresponds to one stamp of its tutor (see tutor-cache); data read after it is cached along with it. */
const cached = new WeakMap<TutorRecord, Ahead>();

/** Free times of cached tutors from today on. Queries only tutors changed since, so `tutors` must come from `loadActiveTutors` of this request. */
export async function loadFreeAhead(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tutors: readonly TutorRecord[],
): Promise<(tutor: TutorRecord) => FreeAhead> {
  const now = clock.now();
  const since = now.getTime();
  const unknown = tutors.filter((tutor) => !isKnown(cached.get(tutor), since));
  for (const part of inPages(unknown)) {
    const read = await loadClaims(
      db,
      part.map(({ id }) => id),
      { from: since, to: since + FAR, now },
    );
    for (const tutor of part)
      cached.set(tutor, { since, free: new FreeAhead(tutor.schedule, read.get(tutor.id) ?? []) });
  }
  return (tutor) => cached.get(tutor)?.free ?? new FreeAhead(tutor.schedule, []);
}

/** Expired holds were filtered when reading, so the data only holds for later times. */
const isKnown = (ahead: Ahead | undefined, now: number): boolean => ahead !== undefined && ahead.since <= now;
