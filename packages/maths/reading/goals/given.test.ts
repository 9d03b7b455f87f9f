import { expect, test } from 'vitest';
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
