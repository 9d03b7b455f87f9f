import type { LocalizedText } from '../skill.ts';

export const workedOut: LocalizedText = { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' };
export const cancelled: LocalizedText = {
  en: 'The fraction is brought to lowest terms.',
  es: 'Se simplifica la fracción.',
  fr: 'On simplifie la fraction.',
};
