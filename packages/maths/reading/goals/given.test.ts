import { describe, expect, it, test } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  ['If 2x + 3y = 16 and 5x − y = 6, then xy = ?', 'en-GB'],
  ['Si 2x + 3y = 16 y 5x − y = 6, calcula xy', 'es-ES'],
  ['Si 2x + 3y = 16 et 5x − y = 6, calculer xy', 'fr-FR'],
])('an expression whose letters a system gives: %s', (text, locale) => {
  expect(describeRequest(text, locale)).toBe('evaluate x * y | value, x = 2, y = 4'.replace('x * y', 'xy'));
});

test.each([
  'If x² + y = 16 and 5x − y = 6, find xy',
  'If x + y = 16 and 2x + 2y = 32, find xy',
  'If x + y = 16 and x − y = 2, find xyz',
])('is only calculated where it has one value: %s', (text) => {
  expect(describeRequest(text, 'en-GB')).not.toContain('value, x');
});

describe('the letters of a system', () => {
  it.each([
    ['es', 'x+y=15 y x-y=3 necesito la x y la y xfa', 'x = 9; y = 6'],
    ['es', 'Si x+y=15 y x-y=3, halla el valor de la x y el de la y.', 'x = 9; y = 6'],
    ['es', 'x+y=15 y x-y=3, ¿cuánto vale y?', 'y = 6'],
    ['es', 'x+y=15 y x-y=3, ¿cuánto vale la y?', 'y = 6'],
    ['en', 'x+y=15 and x-y=3 find both x and y', 'x = 9 and y = 6'],
    ['en', 'x+y=15 and x-y=3, find the x and the y', 'x = 9 and y = 6'],
    ['fr', 'x+y=15 et x-y=3, il me faut le x et le y', 'x = 9 et y = 6'],
  ])('%s: %s', (locale, problem, own) => {
    const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
    expect('answer' in shown ? shown.answer.replace(' y y', '; y') : shown).toBe(own);
  });
});
