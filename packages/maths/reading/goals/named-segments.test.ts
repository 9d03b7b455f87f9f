import { expect, test } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from '../message/read-message.ts';

const requestOf = (text: string, locale: string): string => {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : reading.kind;
};

test.each([
  [
    'ABC est un triangle rectangle en A tel que AB = 6 cm et AC = 8 cm. Calculer BC.',
    'fr-FR',
    'find the hypotenuse of a right triangle with legs 6 cm and 8 cm',
  ],
  [
    'In triangle $PQR$ the angle at $Q$ is $90^\\circ$, $PQ=9$ cm and $PR=15$ cm. Calculate the length of $QR$.',
    'en-GB',
    'find the missing leg of a right triangle with hypotenuse 15 cm and leg 9 cm',
  ],
  [
    'El triángulo $ABC$ es rectángulo en $B$, $AB=4{,}5$ cm y $AC=7{,}5$ cm. Halla $BC$.',
    'es-ES',
    'find the missing leg of a right triangle with hypotenuse 7.5 cm and leg 4.5 cm',
  ],
])('a side of a right triangle by its points: %s', (text, locale, expected) => {
  expect(requestOf(text, locale)).toBe(expected);
});

test('without a right angle nothing is calculated', () => {
  expect(requestOf('In triangle ABC, AB = 9 cm and AC = 15 cm. Find BC.', 'en-GB')).not.toContain('find the');
});
