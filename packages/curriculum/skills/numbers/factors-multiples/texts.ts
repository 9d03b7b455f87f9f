import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Factors and multiples',
    can: 'You split a number into prime factors and find what two numbers share.',
    what: [
      'A factor of a number divides it without a remainder; a multiple contains it without a remainder. Pebbles show it: {number} pebbles can be laid as a rectangle with 3 rows of 4, so 3 and 4 are factors. A prime number such as 7 makes only one long row.',
      'Every number from 2 on is a product of primes, and of only one set of them: {split}. Primes are its building blocks. The highest common factor of two numbers (also called the greatest common factor) is made of the blocks that both have. The lowest common multiple needs enough blocks to build each of them.',
      'The highest common factor cancels a fraction in one step and gives the largest number of equal parcels. The lowest common multiple is the common denominator, and the moment at which two regular events meet again.',
    ],
  },
  es: {
    name: 'Divisores y múltiplos',
    can: 'Descompones un número en factores primos y encuentras lo que dos números tienen en común.',
    what: [
      'Un divisor de un número lo divide sin resto; un múltiplo lo contiene un número exacto de veces. Se ve con piedrecitas: {number} se pueden colocar en un rectángulo de 3 filas de 4, así que 3 y 4 son divisores. Un número primo, como 7, solo forma una fila larga.',
      'Todo número a partir de 2 es un producto de primos, y de una sola manera: {split}. Los primos son sus ladrillos. El máximo común divisor de dos números se forma con los ladrillos que tienen los dos. El mínimo común múltiplo necesita ladrillos suficientes para construir cada uno.',
      'El máximo común divisor simplifica una fracción en un solo paso y da el mayor número de lotes iguales. El mínimo común múltiplo da el denominador común y el momento en que dos sucesos regulares vuelven a coincidir.',
    ],
  },
  fr: {
    name: 'Diviseurs et multiples',
    can: 'Tu décomposes un nombre en facteurs premiers et tu trouves ce que deux nombres ont en commun.',
    what: [
      'Un diviseur d’un nombre le divise sans reste ; un multiple le contient un nombre entier de fois. Des cailloux le montrent : {number} cailloux forment un rectangle de 3 rangées de 4, donc 3 et 4 sont des diviseurs. Un nombre premier, comme 7, ne forme qu’une seule longue rangée.',
      'Tout nombre à partir de 2 est un produit de nombres premiers, et d’une seule façon : {split}. Les nombres premiers en sont les briques. Le plus grand commun diviseur de deux nombres rassemble les briques qu’ils ont tous les deux. Le plus petit commun multiple demande assez de briques pour construire chacun d’eux.',
      'Le plus grand commun diviseur simplifie une fraction en une seule fois et donne le plus grand nombre de lots égaux. Le plus petit commun multiple donne le dénominateur commun, et l’instant où deux événements réguliers se retrouvent.',
    ],
  },
};
