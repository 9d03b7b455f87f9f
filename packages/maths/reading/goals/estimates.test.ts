import { expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer.replaceAll(/\s/gu, ' ') : null;
};

it.each([
  ['Estimate 48 × 21 by rounding to the nearest ten.', 'en', '1000'],
  ['Round each number to the nearest ten to estimate 85 − 38.', 'en', '50'],
  ['By rounding each number to 1 significant figure, estimate 4.8 × 19.6.', 'en', '100'],
  ['Estimate 803 ÷ 41 by rounding each number to the nearest ten.', 'en', '20'],
  ['Haz una estimación de 612 − 287 redondeando a las centenas.', 'es', '300'],
  ['Donne un ordre de grandeur de 48 × 21 en arrondissant chaque nombre à la dizaine.', 'fr', '1000'],
  ['Estime 5,2 × 3,9 en arrondissant à l’unité.', 'fr', '20'],
])('the numbers of an estimate are rounded before they are joined: %s', (problem, locale, expected) => {
  expect(answerOf(problem, locale)?.replaceAll(/[\s,.]/gu, '')).toBe(expected);
});

it('a result that is rounded is no estimate', () => {
  expect(answerOf('Round 48 × 21 to the nearest ten.', 'en')?.replaceAll(',', '')).toBe('1010');
});

it.each([
  ['Estimate 48 × 21.', 'en'],
  ['Estimate 3 ÷ 4 by rounding each number to the nearest ten.', 'en'],
  ['Estimate √50 to the nearest ten.', 'en'],
  ['Estimate the mean of 12, 18 and 31 by rounding to the nearest ten.', 'en'],
])('the rounding is missing, or nothing could be calculated: %s', (problem, locale) => {
  expect(answerOf(problem, locale)).toBeNull();
});
