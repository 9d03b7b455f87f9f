import type { Services } from '#app/platform/services.server.ts';
import { confirmedEmail } from '../../db/accounts.server.ts';
import { buildManifest, buildReadme } from './export-readme.ts';
import {
  beginAttempt,
  clearEarlier,
  type ExportRecord,
  finishAttempt,
  insertPiece,
  noteProgress,
} from '../../db/own-data-export.server.ts';
import { sendExportReadyMail } from './mails.server.ts';
import { partsOf } from './export-parts.server.ts';
import { createProgressReporter, REPORT_INTERVAL_MS } from './progress-reporter.ts';
import {
  type PersonColumns,
  loadColumns,
  loadPerson,
  type DataSubject,
} from '../../db/own-data-person.server.ts';
import { ExportTooLargeError, writeExportArchive } from './write-export-archive.server.ts';

type Deps = Pick<Services, 'db' | 'patientDb' | 'clock' | 'mail' | 'settings' | 'log'>;

/** Another attempt has taken over, or the account no longer exists. */
class SupersededError extends Error {}

/**
 * Builds the requested export from one database snapshot, in batches of rows. Safe to restart: an interrupted attempt
 * leaves nothing downloadable, and of two concurrent attempts only the later one finishes.
 */
export async function buildExport(services: Deps, input: { exportId: string }): Promise<void> {
  const { db, clock, log } = services;
  const columns = await loadColumns(db);
  const total = partsOf({ accountId: '', emails: [], visitorIds: [] }, columns).length;
  const attempt = await beginAttempt(db, { id: input.exportId, total, now: clock.now() });
  if (!attempt) return;
  const person = await loadPerson(db, attempt);
  const email = await confirmedEmail(db, attempt.accountId);
  try {
    const size = await write(services, attempt, { person, email, columns });
    await finish(services, attempt, { email, size });
  } catch (thrown) {
    if (thrown instanceof SupersededError) return;
    if (!(thrown instanceof ExportTooLargeError)) throw thrown;
    log.error({ exportId: attempt.id }, 'a copy of an account is too large to be made');
    await finishAttempt(db, attempt, { state: 'failed', size: null, now: clock.now() });
  }
}

/** Writes the file in pieces while reading the snapshot. Returns its size in bytes. */
async function write(
  { db, patientDb, clock }: Deps,
  attempt: ExportRecord,
  { person, email, columns }: { person: DataSubject; email: string | null; columns: PersonColumns },
): Promise<number> {
  const parts = partsOf(person, columns);
  const about = {
    madeAt: attempt.createdAt,
    language: attempt.language,
    email: email ?? person.accountId,
  };
  let position = 0;
  const reporter = createProgressReporter(clock, async (progress) => {
    if (!(await noteProgress(db, attempt, progress))) throw new SupersededError();
  });
  // A statement that scans a large table reports nothing for a long time; the timer keeps the attempt marked as alive.
  const pulse = setInterval(() => void reporter.repeat().catch(() => undefined), REPORT_INTERVAL_MS);
  const size = patientDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) =>
      writeExportArchive({
        snapshot,
        parts,
        columns,
        madeAt: attempt.createdAt,
        keep: (bytes) => insertPiece(db, attempt, { position: position++, bytes }),
        progress: reporter.report,
        explain: (counts) => ({
          'manifest.json': buildManifest(parts, counts, about),
          'README.txt': buildReadme(parts, counts, about),
        }),
      }),
    );
  return size.finally(() => clearInterval(pulse));
}

/** Makes the export downloadable and deletes all earlier ones of the account. */
async function finish(
  services: Deps,
  attempt: ExportRecord,
  { email, size }: { email: string | null; size: number },
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const finished = await finishAttempt(trx, attempt, { state: 'ready', size, now: clock.now() });
    if (!finished) return;
    await clearEarlier(trx, attempt);
    if (email) await sendExportReadyMail({ ...services, db: trx }, attempt, email);
  });
}
