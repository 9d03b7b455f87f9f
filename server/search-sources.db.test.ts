import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { updateDocuments } from '#app/search/update-documents.server.ts';
import type { DocumentSources } from '#app/search/index.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { sixtyTutors } from '#tests/tutors/sixty-tutors.ts';
import { searchSources } from './search-sources.ts';

let app: TestServices;
let maths: Maths;
let sources: DocumentSources;
beforeAll(async () => {
  app = await testServices();
  maths = createMaths();
  await seedTutors(app.db, app.clock, { id: app.services.random.uuid(), email: 'lucia@example.org' });
  await sixtyTutors((statement) => app.pool.query(statement));
});
afterAll(async () => {
  await maths.close();
  await app.close();
});
beforeEach(() => {
  sources = searchSources(maths, app.services.settings);
});

const update = () => updateDocuments(app.services, sources);

/**
 * Waits until no transaction of the cluster is older than the changes: while one is, the next scan returns them a second time. Other tests
 * use databases on the same cluster.
 */
async function settled(): Promise<void> {
  const isOver = async () => {
    const { rows } = await sql<{ over: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > max(changed_in) as over from app.tutor_stamps`.execute(
      app.db,
    );
    return rows[0]?.over;
  };
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
}

/** The number of parts in the next scan and their keys; not stored. */
async function looks() {
  await settled();
  const parts: (number | null)[] = [];
  for await (const { tutors } of sources(app.db)) parts.push(tutors?.length ?? null);
  return parts;
}

const setTutor = (slug: string, to: { name?: string; status?: string }) =>
  app.db.updateTable('app.tutors').set(to).where('slug', '=', slug).execute();

/** The titles of a tutor's documents by language. */
async function titlesOf(slug: string) {
  const { rows } = await sql<{ language: string; title: string }>`
    select language, title from app.search_documents where address = ${`/tutors/${slug}`} order by language`.execute(
    app.db,
  );
  return rows.map(({ language, title }) => `${language} ${title}`);
}

describe('the search index', () => {
  it('is scanned completely once per process, and then only for changed tutors', async () => {
    const [standing, ...pages] = await looks();
    expect(standing).toBeNull();
    expect(pages.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(60);
    expect(await looks()).toEqual([]);
    await setTutor('lucia-restrepo', { name: 'Lucía R.' });
    expect(await looks()).toEqual([1]);
  });

  it('has a tutor in every language, follows the name, and excludes tutors that cannot be booked', async () => {
    await update();
    await setTutor('lucia-restrepo', { name: 'Lucía Restrepo Gil' });
    expect(await update()).toEqual({ written: 3, deleted: 0 });
    const three = ['en Lucía Restrepo Gil', 'es Lucía Restrepo Gil', 'fr Lucía Restrepo Gil'];
    expect(await titlesOf('lucia-restrepo')).toEqual(three);
    await setTutor('lucia-restrepo', { status: 'paused' });
    expect(await update()).toEqual({ written: 0, deleted: 3 });
    expect(await titlesOf('lucia-restrepo')).toEqual([]);
    await setTutor('lucia-restrepo', { status: 'active' });
    expect(await update()).toEqual({ written: 3, deleted: 0 });
  });

  it('is scanned by a new process too, which removes tutors that stopped meanwhile', async () => {
    await update();
    await setTutor('lucia-restrepo', { status: 'paused' });
    sources = searchSources(maths, app.services.settings);
    expect(await update()).toEqual({ written: 0, deleted: 3 });
    await setTutor('lucia-restrepo', { status: 'active' });
    await update();
  });

  it('is scanned again after an interrupted scan', async () => {
    await update();
    await setTutor('lucia-restrepo', { name: 'Lucía' });
    for await (const _ of sources(app.db)) break;
    expect(await update()).toEqual({ written: 3, deleted: 0 });
  });
});
