import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Linear inequalities',
    can: 'You find all numbers for which one side is smaller or larger than the other.',
    what: [
      'An equation asks where two sides agree, an inequality where one of them is smaller. {example} holds for 0, for 2 and for 2.9, but not for 3: its solution is not one number but a whole ray, {solved}. On the number line it is everything to the left of an edge.',
      'Adding, subtracting and multiplying by positive numbers work as in equations: both sides are moved or stretched alike, and their order stays. A negative factor reflects the number line. From {start} comes {turned}: what was on the left is now on the right. So the sign turns round whenever both sides are multiplied or divided by a negative number.',
      'The edge needs one more look: with {edge} it belongs to the solution, without the line under the sign it does not. Inequalities are used wherever there is a limit: a budget, a load, a minimum age, a deadline.',
    ],
  },
  es: {
    name: 'Inecuaciones de primer grado',
    can: 'Encuentras todos los números para los que un lado es menor o mayor que el otro.',
    what: [
      'Una ecuación pregunta dónde coinciden dos lados; una inecuación, dónde uno es menor. {example} se cumple para 0 y para 2, pero no para 3: su solución no es un número, sino toda una semirrecta, {solved}. En la recta numérica es todo lo que queda a la izquierda de un borde.',
      'Sumar, restar y multiplicar por números positivos funciona como en las ecuaciones: los dos lados se desplazan o se estiran por igual y su orden se mantiene. Un factor negativo, en cambio, refleja la recta. De {start} sale {turned}: lo que estaba a la izquierda pasa a la derecha. Por eso el signo se invierte al multiplicar o dividir por un número negativo.',
      'El borde merece otra mirada: con {edge} pertenece a la solución; sin la raya debajo del signo, no. Hay inecuaciones siempre que existe un límite: un presupuesto, una carga, una edad mínima, un tiempo que no se puede superar.',
    ],
  },
  fr: {
    name: 'Inéquations du premier degré',
    can: 'Tu trouves tous les nombres pour lesquels un membre est plus petit ou plus grand que l’autre.',
    what: [
      'Une équation demande où deux membres sont égaux, une inéquation où l’un est plus petit. {example} est vraie pour 0 et pour 2, mais pas pour 3 : la solution n’est pas un nombre, c’est toute une demi-droite, {solved}. Sur la droite graduée, c’est tout ce qui est à gauche d’une borne.',
      'Ajouter, retrancher, multiplier par un nombre positif se fait comme dans une équation : les deux membres sont déplacés ou étirés de la même façon, et leur ordre demeure. Un facteur négatif, lui, retourne la droite graduée. De {start} on passe à {turned} : ce qui était à gauche vient à droite. Le sens change donc chaque fois qu’on multiplie ou divise par un nombre négatif.',
      'La borne mérite un regard : avec {edge} elle fait partie des solutions, sans le trait sous le signe elle n’en fait pas partie. Il y a une inéquation partout où il y a une limite : un budget, une charge, un âge minimal, un délai.',
    ],
  },
};
