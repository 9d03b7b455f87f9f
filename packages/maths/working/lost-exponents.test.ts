import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

function verdictOf(locale: string, problem: string, line: string): string {
  const result = answer('checkLine', { problem, previous: problem, line, earlier: [], locale }, null);
  return result.ok ? result.verdict : 'unread';
}

describe('a digit behind a letter may be an exponent', () => {
  it.each([
    ['en', 'expand (x + 5)^2', 'x2 + 10x + 25', 'equal'],
    ['es-ES', 'Desarrolla (2x - 3)^2', '4x2 - 12x + 9', 'equal'],
    ['fr-FR', 'Factoriser 9x² - 25', '9x2 - 25 = (3x - 5)(3x + 5)', 'equal'],
    ['en', 'expand (x + 5)^2', 'x2 + 25', 'different'],
    ['en', 'expand (x + 5)^2', 'x2 + 10x + 20', 'different'],
  ])('%s: %s, %s is %s', (locale, problem, line, verdict) => {
    expect(verdictOf(locale, problem, line)).toBe(verdict);
  });
});
