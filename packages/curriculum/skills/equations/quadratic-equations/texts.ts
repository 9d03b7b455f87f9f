import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Quadratic equations by factorising',
    can: 'You solve equations with a square by writing them as a product.',
    what: [
      'In a quadratic equation the unknown is squared, as in {example}. Undoing step by step fails here, because the letter is in two terms of different kinds. A product helps: {factored} has the same solutions, and a product can only be 0 when one of its factors is 0. So it splits into two small equations, one for each bracket.',
      'That works with 0 only. If a product is 6, its factors could be 2 and 3, or 1 and 6, or halves and twelves; nothing follows. So everything is brought to one side first.',
      'Two cases are shorter. In {square} there is only a square: 7 and −7 both have it. In {common} the letter can be taken out; dividing by it loses the solution 0. Areas, throws and braking distances lead to such equations, and often only one of the two solutions fits the story.',
    ],
  },
  es: {
    name: 'Ecuaciones de segundo grado por factorización',
    can: 'Resuelves ecuaciones con un cuadrado escribiéndolas como un producto.',
    what: [
      'En una ecuación de segundo grado la incógnita está al cuadrado, como en {example}. Aquí no basta con deshacer paso a paso, porque la letra aparece en dos términos de distinto tipo. Ayuda un producto: {factored} tiene las mismas soluciones, y un producto solo vale 0 cuando uno de sus factores vale 0. Así se separa en dos ecuaciones pequeñas, una por paréntesis.',
      'Eso solo funciona con el 0. Si un producto vale 6, sus factores pueden ser 2 y 3, o 1 y 6, o muchos otros; no se deduce nada. Por eso primero se lleva todo a un lado.',
      'Hay dos casos más cortos. En {square} la letra está sola: 7 y −7 tienen ese cuadrado. En {common} se saca factor común; quien divide entre la letra pierde la solución 0. Las áreas, los lanzamientos y las distancias de frenado llevan a estas ecuaciones, y a menudo solo una de las soluciones encaja en la historia.',
    ],
  },
  fr: {
    name: 'Équations du second degré par factorisation',
    can: 'Tu résous des équations où l’inconnue est au carré en les écrivant comme un produit.',
    what: [
      'Dans une équation du second degré, l’inconnue est au carré, comme dans {example}. Défaire les opérations une à une ne suffit plus, car la lettre figure dans deux termes de nature différente. Un produit aide : {factored} a les mêmes solutions, et un produit n’est nul que si l’un de ses facteurs est nul. L’équation se sépare donc en deux petites, une par parenthèse.',
      'Cela ne marche qu’avec 0. Si un produit vaut 6, ses facteurs peuvent être 2 et 3, ou 1 et 6, ou bien d’autres ; on ne peut rien en déduire. On amène donc d’abord tout dans un membre.',
      'Deux cas sont plus courts. Dans {square}, la lettre est seule : 7 et −7 ont tous deux ce carré. Dans {common}, on la met en facteur ; celui qui divise par elle perd la solution 0. Les aires, les lancers, les distances de freinage mènent à de telles équations, et souvent une seule des deux solutions convient au problème.',
    ],
  },
};
