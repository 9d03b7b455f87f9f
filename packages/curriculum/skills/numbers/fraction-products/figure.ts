import type { SkillContent } from '../../skill.ts';

/** Half of three quarters as a part of a square. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'area',
  across: [
    { size: 3, label: '3/4' },
    { size: 1, label: '1/4' },
  ],
  down: [
    { size: 1, label: '1/2' },
    { size: 1, label: '1/2' },
  ],
  cells: [
    [{ tone: 'second' }, {}],
    [{ tone: 'given' }, {}],
  ],
  units: true,
  caption: {
    en: 'Half of three quarters: 3 of 8 equal fields, so 3/8.',
    es: 'La mitad de tres cuartos: 3 de 8 partes iguales, es decir, 3/8.',
    fr: 'La moitié de trois quarts : 3 cases égales sur 8, donc 3/8.',
  },
  description: {
    en: 'A rectangle cut into 4 columns and 2 rows, 8 equal fields. Three columns are coloured, and of these the upper half is highlighted: 3 fields of 8. The denominators count all fields, the numerators the ones that are meant.',
    es: 'Un rectángulo cortado en 4 columnas y 2 filas, 8 partes iguales. Hay tres columnas coloreadas y de ellas destaca la mitad de arriba: 3 partes de 8. Los denominadores cuentan todas las partes, y los numeradores, las que interesan.',
    fr: 'Un rectangle coupé en 4 colonnes et 2 lignes, 8 cases égales. Trois colonnes sont colorées, et leur moitié du haut ressort : 3 cases sur 8. Les dénominateurs comptent toutes les cases, les numérateurs celles dont on parle.',
  },
};
