import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Completing the square',
    can: 'You rewrite a quadratic as a square and a number, and solve it with a root.',
    what: [
      'An equation such as x² = 7 can be solved at once by taking the root. Completing the square brings every quadratic to that shape. Think of {example} as a picture: a square of side x, and a strip of width 6 beside it. Cut the strip in two and lay the halves on two sides of the square. A larger square of side x + 3 almost appears; only a corner of 3 times 3 is missing.',
      'Adding this corner completes it: {whole} is {square}. What was added has to be taken away again, or added on the other side as well. So {form}.',
      'The number in the bracket is always half of the number before the letter. The new form shows the lowest or highest point of the curve, it solves equations that cannot be factorised with whole numbers, and the quadratic formula comes from it.',
    ],
  },
  es: {
    name: 'Completar el cuadrado',
    can: 'Escribes una expresión de segundo grado como un cuadrado más un número y la resuelves con una raíz.',
    what: [
      'Una ecuación como x² = 7 se resuelve de inmediato con una raíz. Completar el cuadrado lleva cualquier ecuación de segundo grado a esa forma. Imagina {example} como un dibujo: un cuadrado de lado x y, al lado, una tira de ancho 6. Corta la tira en dos y pon las mitades en dos lados del cuadrado. Casi aparece un cuadrado mayor, de lado x + 3; solo falta una esquina de 3 por 3.',
      'Al añadir esa esquina queda completo: {whole} es {square}. Lo que se sumó hay que restarlo después, o sumarlo también en el otro lado. Así, {form}.',
      'El número del paréntesis es siempre la mitad del que va delante de la letra. La nueva forma muestra el punto más bajo o más alto de la curva, resuelve ecuaciones que no se factorizan con números enteros, y de ella sale la fórmula general.',
    ],
  },
  fr: {
    name: 'Compléter le carré',
    can: 'Tu écris une expression du second degré comme un carré et un nombre, puis tu résous l’équation par une racine.',
    what: [
      'Une équation comme x² = 7 se résout aussitôt par une racine. Compléter le carré amène toute équation du second degré à cette forme. Vois {example} comme un dessin : un carré de côté x et, à côté, une bande de largeur 6. Coupe la bande en deux et pose les moitiés sur deux côtés du carré. Un carré plus grand, de côté x + 3, apparaît presque ; il manque seulement un coin de 3 sur 3.',
      'Ajouter ce coin le complète : {whole} est {square}. Ce qu’on a ajouté, il faut le retrancher ensuite, ou l’ajouter aussi dans l’autre membre. Ainsi, {form} ; c’est la forme canonique.',
      'Le nombre dans la parenthèse est toujours la moitié de celui qui est devant la lettre. Cette forme montre le point le plus bas ou le plus haut de la courbe, résout les équations qui ne se factorisent pas avec des entiers, et c’est d’elle que vient la formule du second degré.',
    ],
  },
};
