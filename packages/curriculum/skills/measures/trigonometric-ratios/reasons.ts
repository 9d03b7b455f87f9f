import type { LocalizedText } from '../../skill.ts';

export const definition: LocalizedText = {
  en: 'The name of the ratio says which side is divided by which.',
  es: 'El nombre de la razón dice qué lado va arriba y cuál abajo.',
  fr: 'Le nom du rapport dit quel côté est au-dessus et lequel au-dessous.',
};
export const specialValue: LocalizedText = {
  en: 'The exact value for a special angle.',
  es: 'Un valor exacto de un ángulo notable.',
  fr: 'Une valeur exacte d’un angle remarquable.',
};
export const unknownAlone: LocalizedText = {
  en: 'Both sides are multiplied by the known side.',
  es: 'Los dos lados de la igualdad se multiplican por el lado conocido.',
  fr: 'On multiplie les deux membres par le côté connu.',
};
export const workedOut: LocalizedText = { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' };
