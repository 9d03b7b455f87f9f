import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { moreTriples } from '../pythagoras/reasons.ts';
import { workedOut } from './reasons.ts';

/** One ratio from another. */
export const other: ItemTemplate = {
  id: 'trigonometric_ratios.other',
  skills: ['trigonometric_ratios', 'pythagoras'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'The angle α lies between {low} and {high}, and {given}. Find {asked}.',
    es: 'El ángulo α está entre {low} y {high}, y {given}. Halla {asked}.',
    fr: 'L’angle α est compris entre {low} et {high}, et {given}. Trouve {asked}.',
  },
  hint: {
    en: 'Draw a right-angled triangle with this ratio. How long is its third side?',
    es: 'Dibuja un triángulo rectángulo con esa razón. ¿Cuánto mide su tercer lado?',
    fr: 'Dessine un triangle rectangle avec ce rapport. Combien mesure son troisième côté ?',
  },
  make: (draw) => {
    const [a, b, c] = draw.pick(moreTriples);
    const [known, third] = draw.chance(0.5) ? [a, b] : [b, a];
    const given = draw.pick(['sin', 'cos'] as const);
    const tangent = draw.chance(0.5);
    const unknown = given === 'sin' ? 'cos' : 'sin';
    const quotient = given === 'sin' ? [known, third] : [third, known];
    const [above = known, below = third] = tangent ? quotient : [third, c];
    const expected = `${above}/${below}`;
    return {
      slots: {
        low: '0°',
        high: '90°',
        given: `${given}(α) = ${known}/${c}`,
        asked: `${tangent ? 'tan' : unknown}(α)`,
      },
      answer: {
        kind: 'formula',
        expected,
        slips: tangent
          ? [
              { answer: `${below}/${above}`, mistake: 'ratio_upside_down' },
              { answer: `${third}/${c}`, mistake: 'stops_too_early' },
            ]
          : [{ answer: fraction(c - known, c), mistake: 'squares_forgotten' }],
      },
      proof: {
        by: 'equal',
        pairs: tangent
          ? [
              [`sqrt(1 - (${known}/${c})^2)`, `${third}/${c}`],
              [
                given === 'sin' ? `(${known}/${c})/(${third}/${c})` : `(${third}/${c})/(${known}/${c})`,
                expected,
              ],
            ]
          : [[`sqrt(1 - (${known}/${c})^2)`, expected]],
      },
      worked: [
        {
          line: `${unknown}(α)^2 = 1 - (${known}/${c})^2`,
          why: {
            en: 'Pythagoras in a triangle with hypotenuse 1: the squares of sine and cosine add up to 1.',
            es: 'Pitágoras en un triángulo de hipotenusa 1: los cuadrados del seno y del coseno suman 1.',
            fr: 'Pythagore dans un triangle d’hypoténuse 1 : les carrés du sinus et du cosinus ont pour somme 1.',
          },
        },
        {
          line: `${unknown}(α) = ${third}/${c}`,
          why: {
            en: 'Between 0° and 90° it is positive.',
            es: 'Entre 0° y 90° es positivo.',
            fr: 'Entre 0° et 90°, il est positif.',
          },
        },
        ...(tangent
          ? [
              {
                line: `(${quotient[0] ?? 0}/${c})/(${quotient[1] ?? 1}/${c})`,
                why: {
                  en: 'The tangent is the sine over the cosine.',
                  es: 'La tangente es el seno entre el coseno.',
                  fr: 'La tangente est le sinus divisé par le cosinus.',
                },
              },
            ]
          : []),
        { line: expected, why: workedOut },
      ],
    };
  },
};
