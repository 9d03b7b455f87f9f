import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Absolute value',
    can: 'You work with distances: you solve equations and inequalities with bars and know their graph.',
    what: [
      'The absolute value of a number is its distance from 0 on the number line. A distance has no sign, so {negative} and also {positive}.',
      'In the same way {between} is the distance between x and 3. An equation such as {equation} then asks: which numbers are 4 away from 3? There is one on each side, so the bars give two equations, one for each sign of the inside. First, though, the bars must be on their own.',
      'With the sign “less than” the question is which numbers are nearer than that: {near} means everything between two places. With “greater than” it is everything outside them.',
      'The graph is a V. Its tip is where the inside is 0. Bars are used wherever only the size of a difference counts: how far a length may be from what was planned, by how much two measurements disagree.',
    ],
  },
  es: {
    name: 'Valor absoluto',
    can: 'Trabajas con distancias: resuelves ecuaciones e inecuaciones con valor absoluto y conoces su gráfica.',
    what: [
      'El valor absoluto de un número es su distancia al 0 en la recta numérica. Una distancia no tiene signo: {negative} y también {positive}.',
      'Del mismo modo, {between} es la distancia entre x y 3. Una ecuación como {equation} pregunta entonces: ¿qué números están a distancia 4 del 3? Hay uno a cada lado, y por eso de las barras salen dos ecuaciones, una por cada signo de lo de dentro. Pero antes hay que dejar solas las barras.',
      'Con el signo «menor que» se pregunta qué números están más cerca: {near} significa todo lo que hay entre dos lugares. Con «mayor que», todo lo que queda fuera.',
      'La gráfica es una V cuya punta está donde lo de dentro vale 0. Las barras sirven cuando solo importa el tamaño de una diferencia: cuánto puede desviarse una medida de lo previsto o en cuánto difieren dos mediciones.',
    ],
  },
  fr: {
    name: 'Valeur absolue',
    can: 'Tu travailles avec des distances : tu résous équations et inéquations avec valeur absolue et tu connais sa courbe.',
    what: [
      'La valeur absolue d’un nombre est sa distance à 0 sur la droite graduée. Une distance n’a pas de signe : {negative} et aussi {positive}.',
      'De même, {between} est la distance entre x et 3. Une équation comme {equation} demande donc : quels nombres sont à la distance 4 de 3 ? Il y en a un de chaque côté, et des barres sortent deux équations, une pour chaque signe de l’intérieur. Mais il faut d’abord isoler les barres.',
      'Avec le signe « inférieur à », on cherche les nombres plus proches : {near} désigne tout ce qui est entre deux points. Avec « supérieur à », c’est tout ce qui est à l’extérieur.',
      'La courbe est un V dont la pointe se trouve là où l’intérieur vaut 0. Les barres servent dès que seule compte la taille d’un écart : de combien une longueur peut s’éloigner du plan, de combien deux mesures diffèrent.',
    ],
  },
};
