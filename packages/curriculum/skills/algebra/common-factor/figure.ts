import type { SkillContent } from '../../skill.ts';

/** Two rectangles with a common side. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'area',
  across: [
    { size: 9, label: '3a' },
    { size: 6, label: '2b' },
  ],
  down: [{ size: 5, label: '4' }],
  cells: [
    [
      { label: '12a', tone: 'given' },
      { label: '8b', tone: 'second' },
    ],
  ],
  caption: {
    en: '12a + 8b = 4(3a + 2b): both fields are 4 high, so they make one rectangle.',
    es: '12a + 8b = 4(3a + 2b): las dos partes tienen altura 4, así que forman un solo rectángulo.',
    fr: '12a + 8b = 4(3a + 2b) : les deux cases ont pour hauteur 4, elles forment donc un seul rectangle.',
  },
  description: {
    en: 'Two fields side by side, 12a and 8b, both of height 4 and of width 3a and 2b. The side they share is the common factor; what is left along the top goes in the bracket.',
    es: 'Dos partes una junto a otra, 12a y 8b, ambas de altura 4 y de anchura 3a y 2b. El lado que comparten es el factor común; lo que queda arriba va en el paréntesis.',
    fr: 'Deux cases côte à côte, 12a et 8b, de même hauteur 4 et de largeurs 3a et 2b. Le côté partagé est le facteur commun ; ce qui reste en haut va dans la parenthèse.',
  },
};
