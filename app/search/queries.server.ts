import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { type DocumentKind, type SearchDocument, ownerlessKinds } from './document.ts';

type Database = Kysely<DB>;
export type SearchHit = { kind: DocumentKind; key: string; title: string; lead: string; address: string };

/** Maximum number of ranked documents per query: if more match, the choice hardly matters. */
const mostRanked = 300;

/** `any`: `to_tsquery` terms, of which a document must match one. */
type HitQuery = { any: readonly string[]; language: Language; most: number };
type Condition = RawBuilder<unknown>;

/** Documents with the words in title or lead, the best first. */
export const loadNamed = (db: Database, search: HitQuery): Promise<SearchHit[]> =>
  loadRanked(db, search, { ranked: 'name_words', has: (query) => sql`name_words @@ ${query}` });

/** Documents that match only with their body, the best first. */
export const loadHits = (db: Database, search: HitQuery): Promise<SearchHit[]> =>
  loadRanked(db, search, {
    ranked: 'words',
    has: (query, whole) => sql`words @@ ${query} and not name_words @@ ${whole}`,
  });

type HitColumn = { ranked: 'name_words' | 'words'; has(query: Condition, whole: Condition): Condition };

async function loadRanked(
  db: Database,
  { any, language, most }: HitQuery,
  way: HitColumn,
): Promise<SearchHit[]> {
  // Literals instead of parameters, so that the planner can estimate how many documents match.
  const queryOf = (question: string) =>
    sql`to_tsquery(${sql.lit(`app.search_${language}`)}::regconfig, ${question})`;
  const whole = queryOf(any.join(' | '));
  // Each word gets its share of the ranked documents and weighs more the rarer it is, so that a frequent word does not
  // hide a rare one.
  const share = Math.floor(mostRanked / any.length);
  const having = any.map(
    (question, word) => sql`
      (select ${sql.lit(word)} as word, ctid as place from app.search_documents
        where language = ${language} and ${way.has(queryOf(question), whole)} limit ${share})`,
  );
  const { rows } = await sql<SearchHit>`
    with having_words as (${sql.join(having, sql` union all `)}),
    candidates as (
      select place, sum(1.0 / those) as rarity
      from (select place, count(*) over (partition by word) as those from having_words) counted
      group by place
    )
    select kind, key, title, lead, address
    from app.search_documents d join candidates on d.ctid = place
    order by rarity * ts_rank_cd('{0.05, 0.2, 0.4, 1}', ${sql.ref(way.ranked)}, ${whole}, 1) desc, title
    limit ${most}
  `.execute(db);
  return rows;
}

/** Whether the index has any document. */
export async function hasDocuments(db: Database): Promise<boolean> {
  const first = await db.selectFrom('app.search_documents').select('kind').limit(1).executeTakeFirst();
  return first !== undefined;
}

type DocumentRow = { kind: string; key: string; language: string; fingerprint: string };

/**
 * Stored documents of these tutors; for null those without an owner, selected by kind, the first column of the primary
 * key.
 */
export const loadStoredDocuments = (db: Database, tutors: readonly string[] | null): Promise<DocumentRow[]> =>
  db
    .selectFrom('app.search_documents')
    .select(['kind', 'key', 'language', 'fingerprint'])
    .where((where) =>
      tutors === null ? where('kind', 'in', ownerlessKinds) : where('tutor_id', 'in', [...tutors]),
    )
    .execute();

/** Inserts or updates documents. */
export async function putDocuments(
  trx: Database,
  documents: readonly (SearchDocument & { fingerprint: string })[],
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .insertInto('app.search_documents')
    .values(
      documents.map(({ kind, key, language, title, lead, body, address, tutorId, fingerprint }) => ({
        kind,
        key,
        language,
        title,
        lead,
        address,
        tutor_id: tutorId ?? null,
        fingerprint,
        name_words: sql<string>`app.search_name(${language}, ${title}, ${lead})`,
        words: sql<string>`app.search_name(${language}, ${title}, ${lead})
          || setweight(to_tsvector(app.search_config(${language}), ${body}), 'D')`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        lead: ref('excluded.lead'),
        address: ref('excluded.address'),
        tutor_id: ref('excluded.tutor_id'),
        fingerprint: ref('excluded.fingerprint'),
        name_words: ref('excluded.name_words'),
        words: ref('excluded.words'),
      })),
    )
    .execute();
}

export async function deleteDocument(trx: Database, { kind, key, language }: DocumentRow): Promise<void> {
  await trx
    .deleteFrom('app.search_documents')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('language', '=', language)
    .execute();
}

/** Serializes index updates across processes; those that waited find nothing left to do. */
export const lockDocuments = (trx: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('app.search_documents'))`.execute(trx);
