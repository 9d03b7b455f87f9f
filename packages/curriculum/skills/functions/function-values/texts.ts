import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Functions and their values',
    can: 'You work out values of a function, go back from a value to its place, and chain functions.',
    what: [
      'A function is a rule that gives exactly one result for every number put in. Think of a machine: a number goes in at the top, one number comes out below. The same number in always gives the same number out.',
      'The rule is written as a formula. {function} says: square what you get, and subtract 3. For {input} that makes {square}, and then {value}. Putting a number in means writing it, in brackets, wherever the letter is.',
      'Each pair of input and result is a point: to the right what goes in, upwards what comes out. All of them together are the graph. So a graph can be read both ways: which value belongs to this place, and which places have this value. To the second question there may be several answers, or none.',
      'Functions describe everything in which one quantity determines another: the distance gives the fare, the time gives the height of a ball.',
    ],
  },
  es: {
    name: 'Funciones y sus valores',
    can: 'Calculas valores de una función, vuelves de un valor al número de partida y encadenas funciones.',
    what: [
      'Una función es una regla que a cada número le asigna un único resultado. Imagina una máquina: por arriba entra un número y por abajo sale otro. Si entra el mismo, sale siempre el mismo.',
      'La regla se escribe con una fórmula. {function} dice: eleva al cuadrado lo que recibes y resta 3. Con {input} se obtiene {square} y después {value}. Sustituir es escribir el número, entre paréntesis, en todos los lugares donde está la letra.',
      'Cada pareja de entrada y resultado es un punto: hacia la derecha lo que entra, hacia arriba lo que sale. Todos juntos forman la gráfica. Por eso una gráfica se lee en los dos sentidos: qué imagen tiene este número y qué números tienen esta imagen. La segunda pregunta puede tener varias respuestas, o ninguna.',
      'Las funciones describen todo aquello en lo que una cantidad decide otra: el precio según la distancia, la altura de un balón según el tiempo.',
    ],
  },
  fr: {
    name: 'Fonctions, images et antécédents',
    can: 'Tu calcules des images, tu retrouves des antécédents et tu enchaînes des fonctions.',
    what: [
      'Une fonction est une règle qui, à chaque nombre, associe un seul résultat. Imagine une machine : un nombre entre par le haut, un nombre sort par le bas. Si le même nombre entre, le même nombre sort.',
      'La règle s’écrit avec une formule. {function} dit : élève au carré ce que tu reçois, puis retranche 3. Avec {input}, on obtient {square}, puis {value}. Remplacer, c’est écrire le nombre, entre parenthèses, partout où se trouve la lettre.',
      'Chaque couple formé d’un nombre et de son image est un point : vers la droite ce qui entre, vers le haut ce qui sort. Tous ces points forment la courbe. On peut donc la lire dans les deux sens : quelle est l’image de ce nombre, et quels sont les antécédents de cette valeur ? Il peut y avoir plusieurs antécédents, ou aucun.',
      'Les fonctions décrivent toutes les situations où une grandeur en détermine une autre : le prix selon la distance, la hauteur d’un ballon selon le temps.',
    ],
  },
};
