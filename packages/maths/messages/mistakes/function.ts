import { topicTexts } from '../rules/topic-texts.ts';

/** Logarithms, exponentials, trigonometric functions. */
export const functionMistakes = topicTexts({
  en: {
    logarithm_of_sum:
      'The logarithm of a sum such as {before} cannot be split. It is a product inside that gives a sum outside.',
    quotient_of_logarithms:
      '{before} divides two logarithms. That is not the logarithm of a quotient, and not a difference.',
    product_of_logarithms:
      '{before} multiplies two logarithms. Only the logarithm of a product becomes a sum.',
    power_of_logarithm:
      'In {before} the whole logarithm is raised to a power. An exponent comes out in front only when it is inside.',
    function_of_sum:
      '{before} is one value of one angle. It is not the sum of two values. Is there an addition formula?',
    factor_out_of_function:
      'The factor in {before} belongs to the angle. It cannot be taken out in front of the function.',
    degrees_as_radians: '{before} is given in degrees. Is your calculator, or your thinking, set to radians?',
    power_with_sum: 'A sum in the exponent, as in {before}, makes a product of powers, not a sum.',
    inverse_as_reciprocal:
      '{before} asks for an angle. The inverse function is not 1 divided by the function.',
  },
  es: {
    logarithm_of_sum:
      'El logaritmo de una suma como {before} no se separa. Es un producto dentro lo que da una suma fuera.',
    quotient_of_logarithms:
      '{before} divide dos logaritmos. Eso no es el logaritmo de un cociente ni una diferencia.',
    product_of_logarithms:
      '{before} multiplica dos logaritmos. Solo el logaritmo de un producto se convierte en suma.',
    power_of_logarithm:
      'En {before} se eleva a una potencia todo el logaritmo. Un exponente solo sale delante cuando está dentro.',
    function_of_sum:
      '{before} es un solo valor de un solo ángulo. No es la suma de dos valores. ¿Hay una fórmula de la suma?',
    factor_out_of_function:
      'El factor de {before} pertenece al ángulo. No se puede sacar delante de la función.',
    degrees_as_radians: '{before} está en grados. ¿Tu calculadora, o tu cabeza, está en radianes?',
    power_with_sum: 'Una suma en el exponente, como en {before}, da un producto de potencias, no una suma.',
    inverse_as_reciprocal: '{before} pide un ángulo. La función inversa no es 1 dividido entre la función.',
  },
  fr: {
    logarithm_of_sum:
      'Le logarithme d’une somme comme {before} ne se sépare pas. C’est un produit à l’intérieur qui donne une somme à l’extérieur.',
    quotient_of_logarithms:
      '{before} divise deux logarithmes. Ce n’est ni le logarithme d’un quotient ni une différence.',
    product_of_logarithms:
      '{before} multiplie deux logarithmes. Seul le logarithme d’un produit devient une somme.',
    power_of_logarithm:
      'Dans {before}, c’est tout le logarithme qui est élevé à une puissance. Un exposant ne passe devant que s’il est à l’intérieur.',
    function_of_sum:
      '{before} est une seule valeur d’un seul angle. Ce n’est pas la somme de deux valeurs. Y a-t-il une formule d’addition ?',
    factor_out_of_function:
      'Le facteur dans {before} appartient à l’angle. On ne peut pas le sortir devant la fonction.',
    degrees_as_radians: '{before} est en degrés. Ta calculatrice, ou ta tête, est-elle en radians ?',
    power_with_sum:
      'Une somme en exposant, comme dans {before}, donne un produit de puissances, pas une somme.',
    inverse_as_reciprocal:
      '{before} demande un angle. La fonction réciproque n’est pas 1 divisé par la fonction.',
  },
});
