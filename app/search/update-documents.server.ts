import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { SearchDocument } from './document.ts';
import {
  hasDocuments,
  deleteDocument,
  loadStoredDocuments,
  lockDocuments,
  putDocuments,
} from './queries.server.ts';

/** The job that updates the index. */
export const documentsJob = 'search-documents';
/** Milliseconds after startup before existing documents are checked, to leave the processor to the first visitors. */
const startDelay = 30_000;
/** Documents per statement: nine parameters each, of at most 65,535. */
const batchSize = 500;

/** A group of documents, read in a transaction: those of certain tutors, or all without an owner. */
export type DocumentSource = {
  /** Owners of the documents; null for those that change only with the product's version. */
  tutors: readonly string[] | null;
  read(trx: Kysely<DB>): Promise<readonly SearchDocument[]>;
};

/**
 * Groups that may have changed since the last run, provided by the features that own the texts and combined by the
 * server. Progress is saved when all groups were consumed.
 */
export type DocumentSources = (db: Kysely<DB>) => AsyncIterable<DocumentSource>;

type UpdateCounts = { written: number; deleted: number };

/** Synchronizes the index: writes new and changed documents, deletes removed ones. Returns how many of each. */
export async function updateDocuments(
  { db }: Pick<Services, 'db'>,
  sources: DocumentSources,
): Promise<UpdateCounts> {
  const done: UpdateCounts = { written: 0, deleted: 0 };
  for await (const part of sources(db)) {
    const { written, deleted } = await db.transaction().execute((trx) => updateSource(trx, part));
    done.written += written;
    done.deleted += deleted;
  }
  return done;
}

async function updateSource(trx: Kysely<DB>, { tutors, read }: DocumentSource): Promise<UpdateCounts> {
  await lockDocuments(trx);
  const wanted = new Map((await read(trx)).map((document) => [nameOf(document), withFingerprint(document)]));
  const stored = new Map((await loadStoredDocuments(trx, tutors)).map((row) => [nameOf(row), row]));
  const changed = [...wanted].filter(
    ([name, { fingerprint }]) => stored.get(name)?.fingerprint !== fingerprint,
  );
  const removed = [...stored].filter(([name]) => !wanted.has(name));
  for (let from = 0; from < changed.length; from += batchSize)
    await putDocuments(
      trx,
      changed.slice(from, from + batchSize).map(([, document]) => document),
    );
  for (const [, row] of removed) await deleteDocument(trx, row);
  return { written: changed.length, deleted: removed.length };
}

/** Updates the index soon after every start, every five minutes, and soon after `requestDocumentsUpdate`. */
export function registerSearchJobs(services: Pick<Services, 'db' | 'jobs'>, sources: DocumentSources): void {
  services.jobs.handle(documentsJob, async () => void (await updateDocuments(services, sources)));
  services.jobs.repeat(
    `${documentsJob}-again`,
    '*/5 * * * *',
    async () => void (await updateDocuments(services, sources)),
  );
}

/** Requests an update of the index, in the transaction that changes texts; it runs just after the commit. */
export const requestDocumentsUpdate = ({ jobs }: Pick<Services, 'jobs'>, trx: Kysely<DB>): Promise<void> =>
  jobs.send(trx, documentsJob, {}, { singletonKey: documentsJob });

/** The same at startup: at once when the index is empty, otherwise after the first visitors are served. */
export async function requestDocumentsUpdateAtStart({
  jobs,
  clock,
  patientDb,
}: Pick<Services, 'jobs' | 'clock' | 'patientDb'>): Promise<void> {
  const later = new Date(clock.now().getTime() + startDelay);
  const options = (await hasDocuments(patientDb)) ? { startAfter: later } : {};
  // A separate key, so that requests made meanwhile do not wait for this one.
  await jobs.send(patientDb, documentsJob, {}, { ...options, singletonKey: `${documentsJob}-start` });
}

const nameOf = ({ kind, key, language }: { kind: string; key: string; language: string }): string =>
  `${language} ${kind} ${key}`;

const withFingerprint = (document: SearchDocument) => {
  const { title, lead, body, address, tutorId = '' } = document;
  const text = [title, lead, body, address, tutorId].join('\u0000');
  return { ...document, fingerprint: createHash('sha256').update(text).digest('base64url') };
};
