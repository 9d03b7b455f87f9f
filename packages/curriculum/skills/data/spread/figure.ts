import type { SkillContent } from '../../skill.ts';

const mean = { at: 4, label: { en: 'mean 4', es: 'media 4', fr: 'moyenne 4' } };

/** Equal means with a small and a large spread. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'dot_plot',
  from: 0,
  to: 8,
  step: 1,
  rows: [
    {
      values: [3, 4, 4, 5],
      span: { from: 3, to: 5, label: { en: 'range 2', es: 'rango 2', fr: 'étendue 2' } },
      balance: mean,
    },
    {
      values: [1, 3, 5, 7],
      span: { from: 1, to: 7, label: { en: 'range 6', es: 'rango 6', fr: 'étendue 6' } },
      balance: mean,
    },
  ],
  caption: {
    en: 'Both lists have the mean 4. The values of the second one lie further apart.',
    es: 'Las dos listas tienen media 4. La segunda está más dispersa.',
    fr: 'Les deux listes ont pour moyenne 4. La seconde est plus étalée.',
  },
  description: {
    en: 'Two number lines with four dots each. Above, 3, 4, 4 and 5 stand close to the mean 4, the range is 2. Below, 1, 3, 5 and 7 lie far from the same mean, the range is 6. The mean alone does not tell the two apart.',
    es: 'Dos rectas con cuatro puntos cada una. Arriba, 3, 4, 4 y 5 están cerca de la media 4 y el rango es 2. Abajo, 1, 3, 5 y 7 están lejos de la misma media y el rango es 6. La media sola no las distingue.',
    fr: 'Deux droites portant quatre points chacune. En haut, 3, 4, 4 et 5 sont près de la moyenne 4, l’étendue est 2. En bas, 1, 3, 5 et 7 sont loin de la même moyenne, l’étendue est 6. La moyenne seule ne les distingue pas.',
  },
};
