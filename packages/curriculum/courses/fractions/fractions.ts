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
    es: 'Qué dice una fracción, por qué tiene muchos nombres y cómo sumar, multiplicar y dividir sin aprender reglas de memoria. De ahí a los decimales, a los porcentajes y a la pregunta de por qué un precio que sube y baja el mismo tanto por ciento no vuelve a su sitio.',
    fr: 'Ce que dit une fraction, pourquoi elle a plusieurs noms, et comment additionner, multiplier et diviser sans apprendre de règles par cœur. De là aux nombres décimaux, aux pourcentages, et à cette question : pourquoi un prix qui monte puis baisse du même pourcentage ne revient-il pas à son point de départ ?',
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
      'Lees una fracción como un recuento de partes iguales y encuentras su lugar en la recta numérica.',
      'Simplificas y comparas fracciones, y las sumas y restas cortándolas en partes del mismo tipo.',
      'Multiplicas y divides fracciones y sabes explicar con un dibujo por qué vale la regla.',
      'Pasas de fracción a decimal y a porcentaje, y eliges la forma que más ayuda.',
      'Hallas partes, porcentajes y totales, y calculas el efecto conjunto de varias subidas y bajadas.',
    ],
    fr: [
      'Tu lis une fraction comme un nombre de parts égales et tu trouves sa place sur la droite graduée.',
      'Tu simplifies et compares des fractions, tu les additionnes et les soustrais en les coupant en parts du même genre.',
      'Tu multiplies et divises des fractions et tu expliques par un dessin pourquoi la règle est vraie.',
      'Tu passes d’une fraction à un nombre décimal ou à un pourcentage, et tu choisis l’écriture utile.',
      'Tu trouves une part, un taux ou un total, et tu calcules l’effet de plusieurs hausses et baisses réunies.',
    ],
  },
  lessons: [parts, names, sums, products, decimals, percent, change],
};
