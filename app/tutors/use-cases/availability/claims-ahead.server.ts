import type { Services } from '#app/platform/services.server.ts';
import { loadClaims } from '../../db/tutors.server.ts';
import type { TutorRecord } from '../../model/tutor-record.ts';
import { FreeAhead } from '../../domain/availability/free-ahead.ts';
import { inPages } from '../../db/availability-stamp.server.ts';

type Ahead = { since: number; free: FreeAhead };

/** No booking window reaches further. */
const FAR = 400 * 86_400_000;

/** A record that is kept stands for one stamp of its tutor (see tutor-cache): what was read after it goes with it. */
const cached = new WeakMap<TutorRecord, Ahead>();

/**
 * What kept tutors have free from today on, as of now. The database is asked only about tutors of whom anything has changed
 * since, so `tutors` must be of `loadActiveTutors` of this request.
 */
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

/** Holds that were over when it was read are left out for good, so it holds for later times only. */
const isKnown = (ahead: Ahead | undefined, now: number): boolean => ahead !== undefined && ahead.since <= now;
