import type { SkillContent } from '../../skill.ts';

/** The mean as the balance point of the values. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'dot_plot',
  from: 0,
  to: 8,
  step: 1,
  rows: [
    {
      values: [2, 3, 7],
      middle: { at: 3, label: { en: 'median 3', es: 'mediana 3', fr: 'médiane 3' } },
      balance: { at: 4, label: { en: 'mean 4', es: 'media 4', fr: 'moyenne 4' } },
    },
  ],
  caption: {
    en: 'The mean balances the values: 2 and 1 to the left, 3 to the right. The median has as many on each side.',
    es: 'La media equilibra los valores: 2 y 1 a la izquierda, 3 a la derecha. La mediana deja los mismos a cada lado.',
    fr: 'La moyenne équilibre les valeurs : 2 et 1 à gauche, 3 à droite. La médiane en a autant de chaque côté.',
  },
  description: {
    en: 'A number line from 0 to 8 with dots at 2, 3 and 7. A support stands under 4, the mean: the distances to its left and to its right add up to the same. A line marks 3, the median, the dot in the middle. The far value moves only the mean.',
    es: 'Una recta de 0 a 8 con puntos en 2, 3 y 7. Bajo el 4, la media, hay un apoyo: las distancias a su izquierda y a su derecha suman lo mismo. Una línea señala el 3, la mediana, el punto del medio. El valor lejano solo mueve la media.',
    fr: 'Une droite de 0 à 8 avec des points en 2, 3 et 7. Sous 4, la moyenne, se trouve un appui : les distances à gauche et à droite ont la même somme. Un trait marque 3, la médiane, le point du milieu. La valeur lointaine ne déplace que la moyenne.',
  },
};
