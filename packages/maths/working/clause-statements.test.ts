import { describe, expect, it } from 'vitest';
import { judgeLines } from './testing.ts';

describe('a value between two others', () => {
  it.each([
    ['en', '2^x = 20', 'x is between 4 and 5', 'equal'],
    ['en', '2^x = 20', 'x is between 5 and 4', 'equal'],
    ['fr', '2^x = 20', '2^4 = 16 et 2^5 = 32, donc x est entre 4 et 5', 'equal'],
    ['fr', '2^x = 20', 'donc x est entre 5 et 6', 'different'],
    // What is between the two is not said.
    ['en', '2^x = 20', 'so the answer is between 4 and 5', 'unread'],
    ['en', 'x^2 - 7x + 10 = 0', 'x = 2 and x = 5', 'equal'],
  ])('%s: %s | %s: %s', (locale, problem, line, verdict) => {
    expect(judgeLines(locale, problem, line).verdict).toBe(verdict);
  });

  it.each([
    ['x^2 - 7x + 10 < 0', 'x is between 2 and 5', true],
    ['x^2 - 7x + 10 <= 0', 'x is between 2 and 5', true],
    ['x^2 - 7x + 10 < 0', 'x is between 2 and 6', false],
  ])('answers an inequality: %s | %s: %s', (problem, line, finished) => {
    expect(judgeLines('en', problem, line).finished).toBe(finished);
  });
});

describe('values that a later clause rejects', () => {
  it.each([
    ['en', 'log_3(x) + log_3(x - 6) = 3', 'x = 9 or x = -3, but x = -3 is not allowed', 'equal'],
    ['en', 'log_3(x) + log_3(x - 6) = 3', 'x = 9 or x = -3, but x = 9 is not allowed', 'different'],
    ['es-CO', '√(x + 6) = x', 'x = 3 o x = -2, pero x = -2 no sirve', 'equal'],
    ['es-CO', '√(x + 6) = x', 'x = 3 o x = -2, las dos valen', 'different'],
    ['fr-FR', '√(x + 6) = x', 'x = 3 ou x = -2, mais -2 ne convient pas', 'equal'],
    ['fr-FR', '√(x + 6) = x', 'x = 3 ou x = -2, mais 3 est exclu', 'different'],
  ] as const)('%s %s | %s: %s', (locale, problem, line, verdict) => {
    expect(judgeLines(locale, problem, line).verdict).toBe(verdict);
  });
});
