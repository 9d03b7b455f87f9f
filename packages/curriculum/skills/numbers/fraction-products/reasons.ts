import type { LocalizedText } from '../../skill.ts';

export const straightAcross: LocalizedText = {
  en: 'Numerator times numerator, denominator times denominator.',
  es: 'Numerador por numerador, denominador por denominador.',
  fr: 'Numérateur par numérateur, dénominateur par dénominateur.',
};
export const cancelled: LocalizedText = {
  en: 'Multiply, and cancel whatever numerator and denominator share.',
  es: 'Se multiplica y se simplifica lo que compartan el numerador y el denominador.',
  fr: 'On multiplie, et on simplifie par ce que le numérateur et le dénominateur ont en commun.',
};
export const turned: LocalizedText = {
  en: 'Dividing by a fraction is multiplying by its reciprocal. Only the second one is turned over.',
  es: 'Dividir entre una fracción es multiplicar por su inversa. Solo se invierte la segunda.',
  fr: 'Diviser par une fraction, c’est multiplier par son inverse. On ne retourne que la seconde.',
};
export const mixedFirst: LocalizedText = {
  en: 'A mixed number is a sum. Written as one fraction it can be a factor.',
  es: 'Un número mixto es una suma. Escrito como una sola fracción puede ser un factor.',
  fr: 'Un nombre mixte est une somme. Écrit comme une seule fraction, il peut servir de facteur.',
};
export const fitsHowOften: LocalizedText = {
  en: 'How many times does one portion fit into the whole amount? That is a division.',
  es: '¿Cuántas veces cabe una porción en la cantidad total? Eso es una división.',
  fr: 'Combien de fois une portion entre-t-elle dans la quantité totale ? C’est une division.',
};
export const partOfPart: LocalizedText = {
  en: 'A part of a part is a product.',
  es: 'Una parte de una parte es un producto.',
  fr: 'Une part d’une part est un produit.',
};
