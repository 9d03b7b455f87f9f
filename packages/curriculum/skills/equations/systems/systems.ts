import type { SkillContent } from '../../skill.ts';
import { drawn } from './drawn.ts';
import { solveSystem } from './prompts.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const systems: SkillContent = {
  texts,
  slots: { first: 'y = x + 1', second: 'y = -2x + 7', pair: '(2, 3)' },
  picture: {
    items: ['y = x + 1', 'y = -2x + 7', '(2, 3)'],
    view: { x: [-2, 6], y: [-2, 8] },
    caption: {
      en: 'Each equation is a line; the point where they cross belongs to both.',
      es: 'Cada ecuación es una recta; el punto de corte pertenece a las dos.',
      fr: 'Chaque équation est une droite ; leur point d’intersection appartient aux deux.',
    },
  },
  example: {
    prompt: solveSystem,
    slots: { first: '3x + 2y = 19', second: 'x - 2y = 1' },
    lines: [
      {
        line: '4x = 20',
        why: {
          en: 'One equation has 2y, the other −2y. Added side by side, y goes away.',
          es: 'Una ecuación tiene 2y y la otra −2y. Al sumarlas miembro a miembro, y desaparece.',
          fr: 'L’une contient 2y, l’autre −2y. En les additionnant membre à membre, y disparaît.',
        },
      },
      {
        line: 'x = 5',
        why: {
          en: 'Both sides are divided by 4.',
          es: 'Se dividen los dos lados entre 4.',
          fr: 'On divise les deux membres par 4.',
        },
      },
      {
        line: '5 - 2y = 1',
        why: {
          en: 'The 5 takes the place of x in the second equation.',
          es: 'El 5 ocupa el lugar de x en la segunda ecuación.',
          fr: 'Le 5 prend la place de x dans la deuxième équation.',
        },
      },
      {
        line: 'x = 5 and y = 2',
        why: {
          en: 'That leaves y = 2. Check in the first equation: 15 plus 4 is 19.',
          es: 'De ahí sale y = 2. Comprobado en la primera ecuación: 15 más 4 son 19.',
          fr: 'Il reste y = 2. Vérification dans la première équation : 15 plus 4 font 19.',
        },
      },
    ],
  },
  mistakes: [
    'subtracted_partly',
    'sign_lost_distributing',
    'one_number_of_pair',
    'point_turned',
    'parallel_taken_as_same',
  ],
  templates: [...drawn, ...templates],
};
