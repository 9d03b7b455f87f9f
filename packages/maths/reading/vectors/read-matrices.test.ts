import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const answerOf = (problem: string, locale: string): unknown => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer : null;
};

describe('matrices, row by row', () => {
  it.each([
    ['[[1,2],[3,4]] + [[0,1],[1,0]]', 'en-GB', '(1, 3); (4, 4)'],
    ['[[1,2],[3,4]]*[[0,1],[1,0]]', 'en-GB', '(2, 1); (4, 3)'],
    ['2[[1,2],[3,4]] - [[0,1],[1,0]]', 'en-US', '(2, 3); (5, 8)'],
    ['[[1,2,3],[4,5,6]] * [[1,0],[0,1],[1,1]]', 'en-GB', '(4, 5); (10, 11)'],
    ['Multiply the matrices [[1,2],[3,4]] and [[0,1],[1,0]]', 'en-GB', '(2, 1); (4, 3)'],
    ['A = [[1,2],[3,4]], B = [[0,1],[1,0]]. Find AB.', 'en-GB', '(2, 1); (4, 3)'],
    ['Dadas A = [[1,2],[3,4]] y B = [[0,1],[1,0]], calcula 2A - B', 'es-ES', '(2; 3); (5; 8)'],
    [
      'Calculer $\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}+\\begin{pmatrix}0&1\\\\1&0\\end{pmatrix}$',
      'fr-FR',
      '(1; 3); (4; 4)',
    ],
  ])('%s', (problem, locale, own) => {
    expect(answerOf(problem, locale)).toBe(own);
  });

  it.each([
    ['Find the inverse of [[1,2],[3,4]]', 'en-GB', '(-2, 1); (3/2, -1/2)'],
    ['[[1,2],[3,4]]^-1', 'en-GB', '(-2, 1); (3/2, -1/2)'],
    ['Calcula la inversa de la matriz [[2,1],[5,3]]', 'es-CO', '(3; -1); (-5; 2)'],
    ["Calculer l'inverse de la matrice [[2,1],[5,3]]", 'fr-FR', '(3; -1); (-5; 2)'],
    ['inverse of [[1,2,3],[0,1,4],[5,6,0]]', 'en-GB', '(-24, 18, 5); (20, -15, -4); (-5, 4, 1)'],
  ])('inverse: %s', (problem, locale, own) => {
    expect(answerOf(problem, locale)).toBe(own);
  });

  it.each([
    'inverse of [[1,2],[2,4]]',
    '[[1,2],[3,4]] + [[1,2,3],[4,5,6]]',
    'Find the trace of [[1,2],[3,4]] + [[0,1],[1,0]]',
    'Find the transpose of A + B if A = [[1,2],[3,4]] and B = [[0,1],[1,0]]',
    'Find the eigenvalues of [[1,2],[3,4]]',
  ])('has no answer: %s', (problem) => {
    expect(answerOf(problem, 'en-GB')).toBeNull();
  });
});
