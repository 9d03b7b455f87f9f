import { topicTexts } from '../rules/topic-texts.ts';

/** Mistakes in equations, and the most common ones in expressions. */
export const firstMistakes = topicTexts({
  en: {
    sign_lost_distributing:
      'A minus stands in front of the bracket in {before}. It changes the sign of every term inside, including the last one.',
    distributes_first_only:
      'In {before} the factor in front belongs to every term in the bracket, not only to the first.',
    power_over_sum:
      'A power of a sum is not the sum of the powers. Write {before} as a product and multiply it out: which term is missing?',
    square_over_difference:
      'The square of a difference is not the difference of the squares. Multiply out {before}: which term is missing?',
    moved_without_sign_change:
      'You moved {before} to the other side. What leaves one side by subtracting is subtracted on the other side too, so its sign changes.',
    divides_one_term_only: 'You divided by {before}, but not every term. Each term on both sides is divided.',
    adds_across_fractions:
      'Numerators and denominators are not added separately in {before}. Bring the fractions to a common denominator first.',
    cancels_terms: 'In {before} you cancelled a term. Only factors of the whole numerator can be cancelled.',
    forgets_plus_minus: 'Two numbers have this square. Which one is missing in your line?',
    one_side_only:
      'You changed one side by {before} and left the other as it was. Do the same on both sides.',
    wrong_sign_factor_pair:
      'The numbers in your brackets have the right size. Multiply the brackets out and look at the signs.',
    inverse_operation_wrong:
      'How is {before} joined to the unknown? Undo exactly that: a product by dividing, a quotient by multiplying.',
    divides_by_variable:
      'You divided by the unknown. That is only allowed when it is not 0, and 0 is a solution here. Put everything on one side and take out the common factor.',
    multiplies_exponents:
      'Look at the exponents in {before}. Equal bases multiplied: exponents are added. Power of a power: exponents are multiplied.',
    adds_unlike_terms:
      'In {before} the terms are of different kinds, so they cannot be combined into {wrong}.',
    inequality_not_turned: 'Multiplying or dividing by a negative number turns the inequality sign round.',
    sign_of_solution:
      'Put {wrong} into the brackets: is one of them 0? A bracket x − a is 0 at a, a bracket x + a at −a.',
    square_not_balanced:
      'You completed the square, but did not balance it. Multiply out {before}: which number does it add that the line before did not have?',
    arithmetic_slip: '{wrong} is not the number that comes out. Work it out once more.',
  },
  es: {
    sign_lost_distributing:
      'Delante del paréntesis de {before} hay un menos. Cambia el signo de todos los términos de dentro, también el del último.',
    distributes_first_only:
      'En {before}, el factor de delante multiplica a todos los términos del paréntesis, no solo al primero.',
    power_over_sum:
      'La potencia de una suma no es la suma de las potencias. Escribe {before} como un producto y multiplícalo: ¿qué término falta?',
    square_over_difference:
      'El cuadrado de una diferencia no es la diferencia de los cuadrados. Desarrolla {before}: ¿qué término falta?',
    moved_without_sign_change:
      'Pasaste {before} al otro lado. Lo que se quita restando en un lado también se resta en el otro, así que cambia de signo.',
    divides_one_term_only:
      'Dividiste entre {before}, pero no todos los términos. Se divide cada término de los dos lados.',
    adds_across_fractions:
      'En {before} los numeradores y los denominadores no se suman por separado. Busca primero un denominador común.',
    cancels_terms:
      'En {before} tachaste un término. Solo se pueden simplificar factores de todo el numerador.',
    forgets_plus_minus: 'Hay dos números con ese cuadrado. ¿Cuál falta en tu línea?',
    one_side_only:
      'Cambiaste un lado con {before} y dejaste el otro como estaba. Haz lo mismo en los dos lados.',
    wrong_sign_factor_pair:
      'Los números de tus paréntesis tienen el tamaño correcto. Multiplica los paréntesis y fíjate en los signos.',
    inverse_operation_wrong:
      '¿Cómo está unido {before} a la incógnita? Deshaz justo eso: un producto, dividiendo; un cociente, multiplicando.',
    divides_by_variable:
      'Dividiste entre la incógnita. Eso solo se puede si no es 0, y aquí 0 es una solución. Lleva todo a un lado y saca factor común.',
    multiplies_exponents:
      'Mira los exponentes en {before}. Producto con la misma base: los exponentes se suman. Potencia de una potencia: se multiplican.',
    adds_unlike_terms:
      'En {before} los términos son de distinto tipo, así que no se pueden juntar en {wrong}.',
    inequality_not_turned:
      'Al multiplicar o dividir por un número negativo, el signo de la desigualdad cambia de sentido.',
    sign_of_solution:
      'Pon {wrong} en los paréntesis: ¿alguno vale 0? El paréntesis x − a vale 0 en a; el paréntesis x + a, en −a.',
    square_not_balanced:
      'Completaste el cuadrado, pero no lo compensaste. Desarrolla {before}: ¿qué número trae que la línea anterior no tenía?',
    arithmetic_slip: '{wrong} no es el número que sale. Calcúlalo otra vez.',
  },
  fr: {
    sign_lost_distributing:
      'Il y a un moins devant la parenthèse dans {before}. Il change le signe de tous les termes, le dernier compris.',
    distributes_first_only:
      'Dans {before}, le facteur de devant multiplie tous les termes de la parenthèse, pas seulement le premier.',
    power_over_sum:
      'La puissance d’une somme n’est pas la somme des puissances. Écris {before} comme un produit et développe : quel terme manque ?',
    square_over_difference:
      'Le carré d’une différence n’est pas la différence des carrés. Développe {before} : quel terme manque ?',
    moved_without_sign_change:
      'Tu as passé {before} dans l’autre membre. Ce qu’on soustrait d’un membre se soustrait aussi de l’autre : le signe change.',
    divides_one_term_only:
      'Tu as divisé par {before}, mais pas tous les termes. On divise chaque terme des deux membres.',
    adds_across_fractions:
      'Dans {before}, on n’additionne pas séparément numérateurs et dénominateurs. Cherche d’abord un dénominateur commun.',
    cancels_terms:
      'Dans {before}, tu as barré un terme. On ne simplifie que des facteurs de tout le numérateur.',
    forgets_plus_minus: 'Deux nombres ont ce carré. Lequel manque dans ta ligne ?',
    one_side_only:
      'Tu as changé un membre avec {before} et laissé l’autre tel quel. Fais la même chose dans les deux membres.',
    wrong_sign_factor_pair:
      'Les nombres de tes parenthèses ont la bonne taille. Développe les parenthèses et regarde les signes.',
    inverse_operation_wrong:
      'Comment {before} est-il lié à l’inconnue ? Défais exactement cela : un produit en divisant, un quotient en multipliant.',
    divides_by_variable:
      'Tu as divisé par l’inconnue. Ce n’est permis que si elle n’est pas nulle, et 0 est une solution ici. Amène tout dans un membre et mets en facteur.',
    multiplies_exponents:
      'Regarde les exposants dans {before}. Produit de même base : on les additionne. Puissance d’une puissance : on les multiplie.',
    adds_unlike_terms:
      'Dans {before}, les termes sont de nature différente : on ne peut pas les réunir en {wrong}.',
    inequality_not_turned: 'Multiplier ou diviser par un nombre négatif change le sens de l’inégalité.',
    sign_of_solution:
      'Mets {wrong} dans les parenthèses : l’une d’elles est-elle nulle ? La parenthèse x − a s’annule en a, la parenthèse x + a en −a.',
    square_not_balanced:
      'Tu as complété le carré sans compenser. Développe {before} : quel nombre apporte-t-il que la ligne d’avant n’avait pas ?',
    arithmetic_slip: 'Ce n’est pas {wrong} que l’on trouve. Refais ce calcul.',
  },
});
