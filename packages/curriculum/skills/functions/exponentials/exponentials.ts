import type { SkillContent } from '../../skill.ts';
import { drawn } from './drawn.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const exponentials: SkillContent = {
  texts,
  slots: { general: 'y = a*b^x', start: 'a', factor: 'b', growth: '1.05', decay: '0.8' },
  picture: {
    items: ['y = 2^x', 'y = (1/2)^x', '(0, 1)'],
    view: { x: [-5, 5], y: [-1, 9] },
    caption: {
      en: 'One doubles with each step to the right, the other halves. Both start at 1 and never reach 0.',
      es: 'Una se duplica en cada paso a la derecha; la otra se reduce a la mitad. Las dos cortan el eje y a la altura 1, y ninguna llega a 0.',
      fr: 'L’une double à chaque pas vers la droite, l’autre est divisée par deux. Les deux passent par 1 et n’atteignent jamais 0.',
    },
  },
  example: {
    prompt: {
      en: 'A town of {people} people grows by {rate} each year. How many people live there after 3 years?',
      es: 'Una ciudad de {people} habitantes crece un {rate} cada año. ¿Cuántos habitantes tiene a los 3 años?',
      fr: 'Une ville de {people} habitants grandit de {rate} chaque année. Combien d’habitants a-t-elle au bout de 3 ans ?',
    },
    slots: { people: '8000', rate: '10%' },
    lines: [
      {
        line: '8000*1.1*1.1*1.1',
        why: {
          en: '100% stays and 10% is added, so each year multiplies by 1.1.',
          es: 'Queda el 100 % y se añade el 10 %: cada año multiplica por 1,1.',
          fr: 'Les 100 % restent et 10 % s’ajoutent : chaque année multiplie par 1,1.',
        },
      },
      {
        line: '8000*1.1^3',
        why: {
          en: 'The same factor three times is a power.',
          es: 'El mismo factor tres veces es una potencia.',
          fr: 'Trois fois le même facteur, c’est une puissance.',
        },
      },
      {
        line: '10648',
        why: {
          en: 'The power first, then the product. The rise is more than three times 800, because each year starts from a larger town.',
          es: 'Primero la potencia y luego el producto. El aumento es mayor que tres veces 800, porque cada año parte de una ciudad mayor.',
          fr: 'La puissance d’abord, le produit ensuite. La hausse dépasse trois fois 800, car chaque année part d’une ville plus grande.',
        },
      },
    ],
  },
  mistakes: [
    'same_amount_each_time',
    'rate_for_factor',
    'growth_for_decay',
    'start_joined_to_base',
    'power_as_product',
  ],
  templates: [...templates, ...drawn],
};
