import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

type Shown = { readonly reading?: string; readonly readings?: readonly { readonly text: string }[] };

/** The reading, or the readings to choose from. */
function readingsOf(problem: string, locale: string): readonly string[] {
  const { reading, readings } = solutionOf(answer('solve', { problem, locale }, null), locale) as Shown;
  return readings === undefined ? [reading ?? 'unread'] : readings.map(({ text }) => text);
}

describe('a dash and a space before a formula', () => {
  it.each([
    ['Solve: - 3(x - 2) = 12', 'en', '-3(x - 2) = 12'],
    ['Calculate: – 8 + 5', 'en', 'calculate -8 + 5'],
    ['Resuelve: – 5x ≥ 20', 'es', '-5x ≥ 20'],
    ['Résoudre : − 2x + 3 = 7', 'fr', '-2x + 3 = 7'],
    ['b) - 2x + 3 = 7', 'en', '-2x + 3 = 7'],
    ['d)   – 2 ( 3x – 1 )  >  x  +  16        (inéquation, solutions dans ℝ)', 'fr', '-2(3x - 1) > x + 16'],
  ])('is its sign behind a colon or a list mark: %s', (problem, locale, reading) => {
    expect(readingsOf(problem, locale)).toEqual([reading]);
  });

  it.each([
    ['Simplify – 4a + 7a', 'en', ['simplify -4a + 7a', 'simplify 4a + 7a']],
    ['Calcula - 8 + 5', 'es', ['calcula -8 + 5', 'calcula 8 + 5']],
    ['Résoudre l’équation – 2x + 3 = 7', 'fr', ['-2x + 3 = 7', '2x + 3 = 7']],
  ])('is asked about behind a word: %s', (problem, locale, readings) => {
    expect(readingsOf(problem, locale)).toEqual(readings);
  });

  it('belongs to the text before a word', () => {
    expect(readingsOf('1. Equations - solve 2x + 3 = 7', 'en')).toEqual(['2x + 3 = 7']);
  });
});
