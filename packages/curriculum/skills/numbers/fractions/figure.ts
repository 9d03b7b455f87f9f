import type { SkillContent } from '../../skill.ts';

const parts = (filled: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({
    size: 24 / all,
    tone: index < filled ? ('given' as const) : ('plain' as const),
  }));

/** An equivalent fraction with smaller parts. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [
    { name: '3/4', parts: parts(3, 4) },
    { name: '6/8', parts: parts(6, 8) },
    { name: '9/12', parts: parts(9, 12) },
  ],
  caption: {
    en: 'More parts, each of them smaller: what is coloured stays the same.',
    es: 'Más partes y más pequeñas: lo coloreado no cambia.',
    fr: 'Des parts plus nombreuses et plus petites : ce qui est coloré ne change pas.',
  },
  description: {
    en: 'Three bars of equal length, cut into 4, 8 and 12 equal parts; 3, 6 and 9 of them are coloured. The coloured pieces end at the same place, so the three fractions are equal.',
    es: 'Tres barras igual de largas, cortadas en 4, 8 y 12 partes iguales; hay 3, 6 y 9 coloreadas. Lo coloreado termina en el mismo sitio, así que las tres fracciones son iguales.',
    fr: 'Trois barres de même longueur, coupées en 4, 8 et 12 parts égales ; 3, 6 et 9 sont colorées. La partie colorée s’arrête au même endroit : les trois fractions sont égales.',
  },
};
