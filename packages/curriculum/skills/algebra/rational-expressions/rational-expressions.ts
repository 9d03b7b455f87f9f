import type { SkillContent } from '../../skill.ts';
import { sumTemplates } from './sum-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const rationalExpressions: SkillContent = {
  texts,
  slots: {
    fraction: '(x + 1)/(x - 3)',
    excluded: 'x = 3',
    square: '(x^2 - 9)/(2x + 6)',
    factored: '((x + 3)(x - 3))/(2(x + 3))',
    bracket: 'x + 3',
  },
  picture: {
    items: ['y = (x + 1)/(x - 3)', 'x = 3'],
    view: { x: [-5, 11], y: [-6, 8] },
    caption: {
      en: 'For x = 3 the denominator is 0. There the fraction has no value, and its curve breaks off.',
      es: 'Para x = 3 el denominador es 0. Ahí la fracción no tiene valor y su curva se interrumpe.',
      fr: 'Pour x = 3, le dénominateur est nul. La fraction n’y a pas de valeur, et sa courbe s’interrompt.',
    },
  },
  example: {
    prompt: { en: 'Simplify {sum}.', es: 'Simplifica {sum}.', fr: 'Simplifie {sum}.' },
    slots: { sum: '2/x + 3/(x + 1)' },
    lines: [
      {
        line: '(2(x + 1))/(x(x + 1)) + (3x)/(x(x + 1))',
        why: {
          en: 'Both fractions get the same denominator. Each is multiplied above and below by what it lacks.',
          es: 'Las dos fracciones pasan al mismo denominador. Cada una se multiplica arriba y abajo por lo que le falta.',
          fr: 'On réduit au même dénominateur. Chaque fraction est multipliée en haut et en bas par ce qui lui manque.',
        },
      },
      {
        line: '(2(x + 1) + 3x)/(x(x + 1))',
        why: {
          en: 'Parts of the same size are added by adding the numerators.',
          es: 'Las partes del mismo tamaño se suman sumando los numeradores.',
          fr: 'Des parts de même taille s’additionnent : on ajoute les numérateurs.',
        },
      },
      {
        line: '(5x + 2)/(x(x + 1))',
        why: {
          en: 'The numerator is put together. It shares no factor with the denominator, so this is the end.',
          es: 'Se reduce el numerador. No comparte ningún factor con el denominador, así que aquí se acaba.',
          fr: 'On réduit le numérateur. Il n’a aucun facteur commun avec le dénominateur : c’est terminé.',
        },
      },
    ],
  },
  mistakes: [
    'cancels_terms',
    'adds_across_fractions',
    'keeps_numerators',
    'divides_without_turning',
    'numerator_zero',
  ],
  templates: [...templates, ...sumTemplates],
};
