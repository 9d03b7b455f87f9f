import { expect, test } from 'vitest';
import { questionOf } from './document.ts';

test('all words count, and the last one may still grow', () => {
  expect(questionOf('linear equ')?.all).toBe("'linear' & 'equ':*");
  expect(questionOf('linear equ')?.each).toEqual(["'linear'", "'equ':*"]);
});

test('signs of the question language and quotes are no words', () => {
  expect(questionOf("a'b & !c:* | (d)")?.all).toBe("'a' & 'b' & 'c' & 'd':*");
});

test('nothing but signs asks nothing', () => {
  expect(questionOf(' ?! ')).toBeNull();
  expect(questionOf('')).toBeNull();
});

test('a long question is cut to its first words', () => {
  expect(questionOf('a b c d e f g h i j')?.all.split(' & ')).toHaveLength(8);
});
