import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#app/platform/clock.ts';
import { testServices } from '#tests/support/database.ts';
import type { SearchDocument } from './document.ts';
import { findDocuments } from './find.server.ts';
import { requestDocumentsUpdateAtStart, updateDocuments } from './update-documents.server.ts';

const skill = (key: string, language: 'en' | 'es' | 'fr', title: string, lead: string, body = '') =>
  ({
    kind: 'skill',
    key,
    language,
    title,
    lead,
    body,
    address: `/x/${key}`,
  }) as const satisfies SearchDocument;

const documents: SearchDocument[] = [
  skill(
    'linear',
    'en',
    'Linear equations',
    'You solve an equation with one unknown.',
    'A balance keeps level.',
  ),
  skill('lines', 'en', 'Slope', 'You find how steep a line is.', 'Linear equations draw lines.'),
  skill('linear', 'es', 'Ecuaciones lineales', 'Resuelves una ecuación con una incógnita.'),
  skill('linear', 'fr', 'Équations du premier degré', 'Tu résous une équation à une inconnue.'),
  { ...skill('perimeter', 'fr', 'Périmètre', 'Tu mesures le tour d’une figure.'), kind: 'lesson' },
];

let test: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());
const storeDocuments = (list: readonly SearchDocument[]) =>
  updateDocuments(test.services, async function* () {
    yield { tutors: null, read: () => Promise.resolve(list) };
  });
beforeEach(() => storeDocuments(documents));

const keys = async (typed: string, language: 'en' | 'es' | 'fr' = 'en') =>
  (await findDocuments(test.services, { typed, language })).map(({ key }) => key);

describe('a search', () => {
  it('ranks matches in the title before matches in the text', async () => {
    expect(await keys('linear')).toEqual(['linear', 'lines']);
  });

  it('ignores accents, case and endings, in each language', async () => {
    expect(await keys('ECUACION', 'es')).toEqual(['linear']);
    expect(await keys('équation', 'fr')).toEqual(['linear']);
    expect(await keys('perimetres', 'fr')).toEqual(['perimeter']);
    expect(await keys('equation')).toEqual(['linear', 'lines']);
  });

  it('finds an incomplete word', async () => {
    expect(await keys('ecuac', 'es')).toEqual(['linear']);
    expect(await keys('steep li')).toEqual(['lines']);
  });

  it('finds documents with some of the words when none has all', async () => {
    expect(await keys('slope dinosaur')).toEqual(['lines']);
  });

  it('finds a rare word next to a very frequent one', async () => {
    const many = Array.from({ length: 400 }, (_, n) =>
      skill(`k${n}`, 'en', `Lesson ${n}`, 'You learn.', 'Equations everywhere.'),
    );
    await storeDocuments([...many, skill('rare', 'en', 'Last one', 'You learn.', 'A balance keeps level.')]);
    expect(await keys('equations everywhere')).toHaveLength(12);
    expect(await keys('equations balance')).toContain('rare');
    expect(await keys('equations balance nowhere')).toContain('rare');
  });

  it('finds the correct word next to a misspelt one', async () => {
    expect(await keys('slope equatoins')).toEqual(['lines']);
    expect(await keys('slpoe equations')).toEqual(['linear', 'lines']);
    expect(await keys('slpoe')).toEqual([]);
  });

  it('ignores stop words', async () => {
    expect(await keys('of the')).toEqual([]);
    expect(await keys('the of a slope')).toEqual(['lines']);
    expect(await keys('b c x of')).toEqual([]);
  });

  it('finds nothing in other languages, and nothing without words', async () => {
    expect(await keys('incógnita', 'fr')).toEqual([]);
    expect(await keys('?!')).toEqual([]);
  });
});

describe('updating the index', () => {
  it('bypasses the GIN pending list, so that new words are found at once', async () => {
    const { rows } = await sql<{ options: string[] | null }>`
      select c.reloptions as options from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid = 'app.search_documents'::regclass and a.amname = 'gin'
    `.execute(test.db);
    expect(rows).toEqual([{ options: ['fastupdate=off'] }, { options: ['fastupdate=off'] }]);
  });

  it('writes nothing when nothing has changed', async () => {
    expect(await storeDocuments(documents)).toEqual({ written: 0, deleted: 0 });
  });

  it('updates changed texts and deletes removed ones', async () => {
    const [first, ...others] = documents as [SearchDocument, ...SearchDocument[]];
    expect(await storeDocuments([{ ...first, body: 'Scales and weights.' }, ...others.slice(1)])).toEqual({
      written: 1,
      deleted: 1,
    });
    expect(await keys('weights')).toEqual(['linear']);
    expect(await keys('slope')).toEqual([]);
  });

  it('runs in one process at a time', async () => {
    await storeDocuments([]);
    const done = await Promise.all([
      storeDocuments(documents),
      storeDocuments(documents),
      storeDocuments(documents),
    ]);
    expect(done.map(({ written }) => written).sort()).toEqual([0, 0, documents.length]);
  });
});

describe('startup', () => {
  const waiting = async () => {
    const { rows } = await test.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::float8 as seconds from jobs.job where name = 'search-documents'`,
    );
    return rows.map(({ seconds }) => Math.round(seconds));
  };
  const begin = async (list: readonly SearchDocument[]) => {
    await storeDocuments(list);
    await test.pool.query(`delete from jobs.job where name = 'search-documents'`);
    // The job queue uses the database clock.
    await requestDocumentsUpdateAtStart({ ...test.services, clock: systemClock });
  };

  it('updates an empty index at once', async () => {
    await begin([]);
    expect(await waiting()).toEqual([0]);
  });

  it('delays the update of an existing index', async () => {
    await begin(documents);
    const [seconds] = await waiting();
    expect(seconds).toBeGreaterThan(25);
  });
});
