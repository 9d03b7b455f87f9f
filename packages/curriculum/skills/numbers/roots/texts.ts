import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Square roots',
    can: 'You work out square roots, take square factors out of them and add like roots.',
    what: [
      'The square root of a number is the non-negative number that gives it when multiplied by itself: {root}, because {square}. Think of a square patch of ground: the number under the root is its area, the root is the length of its side.',
      'A product may be taken apart under a root, because a square with four times the area has sides twice as long. So a square factor can be brought out: {out}. Look for the greatest square number that divides the number under the root.',
      'A sum may not be taken apart: {sum} is 5, and not 3 and 4 together. Roots are added as letters are: two of a kind and three of the same kind are five of that kind, {join}.',
      'Roots answer every question of the form: the area is known, how long is the side? They appear in Pythagoras’ theorem and in the solutions of quadratic equations.',
    ],
  },
  es: {
    name: 'Raíces cuadradas',
    can: 'Calculas raíces cuadradas, extraes factores de ellas y sumas raíces semejantes.',
    what: [
      'La raíz cuadrada de un número es el número no negativo que, multiplicado por sí mismo, da ese número: {root}, porque {square}. Imagina un terreno cuadrado: lo que está bajo la raíz es su área, y la raíz es la longitud de su lado.',
      'Un producto se puede separar bajo la raíz, porque un cuadrado con el cuádruple de área tiene lados el doble de largos. Por eso se puede extraer un factor que sea un cuadrado: {out}. Busca el mayor cuadrado perfecto que divide al radicando.',
      'Una suma no se puede separar: {sum} vale 5, y no 3 más 4. Las raíces se suman como las letras: dos de una clase y tres de la misma son cinco de esa clase, {join}.',
      'Las raíces responden a la pregunta: se conoce el área, ¿cuánto mide el lado? Aparecen en el teorema de Pitágoras y en las ecuaciones de segundo grado.',
    ],
  },
  fr: {
    name: 'Racines carrées',
    can: 'Tu calcules des racines carrées, tu en extrais des facteurs carrés et tu réunis des racines semblables.',
    what: [
      'La racine carrée d’un nombre est le nombre positif ou nul qui, multiplié par lui-même, redonne ce nombre : {root}, car {square}. Pense à un terrain carré : le nombre sous la racine est son aire, la racine est la longueur de son côté.',
      'On peut séparer un produit sous une racine, car un carré d’aire quatre fois plus grande a des côtés deux fois plus longs. On peut donc faire sortir un facteur carré : {out}. Cherche le plus grand carré parfait qui divise le nombre sous la racine.',
      'On ne peut pas séparer une somme : {sum} vaut 5, et non 3 plus 4. Les racines se réunissent comme les lettres : deux d’une sorte et trois de la même sorte en font cinq, {join}.',
      'Les racines répondent à la question : l’aire est connue, combien mesure le côté ? On les retrouve dans le théorème de Pythagore et dans les équations du second degré.',
    ],
  },
};
