import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workOut } from '../prompts.ts';
import { smallest, temperature } from './number-line.ts';
import { order, products, sums, wrongLine } from './templates.ts';
import { texts } from './texts.ts';

export const integers: SkillContent = {
  texts,
  slots: {
    first: '-1',
    second: '-2',
    third: '-3',
    smaller: '-7 < -3',
    taken: '3 - (-5)',
    added: '3 + 5',
    row_a: '2*(-2) = -4',
    row_b: '1*(-2) = -2',
    row_c: '0*(-2) = 0',
  },
  figure,
  example: {
    prompt: workOut,
    slots: { task: '4 - (-3)*(-5) - (-2)' },
    lines: [
      {
        line: '4 - 15 - (-2)',
        why: {
          en: 'The product comes first. Two negative factors give a positive product.',
          es: 'Primero el producto. Dos factores negativos dan un producto positivo.',
          fr: 'Le produit d’abord. Deux facteurs négatifs donnent un produit positif.',
        },
      },
      {
        line: '4 - 15 + 2',
        why: {
          en: 'Subtracting a negative number is adding its opposite.',
          es: 'Restar un número negativo es sumar su opuesto.',
          fr: 'Soustraire un nombre négatif, c’est ajouter son opposé.',
        },
      },
      {
        line: '-11 + 2',
        why: {
          en: 'From 4 you go 15 to the left: past 0, and 11 further.',
          es: 'Desde 4 se avanzan 15 hacia la izquierda: se pasa el 0 y quedan 11 más.',
          fr: 'À partir de 4, on recule de 15 : on arrive à 0, puis on recule encore de 11.',
        },
      },
      {
        line: '-9',
        why: {
          en: 'Two steps to the right bring it closer to 0.',
          es: 'Dos pasos a la derecha lo acercan a 0.',
          fr: 'Deux pas vers la droite rapprochent de 0.',
        },
      },
    ],
  },
  mistakes: ['subtracts_negative', 'sign_of_product', 'sign_in_sum', 'compares_without_sign'],
  templates: [smallest, sums, temperature, products, order, wrongLine],
};
