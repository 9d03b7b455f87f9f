import type { LocalizedText } from '../../skill.ts';

export const exponentsAdded: LocalizedText = {
  en: 'In a product of powers of one base the factors are counted together: the exponents are added.',
  es: 'En un producto de potencias de la misma base los factores se cuentan juntos: se suman los exponentes.',
  fr: 'Dans un produit de puissances d’une même base, on compte les facteurs ensemble : les exposants s’ajoutent.',
};
export const exponentsMultiplied: LocalizedText = {
  en: 'A power of a power repeats the packet: the exponents are multiplied.',
  es: 'Una potencia de una potencia repite el paquete: se multiplican los exponentes.',
  fr: 'Une puissance de puissance répète le paquet : les exposants se multiplient.',
};
export const exponentsSubtracted: LocalizedText = {
  en: 'Equal factors above and below cancel: the exponents are subtracted.',
  es: 'Los factores iguales de arriba y de abajo se simplifican: se restan los exponentes.',
  fr: 'Les facteurs égaux du haut et du bas se simplifient : les exposants se soustraient.',
};
export const everyFactor: LocalizedText = {
  en: 'The exponent belongs to every factor inside the brackets, also to the number.',
  es: 'El exponente corresponde a cada factor del paréntesis, también al número.',
  fr: 'L’exposant porte sur chaque facteur de la parenthèse, le nombre aussi.',
};
export const reciprocal: LocalizedText = {
  en: 'A negative exponent means the reciprocal of the power.',
  es: 'Un exponente negativo significa la inversa de la potencia.',
  fr: 'Un exposant négatif désigne l’inverse de la puissance.',
};
export const asProduct: LocalizedText = {
  en: 'The power is written out as a product of equal factors.',
  es: 'La potencia se escribe como producto de factores iguales.',
  fr: 'On écrit la puissance comme un produit de facteurs égaux.',
};
export const multipliedOut: LocalizedText = { en: 'Multiplied.', es: 'Se multiplica.', fr: 'On multiplie.' };
