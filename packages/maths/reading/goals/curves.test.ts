import { expect, test } from 'vitest';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  ['The function f is such that f(x) = 5x − 8. Find f −1(12)', 'en-GB', 'solve 5x - 8 = 12'],
  ['Sea f(x) = 5x − 8. Calcula f⁻¹(12)', 'es-ES', 'solve 5x - 8 = 12'],
  ['Soit f(x) = 5x − 8. Calculer f^{-1}(12)', 'fr-FR', 'solve 5x - 8 = 12'],
])('a value of an inverse function is where the function has that value: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toContain(asks);
});

test('the inverse of a function that has several is not guessed', () => {
  expect(describeRequest('f(x) = x² − 8. Find f⁻¹(1)', 'en-GB')).not.toContain('solve');
});
