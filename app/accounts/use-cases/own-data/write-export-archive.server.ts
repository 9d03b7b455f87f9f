import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Archive, createArchive } from '../../domain/own-data/archive.ts';
import { csvHead, csvLine } from '#app/platform/csv.ts';
import { type ExportPart, readPart } from './export-parts.server.ts';
import type { PersonColumns } from '../../db/own-data-person.server.ts';

/** Total characters of all files above which an export has to be made by hand: a ZIP file is limited to 4 GB. */
const largestCopy = 1024 ** 3;

/** The export is larger than `largestCopy`. */
export class ExportTooLargeError extends Error {}

type Work = {
  /** A read-only, repeatable-read snapshot. */
  snapshot: Kysely<DB>;
  parts: readonly ExportPart[];
  columns: PersonColumns;
  madeAt: Date;
  /** Stores the next piece of the file. */
  keep(piece: Uint8Array): Promise<void>;
  /** Called after every batch of rows with the number of finished parts. */
  progress(done: number): Promise<void>;
  /** Files that explain the others, by name; called when the row counts are known. */
  explain(counts: ReadonlyMap<string, number>): Record<string, string>;
};

/** Writes the whole file and returns its size in bytes. Throws ExportTooLargeError and whatever its callbacks throw. */
export async function writeExportArchive(work: Work): Promise<number> {
  const archive = createArchive(work.keep, work.madeAt);
  const counts = new Map<string, number>();
  let left = largestCopy;
  for (const [done, part] of work.parts.entries()) {
    const spend = (text: string): string => {
      left -= text.length;
      if (left < 0) throw new ExportTooLargeError();
      return text;
    };
    counts.set(part.name, await writePart(work, archive, part, { spend, beat: () => work.progress(done) }));
    await work.progress(done + 1);
  }
  for (const [name, text] of Object.entries(work.explain(counts))) {
    const file = archive.file(name);
    await file.write(text);
    await file.end();
  }
  return archive.end();
}

type Meter = { spend(text: string): string; beat(): Promise<void> };

/**
 * Writes both files of a part, each with its own read of the snapshot so that neither is buffered. Returns the number
 * of rows.
 */
async function writePart(
  { snapshot, columns }: Work,
  archive: Archive,
  part: ExportPart,
  { spend, beat }: Meter,
): Promise<number> {
  let count = 0;
  const objectOf = (row: unknown[]) =>
    Object.fromEntries(part.columns.map((name, index) => [name, row[index]]));
  const json = archive.file(`data/${part.name}.json`);
  await json.write('[');
  for await (const rows of readPart(snapshot, part, columns)) {
    const lines = rows.map((row) => `${count++ === 0 ? '' : ','}\n${JSON.stringify(objectOf(row))}`);
    await json.write(spend(lines.join('')));
    await beat();
  }
  await json.write('\n]\n');
  await json.end();
  const csv = archive.file(`data/${part.name}.csv`);
  await csv.write(csvHead(part.columns));
  for await (const rows of readPart(snapshot, part, columns)) {
    await csv.write(spend(rows.map(csvLine).join('')));
    await beat();
  }
  await csv.end();
  return count;
}
