import type { LocalizedText } from '../../skill.ts';

export const partOverWhole: LocalizedText = {
  en: 'The rate is the part divided by the whole.',
  es: 'El porcentaje es la parte dividida entre el total.',
  fr: 'Le taux est la part divisée par le total.',
};
export const inHundredths: LocalizedText = {
  en: 'Times 100 counts the hundredths.',
  es: 'Multiplicar por 100 cuenta las centésimas.',
  fr: 'Multiplier par 100 compte les centièmes.',
};
export const whatStays: LocalizedText = {
  en: 'The old price is 100 percent. What is taken off leaves the rest of it.',
  es: 'El precio antiguo es el 100 por ciento. Al quitar el descuento queda el resto.',
  fr: 'L’ancien prix représente 100 pour cent. La remise enlevée, il en reste le complément.',
};
export const asHundredths: LocalizedText = {
  en: 'Percent means hundredths.',
  es: 'Por ciento significa centésimas.',
  fr: 'Pour cent veut dire centièmes.',
};
export const workedOut: LocalizedText = { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' };
export const factorsMultiply: LocalizedText = {
  en: 'Each change is a factor, and the second one acts on what the first one made.',
  es: 'Cada cambio es un factor, y el segundo actúa sobre lo que dejó el primero.',
  fr: 'Chaque variation est un facteur, et la seconde agit sur le résultat de la première.',
};
export const rateTimesWhole: LocalizedText = {
  en: 'The rate times the unknown whole is the part.',
  es: 'El porcentaje por el total desconocido es la parte.',
  fr: 'Le taux multiplié par le total inconnu donne la part.',
};
export const dividedByRate: LocalizedText = {
  en: 'The part divided by the rate gives the whole.',
  es: 'La parte entre el porcentaje da el total.',
  fr: 'La part divisée par le taux donne le total.',
};
