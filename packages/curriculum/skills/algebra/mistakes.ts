import type { LocalizedText } from '../../localized-text.ts';

export const algebraMistakes = {
  rate_and_fixed_swapped: {
    en: 'One amount is paid once, the other again and again. Which of them does the letter multiply?',
    es: 'Una cantidad se paga una sola vez y la otra se repite. ¿A cuál de las dos multiplica la letra?',
    fr: 'Un des montants se paie une seule fois, l’autre se répète. Lequel des deux la lettre multiplie-t-elle ?',
  },
  count_added_to_price: {
    en: 'The letter counts how often a price is paid. What is done with a price that is paid several times?',
    es: 'La letra cuenta cuántas veces se paga un precio. ¿Qué se hace con un precio que se paga varias veces?',
    fr: 'La lettre compte combien de fois on paie un prix. Que fait-on d’un prix que l’on paie plusieurs fois ?',
  },
  two_sides_only: {
    en: 'That is one length and one width. How many sides do you pass when you walk all the way round?',
    es: 'Eso es un largo y un ancho. ¿Por cuántos lados se pasa al dar la vuelta completa?',
    fr: 'C’est une longueur et une largeur. Combien de côtés parcourt-on en faisant tout le tour ?',
  },
  first_and_last_only: {
    en: 'You multiplied the first terms and the last terms. Two brackets give four products: which terms have not met yet?',
    es: 'Has multiplicado los primeros términos y los últimos. Dos paréntesis dan cuatro productos: ¿qué términos faltan por multiplicar?',
    fr: 'Tu as multiplié les premiers termes entre eux et les derniers entre eux. Deux parenthèses donnent quatre produits : lesquels manquent ?',
  },
  middle_term_once: {
    en: 'Write the square as two brackets. How many times does the first term meet the last one?',
    es: 'Escribe el cuadrado como dos paréntesis. ¿Cuántas veces se multiplica el primer término por el último?',
    fr: 'Écris le carré comme deux parenthèses. Combien de fois le premier terme rencontre-t-il le dernier ?',
  },
  old_area_kept: {
    en: 'That is the whole new area. The question is how much it differs from the old one.',
    es: 'Esa es toda el área nueva. La pregunta es cuánto se diferencia de la antigua.',
    fr: 'C’est toute la nouvelle aire. On demande de combien elle diffère de l’ancienne.',
  },
  one_left_out: {
    en: 'Expand your line: one term of the sum does not come back. What has to be in the bracket so that it does?',
    es: 'Desarrolla tu línea: un término de la suma no vuelve a aparecer. ¿Qué tiene que haber en el paréntesis para que aparezca?',
    fr: 'Développe ta ligne : un terme de la somme ne revient pas. Que faut-il dans la parenthèse pour qu’il revienne ?',
  },
  too_small_a_factor: {
    en: 'Divide both terms by your factor. Do the results still share something, or does your factor not go into both?',
    es: 'Divide los dos términos entre tu factor. ¿Los resultados aún comparten algo, o tu factor no cabe en los dos?',
    fr: 'Divise les deux termes par ton facteur. Les résultats ont-ils encore quelque chose en commun, ou ton facteur ne divise-t-il pas les deux ?',
  },
  multiple_instead_of_factor: {
    en: 'Both terms go into that one: it is a common multiple. The question asks for something that goes into both terms.',
    es: 'Los dos términos caben en ese: es un múltiplo común. Se pide algo que quepa en los dos términos.',
    fr: 'Les deux termes divisent celui-là : c’est un multiple commun. On cherche ce qui divise les deux termes.',
  },
  factor_counted_twice: {
    en: 'The shared factor is written once in front of the bracket. What is left for the bracket then?',
    es: 'El factor común se escribe una sola vez delante del paréntesis. ¿Qué queda entonces dentro?',
    fr: 'Le facteur commun s’écrit une seule fois devant la parenthèse. Que reste-t-il alors dedans ?',
  },
  numbers_in_wrong_brackets: {
    en: 'The ends fit, the middle term does not. Multiply the brackets out: which number meets which letter term?',
    es: 'Los extremos coinciden, el término central no. Multiplica los paréntesis: ¿qué número multiplica a qué término con letra?',
    fr: 'Les extrémités conviennent, pas le terme du milieu. Développe : quel nombre multiplie quel terme en x ?',
  },
  subtracts_instead_of_divides: {
    en: 'The sides are multiplied to give the area. Which number multiplied by the known one gives the last term?',
    es: 'Los lados se multiplican para dar el área. ¿Qué número multiplicado por el conocido da el último término?',
    fr: 'On multiplie les côtés pour obtenir l’aire. Quel nombre, multiplié par celui qui est connu, donne le dernier terme ?',
  },
  front_factor_lost: {
    en: 'Multiply your brackets out: they give the quotient, not the whole expression. What was taken out before?',
    es: 'Multiplica tus paréntesis: dan el cociente, no toda la expresión. ¿Qué se sacó antes?',
    fr: 'Développe tes parenthèses : elles donnent le quotient, pas toute l’expression. Qu’avait-on mis en facteur avant ?',
  },
  division_sign: {
    en: 'Multiply your quotient by the divisor: does the polynomial come back? Each product is subtracted, so watch its signs.',
    es: 'Multiplica tu cociente por el divisor: ¿vuelve a salir el polinomio? Cada producto se resta, así que cuida los signos.',
    fr: 'Multiplie ton quotient par le diviseur : retrouves-tu le polynôme ? Chaque produit est retranché, surveille les signes.',
  },
  front_numbers_added: {
    en: 'The exponents are right. Two terms are multiplied here: what is done with the numbers in front?',
    es: 'Los exponentes están bien. Aquí se multiplican dos términos: ¿qué se hace con los números de delante?',
    fr: 'Les exposants sont justes. On multiplie ici deux termes : que fait-on des nombres placés devant ?',
  },
  higher_exponent_kept: {
    en: 'That is the higher of the two exponents. Write both powers as products: how many factors are side by side?',
    es: 'Ese es el mayor de los dos exponentes. Escribe las dos potencias como productos: ¿cuántos factores hay en total?',
    fr: 'C’est le plus grand des deux exposants. Écris les deux puissances comme des produits : combien de facteurs y a-t-il en tout ?',
  },
  numerator_zero: {
    en: 'There the numerator is 0, and the fraction is worth 0. When does a fraction have no value at all?',
    es: 'Ahí vale 0 el numerador, y la fracción vale 0. ¿Cuándo no tiene ningún valor una fracción?',
    fr: 'Là, c’est le numérateur qui est nul, et la fraction vaut 0. Quand une fraction n’a-t-elle aucune valeur ?',
  },
  current_left_out: {
    en: 'That is the time on a lake. How does the current change the speed on the way there, and how on the way back?',
    es: 'Ese es el tiempo en un lago. ¿Cómo cambia la corriente la velocidad a la ida, y cómo a la vuelta?',
    fr: 'C’est la durée sur un lac. Comment le courant change-t-il la vitesse à l’aller, et au retour ?',
  },
} as const satisfies Record<string, LocalizedText>;
