import { describe, expect, it } from 'vitest';
import { mistakeIds } from '../verify/mistake-ids.ts';
import { localizeMaths } from './localize.ts';

describe('texts of mistakes', () => {
  it.each(['en', 'es', 'fr'])('%s: every mistake is said with its pieces', (locale) => {
    const texts = mistakeIds.map((id) =>
      localizeMaths(locale, `mistakes.${id}`, { before: '3(x − 2)', wrong: '3x − 2', right: '3x − 6' }),
    );
    expect(texts.filter((text) => /[{}]|^mistakes\./.test(text))).toEqual([]);
  });

  it.each(['en', 'es', 'fr'])('%s: every mistake is said when a piece is missing', (locale) => {
    const texts = mistakeIds.map((id) => localizeMaths(locale, `mistakes.${id}`));
    expect(texts.filter((text) => /[{}]|^mistakes\./.test(text))).toEqual([]);
  });

  it('a missing piece is shown as dots', () => {
    expect(localizeMaths('en', 'mistakes.adds_unlike_terms', { before: '2x + 3' })).toBe(
      'In 2x + 3 the terms are of different kinds, so they cannot be combined into ….',
    );
  });
});
