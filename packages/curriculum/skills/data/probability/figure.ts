import type { SkillContent } from '../../skill.ts';

const six = { en: 'six', es: 'seis', fr: 'six' };
const other = { en: 'other', es: 'otro', fr: 'autre' };

/** Two throws of a die. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'tree',
  branches: [
    {
      on: '1/6',
      label: six,
      tone: 'given',
      branches: [
        { on: '1/6', label: six, tone: 'given' },
        { on: '5/6', label: other },
      ],
    },
    {
      on: '5/6',
      label: other,
      branches: [
        { on: '1/6', label: six },
        { on: '5/6', label: other },
      ],
    },
  ],
  caption: {
    en: 'Two throws of a die. Along the coloured path: 1/6 of 1/6, that is 1/36.',
    es: 'Dos tiradas de un dado. Por el camino coloreado: 1/6 de 1/6, es decir, 1/36.',
    fr: 'Deux lancers d’un dé. Le long du chemin coloré : 1/6 de 1/6, soit 1/36.',
  },
  description: {
    en: 'A tree with two forks in a row. Each time a six has the probability 1/6 and anything else 5/6. The path over two sixes is coloured. Along a path you multiply; the four paths add up to 1.',
    es: 'Un árbol con dos bifurcaciones seguidas. Cada vez, el seis tiene probabilidad 1/6 y lo demás 5/6. El camino de los dos seises está coloreado. A lo largo de un camino se multiplica; los cuatro caminos suman 1.',
    fr: 'Un arbre avec deux embranchements de suite. Chaque fois, le six a pour probabilité 1/6 et le reste 5/6. Le chemin des deux six est coloré. Le long d’un chemin on multiplie ; les quatre chemins ont pour somme 1.',
  },
};
