import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { harderTemplates } from './harder-templates.ts';

export const expanding: SkillContent = {
  texts,
  slots: {
    bag: '3(x + 2)',
    bags: '3x + 6',
    side: 'x + 3',
    other: 'x + 5',
    four: 'x^2 + 5x + 3x + 15',
    whole: '(x + 3)(x + 5)',
    square: '(x + 3)^2',
    squared: 'x^2 + 6x + 9',
  },
  figure,
  example: {
    prompt: { en: 'Expand {product}.', es: 'Desarrolla {product}.', fr: 'Développe {product}.' },
    slots: { product: '(2x + 3)(x - 4)' },
    lines: [
      {
        line: '2x*x + 2x*(-4) + 3*x + 3*(-4)',
        why: {
          en: 'Each term of the first bracket meets each term of the second, sign included: four products.',
          es: 'Cada término del primer paréntesis se multiplica por cada término del segundo, con su signo: cuatro productos.',
          fr: 'Chaque terme de la première parenthèse rencontre chaque terme de la seconde, signe compris : quatre produits.',
        },
      },
      {
        line: '2x^2 - 8x + 3x - 12',
        why: {
          en: 'The products are worked out. Plus times minus is minus.',
          es: 'Se calculan los productos. Más por menos es menos.',
          fr: 'On calcule les produits. Plus par moins donne moins.',
        },
      },
      {
        line: '2x^2 - 5x - 12',
        why: {
          en: 'The two middle terms are of the same kind and are put together.',
          es: 'Los dos términos centrales son semejantes y se reúnen.',
          fr: 'Les deux termes du milieu sont de même nature : on les regroupe.',
        },
      },
    ],
  },
  mistakes: [
    'distributes_first_only',
    'sign_lost_distributing',
    'first_and_last_only',
    'power_over_sum',
    'square_over_difference',
  ],
  templates: [...templates, ...harderTemplates],
};
