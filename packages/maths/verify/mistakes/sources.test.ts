import { describe, expect, it } from 'vitest';
import { mistakeIds } from '../mistake-ids.ts';
import { mistakeSources, mistakesWithoutSource, publications } from './sources.ts';

const sources = Object.values(mistakeSources).flat();

describe('sources of the documented mistakes', () => {
  it('every mistake has a source, four excepted', () => {
    expect(mistakeIds.filter((id) => !(id in mistakeSources))).toEqual(mistakesWithoutSource);
    expect(mistakesWithoutSource).toHaveLength(4);
  });

  it('every entry is a documented mistake', () => {
    const ids = new Set<string>(mistakeIds);
    expect(Object.keys(mistakeSources).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every publication is used', () => {
    const used = new Set<string>(sources.map(({ publication }) => publication));
    expect(Object.keys(publications).filter((id) => !used.has(id))).toEqual([]);
  });

  it('every publication has an author or an institution, a year or "n.d.", and a title', () => {
    const year = String.raw`\((?:(?:19|20)\d\d(?:–(?:19|20)\d\d)?|n\.d\.)\)`;
    const pattern = new RegExp(String.raw`^\p{Lu}.+ ${year}\. .+[.?]$`, 'u');
    const references = Object.values(publications).map(({ reference }) => reference);
    expect(references.filter((reference) => !pattern.test(reference))).toEqual([]);
  });

  it('a mistake names a publication once', () => {
    const repeated = Object.entries(mistakeSources).filter(
      ([, list]) => new Set(list.map(({ publication }) => publication)).size < list.length,
    );
    expect(repeated).toEqual([]);
  });

  it('a passage that was read has a place in its publication', () => {
    expect(sources.filter((source) => source.found === 'read' && source.at === '')).toEqual([]);
  });
});
