import type { Kysely } from 'kysely';
import { registry } from '#database/registry.ts';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { confirmedEmail } from '../queries.server.ts';
import { type Archive, createArchive } from './archive.ts';
import { csvHead, csvLine } from './csv.ts';
import {
  beginAttempt,
  clearEarlier,
  type ExportRecord,
  finishAttempt,
  insertPiece,
  noteProgress,
} from './export-queries.server.ts';
import { mailReady } from './letters.server.ts';
import { archiveTexts } from './messages/archive/index.ts';
import { type Part, partsOf, readPart } from './parts.server.ts';
import { type Columns, loadColumns, type Person } from './person-queries.server.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'mail' | 'settings' | 'log'>;

/** Characters of all files together, beyond which a copy is made by hand: a ZIP file ends at 4 GB, patience before. */
export const largestExport = 1024 ** 3;

/** Another attempt has taken the work over, or the account is gone. */
class Superseded extends Error {}
class TooLarge extends Error {}

/**
 * Makes the copy that was asked for, from one snapshot of the database, a batch of rows at a time. May be started
 * again at any moment: an attempt that was cut off leaves nothing that is handed out, and of two only the later finishes.
 */
export async function buildExport(services: Needs, input: { exportId: string }): Promise<void> {
  const { db, clock, log } = services;
  const columns = await loadColumns(db);
  const total = partsOf({ accountId: '', email: null, visitorIds: [] }, columns).length;
  const attempt = await beginAttempt(db, { id: input.exportId, total, now: clock.now() });
  if (!attempt) return;
  const person: Person = {
    accountId: attempt.accountId,
    email: await confirmedEmail(db, attempt.accountId),
    visitorIds: attempt.visitorId ? [attempt.visitorId] : [],
  };
  try {
    const size = await write(services, attempt, person, columns);
    await finish(services, attempt, { person, size });
  } catch (thrown) {
    if (thrown instanceof Superseded) return;
    if (!(thrown instanceof TooLarge)) throw thrown;
    log.error({ exportId: attempt.id }, 'a copy of an account is too large to be made');
    await finishAttempt(db, attempt, { state: 'failed', size: null, now: clock.now() });
  }
}

/** Writes all files; the size of the archive in bytes. */
async function write(
  services: Needs,
  attempt: ExportRecord,
  person: Person,
  columns: Columns,
): Promise<number> {
  const { db, clock } = services;
  let position = 0;
  const archive = createArchive(
    (bytes) => insertPiece(db, attempt, { position: position++, bytes }),
    attempt.createdAt,
  );
  const parts = partsOf(person, columns);
  const limit = { left: largestExport };
  const counts = new Map<string, number>();
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      for (const [index, part] of parts.entries()) {
        counts.set(part.name, await writePart(snapshot, archive, part, columns, limit));
        const wanted = await noteProgress(db, attempt, { done: index + 1, now: clock.now() });
        if (!wanted) throw new Superseded();
      }
    });
  await writeText(archive, 'manifest.json', manifest(attempt, parts, counts));
  await writeText(archive, 'README.txt', readme(attempt, person, parts, counts));
  return archive.end();
}

/** Both files of a part, each by its own reading of the snapshot, so that neither waits in memory; the rows. */
async function writePart(
  snapshot: Kysely<DB>,
  archive: Archive,
  part: Part,
  columns: Columns,
  limit: { left: number },
): Promise<number> {
  let count = 0;
  const within = (text: string): string => {
    limit.left -= text.length;
    if (limit.left < 0) throw new TooLarge();
    return text;
  };
  const json = archive.file(`data/${part.name}.json`);
  await json.write('[');
  for await (const rows of readPart(snapshot, part, columns)) {
    const objects = rows.map((row) =>
      Object.fromEntries(part.columns.map((column, index) => [column, row[index]])),
    );
    await json.write(
      within(objects.map((object) => `${count++ === 0 ? '' : ','}\n${JSON.stringify(object)}`).join('')),
    );
  }
  await json.write('\n]\n');
  await json.end();
  const csv = archive.file(`data/${part.name}.csv`);
  await csv.write(csvHead(part.columns));
  for await (const rows of readPart(snapshot, part, columns))
    await csv.write(within(rows.map(csvLine).join('')));
  await csv.end();
  return count;
}

async function writeText(archive: Archive, name: string, text: string): Promise<void> {
  const file = archive.file(name);
  await file.write(text);
  await file.end();
}

/** What is in the copy and what is not, for programs. */
function manifest(
  attempt: ExportRecord,
  parts: readonly Part[],
  counts: ReadonlyMap<string, number>,
): string {
  const held = parts.map(({ name, table, columns, leftOut }) => ({
    files: [`data/${name}.json`, `data/${name}.csv`],
    table,
    rows: counts.get(name) ?? 0,
    columns,
    leftOut,
    keptFor: registry[table]?.retention,
  }));
  const withheld = Object.entries(registry).flatMap(([table, entry]) =>
    entry.personal && entry.export === 'none'
      ? [{ table, why: entry.withheld, keptFor: entry.retention }]
      : [],
  );
  const madeAt = attempt.createdAt.toISOString();
  return `${JSON.stringify({ product: brand, madeAt, parts: held, withheld }, null, 2)}\n`;
}

/** The same for people, in their language. */
function readme(
  attempt: ExportRecord,
  person: Person,
  parts: readonly Part[],
  counts: ReadonlyMap<string, number>,
): string {
  const t = translator(archiveTexts, attempt.language, 'ownDataArchive');
  const lines = parts.map(({ name, leftOut }) => {
    const missing = Object.keys(leftOut).join(', ');
    const about = aboutPart(attempt.language, name);
    const rows = t('readme.rows', { count: counts.get(name) ?? 0 });
    return `data/${name}\n  ${about} (${rows}${missing ? `; ${t('readme.leftOut', { columns: missing })}` : ''})`;
  });
  return `${[
    t('readme.title', { brand }),
    t('readme.made', { at: attempt.createdAt.toISOString(), email: person.email ?? person.accountId }),
    t('readme.formats'),
    t('readme.parts').toUpperCase(),
    ...lines,
    t('readme.missing').toUpperCase(),
    t('readme.missingBody'),
  ].join('\r\n\r\n')}\r\n`;
}

/** What a part holds. A test asks for the words about every part that the registry makes. */
export const aboutPart = (language: Language, name: string): string =>
  (archiveTexts[language].ownDataArchive.files as Record<string, string>)[name] ?? name;

/** From here on the copy is handed out, and nothing else of the account is left to hand out. */
async function finish(
  services: Needs,
  attempt: ExportRecord,
  { person, size }: { person: Person; size: number },
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const finished = await finishAttempt(trx, attempt, { state: 'ready', size, now: clock.now() });
    if (!finished) return;
    await clearEarlier(trx, attempt);
    if (person.email) await mailReady({ ...services, db: trx }, attempt, person.email);
  });
}
