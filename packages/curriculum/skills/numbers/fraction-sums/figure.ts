import type { SkillContent } from '../../skill.ts';

const sixth = (tone: 'given' | 'second' | 'plain') => ({ size: 1, label: '1/6', tone });

/** A half and a third, cut into sixths. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [
    { name: '1/2', parts: [{ size: 3, tone: 'given' }, { size: 3 }] },
    { name: '1/3', parts: [{ size: 2, tone: 'second' }, { size: 2 }, { size: 2 }] },
    {
      name: '5/6',
      parts: [sixth('given'), sixth('given'), sixth('given'), sixth('second'), sixth('second'), { size: 1 }],
    },
  ],
  caption: {
    en: 'Sixths fit into both: three of them and two of them are five sixths.',
    es: 'Los sextos caben en las dos: tres y dos son cinco sextos.',
    fr: 'Les sixièmes entrent dans les deux : trois et deux font cinq sixièmes.',
  },
  description: {
    en: 'Three bars of equal length. In the first a half is coloured, in the second a third. In the last one the half has become three sixths and the third two sixths, side by side: five sixths. Only equal parts can be counted together.',
    es: 'Tres barras igual de largas. En la primera hay coloreada una mitad y en la segunda un tercio. En la última la mitad son tres sextos y el tercio dos, uno junto a otro: cinco sextos. Solo se cuentan juntas las partes iguales.',
    fr: 'Trois barres de même longueur. Dans la première, une moitié est colorée, dans la deuxième un tiers. Dans la dernière, la moitié est devenue trois sixièmes et le tiers deux sixièmes, côte à côte : cinq sixièmes. On ne compte ensemble que des parts égales.',
  },
};
