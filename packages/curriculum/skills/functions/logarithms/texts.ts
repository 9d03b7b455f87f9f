import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Logarithms',
    can: 'You find exponents with logarithms, join and split them, and solve equations that contain them.',
    what: [
      'A logarithm is the answer to the question: to which power? {power} and {logarithm} say the same thing. The small number is the base; the logarithm is the exponent that turns the base into the number in brackets.',
      'Since powers of a positive base are always positive, only positive numbers have a logarithm. Numbers between 0 and 1 have a negative one when the base is greater than 1.',
      'Because logarithms are exponents, they follow the laws of exponents. Multiplying adds the exponents: {product}. Dividing subtracts them: {quotient}. And an exponent inside comes out as a factor: {exponent}. For a sum inside there is no such law.',
      'Logarithms tell how long growth takes, and they make very large and very small things comparable: loudness, earthquakes and acidity are measured on such scales.',
    ],
  },
  es: {
    name: 'Logaritmos',
    can: 'Hallas exponentes con logaritmos, los agrupas y los separas, y resuelves ecuaciones logarítmicas.',
    what: [
      'Un logaritmo responde a la pregunta: ¿a qué potencia? {power} y {logarithm} dicen lo mismo. El número pequeño es la base; el logaritmo es el exponente al que hay que elevar la base para obtener el número del paréntesis.',
      'Como las potencias de una base positiva son siempre positivas, solo los números positivos tienen logaritmo. Si la base es mayor que 1, los números entre 0 y 1 lo tienen negativo.',
      'Como los logaritmos son exponentes, siguen las reglas de los exponentes. Al multiplicar, los exponentes se suman: {product}. Al dividir, se restan: {quotient}. Y un exponente de dentro sale como factor: {exponent}. Para una suma dentro no hay ninguna regla así.',
      'Los logaritmos dicen cuánto tarda un crecimiento y permiten comparar cosas muy grandes con otras muy pequeñas: el ruido, los terremotos y la acidez se miden con estas escalas.',
    ],
  },
  fr: {
    name: 'Logarithmes',
    can: 'Tu trouves des exposants à l’aide des logarithmes, tu les regroupes, tu les sépares et tu résous des équations.',
    what: [
      'Un logarithme répond à la question : à quelle puissance ? {power} et {logarithm} disent la même chose. Le petit nombre est la base ; le logarithme est l’exposant qu’il faut donner à la base pour obtenir le nombre entre parenthèses.',
      'Comme les puissances d’une base positive sont toujours positives, seuls les nombres strictement positifs ont un logarithme. Si la base est plus grande que 1, ceux qui sont compris entre 0 et 1 en ont un négatif.',
      'Puisque les logarithmes sont des exposants, ils en suivent les règles. Quand on multiplie, les exposants s’ajoutent : {product}. Quand on divise, ils se retranchent : {quotient}. Et un exposant à l’intérieur sort comme facteur : {exponent}. Pour une somme à l’intérieur, il n’y a pas de règle.',
      'Les logarithmes disent combien de temps dure une croissance, et ils rendent comparables le très grand et le très petit : le bruit, les séismes et l’acidité se mesurent sur de telles échelles.',
    ],
  },
};
