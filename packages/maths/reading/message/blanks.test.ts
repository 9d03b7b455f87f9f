import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { withBlankLetters } from './blanks.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer.replaceAll(/\s/gu, ' ') : null;
};

describe('a missing number', () => {
  it.each([
    ['? × 7 = 42', 'en', 'n = 6'],
    ['Find the missing number: □/12 = 3/4', 'en', 'n = 9'],
    ['Fill in the blank: __ + 5 = 12', 'en', 'n = 7'],
    ['What number goes in the box? 15 − □ = 9', 'en', 'n = 6'],
    ['4 x ? = 20', 'en', 'n = 5'],
    ['7 + [ ] = 15', 'en', 'n = 8'],
    [String.raw`$\square \times 6 = 54$`, 'en', 'n = 9'],
    [String.raw`$\frac{\square}{12} = \frac{3}{4}$`, 'en', 'n = 9'],
    ['Rellena el hueco: 24 : ___ = 6', 'es', 'n = 4'],
    ['¿Qué número falta? 3/5 = □/20', 'es', 'n = 12'],
    ['Complète : … × 9 = 63', 'fr', 'n = 7'],
  ])('%s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });
});

describe('other blanks stay', () => {
  it.each([
    'Fill in the blanks: x² + 6x + __ = (x + __)²',
    '3 □ 5 (use <, > or =)',
    '12 cm = □ mm',
    'Is 42 = 7 × 6?',
    '3 + 7 + 11 + … + 99 = 2500',
    '2 + 3 = ?',
    'log_x(16) = 2',
    'log_2(n) + 3 = 5',
    '2a + □ = 5',
    '□ + □ = 12',
    '□ 3 + 4 = 7',
    'Name: ________ Score = 5',
    String.raw`$\square + a = 5$`,
  ])('%s', (text) => {
    expect(withBlankLetters(text)).toBe(text);
  });

  it.each([
    ['Find the missing number in 2, 4, ?, 8, 10', 'en'],
    ['Complète : 1 + 3 + 5 + … = 100', 'fr'],
  ])('nothing is solved: %s', (problem, locale) => {
    expect(answerOf(problem, locale)).toBeNull();
  });
});
