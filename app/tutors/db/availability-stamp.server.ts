import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { compileOnce } from '#app/platform/statement-batch.server.ts';

type Database = Kysely<DB>;

/** A number per tutor that rises with every change that affects free times (migration 0118). Only for comparison. */
export type Stamp = { id: string; slug: string; active: boolean; stamp: string };

/** Changes since an earlier read. Pass `seen` to the next read; everything before it was visible to this one. */
type Changes = { seen: string; changed: Stamp[] };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The stamp of one tutor, by id or slug, for a batch. */
export const selectStamp = (db: Database, idOrSlug: string) =>
  (uuid.test(idOrSlug) ? selectStampById : selectStampBySlug)(db, idOrSlug);

const selectStampBy = (column: 'id' | 'slug') =>
  compileOnce((db, idOrSlug: string) =>
    db
      .selectFrom('app.tutor_stamps')
      .innerJoin('app.tutors', 'id', 'tutor_id')
      .select(sql<string>`stamp::text`.as('stamp'))
      .where(column, '=', idOrSlug),
  );
const selectStampById = selectStampBy('id');
const selectStampBySlug = selectStampBy('slug');

/** Stamps of tutors by id or slug; unknown ones are missing. */
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

/**
 * Tutors whose stamp was raised since `seen`, possibly including some already reported; none for the first read. Cost is proportional to the
 * changes (index of migration 0163). Transaction ids of another cluster, from a restored backup, are higher than any of this one.
 */
export async function loadChanges(db: Database, seen: string | null): Promise<Changes> {
  const { rows } = await sql<{ seen: string; changed: Parameters<typeof stampOf>[0][] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'status', status, 'stamp', stamp::text))
      from app.tutor_stamps join app.tutors on id = tutor_id
      where changed_in >= ${seen}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    ), '[]') as changed`.execute(db);
  const [row] = rows;
  return {
    seen: row?.seen ?? '0',
    changed: (row?.changed ?? []).map(stampOf),
  };
}

/** Tutors per statement, to bound its duration. */
const page = 200;

/** All tutors in pages by id, whatever their status. */
export async function* stampPages(db: Database): AsyncGenerator<Stamp[]> {
  for (let after: string | null = null; ;) {
    const rows = await selectStamps(db)
      .$if(after !== null, (query) => query.where('app.tutors.id', '>', after ?? ''))
      .orderBy('app.tutors.id')
      .limit(page)
      .execute();
    if (rows.length > 0) yield rows.map(stampOf);
    if (rows.length < page) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** Splits a list into pages. */
export function* inPages<Each>(list: readonly Each[]): Generator<Each[]> {
  for (let from = 0; from < list.length; from += page) yield list.slice(from, from + page);
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
