import type { LocalizedText } from '../../skill.ts';

export const squaresAdded: LocalizedText = {
  en: 'The square of the hypotenuse is the sum of the squares of the legs.',
  es: 'El cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.',
  fr: 'Le carré de l’hypoténuse est la somme des carrés des deux autres côtés.',
};
export const squaresSubtracted: LocalizedText = {
  en: 'The square of a leg is the square of the hypotenuse minus the square of the other leg.',
  es: 'El cuadrado de un cateto es el cuadrado de la hipotenusa menos el cuadrado del otro cateto.',
  fr: 'Le carré d’un côté de l’angle droit est le carré de l’hypoténuse moins le carré de l’autre côté.',
};
export const root: LocalizedText = {
  en: 'A length is positive, so it is the root of its square.',
  es: 'Una longitud es positiva, así que es la raíz de su cuadrado.',
  fr: 'Une longueur est positive : c’est la racine de son carré.',
};
/** Pythagorean triples. */
export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;
/** With larger ones, for ratios and for lengths in tenths. */
export const moreTriples = [
  ...triples,
  [28, 45, 53],
  [11, 60, 61],
  [33, 56, 65],
  [16, 63, 65],
  [48, 55, 73],
  [13, 84, 85],
  [36, 77, 85],
] as const;
