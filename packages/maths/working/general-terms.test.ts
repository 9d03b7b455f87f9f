import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const fromZero = {
  en: 'An arithmetic sequence has u_0 = 7 and common difference -3. Find u_12.',
  es: 'u_0 = 2 y u_(n+1) = 3u_n - 1. Calcula u_4.',
  fr: 'Soit (u_n) arithmétique avec u_0 = 7 et r = -3. Calculer u_12.',
};
const geometric = '(v_n) est géométrique, v_0 = 2 et q = 3. Calculer v_5.';
const fromOne = 'Sucesión aritmética con a_1 = 5 y d = 4. Halla a_20.';

describe('a formula for any term of a sequence', () => {
  it.each([
    ['en', fromZero.en, 'u_n = 7 - 3n'],
    ['en', fromZero.en, 'u(n) = 7 - 3n'],
    ['fr', fromZero.fr, 'u_n = u_0 + n × r = 7 - 3n'],
    ['fr', geometric, 'v_n = 2 × 3^n'],
    ['fr', geometric, 'v_n = v_0 × q^n'],
    ['es', fromOne, 'a_n = 5 + 4(n - 1)'],
    ['es', fromOne, 'a_n = 4n + 1'],
    ['es', fromZero.es, 'u_1 = 5'],
    ['en', fromZero.en, 'u_1 = 4'],
  ])('%s %s | %s gives the terms of the text', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('aside');
  });

  it.each([
    ['en', fromZero.en, 'u_n = 7 - 3(n - 1)', 'term_counted_from_zero'],
    ['fr', fromZero.fr, 'u_n = u_0 + (n - 1) r', 'term_counted_from_zero'],
    ['es', fromOne, 'a_n = 5 + 4n', 'term_counted_from_zero'],
    ['fr', geometric, 'v_n = 2 × 3n', 'sequence_kind_confused'],
    ['fr', geometric, 'v_n = 3^n', 'first_term_forgotten'],
    ['en', fromZero.en, 'u_n = -3 + 7n', 'step_as_constant'],
    ['fr', geometric, 'v_n = 6^n', 'different'],
    ['es', fromZero.es, 'u_n = 2 + 3n', 'different'],
    ['en', fromZero.en, 'u_1 = 7', 'term_index_mixed'],
  ])('%s %s | %s does not: %s', (locale, story, line, mistake) => {
    expect(judgeStoryLine(locale, story, line)).toBe(mistake);
  });
});
