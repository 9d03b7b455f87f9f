import { expect, test } from 'vitest';
import { correctSpelling, isOneMistake } from './spelling.ts';

test.each([
  ['en', 'derivitive', 'derivative'],
  ['en', 'simplfying', 'simplifying'],
  ['en', 'factroise', 'factorise'],
  ['fr', 'lantecedent', 'antecedent'],
] as const)('%s %s is meant as %s', (language, typed, meant) => {
  expect(correctSpelling(language, typed)).toBe(meant);
});

test.each(['factory', 'company', 'sandwich', 'together', 'derivative'])('%s stays', (word) => {
  expect(correctSpelling('en', word)).toBe(word);
});

test('a word that stands only in phrases stays', () => {
  expect(correctSpelling('es', 'cuadrada')).toBe('cuadrada');
});

test('one mistake is a letter missing, added, wrong, or two exchanged', () => {
  expect(isOneMistake('integral', 'intergal')).toBe(true);
  expect(isOneMistake('integral', 'intregla')).toBe(false);
  expect(isOneMistake('integral', 'integarl')).toBe(true);
  expect(isOneMistake('integral', 'integral')).toBe(false);
  expect(isOneMistake('integral', 'integral s')).toBe(false);
});
