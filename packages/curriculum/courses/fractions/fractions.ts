import type { Course } from '../lesson.ts';
import { change } from './change.ts';
import { decimals } from './decimals.ts';
import { names } from './names.ts';
import { parts } from './parts.ts';
import { percent } from './percent.ts';
import { products } from './products.ts';
import { sums } from './sums.ts';

export const fractions: Course = {
  id: 'fractions',
  version: 1,
  title: { en: 'Fractions and percentages', es: 'Fracciones y porcentajes', fr: 'Fractions et pourcentages' },
  lead: {
    en: 'What a fraction says, why it has many names, and how to add, multiply and divide without learning rules by heart. From there to decimals, to percentages, and to the question why a price that rises and falls by the same percentage does not come back.',
    es: 'Qué dice una fracción, por qué se puede escribir de tantas formas y cómo sumar, multiplicar y dividir sin aprender reglas de memoria. Después, los decimales y los porcentajes, y por qué un precio que sube y luego baja el mismo porcentaje no vuelve al precio inicial.',
    fr: 'Ce que dit une fraction, pourquoi on peut l’écrire de plusieurs façons, et comment additionner, multiplier et diviser sans apprendre de règles par cœur. Ensuite, les nombres décimaux, les pourcentages, et cette question : pourquoi un prix qui monte puis baisse du même pourcentage ne revient-il pas à son point de départ ?',
  },
  needs: { en: 'whole numbers', es: 'números naturales', fr: 'nombres entiers' },
  can: {
    en: [
      'You read a fraction as a count of equal parts and find its place on the number line.',
      'You simplify and compare fractions, and add and subtract them by cutting both into the same kind of part.',
      'You multiply and divide fractions and can say with a drawing why the rule holds.',
      'You change between fractions, decimals and percentages and choose the form that helps.',
      'You find parts, rates and wholes, and work out what several rises and falls do together.',
    ],
    es: [
      'Leer una fracción como un número de partes iguales y situarla en la recta numérica.',
      'Simplificar y comparar fracciones, y sumarlas y restarlas con partes del mismo tamaño.',
      'Multiplicar y dividir fracciones y explicar con un dibujo por qué funciona la regla.',
      'Pasar de fracción a decimal y a porcentaje, y elegir la forma más útil.',
      'Hallar partes, porcentajes y totales, y calcular el efecto de varias subidas y bajadas seguidas.',
    ],
    fr: [
      'Lire une fraction comme un nombre de parts égales et la placer sur la droite graduée.',
      'Simplifier et comparer des fractions, les additionner et les soustraire avec des parts de même taille.',
      'Multiplier et diviser des fractions et expliquer par un dessin pourquoi la règle est vraie.',
      'Passer d’une fraction à un nombre décimal ou à un pourcentage, et choisir l’écriture la plus utile.',
      'Trouver une part, un taux ou un total, et calculer l’effet de plusieurs hausses et baisses successives.',
    ],
  },
  lessons: [parts, names, sums, products, decimals, percent, change],
};
