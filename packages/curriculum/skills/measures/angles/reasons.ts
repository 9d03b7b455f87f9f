import type { LocalizedText } from '../../skill.ts';

export const triangleSum: LocalizedText = {
  en: 'The angles of a triangle add up to 180°.',
  es: 'Los ángulos de un triángulo suman 180°.',
  fr: 'La somme des angles d’un triangle est 180°.',
};
export const baseEqual: LocalizedText = {
  en: 'The two angles at the base are equal, so each is half of what remains.',
  es: 'Los dos ángulos de la base son iguales, así que cada uno es la mitad de lo que queda.',
  fr: 'Les deux angles à la base sont égaux : chacun est la moitié de ce qui reste.',
};
export const withSign: LocalizedText = {
  en: 'Angle, with the sign °',
  es: 'Ángulo, con el signo °',
  fr: 'Angle, avec le signe °',
};
export const workedOut: LocalizedText = { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' };
