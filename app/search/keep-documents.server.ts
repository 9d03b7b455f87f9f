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

/** The job that keeps the documents. */
export const documentsJob = 'search-documents';
/** Milliseconds after a start before what can be found already is gone through: the processor is the first visitors’ until then. */
const afterStart = 30_000;
/** Documents in one statement: nine values each, of at most 65,535. */
const atOnce = 500;

/** Some of what can be found: all documents of certain tutors, or all that are nobody’s, as they read in a transaction. */
export type DocumentSource = {
  /** Whose they are, by id; null for those that only change with the version of the product. */
  tutors: readonly string[] | null;
  read(trx: Kysely<DB>): Promise<readonly SearchDocument[]>;
};

/**
 * What may have changed since it was last asked, part after part: the rooms that own the texts, put together by the server. It goes on from there once all
 * parts were taken.
 */
export type Sources = (db: Kysely<DB>) => AsyncIterable<DocumentSource>;

type Done = { written: number; deleted: number };

/**
 * Brings what can be found to what there is: writes what is new or changed, deletes what is gone, leaves the rest. Says how much
 * it wrote and deleted.
 */
export async function keepDocuments({ db }: Pick<Services, 'db'>, sources: Sources): Promise<Done> {
  const done: Done = { written: 0, deleted: 0 };
  for await (const part of sources(db)) {
    const { written, deleted } = await db.transaction().execute((trx) => keepPart(trx, part));
    done.written += written;
    done.deleted += deleted;
  }
  return done;
}

async function keepPart(trx: Kysely<DB>, { tutors, read }: DocumentSource): Promise<Done> {
  await lockDocuments(trx);
  const wanted = new Map((await read(trx)).map((document) => [nameOf(document), withPrint(document)]));
  const kept = new Map((await loadStoredDocuments(trx, tutors)).map((row) => [nameOf(row), row]));
  const changed = [...wanted].filter(
    ([name, { fingerprint }]) => kept.get(name)?.fingerprint !== fingerprint,
  );
  const gone = [...kept].filter(([name]) => !wanted.has(name));
  for (let from = 0; from < changed.length; from += atOnce)
    await putDocuments(
      trx,
      changed.slice(from, from + atOnce).map(([, document]) => document),
    );
  for (const [, row] of gone) await deleteDocument(trx, row);
  return { written: changed.length, deleted: gone.length };
}

/** The documents are kept soon after every start, every five minutes, and soon after `askForDocuments`. */
export function registerSearchJobs(services: Pick<Services, 'db' | 'jobs'>, sources: Sources): void {
  services.jobs.handle(documentsJob, async () => void (await keepDocuments(services, sources)));
  services.jobs.repeat(
    `${documentsJob}-again`,
    '*/5 * * * *',
    async () => void (await keepDocuments(services, sources)),
  );
}

/** Says in a transaction that texts change with it: they can be found a moment after it commits. */
export const askForDocuments = ({ jobs }: Pick<Services, 'jobs'>, trx: Kysely<DB>): Promise<void> =>
  jobs.send(trx, documentsJob, {}, { singletonKey: documentsJob });

/** The same for a start: at once where nothing can be found yet, else when the first visitors have their pages. */
export async function askForDocumentsAtStart({
  jobs,
  clock,
  patientDb,
}: Pick<Services, 'jobs' | 'clock' | 'patientDb'>): Promise<void> {
  const later = new Date(clock.now().getTime() + afterStart);
  const options = (await hasDocuments(patientDb)) ? { startAfter: later } : {};
  // Under a key of its own: what is asked for meanwhile does not wait for this one.
  await jobs.send(patientDb, documentsJob, {}, { ...options, singletonKey: `${documentsJob}-start` });
}

const nameOf = ({ kind, key, language }: { kind: string; key: string; language: string }): string =>
  `${language} ${kind} ${key}`;

const withPrint = (document: SearchDocument) => {
  const { title, lead, body, address, tutorId = '' } = document;
  const text = [title, lead, body, address, tutorId].join('\u0000');
  return { ...document, fingerprint: createHash('sha256').update(text).digest('base64url') };
};
