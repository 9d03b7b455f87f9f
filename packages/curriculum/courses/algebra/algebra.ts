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
    es: 'De la primera letra en un cálculo a las ecuaciones y las rectas. Cada regla se ve antes en un dibujo o en una situación, para entenderla y no solo recordarla.',
    fr: 'De la première lettre dans un calcul aux équations et aux droites. Chaque règle se voit d’abord dans un dessin ou une situation, pour être comprise et pas seulement retenue.',
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
      'Calculas cuánto vale una expresión con letras y la escribes más corta.',
      'Resuelves una ecuación paso a paso y compruebas el resultado.',
      'Desarrollas paréntesis y explicas por qué vale la regla.',
      'Conviertes una historia en una ecuación y despejas una letra en una fórmula.',
      'Trazas la recta que corresponde a una regla y encuentras la regla a partir de la recta.',
    ],
    fr: [
      'Tu calcules la valeur d’une expression littérale et tu la réduis.',
      'Tu résous une équation étape par étape et tu vérifies le résultat.',
      'Tu développes des parenthèses et tu expliques pourquoi la règle est vraie.',
      'Tu traduis une histoire en équation et tu isoles une lettre dans une formule.',
      'Tu traces la droite qui correspond à une règle, et tu retrouves la règle à partir de la droite.',
    ],
  },
  lessons: [letters, likeTerms, balance, brackets, bothSides, stories, lines],
};
