import { expect, test } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  ['en-US', 'whats the complement of a 37 degree angle', '53'],
  ['en-US', 'An angle measures 110°. What is its supplement?', '70'],
  ['en-US', 'find the angle supplementary to 45 degrees', '135'],
  ['es-CO', 'cual es el angulo suplementario de 112 grados', '68'],
  ['es-ES', '¿Cuánto mide el complemento de un ángulo de 15°?', '75'],
  ['fr-FR', "l'angle complementaire de 28° c koi", '62'],
  ['fr-FR', 'Quel est le supplément d’un angle de 130 degrés ?', '50'],
])('%s: %s', (locale, problem, own) => {
  expect(solutionOf(answer('solve', { problem, locale }, null), locale)).toMatchObject({ answer: own });
});

test.each([
  ['en-US', 'What is the complement of 120 degrees?'],
  ['en-US', 'Find the complement of the set {1, 2}'],
  ['es-ES', '¿Cuál es el triple del complemento de 20 grados?'],
])('no angle completes it, or more is asked for (%s: %s)', (locale, text) => {
  expect(describeRequest(text, locale)).not.toContain('90');
});
