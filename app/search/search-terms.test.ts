import { expect, test } from 'vitest';
import { toSearchTerms } from './document.ts';

test('all words are required, and the last one matches as a prefix', () => {
  expect(toSearchTerms('linear equ')?.all).toBe("'linear' & 'equ':*");
  expect(toSearchTerms('linear equ')?.each).toEqual(["'linear'", "'equ':*"]);
});

test('operators and quotes are removed', () => {
  expect(toSearchTerms("a'b & !c:* | (d)")?.all).toBe("'a' & 'b' & 'c' & 'd':*");
});

test('an input without words yields no query', () => {
  expect(toSearchTerms(' ?! ')).toBeNull();
  expect(toSearchTerms('')).toBeNull();
});

test('a long input is cut to its first words', () => {
  expect(toSearchTerms('a b c d e f g h i j')?.all.split(' & ')).toHaveLength(8);
});
