import { topicTexts } from '../rules/topic-texts.ts';

/** Expanding and factoring. */
export const bracketMistakes = topicTexts({
  en: {
    common_factor_left:
      'You took a factor out of {before}, but one term inside still has it. Multiply your bracket out and compare.',
    difference_as_square:
      '{before} is a difference of two squares, not the square of a bracket. Multiply {wrong} out: which term does not belong?',
    sum_of_squares_factored:
      'A sum of two squares such as {before} has no factors over the real numbers. Multiply {wrong} out and compare.',
  },
  es: {
    common_factor_left:
      'Sacaste un factor de {before}, pero un término de dentro aún lo lleva. Multiplica tu paréntesis y compara.',
    difference_as_square:
      '{before} es una diferencia de cuadrados, no el cuadrado de un paréntesis. Desarrolla {wrong}: ¿qué término sobra?',
    sum_of_squares_factored:
      'Una suma de dos cuadrados como {before} no se factoriza en los números reales. Desarrolla {wrong} y compara.',
  },
  fr: {
    common_factor_left:
      'Tu as mis un facteur de {before} en évidence, mais un terme de la parenthèse l’a gardé. Développe et compare.',
    difference_as_square:
      '{before} est une différence de deux carrés, pas le carré d’une parenthèse. Développe {wrong} : quel terme est en trop ?',
    sum_of_squares_factored:
      'Une somme de deux carrés comme {before} ne se factorise pas dans les réels. Développe {wrong} et compare.',
  },
});
