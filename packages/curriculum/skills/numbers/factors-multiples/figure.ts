import type { SkillContent } from '../../skill.ts';

/** The factors of 12 as rectangles of dots; 7 has a single row. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'dots',
  groups: [
    { rows: 3, columns: 4, label: '12 = 3 * 4' },
    { rows: 2, columns: 6, label: '12 = 2 * 6' },
    { rows: 1, columns: 12, label: '12 = 1 * 12' },
    { rows: 1, columns: 7, label: '7 = 1 * 7' },
  ],
  caption: {
    en: 'Twelve pebbles make three rectangles, so 1, 2, 3, 4, 6 and 12 are factors. Seven make one row only: 7 is prime.',
    es: 'Con doce piedras salen tres rectángulos: 1, 2, 3, 4, 6 y 12 son divisores. Con siete, una sola fila: 7 es primo.',
    fr: 'Douze cailloux font trois rectangles : 1, 2, 3, 4, 6 et 12 sont des diviseurs. Sept n’en font qu’un, une ligne : 7 est premier.',
  },
  description: {
    en: 'Twelve dots laid as 3 rows of 4, as 2 rows of 6 and as one row of 12; below, seven dots in one row. Every rectangle shows a pair of factors.',
    es: 'Doce puntos en 3 filas de 4, en 2 filas de 6 y en una fila de 12; debajo, siete puntos en una fila. Cada rectángulo muestra una pareja de divisores.',
    fr: 'Douze points en 3 lignes de 4, en 2 lignes de 6 et en une ligne de 12 ; dessous, sept points en une ligne. Chaque rectangle montre une paire de diviseurs.',
  },
};
