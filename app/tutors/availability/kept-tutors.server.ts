import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadTutorsByIds, type TutorRecord } from '../queries.server.ts';
import { askedTogether } from './asked-together.ts';
import { loadActiveStamps, loadStamps, type Stamp } from './stamp-queries.server.ts';

/** An answer that stays true from `since` until `until` (excluded), as long as the tutor's stamp stays. */
export type Lasting<Value> = { value: Value; since: number; until: number };

/** What was made of a tutor at one stamp. */
export type KeptTutor = {
  stamp: string;
  tutor: TutorRecord;
  answers: Map<string, Promise<Lasting<unknown>>>;
};

const TUTORS_KEPT = 5000;
/** Who asks needs no account, so few are kept of one tutor. */
const ANSWERS_KEPT = 8;

/**
 * Tutors and answers about their free times, kept in memory and never stale: each use reads the tutor's stamp first, which every
 * change raises in its own transaction, also one of another process. What is kept under that stamp was read after it.
 */
class KeptTutors {
  readonly #db: Kysely<DB>;
  readonly #kept = new Map<string, KeptTutor>();
  readonly #stampOf: (name: string) => Promise<Stamp | undefined>;

  constructor(db: Kysely<DB>) {
    this.#db = db;
    this.#stampOf = askedTogether(async (names) => {
      const stamps = await loadStamps(db, names);
      return new Map(stamps.flatMap((stamp) => [[stamp.slug, stamp] as const, [stamp.id, stamp] as const]));
    });
  }

  /** The tutor as of now, or undefined for one who takes no bookings. */
  async bookable(idOrSlug: string): Promise<KeptTutor | undefined> {
    const stamp = await this.#stampOf(idOrSlug.toLowerCase());
    return stamp?.active ? (await this.#at([stamp]))[0] : undefined;
  }

  /** All tutors whom one can book, in the order of their slugs. */
  async active(): Promise<TutorRecord[]> {
    return (await this.#at(await loadActiveStamps(this.#db))).map(({ tutor }) => tutor);
  }

  async #at(stamps: readonly Stamp[]): Promise<KeptTutor[]> {
    const old = stamps.filter(({ id, stamp }) => this.#kept.get(id)?.stamp !== stamp);
    const read = await loadTutorsByIds(
      this.#db,
      old.map(({ id }) => id),
    );
    const records = new Map(read.map((tutor) => [tutor.id, tutor]));
    return stamps.flatMap(({ id, stamp }) => {
      const known = this.#kept.get(id);
      if (known?.stamp === stamp) return [known];
      const tutor = records.get(id);
      return tutor ? [this.#keep({ stamp, tutor, answers: new Map() })] : [];
    });
  }

  #keep(kept: KeptTutor): KeptTutor {
    this.#kept.delete(kept.tutor.id);
    if (this.#kept.size >= TUTORS_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(kept.tutor.id, kept);
    return kept;
  }
}

const rooms = new WeakMap<Kysely<DB>, KeptTutors>();

/** What is kept of the tutors of one database. */
export function keptTutors(db: Kysely<DB>): KeptTutors {
  const room = rooms.get(db) ?? new KeptTutors(db);
  rooms.set(db, room);
  return room;
}

/** Forgets answers that are not true any more at `now`. */
function dropOver(answers: KeptTutor['answers'], now: number): void {
  for (const [key, kept] of answers)
    kept.then(
      ({ until }) => until <= now && answers.get(key) === kept && answers.delete(key),
      () => undefined,
    );
}

/** The answer kept under `key` if it is true at `now`; otherwise it is made, once for all who ask meanwhile. */
export async function keptAnswer<Value>(
  { answers }: KeptTutor,
  key: string,
  now: number,
  make: () => Promise<Lasting<Value>>,
): Promise<Value> {
  const known = answers.get(key) as Promise<Lasting<Value>> | undefined;
  const answer = await known?.catch(() => undefined);
  if (answer && answer.since <= now && now < answer.until) return answer.value;
  const made = make();
  dropOver(answers, now);
  if (answers.size >= ANSWERS_KEPT) answers.delete(answers.keys().next().value ?? '');
  answers.set(key, made);
  made.catch(() => answers.get(key) === made && answers.delete(key));
  return (await made).value;
}
