import type { Services } from '#app/platform/services.server.ts';
import { loadClaims, type TutorRecord } from '../queries.server.ts';
import type { Claim } from './slots.ts';

type Ahead = { since: number; claims: readonly Claim[] };

/** No booking window reaches further. */
const FAR = 400 * 86_400_000;

/** A record that is kept stands for one stamp of its tutor (see kept-tutors): what was read after it goes with it. */
const kept = new WeakMap<TutorRecord, Ahead>();

/**
 * The promised time of kept tutors from today on, as of now. The database is asked only about tutors of whom anything has changed
 * since, so `tutors` must be of `keptTutors(db).active()` of this request.
 */
export async function claimsAhead(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tutors: readonly TutorRecord[],
): Promise<(tutor: TutorRecord) => Claim[]> {
  const now = clock.now();
  const since = now.getTime();
  const unknown = tutors.filter((tutor) => !isKnown(kept.get(tutor), since));
  const read = await loadClaims(
    db,
    unknown.map(({ id }) => id),
    { from: since, to: since + FAR, now },
  );
  for (const tutor of unknown) kept.set(tutor, { since, claims: read.get(tutor.id) ?? [] });
  return (tutor) =>
    (kept.get(tutor)?.claims ?? []).filter(({ heldUntil }) => heldUntil === undefined || heldUntil > since);
}

/** Holds that were over when it was read are left out for good, so it holds for later times only. */
const isKnown = (ahead: Ahead | undefined, now: number): boolean => ahead !== undefined && ahead.since <= now;
