import type { LocalizedText } from '../../skill.ts';

export const wholeFactors: LocalizedText = {
  en: 'Each decimal is a whole number of tenths or hundredths.',
  es: 'Cada decimal es un número entero de décimas o centésimas.',
  fr: 'Chaque décimal est un nombre entier de dixièmes ou de centièmes.',
};
export const digitsFirst: LocalizedText = {
  en: 'The whole numbers are multiplied, and so are the powers of ten below.',
  es: 'Se multiplican los números enteros, y también las potencias de diez de abajo.',
  fr: 'On multiplie les entiers, et les puissances de dix en bas.',
};
export const pointBack: LocalizedText = {
  en: 'The number of zeros below says how many digits come after the point.',
  es: 'El número de ceros de abajo dice cuántas cifras van detrás de la coma.',
  fr: 'Le nombre de zéros en bas dit combien de chiffres suivent la virgule.',
};
export const bothTimesTen: LocalizedText = {
  en: 'Both numbers are multiplied by the same power of ten. The quotient stays the same.',
  es: 'Los dos números se multiplican por la misma potencia de diez. El cociente no cambia.',
  fr: 'On multiplie les deux nombres par la même puissance de dix. Le quotient ne change pas.',
};
export const divided: LocalizedText = {
  en: 'Now the divisor is a whole number.',
  es: 'Ahora se divide entre un número entero.',
  fr: 'On divise maintenant par un entier.',
};
export const samePlaces: LocalizedText = {
  en: 'Zeros at the end change nothing. Written as thousandths, the numbers can be compared.',
  es: 'Los ceros del final no cambian nada. Escritos en milésimas, los números se pueden comparar.',
  fr: 'Les zéros de la fin ne changent rien. Écrits en millièmes, les nombres se comparent.',
};
export const priceTimesWeight: LocalizedText = {
  en: 'The price is the number of kilograms times the price of one kilogram.',
  es: 'El precio es el número de kilogramos por el precio de un kilogramo.',
  fr: 'Le prix est le nombre de kilogrammes fois le prix d’un kilogramme.',
};
