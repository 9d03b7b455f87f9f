import type { SkillContent } from '../../skill.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const linearEquations: SkillContent = {
  texts,
  slots: { example: '2x + 3 = 11', taken: '2x = 8', solved: 'x = 4' },
  picture: {
    items: ['y = 2x + 3', 'y = 11'],
    view: { x: [-2, 7], y: [-2, 14] },
    caption: {
      en: 'Both sides as lines: they meet where x is 4.',
      es: 'Los dos lados como rectas: se cortan donde x vale 4.',
      fr: 'Les deux membres tracés comme des droites : elles se coupent là où x vaut 4.',
    },
  },
  example: {
    prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
    slots: { equation: '3x - 7 = 8' },
    lines: [
      {
        line: '3x = 15',
        why: {
          en: '7 is subtracted from the unknown’s side. Adding 7 on both sides takes it away and keeps the balance.',
          es: 'Al lado de la incógnita se le resta 7. Sumar 7 en los dos lados lo quita y mantiene el equilibrio.',
          fr: 'Du côté de l’inconnue, 7 est retranché. Ajouter 7 aux deux membres défait cela et garde l’équilibre.',
        },
      },
      {
        line: 'x = 5',
        why: {
          en: 'Three equal parts make 15, so each is 5: both sides are divided by 3.',
          es: 'Tres partes iguales suman 15, así que cada una vale 5: los dos lados se dividen entre 3.',
          fr: 'Trois parts égales font 15, donc chacune vaut 5 : on divise les deux membres par 3.',
        },
      },
    ],
  },
  mistakes: [
    'moved_without_sign_change',
    'one_side_only',
    'inverse_operation_wrong',
    'divides_one_term_only',
  ],
  templates,
};
