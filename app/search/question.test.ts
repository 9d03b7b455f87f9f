import { expect, test } from 'vitest';
import { questionOf } from './document.ts';

test('all words are required, and the last one matches as a prefix', () => {
  expect(questionOf('linear equ')?.all).toBe("'linear' & 'equ':*");
  expect(questionOf('linear equ')?.each).toEqual(["'linear'", "'equ':*"]);
});

test('operators and quotes are removed', () => {
  expect(questionOf("a'b & !c:* | (d)")?.all).toBe("'a' & 'b' & 'c' & 'd':*");
});

test('an input without words yields no query', () => {
  expect(questionOf(' ?! ')).toBeNull();
  expect(questionOf('')).toBeNull();
});

test('a long input is cut to its first words', () => {
  expect(questionOf('a b c d e f g h i j')?.all.split(' & ')).toHaveLength(8);
});
