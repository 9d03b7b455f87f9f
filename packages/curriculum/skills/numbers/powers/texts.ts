import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Powers',
    can: 'You work out powers, use their laws, and write very large and very small numbers in scientific notation.',
    what: [
      'A power is a product of equal factors, written short: {power}. The small number, the exponent, counts the factors. A sheet of paper folded in half again and again shows how fast that grows: after ten folds it has 1024 layers.',
      'All laws come from counting factors. Three factors and four more are seven, so {product}. A power of a power repeats the whole packet, so {nested}. Each time the exponent falls by one, you divide by the base once more. That is why {zero}, and why {negative}.',
      'Powers of ten hold very large and very small numbers. In scientific notation one digit, not 0, stands in front of the point, and the exponent counts the places: {large}. That way the distances between stars and the sizes of cells fit on one line.',
    ],
  },
  es: {
    name: 'Potencias',
    can: 'Calculas potencias, usas sus propiedades y escribes números muy grandes y muy pequeños en notación científica.',
    what: [
      'Una potencia es un producto de factores iguales escrito de forma breve: {power}. El número pequeño, el exponente, cuenta los factores. Una hoja de papel doblada una y otra vez por la mitad muestra lo rápido que crece: tras diez dobleces tiene 1024 capas.',
      'Todas las propiedades salen de contar factores. Tres factores y cuatro más son siete, así que {product}. Una potencia de una potencia repite el paquete entero, así que {nested}. Cada vez que el exponente baja uno, se divide una vez más entre la base. Por eso {zero}, y por eso {negative}.',
      'Las potencias de diez sirven para números enormes y diminutos. En notación científica hay una sola cifra delante de la coma y el exponente cuenta los lugares: {large}. Así, la distancia entre estrellas y el tamaño de una célula caben en una línea.',
    ],
  },
  fr: {
    name: 'Puissances',
    can: 'Tu calcules des puissances, tu utilises leurs règles et tu écris de très grands et de très petits nombres en notation scientifique.',
    what: [
      'Une puissance est un produit de facteurs égaux, écrit en abrégé : {power}. Le petit nombre, l’exposant, compte les facteurs. Une feuille pliée en deux, encore et encore, montre combien cela grandit vite : après dix pliages, elle a 1024 couches.',
      'Toutes les règles viennent du compte des facteurs. Trois facteurs et quatre autres en font sept, donc {product}. Une puissance de puissance répète le paquet entier, donc {nested}. Chaque fois que l’exposant diminue de un, on divise une fois de plus par la base. C’est pourquoi {zero}, et pourquoi {negative}.',
      'Les puissances de dix permettent d’écrire les nombres immenses et minuscules. En notation scientifique, un seul chiffre précède la virgule et l’exposant compte les rangs : {large}. La distance entre deux étoiles et la taille d’une cellule tiennent ainsi sur une ligne.',
    ],
  },
};
