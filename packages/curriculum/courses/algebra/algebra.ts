import type { Course } from '../lesson.ts';
import { lines } from './lines.ts';
import { stories } from './stories.ts';
import { balance } from './balance.ts';
import { bothSides } from './both-sides.ts';
import { brackets } from './brackets.ts';
import { letters } from './letters.ts';
import { likeTerms } from './like-terms.ts';

export const algebra: Course = {
  id: 'algebra',
  version: 1,
  title: { en: 'First algebra', es: 'Primeros pasos en álgebra', fr: 'Premiers pas en algèbre' },
  lead: {
    en: 'From the first letter in a calculation to equations and straight lines. Each rule is seen in a picture or a situation first, so that it can be understood and not only remembered.',
    es: 'Desde usar letras en lugar de números hasta las ecuaciones y las rectas. Cada regla empieza con un dibujo o una situación, para que la entiendas y no solo la memorices.',
    fr: 'Du calcul avec des lettres aux équations et aux droites. Chaque règle part d’un dessin ou d’une situation, pour que tu la comprennes au lieu de l’apprendre par cœur.',
  },
  needs: {
    en: 'negative numbers and fractions',
    es: 'números negativos y fracciones',
    fr: 'nombres négatifs et fractions',
  },
  can: {
    en: [
      'You work out what an expression with letters is worth, and shorten it.',
      'You solve an equation step by step and check the result.',
      'You expand brackets and say why the rule holds.',
      'You turn a story into an equation, and rearrange a formula.',
      'You draw the line that belongs to a rule, and find the rule of a line.',
    ],
    es: [
      'Calcular el valor de una expresión con letras y simplificarla.',
      'Resolver una ecuación paso a paso y comprobar el resultado.',
      'Desarrollar paréntesis y explicar por qué funciona la regla.',
      'Convertir un enunciado en una ecuación y despejar una letra en una fórmula.',
      'Trazar la recta de una fórmula y encontrar la fórmula de una recta.',
    ],
    fr: [
      'Calculer la valeur d’une expression littérale et la réduire.',
      'Résoudre une équation étape par étape et vérifier le résultat.',
      'Développer des parenthèses et expliquer pourquoi la règle est vraie.',
      'Traduire un énoncé en équation et isoler une lettre dans une formule.',
      'Tracer la droite d’une formule, et retrouver la formule d’une droite.',
    ],
  },
  lessons: [letters, likeTerms, balance, brackets, bothSides, stories, lines],
};
