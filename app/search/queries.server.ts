import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Kind, SearchDocument } from './document.ts';

type Database = Kysely<DB>;
export type Found = { kind: Kind; key: string; title: string; lead: string; address: string };

/**
 * What answers a question in one language, the best first: words of the title count most, then those of the lead. `question` is
 * what `to_tsquery` reads.
 */
export async function loadFound(
  db: Database,
  { question, language, most }: { question: string; language: Language; most: number },
): Promise<Found[]> {
  const asked = sql`to_tsquery(${`app.search_${language}`}::regconfig, ${question})`;
  const { rows } = await sql<Found>`
    select kind, key, title, lead, address
    from app.search_documents
    where language = ${language} and words @@ ${asked}
    order by ts_rank_cd('{0.05, 0.2, 0.4, 1}', words, ${asked}, 1) desc, title
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
        words: sql<string>`app.search_words(${language}, ${title}, ${lead}, ${body})`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        lead: ref('excluded.lead'),
        address: ref('excluded.address'),
        tutor_id: ref('excluded.tutor_id'),
        fingerprint: ref('excluded.fingerprint'),
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
