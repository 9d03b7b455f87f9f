import type { SkillContent } from '../../skill.ts';
import { harderTemplates } from './harder-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const factoringQuadratics: SkillContent = {
  texts,
  slots: {
    product: '(x + 2)(x + 3)',
    sum: 'x^2 + 5x + 6',
    difference: 'x^2 - 49',
    conjugates: '(x + 7)(x - 7)',
    trinomial: 'x^2 - 10x + 25',
    square: '(x - 5)^2',
  },
  picture: {
    items: ['y = x^2 - 2x - 3'],
    view: { x: [-3, 5], y: [-5, 6] },
    caption: {
      en: 'The curve meets the horizontal axis at −1 and 3, where one of the brackets of (x + 1)(x − 3) is 0.',
      es: 'La curva corta el eje horizontal en −1 y en 3, donde vale 0 uno de los paréntesis de (x + 1)(x − 3).',
      fr: 'La courbe coupe l’axe des abscisses en −1 et en 3, là où l’une des parenthèses de (x + 1)(x − 3) est nulle.',
    },
  },
  example: {
    prompt: { en: 'Factorise {sum}.', es: 'Factoriza {sum}.', fr: 'Factorise {sum}.' },
    slots: { sum: '2x^2 + 5x - 3' },
    lines: [
      {
        line: '2x^2 + 6x - x - 3',
        why: {
          en: 'First times last number is −6. The numbers 6 and −1 have this product and the sum 5, so the middle term is split into them.',
          es: 'El primer número por el último es −6. Los números 6 y −1 tienen ese producto y suma 5: el término central se reparte en ellos.',
          fr: 'Le premier nombre fois le dernier donne −6. Les nombres 6 et −1 ont ce produit et pour somme 5 : on partage le terme du milieu.',
        },
      },
      {
        line: '2x(x + 3) - 1(x + 3)',
        why: {
          en: 'From each pair of terms the common factor is taken out. The same bracket appears twice.',
          es: 'De cada pareja de términos se saca el factor común. Aparece dos veces el mismo paréntesis.',
          fr: 'Dans chaque paire de termes, on met en facteur ce qui est commun. La même parenthèse apparaît deux fois.',
        },
      },
      {
        line: '(x + 3)(2x - 1)',
        why: {
          en: 'Now the bracket itself is the common factor of both products.',
          es: 'Ahora el propio paréntesis es el factor común de los dos productos.',
          fr: 'C’est maintenant la parenthèse elle-même qui est le facteur commun.',
        },
      },
    ],
  },
  mistakes: [
    'wrong_sign_factor_pair',
    'difference_as_square',
    'numbers_in_wrong_brackets',
    'factor_counted_twice',
    'middle_term_once',
  ],
  templates: [...templates, ...harderTemplates],
};
