import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Parabolas',
    can: 'You find the vertex, the axis and the zeros of a parabola, and read its equation off the graph.',
    what: [
      'The graph of {basic} is a parabola: a bowl with its lowest point at the origin, the same on the left and on the right. Every other quadratic function has this bowl too, moved, stretched or turned upside down.',
      'In {vertexForm} everything can be read off. The vertex is {vertex}: a square is never below 0, and it is 0 exactly where the bracket is. The number {factor} in front says how steep the bowl is, and its sign whether it opens upwards or downwards.',
      'From {standard} the axis is found with {axis}. It also lies midway between the two zeros, because both halves are alike. The height of the vertex is the value of the function there.',
      'A ball that is thrown, the jet of a fountain and the cable of a bridge follow parabolas, and where a profit or an area is to be greatest, the answer is often a vertex.',
    ],
  },
  es: {
    name: 'Parábolas',
    can: 'Hallas el vértice, el eje y los ceros de una parábola, y lees su ecuación en la gráfica.',
    what: [
      'La gráfica de {basic} es una parábola: un cuenco con el punto más bajo en el origen, igual a la izquierda que a la derecha. Cualquier otra función cuadrática tiene esa forma, desplazada, estirada o boca abajo.',
      'En {vertexForm} se puede leer todo. El vértice es {vertex}: un cuadrado nunca es menor que 0 y vale 0 justo donde el paréntesis vale 0. El número {factor} de delante dice lo cerrada que es la curva, y su signo, si se abre hacia arriba o hacia abajo.',
      'Con {standard}, el eje de simetría se halla mediante {axis}. También queda a mitad de camino entre los dos ceros, porque las dos ramas son iguales. La altura del vértice es el valor de la función en ese punto.',
      'Un balón lanzado, el chorro de una fuente o el cable de un puente describen parábolas, y cuando se busca el mayor beneficio o la mayor área, la respuesta suele ser un vértice.',
    ],
  },
  fr: {
    name: 'Paraboles',
    can: 'Tu trouves le sommet, l’axe et les zéros d’une parabole, et tu lis son équation sur la courbe.',
    what: [
      'La courbe de {basic} est une parabole : un bol dont le point le plus bas est l’origine, pareil à gauche et à droite. Toute autre fonction du second degré a cette forme, déplacée, étirée ou retournée.',
      'Dans la forme canonique {vertexForm}, tout se lit. Le sommet est {vertex} : un carré n’est jamais négatif, et il vaut 0 exactement là où la parenthèse vaut 0. Le nombre {factor} placé devant dit si la courbe est resserrée, et son signe si elle s’ouvre vers le haut ou vers le bas.',
      'À partir de {standard}, l’axe de symétrie s’obtient avec {axis}. Il est aussi à mi-chemin entre les deux zéros, puisque les deux branches sont pareilles. La hauteur du sommet est la valeur de la fonction à cet endroit.',
      'Un ballon lancé, le jet d’une fontaine, le câble d’un pont dessinent des paraboles ; et quand on cherche le plus grand bénéfice ou la plus grande aire, la réponse est souvent un sommet.',
    ],
  },
};
