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
    es: 'De una máquina de números a la parábola, y de ahí a todas las maneras de resolver una ecuación de segundo grado. Cada regla empieza con un dibujo que puedes hacer tú.',
    fr: 'D’une machine à nombres à la parabole, et de là à toutes les façons de résoudre une équation du second degré. Chaque règle part d’un dessin que tu peux faire toi-même.',
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
      'Calcular valores de una función y leer una gráfica en los dos sentidos.',
      'Ver en la fórmula dónde está una parábola y hallar su eje, su vértice y sus ceros.',
      'Resolver ecuaciones de segundo grado factorizando, completando el cuadrado y con la fórmula, y elegir el camino más corto.',
      'Explicar por qué funciona la fórmula y qué dice el discriminante.',
      'Resolver problemas de máximos y mínimos con una parábola.',
    ],
    fr: [
      'Calculer des images et lire une courbe dans les deux sens.',
      'Voir d’après la formule où se place une parabole, et trouver son axe, son sommet et ses zéros.',
      'Résoudre des équations du second degré en factorisant, en complétant le carré et avec la formule, et choisir le chemin le plus court.',
      'Expliquer pourquoi la formule est vraie et ce que révèle le discriminant.',
      'Résoudre des problèmes de maximum et de minimum avec une parabole.',
    ],
  },
  lessons: [functions, shapes, factors, zeros, square, formula, vertex],
};
