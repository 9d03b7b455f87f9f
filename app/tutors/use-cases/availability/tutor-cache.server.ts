import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadTutorsByIds } from '../../db/tutors.server.ts';
import type { TutorRecord } from '../../model/tutor-record.ts';
import { createBatchedCall } from '../../domain/availability/batched-call.ts';
import {
  inPages,
  loadChanges,
  loadStamps,
  type Stamp,
  stampPages,
} from '../../db/availability-stamp.server.ts';

/** An answer valid from `since` until `until` (exclusive) while the tutor’s stamp is unchanged. */
export type CachedAnswer<Value> = { value: Value; since: number; until: number };

/** Data derived from a tutor at one stamp. */
type CachedTutor = {
  stamp: string;
  tutor: TutorRecord;
  answers: Map<string, Promise<CachedAnswer<unknown>>>;
};

/** Limit for tutors outside the list of bookable ones; all bookable tutors are cached after the first search. */
const OTHERS_CACHED = 500;
/** Kept small, since anonymous requests can create entries. */
const ANSWERS_CACHED = 8;

/**
 * In-memory cache of tutors and their free times that is never stale: each use first reads the tutor’s stamp, which every change raises in
 * its own transaction, in any process. Cached data was read after its stamp. A search covers all tutors and reloads only those changed since
 * the previous one.
 */
class TutorCache {
  readonly #db: Kysely<DB>;
  readonly #others = new Map<string, CachedTutor>();
  readonly #stampOf: (name: string) => Promise<Stamp | undefined>;
  readonly #followed: (name: 'all') => Promise<readonly TutorRecord[] | undefined>;
  #active: Map<string, CachedTutor> | null = null;
  #inOrder: readonly TutorRecord[] | null = null;
  /** Position of the last change read. */
  #seen: string | null = null;

  constructor(db: Kysely<DB>) {
    this.#db = db;
    this.#stampOf = createBatchedCall(async (names) => {
      const stamps = await loadStamps(db, names);
      return new Map(stamps.flatMap((stamp) => [[stamp.slug, stamp] as const, [stamp.id, stamp] as const]));
    });
    this.#followed = createBatchedCall(async () => new Map([['all', await this.#follow()]]));
  }

  /** The current tutor, or undefined for one who takes no bookings. */
  async bookable(idOrSlug: string): Promise<CachedTutor | undefined> {
    const stamp = await this.#stampOf(idOrSlug.toLowerCase());
    return stamp?.active ? (await this.#at([stamp]))[0] : undefined;
  }

  /** All bookable tutors ordered by slug. */
  async active(): Promise<readonly TutorRecord[]> {
    return (await this.#followed('all')) ?? [];
  }

  /** Never runs concurrently: calls are coalesced by `askedTogether`. */
  async #follow(): Promise<readonly TutorRecord[]> {
    const first = this.#active ? null : await this.#readAll();
    const { seen, changed } = await loadChanges(this.#db, first ?? this.#seen);
    for (const { id, active } of changed) if (!active) this.#forget(id);
    await this.#readInParts(changed.filter(({ active }) => active));
    this.#seen = seen;
    return (this.#inOrder ??= [...(this.#active?.values() ?? [])]
      .map(({ tutor }) => tutor)
      .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)));
  }

  /** Returns the position from before the first tutor was read. */
  async #readAll(): Promise<string> {
    const { seen } = await loadChanges(this.#db, null);
    const all = new Map<string, CachedTutor>();
    for await (const page of stampPages(this.#db))
      for (const cached of await this.#at(page.filter(({ active }) => active)))
        all.set(cached.tutor.id, cached);
    for (const id of all.keys()) this.#others.delete(id);
    this.#active = all;
    this.#inOrder = null;
    return seen;
  }

  async #readInParts(stamps: readonly Stamp[]): Promise<void> {
    for (const page of inPages(stamps))
      for (const cached of await this.#at(page))
        if (this.#active?.get(cached.tutor.id) !== cached) this.#setActive(cached);
  }

  async #at(stamps: readonly Stamp[]): Promise<CachedTutor[]> {
    const old = stamps.filter(({ id, stamp }) => this.#known(id)?.stamp !== stamp);
    const read = await loadTutorsByIds(
      this.#db,
      old.map(({ id }) => id),
    );
    const records = new Map(read.map((tutor) => [tutor.id, tutor]));
    return stamps.flatMap(({ id, stamp }) => {
      const cached = this.#known(id);
      if (cached?.stamp === stamp) return [cached];
      const tutor = records.get(id);
      return tutor ? [this.#keep({ stamp, tutor, answers: new Map() })] : [];
    });
  }

  #known(id: string): CachedTutor | undefined {
    return this.#active?.get(id) ?? this.#others.get(id);
  }

  #keep(cached: CachedTutor): CachedTutor {
    const { id } = cached.tutor;
    if (this.#active?.has(id)) return this.#setActive(cached);
    this.#others.delete(id);
    if (this.#others.size >= OTHERS_CACHED) this.#others.delete(this.#others.keys().next().value ?? '');
    this.#others.set(id, cached);
    return cached;
  }

  #setActive(cached: CachedTutor): CachedTutor {
    this.#others.delete(cached.tutor.id);
    this.#active?.set(cached.tutor.id, cached);
    this.#inOrder = null;
    return cached;
  }

  #forget(id: string): void {
    if (this.#active?.delete(id)) this.#inOrder = null;
  }
}

const caches = new WeakMap<Kysely<DB>, TutorCache>();

/** The cache of one database. */
export function tutorCacheOf(db: Kysely<DB>): TutorCache {
  const cache = caches.get(db) ?? new TutorCache(db);
  caches.set(db, cache);
  return cache;
}

/** Removes answers no longer valid at `now`. */
function dropOver(answers: CachedTutor['answers'], now: number): void {
  for (const [key, cached] of answers)
    cached.then(
      ({ until }) => until <= now && answers.get(key) === cached && answers.delete(key),
      () => undefined,
    );
}

/** The cached answer under `key` if valid at `now`; otherwise computes it once for all concurrent callers. */
export async function cachedAnswer<Value>(
  { answers }: CachedTutor,
  key: string,
  now: number,
  make: () => Promise<CachedAnswer<Value>>,
): Promise<Value> {
  const cached = answers.get(key) as Promise<CachedAnswer<Value>> | undefined;
  const answer = await cached?.catch(() => undefined);
  if (answer && answer.since <= now && now < answer.until) return answer.value;
  const made = make();
  dropOver(answers, now);
  if (answers.size >= ANSWERS_CACHED) answers.delete(answers.keys().next().value ?? '');
  answers.set(key, made);
  made.catch(() => answers.get(key) === made && answers.delete(key));
  return (await made).value;
}
