import { expect, test } from 'vitest';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  [
    'The three angles of a triangle are x°, (2x + 10)° and (3x − 16)°. Work out the value of x.',
    'en-GB',
    'x + (2x + 10) + (3x - 16) = 180',
  ],
  ['Los ángulos de un triángulo son x, 2x y 3x. Calcula x.', 'es-ES', 'x + 2x + 3x = 180'],
  ['Les angles d’un triangle mesurent x, 2x et x + 20. Calculer x.', 'fr-FR', 'x + 2x + (x + 20) = 180'],
])('the angles of a triangle are 180° together: %s', (text, locale, expected) => {
  expect(describeRequest(text, locale)).toContain(expected);
});

test.each([
  ['Two angles of a triangle are x and y. Find x.', 'en-GB'],
  ['The angles of a quadrilateral are x, 2x and 3x. Find x.', 'en-GB'],
])('of other figures or letters they are not: %s', (text, locale) => {
  expect(describeRequest(text, locale)).not.toContain('180');
});
