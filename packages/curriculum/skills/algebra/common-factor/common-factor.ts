import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { harderTemplates } from './harder-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const commonFactor: SkillContent = {
  texts,
  slots: {
    sum: '12a + 8b',
    product: '4(3a + 2b)',
    long: '12x^3 + 18x^2',
    letters: 'x^2',
    taken: '6x^2*(2x + 3)',
  },
  figure,
  example: {
    prompt: {
      en: 'Factorise {sum} completely.',
      es: 'Factoriza {sum} por completo.',
      fr: 'Factorise {sum} au maximum.',
    },
    slots: { sum: '10x^2 + 5x' },
    lines: [
      {
        line: '5x*2x + 5x*1',
        why: {
          en: 'Both numbers are divisible by 5 and both terms contain x. Each term is written as 5x times what is left.',
          es: 'Los dos números son divisibles entre 5 y los dos términos contienen x. Cada término se escribe como 5x por lo que queda.',
          fr: 'Les deux nombres sont divisibles par 5 et les deux termes contiennent x. On écrit chaque terme comme 5x fois ce qui reste.',
        },
      },
      {
        line: '5x(2x + 1)',
        why: {
          en: 'The shared factor is written once, in front. The second term leaves a 1, not nothing.',
          es: 'El factor común se escribe una vez, delante. El segundo término deja un 1, no un hueco.',
          fr: 'Le facteur commun s’écrit une seule fois, devant. Le second terme laisse un 1, et non un vide.',
        },
      },
    ],
  },
  mistakes: ['common_factor_left', 'one_left_out', 'too_small_a_factor', 'sign_of_product'],
  templates: [...templates, ...harderTemplates],
};
