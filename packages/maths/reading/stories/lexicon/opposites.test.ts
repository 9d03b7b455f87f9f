import { expect, test } from 'vitest';
import { areOfTwoGenders, areOpposites, oppositesOf } from './opposites.ts';

test.each([
  ['es', 'chico', 'chica', true],
  ['es', 'alumna', 'alumno', true],
  ['fr', 'etudiant', 'etudiante', true],
  ['es', 'chico', 'chico', false],
  ['es', 'etudiant', 'etudiante', false],
  ['fr', 'chico', 'chica', false],
  ['en', 'actor', 'actore', false],
] as const)('%s: %s and %s differ by their gender: %s', (language, left, right, expected) => {
  expect(areOfTwoGenders(left, right, language)).toBe(expected);
});

test('what is left when a word does not hold is its opposite', () => {
  expect(oppositesOf('girl', 'en')).toEqual(['boy']);
  expect(oppositesOf('libre', 'fr')).toEqual(['occupee']);
  expect(oppositesOf('chico', 'es')).toEqual(['chica']);
  expect(areOpposites('open', 'closed', 'en')).toBe(true);
  expect(areOpposites('open', 'full', 'en')).toBe(false);
});
