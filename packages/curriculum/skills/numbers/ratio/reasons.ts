import type { LocalizedText } from '../../skill.ts';

export const partsCounted: LocalizedText = {
  en: 'All the equal parts together.',
  es: 'Todas las partes iguales juntas.',
  fr: 'Toutes les parts égales réunies.',
};
export const onePart: LocalizedText = {
  en: 'The whole divided by the number of parts is one part.',
  es: 'El total dividido entre el número de partes es una parte.',
  fr: 'Le tout divisé par le nombre de parts donne une part.',
};
export const acrossEqual: LocalizedText = {
  en: 'Both sides are multiplied by both denominators: the products across are equal.',
  es: 'Los dos lados se multiplican por los dos denominadores: los productos en cruz son iguales.',
  fr: 'On multiplie les deux membres par les deux dénominateurs : les produits en croix sont égaux.',
};
export const unknownAlone: LocalizedText = {
  en: 'Both sides are divided by the number in front of the unknown.',
  es: 'Los dos lados se dividen entre el número que va delante de la incógnita.',
  fr: 'On divise les deux membres par le nombre placé devant l’inconnue.',
};
