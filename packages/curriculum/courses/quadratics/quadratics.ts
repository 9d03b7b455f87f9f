import type { Course } from '../lesson.ts';
import { factors } from './factors.ts';
import { formula } from './formula.ts';
import { functions } from './functions.ts';
import { shapes } from './shapes.ts';
import { square } from './square.ts';
import { vertex } from './vertex.ts';
import { zeros } from './zeros.ts';

export const quadratics: Course = {
  id: 'quadratics',
  version: 1,
  title: {
    en: 'Quadratics, functions and their graphs',
    es: 'Ecuaciones de segundo grado, funciones y sus gráficas',
    fr: 'Second degré, fonctions et leurs courbes',
  },
  lead: {
    en: 'From a machine for numbers to the parabola, and from there to every way of solving a quadratic equation. Each rule comes out of a picture that you can draw yourself.',
    es: 'De una máquina de números a la parábola, y de ahí a todos los caminos para resolver una ecuación de segundo grado. Cada regla sale de un dibujo que puedes hacer tú.',
    fr: 'D’une machine à nombres à la parabole, et de là à toutes les façons de résoudre une équation du second degré. Chaque règle sort d’un dessin que tu peux faire toi-même.',
  },
  needs: {
    en: 'brackets, linear equations, negative numbers',
    es: 'paréntesis, ecuaciones de primer grado, números negativos',
    fr: 'calcul avec des parenthèses, équations du premier degré, nombres négatifs',
  },
  can: {
    en: [
      'You work out values of a function and read a graph in both directions.',
      'You see from its formula how a parabola lies, and find its axis, vertex and zeros.',
      'You solve quadratic equations by factorising, by completing the square and with the formula, and choose the shortest way.',
      'You say why the formula holds and what its discriminant tells.',
      'You turn questions about the largest and smallest values into a parabola and answer them.',
    ],
    es: [
      'Calculas valores de una función y lees una gráfica en los dos sentidos.',
      'Ves en su fórmula cómo está situada una parábola y hallas su eje, su vértice y sus ceros.',
      'Resuelves ecuaciones de segundo grado factorizando, completando el cuadrado y con la fórmula, y eliges el camino más corto.',
      'Explicas por qué vale la fórmula y qué dice su discriminante.',
      'Conviertes preguntas sobre máximos y mínimos en una parábola y las respondes.',
    ],
    fr: [
      'Tu calcules des images et tu lis une courbe dans les deux sens.',
      'Tu vois d’après sa formule comment se place une parabole, et tu trouves son axe, son sommet et ses zéros.',
      'Tu résous des équations du second degré en factorisant, en complétant le carré et avec la formule, et tu choisis le chemin le plus court.',
      'Tu dis pourquoi la formule est vraie et ce que révèle son discriminant.',
      'Tu ramènes les questions de maximum et de minimum à une parabole, et tu y réponds.',
    ],
  },
  lessons: [functions, shapes, factors, zeros, square, formula, vertex],
};
