import { describe, expect, it } from 'vitest';
import { withSpokenCalculations } from './spoken-calculations.ts';
import { judgeLines } from './testing.ts';

describe('calculations in words', () => {
  it.each([
    ['en', '19 jumps of 3 is 57, plus 4 is 61', '19 · 3 = 57, 57 + 4 = 61'],
    ['en', '14 steps of 4 is 56', '14 · 4 = 56'],
    ['es-CO', '11 saltos de 5 son 55, más 3 son 58', '11 · 5 = 55, 55 + 3 = 58'],
    ['fr-FR', '3 paquets de 4 font 12 et moins 5 font 7', '3 · 4 = 12 et 12 - 5 = 7'],
  ] as const)('%s: %s is written with signs', (locale, line, written) => {
    expect(withSpokenCalculations(line, locale)).toBe(written);
  });

  it.each([
    ['en', '2 thirds of 12 is 8'],
    ['en', 'the first 4 multiples of 3 are 3, 6, 9'],
    ['en', '10% of 50 is 5'],
    ['fr-FR', '5 est plus grand que 3'],
  ] as const)('%s: %s stays as it is', (locale, line) => {
    expect(withSpokenCalculations(line, locale)).toBe(line);
  });

  it.each([
    ['en', '5, 9, 13, 17, ... find the 15th term', '14 steps of 4 is 56, plus 5 is 61', 'equal'],
    ['en', '5, 9, 13, 17, ... find the 15th term', '14 steps of 4 is 54, plus 5 is 59', 'different'],
    ['es-CO', '3, 8, 13, 18, … halla el término 12', '11 saltos de 5 son 55, más 3 son 58', 'equal'],
    ['es-CO', '3, 8, 13, 18, … halla el término 12', '11 saltos de 5 son 55, más 3 son 68', 'different'],
    ['fr-FR', '2, 8, 14, 20, … trouver le 10e terme', '9 fois 6 font 54, plus 2 font 56', 'equal'],
    ['fr-FR', '2, 8, 14, 20, … trouver le 10e terme', '10 fois 6 font 60, plus 2 font 62', 'different'],
  ] as const)('%s %s | %s: %s', (locale, problem, line, verdict) => {
    expect(judgeLines(locale, problem, line).verdict).toBe(verdict);
  });
});
