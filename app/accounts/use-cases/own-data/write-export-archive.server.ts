import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Archive, createArchive } from '../../domain/own-data/archive.ts';
import { csvHead, csvLine } from '#app/platform/csv.ts';
import { type ExportPart, readPart } from './export-parts.server.ts';
import type { PersonColumns } from '../../db/own-data-person.server.ts';

/** Characters of all files together, beyond which a copy is made by hand: a ZIP file ends at 4 GB, patience before. */
const largestCopy = 1024 ** 3;

/** The copy is larger than `largestCopy`. */
export class ExportTooLargeError extends Error {}

type Work = {
  /** Read only, and the same from beginning to end. */
  snapshot: Kysely<DB>;
  parts: readonly ExportPart[];
  columns: PersonColumns;
  madeAt: Date;
  /** Keeps the next piece of the file. */
  keep(piece: Uint8Array): Promise<void>;
  /** Hears with every batch of rows how many parts are done. */
  progress(done: number): Promise<void>;
  /** Files that explain the others, by their names, once the rows of each part are known. */
  explain(counts: ReadonlyMap<string, number>): Record<string, string>;
};

/** Writes the whole file; its size in bytes. Throws TooLarge, and what its functions throw. */
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

/** Both files of a part, each by its own reading of the snapshot, so that neither waits in memory; the rows. */
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
