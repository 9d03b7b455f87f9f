import { expect, it } from 'vitest';
import { problemCandidates } from './own-problem.ts';

it('a text with long gaps is read as the same text without them', () => {
  const gaps = problemCandidates(`sen x = 0,5   entre  0${' '.repeat(1500)}y 360 grados`, 'es');
  expect(gaps).toEqual(problemCandidates('sen x = 0,5 entre 0 y 360 grados', 'es'));
});
