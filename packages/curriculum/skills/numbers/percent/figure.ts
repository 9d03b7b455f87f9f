import type { SkillContent } from '../../skill.ts';

/** Percentages above, amounts below. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'scale',
  filled: 0.35,
  ticks: [
    { at: 0, above: '0%', below: '0' },
    { at: 0.35, above: '35%', below: '28', tone: 'given' },
    { at: 1, above: '100%', below: '80' },
  ],
  caption: {
    en: 'The whole is 80, that is 100 percent. 35 percent of it is 28.',
    es: 'El total es 80, es decir, el 100 por ciento. El 35 por ciento son 28.',
    fr: 'Le tout vaut 80, c’est-à-dire 100 pour cent. 35 pour cent en font 28.',
  },
  description: {
    en: 'A bar with two scales: percent above from 0 to 100, the amount below from 0 to 80. The first 35 percent are coloured, below them is 28. What is one above the other belongs together.',
    es: 'Una barra con dos escalas: arriba el porcentaje, de 0 a 100; abajo la cantidad, de 0 a 80. El primer 35 por ciento está coloreado y debajo pone 28. Lo que está a la misma altura se corresponde.',
    fr: 'Une barre avec deux échelles : en haut les pourcentages de 0 à 100, en bas la quantité de 0 à 80. Les premiers 35 pour cent sont colorés, dessous on lit 28. Ce qui est l’un au-dessus de l’autre va ensemble.',
  },
};
