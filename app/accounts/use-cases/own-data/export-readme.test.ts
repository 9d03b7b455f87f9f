import { expect, it } from 'vitest';
import { registry } from '#database/registry.ts';
import { languages } from '#app/platform/texts.ts';
import { archiveTexts } from '../../messages/own-data/archive/index.ts';
import { buildManifest, buildReadme } from './export-readme.ts';

const about = { madeAt: new Date('2026-11-22T10:00:00Z'), email: 'ana@example.org' };
const part = {
  name: 'app_learner_profiles',
  table: 'app.learner_profiles',
  columns: ['id', 'name'],
  leftOut: {},
} as unknown as Parameters<typeof buildReadme>[0][number];

it.each(languages)('the paper names each part once, and at the end what is missing (%s)', (language) => {
  const texts = archiveTexts[language].ownDataArchive;
  const paper = buildReadme([part], new Map([['app_learner_profiles', 1]]), { ...about, language });
  const blocks = paper.trimEnd().split('\r\n\r\n');
  expect(blocks.at(-3)).toMatch(/^data\/app_learner_profiles\r\n/);
  expect(blocks.slice(-2)).toEqual([texts.readme.missing.toUpperCase(), texts.readme.missingBody]);
  expect(blocks[1]).toContain('2026-11-22T10:00:00.000Z');
  expect(blocks[1]).toContain('ana@example.org');
});

it('columns that are left out are named beside the number of rows', () => {
  const withheld = { ...part, leftOut: { secret: 'x' } } as typeof part;
  const paper = buildReadme([withheld], new Map(), { ...about, language: 'en' });
  expect(paper).toContain('(nothing; left out: secret)');
  expect(buildReadme([part], new Map(), { ...about, language: 'en' })).toContain('(nothing)');
});

it('the list for programs counts the rows of each part', () => {
  const list = JSON.parse(
    buildManifest([part], new Map([['app_learner_profiles', 3]]), { ...about, language: 'en' }),
  ) as { parts: object[] };
  expect(list.parts).toEqual([
    expect.objectContaining({ table: 'app.learner_profiles', rows: 3, columns: ['id', 'name'] }),
  ]);
});

it('the list for programs gives a reason for each withheld table, and names no table that is not withheld', () => {
  const { withheld } = JSON.parse(buildManifest([part], new Map(), { ...about, language: 'en' })) as {
    withheld: { table: string; why?: string; keptFor?: string }[];
  };
  const expected = Object.entries(registry).flatMap(([table, entry]) =>
    entry.personal && entry.export === 'none' ? [table] : [],
  );
  expect(withheld.map(({ table }) => table)).toEqual(expected);
  expect(withheld.filter(({ why, keptFor }) => !why || !keptFor)).toEqual([]);
  expect(expected.length).toBeGreaterThan(0);
});
