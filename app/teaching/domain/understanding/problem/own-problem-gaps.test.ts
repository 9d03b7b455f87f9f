import { expect, it } from 'vitest';
import { problemCandidates } from './own-problem.ts';

it('long gaps in a text do not change the reading', () => {
  const gaps = problemCandidates(`sen x = 0,5   entre  0${' '.repeat(1500)}y 360 grados`, 'es');
  expect(gaps).toEqual(problemCandidates('sen x = 0,5 entre 0 y 360 grados', 'es'));
});
