import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workOut } from '../prompts.ts';
import { changeGiven, minibuses } from './stories.ts';
import { order, priority, rounding, wrongLine } from './templates.ts';
import { texts } from './texts.ts';

export const wholeNumbers: SkillContent = {
  texts,
  slots: { number: '4385', mixed: '3 + 2*5' },
  figure,
  example: {
    prompt: workOut,
    slots: { task: '50 - 3*(14 - 8) + 7' },
    lines: [
      {
        line: '50 - 3*6 + 7',
        why: {
          en: 'The bracket comes before all else.',
          es: 'El paréntesis va antes que todo lo demás.',
          fr: 'La parenthèse passe avant tout le reste.',
        },
      },
      {
        line: '50 - 18 + 7',
        why: {
          en: 'The product is a whole of its own: three sixes are taken away together.',
          es: 'El producto forma un bloque: se restan tres veces seis de una vez.',
          fr: 'Le produit forme un bloc : on retranche trois fois six en une fois.',
        },
      },
      {
        line: '32 + 7',
        why: {
          en: 'Adding and subtracting are on one level, so you go from left to right.',
          es: 'La suma y la resta están al mismo nivel, así que se va de izquierda a derecha.',
          fr: 'L’addition et la soustraction ont la même priorité : on va de gauche à droite.',
        },
      },
      {
        line: '39',
        why: {
          en: 'Only one operation is left.',
          es: 'Solo queda una operación.',
          fr: 'Il ne reste qu’une opération.',
        },
      },
    ],
  },
  mistakes: ['order_of_operations', 'remainder_dropped', 'rounds_wrong_way', 'stops_too_early'],
  templates: [priority, rounding, order, wrongLine, minibuses, changeGiven],
};
