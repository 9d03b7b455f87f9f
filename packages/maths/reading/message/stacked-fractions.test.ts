import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { joinLoneBars, joinStackedFractions } from './stacked-fractions.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer.replaceAll(/\s/gu, ' ') : null;
};

describe('a fraction over three lines', () => {
  it.each([
    ['Simplify\nx² − 9\n———\nx + 3', 'en', 'x - 3'],
    ['Solve\nx + 1\n-----\n2\n= 5', 'en', 'x = 9'],
    ['Simplifica\n2x + 6\n______\nx + 3', 'es', '2'],
    ['Calcula\n3\n—\n4\n+\n1\n—\n4', 'es', '1'],
    ['Calculer\n5\n–\n6\n−\n1\n–\n3', 'fr', '1/2'],
    ['Résoudre\nx\n—\n3\n+ 2 = 7', 'fr', 'x = 15'],
  ])('%j', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });
});

it.each([
  ['Simplify 3x + 4x\n__________', '7x'],
  ['Simplify\n3x + 4x\n__________\n\nPage 3', '7x'],
])('a line to write on is no bar: %j', (problem, expected) => {
  expect(answerOf(problem, 'en')).toBe(expected);
});

it.each(['3x + 4 = 10\n-----\n5x − 2 = 8', 'Notes\n-----\nx + 3', '3 +\n—\n4', '5\n–\n6'])(
  'no fraction is made of %j',
  (text) => {
    expect(joinLoneBars(text)).toBe(text);
  },
);

it('several fractions of one line keep their order', () => {
  expect(joinStackedFractions(' 1      3\n─── + ───\n 2      4')).toBe('(1)/(2) + (3)/(4)');
});
