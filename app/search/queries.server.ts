import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Kind, SearchDocument } from './document.ts';

type Database = Kysely<DB>;
export type Found = { kind: Kind; key: string; title: string; lead: string; address: string };

/** Documents that are ranked for one question: where more have its words, which of them are looked at hardly matters. */
const mostRanked = 300;

type Asked = { question: string; language: Language; most: number };

/** What has the words of a question in its title or lead, the best first. `question` is what `to_tsquery` reads. */
export const loadNamed = (db: Database, asked: Asked): Promise<Found[]> =>
  loadRanked(db, asked, (query) => ({ ranked: sql.ref('name_words'), has: sql`name_words @@ ${query}` }));

/** What has them only with its body’s help, the best first. */
export const loadTold = (db: Database, asked: Asked): Promise<Found[]> =>
  loadRanked(db, asked, (query) => ({
    ranked: sql.ref('words'),
    has: sql`words @@ ${query} and not name_words @@ ${query}`,
  }));

type Chosen = { ranked: RawBuilder<unknown>; has: RawBuilder<unknown> };

async function loadRanked(
  db: Database,
  { question, language, most }: Asked,
  chosenBy: (query: RawBuilder<unknown>) => Chosen,
): Promise<Found[]> {
  // Written out each time, so that the planner knows the words and how many documents have them.
  const query = sql`to_tsquery(${sql.lit(`app.search_${language}`)}::regconfig, ${question})`;
  const { ranked, has } = chosenBy(query);
  const { rows } = await sql<Found>`
    select kind, key, title, lead, address
    from (
      select kind, key, title, lead, address, ${ranked} as ranked
      from app.search_documents
      where language = ${language} and ${has}
      limit ${mostRanked}
    ) candidates
    order by ts_rank_cd('{0.05, 0.2, 0.4, 1}', ranked, ${query}, 1) desc, title
    limit ${most}
  `.execute(db);
  return rows;
}

export type Kept = { kind: string; key: string; language: string; fingerprint: string };

export const loadKept = (db: Database): Promise<Kept[]> =>
  db.selectFrom('app.search_documents').select(['kind', 'key', 'language', 'fingerprint']).execute();

/** Writes documents, new ones and those that changed. */
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

export async function deleteDocument(trx: Database, { kind, key, language }: Kept): Promise<void> {
  await trx
    .deleteFrom('app.search_documents')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('language', '=', language)
    .execute();
}

/** One process at a time keeps the documents; the others wait and find nothing left to do. */
export const lockDocuments = (trx: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('app.search_documents'))`.execute(trx);
