import { topicTexts } from './topic-texts.ts';

/** Completing the square, and complex roots. */
export const quadratics = topicTexts({
  en: {
    take_out_leading: 'Take {factor} out of the terms with the letter.',
    add_square: 'Half of the number in front of the letter is {half}; add its square {square} and take it away again.',
    fold_square: 'The first three terms are the square {bracket}.',
    collect_rest: 'Work out the rest.',
    powers_of_i: 'The powers of i repeat after four: i, −1, −i, 1.',
    complex_product: 'Multiply out and use i² = −1.',
    by_conjugate: 'Multiply above and below by the conjugate {conjugate}, so that the divisor becomes real.',
    complex_sum: 'Add the real parts and the imaginary parts.',
    modulus: 'The modulus of a + bi is √(a² + b²).',
    complex_formula: 'The discriminant {discriminant} is negative: its root is imaginary, with i² = −1.',
  },
  es: {
    take_out_leading: 'Saca {factor} de los términos con la letra.',
    add_square: 'La mitad del número que acompaña a la letra es {half}; suma su cuadrado {square} y vuélvelo a restar.',
    fold_square: 'Los tres primeros términos son el cuadrado {bracket}.',
    collect_rest: 'Calcula lo que queda.',
    powers_of_i: 'Las potencias de i se repiten cada cuatro: i, −1, −i, 1.',
    complex_product: 'Multiplica y usa i² = −1.',
    by_conjugate: 'Multiplica arriba y abajo por el conjugado {conjugate}: así el divisor es real.',
    complex_sum: 'Suma las partes reales y las partes imaginarias.',
    modulus: 'El módulo de a + bi es √(a² + b²).',
    complex_formula: 'El discriminante {discriminant} es negativo: su raíz es imaginaria, con i² = −1.',
  },
  fr: {
    take_out_leading: 'Mets {factor} en facteur dans les termes avec la lettre.',
    add_square: 'La moitié du nombre devant la lettre est {half} ; ajoute son carré {square} et retire-le aussitôt.',
    fold_square: 'Les trois premiers termes forment le carré {bracket}.',
    collect_rest: 'Calcule ce qui reste.',
    powers_of_i: 'Les puissances de i reviennent toutes les quatre : i, −1, −i, 1.',
    complex_product: 'Développe et utilise i² = −1.',
    by_conjugate: 'Multiplie en haut et en bas par le conjugué {conjugate} : le diviseur devient réel.',
    complex_sum: 'Additionne les parties réelles et les parties imaginaires.',
    modulus: 'Le module de a + bi est √(a² + b²).',
    complex_formula: 'Le discriminant {discriminant} est négatif : sa racine est imaginaire, avec i² = −1.',
  },
}); // prettier-ignore
