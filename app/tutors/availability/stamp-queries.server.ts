import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type Database = Kysely<DB>;

/** A tutor’s number that rises with everything free times follow from (migration 0118). Compared only, never counted with. */
export type Stamp = { id: string; slug: string; active: boolean; stamp: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The stamps of tutors by id or slug; those that do not exist are missing. */
export async function loadStamps(db: Database, names: readonly string[]): Promise<Stamp[]> {
  const ids = names.filter((name) => uuid.test(name));
  const rows = await selectStamps(db)
    .where((where) =>
      where.or([
        where('slug', 'in', [...names]),
        ...(ids.length > 0 ? [where('app.tutors.id', 'in', ids)] : []),
      ]),
    )
    .execute();
  return rows.map(stampOf);
}

/** The stamps of all tutors whom one can book, in the order of their slugs. */
export async function loadActiveStamps(db: Database): Promise<Stamp[]> {
  const rows = await selectStamps(db).where('status', '=', 'active').orderBy('slug').execute();
  return rows.map(stampOf);
}

const selectStamps = (db: Database) =>
  db
    .selectFrom('app.tutors')
    .innerJoin('app.tutor_stamps', 'app.tutor_stamps.tutor_id', 'app.tutors.id')
    .select(['app.tutors.id', 'slug', 'status', 'stamp']);

const stampOf = (row: { id: string; slug: string; status: string; stamp: string }): Stamp => ({
  id: row.id,
  slug: row.slug,
  active: row.status === 'active',
  stamp: row.stamp,
});
