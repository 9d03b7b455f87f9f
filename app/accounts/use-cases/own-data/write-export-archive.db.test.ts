import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { loadColumns } from '../../db/own-data-person.server.ts';
import type { ExportPart } from './export-parts.server.ts';
import { writeExportArchive } from './write-export-archive.server.ts';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
});
afterEach(() => app.close());

/** Exports so many rows in one part, and none in the next. */
async function exportRows(count: number) {
  await sql`insert into app.sign_up_links (email, token_hash, sent_at)
    select n || '@example.org', 'hash ' || n, now() from generate_series(1, ${count}::int) n`.execute(app.db);
  const part = (name: string, rows: ExportPart['rows']): ExportPart => ({
    name,
    table: 'app.sign_up_links',
    columns: ['email'],
    leftOut: {},
    rows,
  });
  const columns = await loadColumns(app.db);
  const pieces: Uint8Array[] = [];
  const progress: number[] = [];
  const size = await app.db.transaction().execute((snapshot) =>
    writeExportArchive({
      snapshot,
      columns,
      parts: [part('links', sql`true`), part('none', sql`false`)],
      madeAt: app.clock.now(),
      keep: async (piece) => void pieces.push(piece),
      progress: async (done) => void progress.push(done),
      explain: (counts) => ({ 'counts.json': JSON.stringify([...counts]) }),
    }),
  );
  const bytes = Buffer.concat(pieces);
  expect(size).toBe(bytes.length);
  const files = unzipSync(bytes);
  const read = (name: string) => Buffer.from(files[name] ?? []).toString();
  return { progress, read };
}

it.each([
  // Five hundred rows are a batch, and each part is read for two files.
  [0, [1, 2]],
  [1, [0, 0, 1, 2]],
  [500, [0, 0, 1, 2]],
  [501, [0, 0, 0, 0, 1, 2]],
])('%i rows are all written; each batch and each part reports progress: %j', async (count, reported) => {
  const { progress, read } = await exportRows(count);
  expect(progress).toEqual(reported);
  const emails = Array.from({ length: count }, (_, index) => `${index + 1}@example.org`).toSorted();
  const rows = JSON.parse(read('data/links.json')) as { email: string }[];
  expect(rows.map(({ email }) => email).toSorted()).toEqual(emails);
  expect(read('data/links.csv').split('\r\n').slice(1, -1).toSorted()).toEqual(emails);
  expect(JSON.parse(read('data/none.json'))).toEqual([]);
  expect(JSON.parse(read('counts.json'))).toEqual([
    ['links', count],
    ['none', 0],
  ]);
});
