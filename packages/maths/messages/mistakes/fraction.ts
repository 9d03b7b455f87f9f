import { topicTexts } from '../rules/topic-texts.ts';

/** Fractions, mixed numbers and percent. */
export const fractionMistakes = topicTexts({
  en: {
    keeps_numerators:
      'In {before} you changed the denominators but not the numerators. What is done below is done above as well.',
    multiplies_above_and_below:
      'In {before} the factor belongs to the numerator only. Above and below together it would change nothing.',
    multiplies_crosswise:
      'Fractions such as those in {before} are multiplied straight across: above with above, below with below.',
    divides_without_turning:
      'Dividing by a fraction is multiplying by its reciprocal. Which fraction in {before} has to be turned over?',
    turns_wrong_fraction:
      'In {before} you turned over the first fraction. It is the one you divide by that is turned over.',
    splits_denominator:
      'A sum below cannot be split: {before} is one fraction. Only a sum in the numerator may be divided term by term.',
    cancels_to_zero:
      'When everything in {before} is cancelled, what is left? Something divided by itself is not 0.',
    mixed_as_product:
      'A mixed number is a sum: {before} is the whole part and the fraction together, not their product.',
    percent_not_hundredths: '{before} means that many hundredths. By which number do you divide?',
  },
  es: {
    keeps_numerators:
      'En {before} cambiaste los denominadores, pero no los numeradores. Lo que se hace abajo también se hace arriba.',
    multiplies_above_and_below:
      'En {before} el factor multiplica solo al numerador. Arriba y abajo a la vez no cambiaría nada.',
    multiplies_crosswise:
      'Las fracciones de {before} se multiplican en línea: numerador con numerador, denominador con denominador.',
    divides_without_turning:
      'Dividir entre una fracción es multiplicar por su inversa. ¿Qué fracción de {before} hay que invertir?',
    turns_wrong_fraction:
      'En {before} invertiste la primera fracción. La que se invierte es aquella entre la que divides.',
    splits_denominator:
      'Una suma en el denominador no se separa: {before} es una sola fracción. Solo la suma del numerador se divide término a término.',
    cancels_to_zero:
      'Cuando en {before} se simplifica todo, ¿qué queda? Algo dividido entre sí mismo no es 0.',
    mixed_as_product:
      'Un número mixto es una suma: {before} es la parte entera más la fracción, no su producto.',
    percent_not_hundredths: '{before} significa esa cantidad de centésimas. ¿Entre qué número divides?',
  },
  fr: {
    keeps_numerators:
      'Dans {before}, tu as changé les dénominateurs mais pas les numérateurs. Ce qu’on fait en bas se fait aussi en haut.',
    multiplies_above_and_below:
      'Dans {before}, le facteur ne multiplie que le numérateur. En haut et en bas à la fois, il ne changerait rien.',
    multiplies_crosswise:
      'Les fractions de {before} se multiplient en ligne : numérateur avec numérateur, dénominateur avec dénominateur.',
    divides_without_turning:
      'Diviser par une fraction, c’est multiplier par son inverse. Quelle fraction de {before} faut-il retourner ?',
    turns_wrong_fraction:
      'Dans {before}, tu as retourné la première fraction. C’est celle par laquelle on divise qu’on retourne.',
    splits_denominator:
      'On ne sépare pas une somme au dénominateur : {before} est une seule fraction. Seule une somme au numérateur se divise terme à terme.',
    cancels_to_zero:
      'Quand tout se simplifie dans {before}, que reste-t-il ? Une chose divisée par elle-même ne vaut pas 0.',
    mixed_as_product:
      'Un nombre mixte est une somme : {before}, c’est l’entier plus la fraction, pas leur produit.',
    percent_not_hundredths: '{before} veut dire autant de centièmes. Par quel nombre divises-tu ?',
  },
});
