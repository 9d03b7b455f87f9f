import { topicTexts } from './topic-texts.ts';

/** Completing the square, and complex roots. */
export const quadratics = topicTexts({
  en: {
    root_of_negative:
      'The root of a negative number is imaginary: with i² = −1, a factor i comes out of the root of {inside}.',
    take_out_leading: 'Take {factor} out of the terms with the letter.',
    add_square:
      'Half of the number in front of the letter is {half}; add its square {square} and take it away again.',
    fold_square: 'The first three terms are the square {bracket}.',
    collect_rest: 'Work out the rest.',
    add_half_square:
      'Half of the number in front of {letter} is {half}. Add its square, {square}, to both sides.',
    fold_left_square: 'The left side is the square {bracket}. Work out the right side.',
    formula_no_factors:
      'b² − 4ac = {value} is no square of a whole number: the left side has no factors with whole numbers or fractions. The quadratic formula finds the solutions, with a = {a}, b = {b}, c = {c}.',
    no_real_factors:
      'b² − 4ac = {value} is negative: the left side has no real factors, and the equation no real solution.',
    imaginary_roots: '{value} is negative, so its two roots are imaginary, with i² = −1.',
    powers_of_i: 'The powers of i repeat after four: i, −1, −i, 1.',
    complex_product: 'Multiply out and use i² = −1.',
    by_conjugate: 'Multiply above and below by the conjugate {conjugate}, so that the divisor becomes real.',
    complex_sum: 'Add the real parts and the imaginary parts.',
    modulus: 'The modulus of a + bi is √(a² + b²).',
    complex_formula: 'The discriminant {discriminant} is negative: its root is imaginary, with i² = −1.',
  },
  es: {
    root_of_negative:
      'La raíz de un número negativo es imaginaria: con i² = −1, de la raíz de {inside} sale un factor i.',
    take_out_leading: 'Saca {factor} de los términos con la letra.',
    add_square:
      'La mitad del número que acompaña a la letra es {half}; suma su cuadrado {square} y vuélvelo a restar.',
    fold_square: 'Los tres primeros términos son el cuadrado {bracket}.',
    collect_rest: 'Calcula lo que queda.',
    add_half_square:
      'La mitad del número que acompaña a {letter} es {half}. Suma su cuadrado, {square}, a los dos lados.',
    fold_left_square: 'El lado izquierdo es el cuadrado {bracket}. Calcula el lado derecho.',
    formula_no_factors:
      'b² − 4ac = {value} no es el cuadrado de un número entero: el lado izquierdo no tiene factores con números enteros ni fracciones. La fórmula general da las soluciones, con a = {a}, b = {b}, c = {c}.',
    no_real_factors:
      'b² − 4ac = {value} es negativo: el lado izquierdo no tiene factores reales, y la ecuación no tiene solución real.',
    imaginary_roots: '{value} es negativo, así que sus dos raíces son imaginarias, con i² = −1.',
    powers_of_i: 'Las potencias de i se repiten cada cuatro: i, −1, −i, 1.',
    complex_product: 'Multiplica y usa i² = −1.',
    by_conjugate: 'Multiplica arriba y abajo por el conjugado {conjugate}: así el divisor es real.',
    complex_sum: 'Suma las partes reales y las partes imaginarias.',
    modulus: 'El módulo de a + bi es √(a² + b²).',
    complex_formula: 'El discriminante {discriminant} es negativo: su raíz es imaginaria, con i² = −1.',
  },
  fr: {
    root_of_negative:
      'La racine d’un nombre négatif est imaginaire : avec i² = −1, un facteur i sort de la racine de {inside}.',
    take_out_leading: 'Mets {factor} en facteur dans les termes avec la lettre.',
    add_square:
      'La moitié du nombre devant la lettre est {half} ; ajoute son carré {square} et retire-le aussitôt.',
    fold_square: 'Les trois premiers termes forment le carré {bracket}.',
    collect_rest: 'Calcule ce qui reste.',
    add_half_square:
      'La moitié du nombre devant {letter} est {half}. Ajoute son carré, {square}, aux deux membres.',
    fold_left_square: 'Le membre de gauche est le carré {bracket}. Calcule le membre de droite.',
    formula_no_factors:
      'b² − 4ac = {value} n’est pas le carré d’un entier : le membre de gauche n’a pas de facteurs à coefficients entiers ou fractionnaires. La formule du second degré donne les solutions, avec a = {a}, b = {b}, c = {c}.',
    no_real_factors:
      'b² − 4ac = {value} est négatif : le membre de gauche n’a pas de facteurs réels, et l’équation n’a pas de solution réelle.',
    imaginary_roots: '{value} est négatif : ses deux racines sont imaginaires, avec i² = −1.',
    powers_of_i: 'Les puissances de i reviennent toutes les quatre : i, −1, −i, 1.',
    complex_product: 'Développe et utilise i² = −1.',
    by_conjugate: 'Multiplie en haut et en bas par le conjugué {conjugate} : le diviseur devient réel.',
    complex_sum: 'Additionne les parties réelles et les parties imaginaires.',
    modulus: 'Le module de a + bi est √(a² + b²).',
    complex_formula: 'Le discriminant {discriminant} est négatif : sa racine est imaginaire, avec i² = −1.',
  },
});
