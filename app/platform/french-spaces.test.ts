import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** All files with texts for people; French ones are values below `fr`, or a whole module of that name. */
const catalogues = globSync([
  'app/**/{messages,documents,seed}/**/*.ts',
  'packages/**/{messages,skills,courses}/**/*.ts',
]).filter((file) => !file.endsWith('.test.ts'));

/** French requires a non-breaking space here: U+00A0, the same everywhere in the product. */
const plain = / [:;?!»]|« |\u202f[:;?!»]|«\u202f/;
/** Inside `{average, number, ::.0}` such a space is not punctuation: it breaks the number format. */
const inFormat = /\{\w+,[^{}]*\u00a0::/;

type Text = { readonly path: string; readonly text: string };

function frenchOf(value: unknown, path: string, french: boolean): Text[] {
  if (typeof value === 'string') return french ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    frenchOf(each, `${path}.${key}`, key === 'en' || key === 'es' ? false : french || key === 'fr'),
  );
}

it('no French text can wrap before its punctuation', async () => {
  const texts: Text[] = [];
  for (const file of catalogues) {
    const found: unknown = await import(resolve(file));
    texts.push(...frenchOf(found, file, /[/-]fr\.ts$/.test(file)));
  }
  expect(texts.length).toBeGreaterThan(4000);
  // Re-exported texts are reported once.
  const broken = new Map(
    texts.filter(({ text }) => plain.test(text) || inFormat.test(text)).map(({ path, text }) => [text, path]),
  );
  expect([...broken]).toEqual([]);
});
