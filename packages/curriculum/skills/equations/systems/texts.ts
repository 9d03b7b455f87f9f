import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Systems of equations',
    can: 'You find the two numbers that make two equations true at once.',
    what: [
      'One equation with two letters has many solutions: {first} holds for (0, 1), for (1, 2) and for every other point of a line. A second equation, {second}, has a line of its own. Both at once hold only where the lines cross, at {pair}. Parallel lines never cross: then there is no solution. If both equations draw the same line, each of its points is one.',
      'Reading the crossing from a drawing is quick but rough. Two ways are exact, and both get rid of one letter. Substitution: when one equation says what y is, put that in its place in the other. Elimination: add or subtract the equations, multiplied if need be, so that one letter goes away. What is left is an equation with one letter.',
      'Wherever two facts tie two unknowns together – two kinds of tickets, two speeds, a mixture – a system finds them.',
    ],
  },
  es: {
    name: 'Sistemas de ecuaciones',
    can: 'Encuentras los dos números que cumplen dos ecuaciones a la vez.',
    what: [
      'Una sola ecuación con dos letras tiene muchas soluciones: {first} se cumple en todos los puntos de una recta. Una segunda ecuación, {second}, tiene su propia recta. Las dos a la vez se cumplen solo donde se cortan, en {pair}. Si las rectas son paralelas no se cortan y no hay solución; si las dos ecuaciones dan la misma recta, todos sus puntos valen.',
      'Leer el corte en un dibujo es rápido, pero poco preciso. Hay caminos exactos, y todos eliminan una letra. Sustitución: si una ecuación dice cuánto vale y, eso se pone en su lugar en la otra. Reducción: se suman o restan las ecuaciones, multiplicadas si hace falta, para que una letra desaparezca. Queda una ecuación con una sola letra.',
      'Siempre que dos datos relacionan dos cantidades desconocidas (dos tipos de entradas, dos velocidades, una mezcla), un sistema las encuentra.',
    ],
  },
  fr: {
    name: 'Systèmes d’équations',
    can: 'Tu trouves les deux nombres qui vérifient deux équations à la fois.',
    what: [
      'Une seule équation à deux lettres a beaucoup de solutions : {first} est vraie en chaque point d’une droite. Une deuxième équation, {second}, a sa propre droite. Les deux à la fois ne sont vraies que là où les droites se coupent, en {pair}. Si elles sont parallèles, il n’y a pas de solution ; si les deux équations donnent la même droite, chacun de ses points convient.',
      'Lire l’intersection sur un dessin est rapide, mais peu précis. Deux méthodes sont exactes, et chacune fait disparaître une lettre. Substitution : quand une équation dit ce que vaut y, on le met à sa place dans l’autre. Combinaison : on ajoute ou on soustrait les équations, multipliées au besoin, pour qu’une lettre s’en aille. Il reste une équation à une inconnue.',
      'Partout où deux informations lient deux inconnues – deux sortes de billets, deux vitesses, un mélange –, un système les trouve.',
    ],
  },
};
