import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

const thales = 'Les triangles AMN et ABC sont en situation de Thalès, AM = 3, AB = 9, AN = 4. Calculer AC.';
const tickets =
  'Tickets cost $8 for adults and $5 for kids. 30 tickets were sold for $186. How many adult tickets?';
const consecutive = 'La suma de tres números consecutivos es 72. ¿Cuáles son?';

function verdictOf(
  locale: string,
  text: string,
  line: string,
  story: string | undefined,
  earlier: readonly string[] = [],
): string {
  const read = answer('parse', { text, locale }, null);
  const problem = read.ok ? read.text : text;
  const result = answer('checkLine', { problem, previous: problem, line, story, earlier, locale }, null);
  return result.ok ? result.verdict : 'unread';
}

describe('names that stand in the text of a problem', () => {
  it.each([
    ['fr-FR', thales, 'AM/AB = AN/AC', 'equal'],
    ['fr-FR', thales, 'AC = 4 + 6 = 10', 'different'],
    ['es-ES', 'Sucesión aritmética con a1 = 4 y d = 3. Halla a10.', 'a10 = 4 + 10 · 3 = 34', 'different'],
    ['es-ES', 'Sucesión aritmética con a1 = 4 y d = 3. Halla a10.', 'a4 = 13', 'equal'],
    [
      'fr-FR',
      'Suite géométrique de premier terme u0 = 5 et de raison 2. Calculer u4.',
      'u4 = 5 × 2^4 = 80',
      'equal',
    ],
    [
      'fr-FR',
      'Suite géométrique de premier terme u0 = 5 et de raison 2. Calculer u4.',
      '5, 10, 20, 40, 80',
      'equal',
    ],
  ])('%s %s | %s: %s', (locale, text, line, verdict) => {
    expect(verdictOf(locale, text, line, text)).toBe(verdict);
  });
});

describe('letters of their own for a story', () => {
  it.each([
    ['en', tickets, [], 'a + k = 30 and 8a + 5k = 186', 'equal'],
    ['en', tickets, ['8a + 5(30 - a) = 186'], '3a = 36', 'equal'],
    ['en', tickets, ['8a + 5(30 - a) = 186'], '3a = 46', 'different'],
    ['es-ES', consecutive, [], 'n + (n + 1) + (n + 2) = 72', 'equal'],
    ['es-ES', consecutive, ['3n + 3 = 72'], '3n = 75', 'different'],
    ['es-ES', consecutive, [], 'n + 2n + 3n = 72', 'different'],
  ])('%s %s | %j | %s: %s', (locale, story, earlier, line, verdict) => {
    expect(verdictOf(locale, story, line, story, earlier)).toBe(verdict);
  });
});

describe('quantities beside an equation or a percentage', () => {
  it.each([
    ['en', 'x/2 + x/3 = 10', 'LCD is 6', 'equal'],
    ['en', 'x/2 + x/3 = 10', 'LCD is 5', 'different'],
    ['es-ES', '5/6 + 3/8', 'm.c.m.(6, 8) = 24', 'equal'],
    ['en', 'Solve x^2 < 16', 'x < ±4', 'different'],
  ])('%s %s | %s: %s', (locale, text, line, verdict) => {
    expect(verdictOf(locale, text, line, undefined)).toBe(verdict);
  });

  const jacket = 'A jacket costs £64 after a 20% reduction. What was the original price?';
  it.each([
    ['80% is £64 so 10% is £8', 'equal'],
    ['20% is £12.80', 'different'],
  ])('%s: %s', (line, verdict) => {
    expect(verdictOf('en', jacket, line, jacket)).toBe(verdict);
  });
});
