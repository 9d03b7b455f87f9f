import { expect, it } from 'vitest';
import { materialOf } from '#app/practice/index.server.ts';
import { languages } from '#app/platform/texts.ts';
import type { Maths } from '@curvela/maths';
import { findTopic } from './find-topic.ts';

// Skill names need no maths engine.
const material = materialOf({} as Maths);
const skills = languages.flatMap((language) => material.skills(language));

it.each([
  ['fractions', 'fractions'],
  ['Linear equations', 'linear_equations'],
  ['ecuaciones lineales', 'linear_equations'],
  ['ECUACIONES   LINEALES', 'linear_equations'],
  ['I want to learn about percentages', 'percent'],
  ['porcentajes', 'percent'],
  ['les pourcentages', 'percent'],
  ['Pythagoras', 'pythagoras'],
  ['el teorema de pitagoras', 'pythagoras'],
  ['théorème de Pythagore', 'pythagoras'],
  ['logarithms', 'logarithms'],
  ['logarithmes', 'logarithms'],
  ['completing the square', 'completing_square'],
  ['integrales', 'integrals'],
  ['probabilty', 'probability'],
  ['slope', 'slope'],
  ['angles', 'angles'],
  ['limits', 'limits'],
])('"%s" is %s', (text, skill) => {
  expect(findTopic(text, skills).best).toBe(skill);
});

it.each([
  ['quadratics', 'quadratic_equations'],
  ['equations', 'linear_equations'],
])('"%s" could be several, %s among them', (text, skill) => {
  const { best, nearest } = findTopic(text, skills);
  expect(best === null || best === skill).toBe(true);
  expect(nearest).toContain(skill);
});

it('an unknown topic gives no skill and no guess', () => {
  for (const text of ['the French Revolution', 'photosynthèse', 'xyzzy', '???', ''])
    expect(findTopic(text, skills).best).toBeNull();
});

it('every skill is found by its own name in each language', () => {
  for (const { id, name } of skills) expect([name, findTopic(name, skills).best]).toEqual([name, id]);
});
