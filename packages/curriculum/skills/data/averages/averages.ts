import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workedOut } from '../reasons.ts';
import { outlier, shop } from './life.ts';
import { mean, median, nextTest } from './templates.ts';
import { texts } from './texts.ts';

export const averages: SkillContent = {
  texts,
  slots: { mean: '(2 + 3 + 7)/3 = 4' },
  figure,
  example: {
    prompt: {
      en: 'Four parcels have a mean weight of {mean}. Three of them weigh {a}, {b} and {c}. What does the fourth weigh?',
      es: 'Cuatro paquetes pesan de media {mean}. Tres de ellos pesan {a}, {b} y {c}. ¿Cuánto pesa el cuarto?',
      fr: 'Quatre colis pèsent en moyenne {mean}. Trois d’entre eux pèsent {a}, {b} et {c}. Combien pèse le quatrième ?',
    },
    slots: { mean: '5 kg', a: '3 kg', b: '4 kg', c: '6 kg' },
    lines: [
      {
        line: '4*5 kg = 20 kg',
        why: {
          en: 'The mean times the number of parcels is the weight of all together.',
          es: 'La media por el número de paquetes es el peso de todos juntos.',
          fr: 'La moyenne multipliée par le nombre de colis donne le poids total.',
        },
      },
      {
        line: '3 kg + 4 kg + 6 kg = 13 kg',
        why: {
          en: 'This much is known already.',
          es: 'Esto ya se conoce.',
          fr: 'Voilà ce qui est déjà connu.',
        },
      },
      { line: '20 kg - 13 kg = 7 kg', why: workedOut },
    ],
  },
  mistakes: [
    'median_unsorted',
    'mean_for_median',
    'median_for_mean',
    'frequencies_ignored',
    'means_averaged',
  ],
  templates: [mean, median, shop, nextTest, outlier],
};
