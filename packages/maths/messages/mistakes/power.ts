import { topicTexts } from '../rules/topic-texts.ts';

/** Powers and roots. */
export const powerMistakes = topicTexts({
  en: {
    square_of_negative:
      'In {before} the power belongs to the number only, not to the minus in front. The sign comes last.',
    zero_exponent:
      'Look at {before}: each time the exponent falls by 1 you divide once by the base. What comes after the exponent 1?',
    negative_exponent:
      'A negative exponent such as in {before} means a reciprocal. It does not make the number negative.',
    power_as_product: '{before} is a power: the base multiplied by itself, not by the exponent.',
    fractional_exponent:
      'In the exponent of {before} the number below is the root and the number above is the power.',
    power_of_one_factor: 'The power in {before} belongs to every factor in the bracket.',
    divides_exponents:
      'Look at the exponents in {before}. Powers of one base divided: the exponents are subtracted.',
    letter_taken_off: 'Put 10 for the letter in {before}. How many of them are left?',
    like_terms_multiplied:
      '{before} counts things of one kind. How many are there together? Their kind stays what it is.',
    root_of_sum:
      'The root of a sum is not the sum of the roots. Work out what is under the root in {before} first.',
    adds_radicands:
      'Roots are added only when the same number is under them. Can you write the roots in {before} that way?',
    square_factor_not_rooted:
      'You took a square factor out of {before}. What goes outside is its root, not the factor itself.',
    root_as_half:
      '{before} asks which number multiplied by itself gives what is under the root. Half of it is something else.',
  },
  es: {
    square_of_negative:
      'En {before} la potencia solo afecta al número, no al signo menos de delante. El signo va al final.',
    zero_exponent:
      'Mira {before}: cada vez que el exponente baja en 1 divides una vez entre la base. ¿Qué viene después del exponente 1?',
    negative_exponent:
      'Un exponente negativo como el de {before} indica el inverso. No hace negativo el número.',
    power_as_product: '{before} es una potencia: la base multiplicada por sí misma, no por el exponente.',
    fractional_exponent:
      'En el exponente de {before} el número de abajo es la raíz y el de arriba la potencia.',
    power_of_one_factor: 'La potencia de {before} afecta a todos los factores del paréntesis.',
    divides_exponents:
      'Mira los exponentes en {before}. Cociente de potencias de la misma base: los exponentes se restan.',
    letter_taken_off: 'Pon 10 en lugar de la letra en {before}. ¿Cuántas quedan?',
    like_terms_multiplied: '{before} cuenta cosas del mismo tipo. ¿Cuántas hay juntas? El tipo no cambia.',
    root_of_sum:
      'La raíz de una suma no es la suma de las raíces. Calcula primero lo que hay bajo la raíz en {before}.',
    adds_radicands:
      'Las raíces solo se suman si bajo ellas está el mismo número. ¿Puedes llevar a eso las raíces de {before}?',
    square_factor_not_rooted:
      'Sacaste un factor cuadrado de {before}. Fuera de la raíz queda su raíz, no el factor mismo.',
    root_as_half:
      '{before} pregunta qué número multiplicado por sí mismo da lo que hay bajo la raíz. La mitad es otra cosa.',
  },
  fr: {
    square_of_negative:
      'Dans {before}, la puissance ne porte que sur le nombre, pas sur le moins de devant. Le signe vient en dernier.',
    zero_exponent:
      'Regarde {before} : chaque fois que l’exposant baisse de 1, on divise une fois par la base. Que vient-il après l’exposant 1 ?',
    negative_exponent:
      'Un exposant négatif comme dans {before} veut dire l’inverse. Il ne rend pas le nombre négatif.',
    power_as_product: '{before} est une puissance : la base multipliée par elle-même, pas par l’exposant.',
    fractional_exponent:
      'Dans l’exposant de {before}, le nombre du bas est la racine et celui du haut la puissance.',
    power_of_one_factor: 'La puissance dans {before} porte sur tous les facteurs de la parenthèse.',
    divides_exponents:
      'Regarde les exposants dans {before}. Quotient de puissances de même base : on soustrait les exposants.',
    letter_taken_off: 'Mets 10 à la place de la lettre dans {before}. Combien en reste-t-il ?',
    like_terms_multiplied:
      '{before} compte des choses de même nature. Combien y en a-t-il ensemble ? Leur nature ne change pas.',
    root_of_sum:
      'La racine d’une somme n’est pas la somme des racines. Calcule d’abord ce qui est sous la racine dans {before}.',
    adds_radicands:
      'On n’additionne des racines que si elles portent le même nombre. Peux-tu y amener celles de {before} ?',
    square_factor_not_rooted:
      'Tu as sorti un facteur carré de {before}. Devant la racine, on écrit sa racine, pas le facteur lui-même.',
    root_as_half:
      '{before} demande quel nombre multiplié par lui-même donne ce qui est sous la racine. La moitié, c’est autre chose.',
  },
});
