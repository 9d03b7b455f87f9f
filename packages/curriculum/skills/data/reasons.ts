import type { Said } from '../skill.ts';

export const workedOut: Said = { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' };
export const cancelled: Said = {
  en: 'The fraction is brought to lowest terms.',
  es: 'Se simplifica la fracción.',
  fr: 'On simplifie la fraction.',
};
