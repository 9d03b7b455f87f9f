import { expect, test } from 'vitest';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  ['log2(x) + log2(x - 2) = 3', 'en-GB', 'solve log_(2)(x) + log_(2)(x - 2) = 3'],
  ['Resuelve log3(x) = 2', 'es-ES', 'solve log_(3)(x) = 2'],
  ['Calculer log₂ 16 + log₃ 27', 'fr-FR', 'evaluate log_(2)(16) + log_(3)(27)'],
  ['Find log2 32 − log3 9', 'en-GB', 'evaluate log_(2)(32) - log_(3)(9)'],
])('digits behind the name of a logarithm are its base: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toBe(asks);
});

test.each([
  ['Sucesión aritmética con a1 = 4 y d = 3. Halla a10.', 'es-ES', 'arithmetic_term, a = 4, d = 3, n = 10'],
  [
    'Suite géométrique de premier terme u0 = 5 et de raison 2. Calculer u4.',
    'fr-FR',
    'geometric_term, a = 5, r = 2, n = 5',
  ],
  ['Geometric sequence with u1 = 3 and r = 2. Find u6.', 'en-GB', 'geometric_term, a = 3, r = 2, n = 6'],
])('digits behind a letter are its index where a sequence is named: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toContain(asks);
});

test('elsewhere digits behind a letter may be a lost exponent', () => {
  expect(describeRequest('simplify x2 + x2', 'en-GB')).not.toContain('_');
});

test.each([
  ['Calculer ∫ de 1 à 3 de 2x dx', 'fr-FR', 'integrate ∫_1^3 2x dx'],
  ['Work out ∫ from 0 to 2 of 3x^2 dx', 'en-GB', 'integrate ∫_0^2 3x² dx'],
  ['Calcula ∫ de 1 a 2 de 4x^3 dx', 'es-ES', 'integrate ∫_1^2 4x³ dx'],
])('an integral sign with its bounds in words: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toBe(asks);
});

test.each([
  ['Résoudre cos(x) = 1/2 sur [0 ; 2π]', 'fr-FR', 'solve cos(x) = 1/2 | within [0, 2π]'],
  ['Solve sin(x) = 1/2 over [0, 2π]', 'en-GB', 'solve sin(x) = 1/2 | within [0, 2π]'],
])('an interval behind a word that may also divide: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toBe(asks);
});
