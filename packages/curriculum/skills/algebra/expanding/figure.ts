import type { SkillContent } from '../../skill.ts';

/** Two brackets as the sides of a rectangle. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'area',
  across: [
    { size: 8, label: 'x' },
    { size: 5, label: '5' },
  ],
  down: [
    { size: 6, label: 'x' },
    { size: 3, label: '3' },
  ],
  cells: [
    [
      { label: 'x^2', tone: 'given' },
      { label: '5x', tone: 'second' },
    ],
    [{ label: '3x', tone: 'second' }, { label: '15' }],
  ],
  caption: {
    en: '(x + 3)(x + 5) = x² + 5x + 3x + 15: four fields, four products.',
    es: '(x + 3)(x + 5) = x² + 5x + 3x + 15: cuatro partes, cuatro productos.',
    fr: '(x + 3)(x + 5) = x² + 5x + 3x + 15 : quatre cases, quatre produits.',
  },
  description: {
    en: 'A rectangle with the sides x + 5 and x + 3. It is cut into four fields: x squared, 5x, 3x and 15. None of the four can be left out, and the two with x are put together.',
    es: 'Un rectángulo de lados x + 5 y x + 3. Se divide en cuatro partes: x al cuadrado, 5x, 3x y 15. No falta ninguna de las cuatro, y las dos con x se juntan.',
    fr: 'Un rectangle de côtés x + 5 et x + 3. Il se partage en quatre cases : x au carré, 5x, 3x et 15. Aucune des quatre ne peut manquer, et les deux avec x se regroupent.',
  },
};
