import type { SkillContent } from '../../skill.ts';

/** Place value in a product: 23 times 14 as four rectangles. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'area',
  across: [
    { size: 20, label: '20' },
    { size: 5, label: '3' },
  ],
  down: [
    { size: 10, label: '10' },
    { size: 5, label: '4' },
  ],
  cells: [
    [
      { label: '200', tone: 'given' },
      { label: '30', tone: 'second' },
    ],
    [{ label: '80', tone: 'second' }, { label: '12' }],
  ],
  caption: {
    en: '23 times 14, place by place: 200 + 30 + 80 + 12 = 322. The sketch is not to scale.',
    es: '23 por 14, cifra por cifra: 200 + 30 + 80 + 12 = 322. El dibujo no está a escala.',
    fr: '23 fois 14, chiffre par chiffre : 200 + 30 + 80 + 12 = 322. Le dessin n’est pas à l’échelle.',
  },
  description: {
    en: 'A rectangle whose sides are split into 20 and 3, and into 10 and 4. Its four fields hold 200, 30, 80 and 12. It shows that every place of one number meets every place of the other.',
    es: 'Un rectángulo con los lados partidos en 20 y 3, y en 10 y 4. Sus cuatro partes valen 200, 30, 80 y 12. Muestra que cada cifra de un número se encuentra con cada cifra del otro.',
    fr: 'Un rectangle dont les côtés sont partagés en 20 et 3, et en 10 et 4. Ses quatre parties valent 200, 30, 80 et 12. Il montre que chaque chiffre d’un nombre rencontre chaque chiffre de l’autre.',
  },
};
