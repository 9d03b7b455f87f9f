import type { SkillContent } from '../../skill.ts';

const trousers = ['P', 'Q', 'R', 'S'].map((label) => ({ label }));

/** Each of three shirts with each of four pairs of trousers. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'tree',
  branches: [
    { label: 'A', tone: 'given', branches: trousers.map((one) => ({ ...one, tone: 'given' as const })) },
    { label: 'B', branches: trousers },
    { label: 'C', branches: trousers },
  ],
  caption: {
    en: 'Three shirts A, B, C; each of them with the trousers P, Q, R, S: 3 times 4 paths.',
    es: 'Tres camisas A, B, C; cada una con los pantalones P, Q, R, S: 3 por 4 caminos.',
    fr: 'Trois chemises A, B, C ; chacune avec les pantalons P, Q, R, S : 3 fois 4 chemins.',
  },
  description: {
    en: 'A tree with three branches A, B and C, each of which splits into four: P, Q, R and S. Twelve ends in all. Every branch of the first step carries all branches of the second, so the numbers are multiplied.',
    es: 'Un árbol con tres ramas A, B y C, y cada una se abre en cuatro: P, Q, R y S. Doce extremos en total. Cada rama del primer paso lleva todas las del segundo, por eso los números se multiplican.',
    fr: 'Un arbre à trois branches A, B et C, dont chacune se partage en quatre : P, Q, R et S. Douze extrémités en tout. Chaque branche de la première étape porte toutes celles de la seconde : on multiplie donc.',
  },
};
