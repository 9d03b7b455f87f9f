import { topicTexts } from '../rules/topic-texts.ts';

/** Signs, the order of operations, decimal points. */
export const arithmeticMistakes = topicTexts({
  en: {
    order_of_operations:
      'What comes first in {before}? Powers, then products and quotients, then sums and differences from left to right.',
    sign_of_product:
      'Look at the signs in {before}. Two like signs give plus, two different signs give minus.',
    subtracts_negative: 'In {before} something negative is subtracted. What does taking away a debt do?',
    sign_in_sum: 'Look at the signs of the numbers in {before} once more: one of them was lost on the way.',
    decimal_point:
      'The digits are right. Estimate {before} with round numbers: where does the decimal point belong?',
    absolute_keeps_sign: '{before} is a distance from 0. Can a distance be negative?',
  },
  es: {
    order_of_operations:
      '¿Qué va primero en {before}? Las potencias, luego los productos y cocientes, y al final las sumas y restas de izquierda a derecha.',
    sign_of_product: 'Mira los signos en {before}. Dos signos iguales dan más, dos distintos dan menos.',
    subtracts_negative: 'En {before} se resta algo negativo. ¿Qué pasa cuando se quita una deuda?',
    sign_in_sum: 'Mira otra vez los signos de los números en {before}: uno se perdió por el camino.',
    decimal_point: 'Las cifras son correctas. Estima {before} con números redondos: ¿dónde va la coma?',
    absolute_keeps_sign: '{before} es una distancia al 0. ¿Puede ser negativa una distancia?',
  },
  fr: {
    order_of_operations:
      'Que fait-on d’abord dans {before} ? Les puissances, puis les produits et les quotients, enfin les sommes et les différences de gauche à droite.',
    sign_of_product:
      'Regarde les signes dans {before}. Deux signes identiques donnent plus, deux signes différents donnent moins.',
    subtracts_negative:
      'Dans {before}, on soustrait un nombre négatif. Que se passe-t-il quand on enlève une dette ?',
    sign_in_sum: 'Regarde encore les signes des nombres dans {before} : l’un d’eux s’est perdu en route.',
    decimal_point: 'Les chiffres sont justes. Estime {before} avec des nombres ronds : où va la virgule ?',
    absolute_keeps_sign: '{before} est une distance à 0. Une distance peut-elle être négative ?',
  },
});
