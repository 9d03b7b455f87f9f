import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Exponential functions',
    can: 'You describe growth and decay by a factor, work out values and solve equations with x in the exponent.',
    what: [
      'Some things grow by the same amount in each step; their graph is a line. Others grow by the same factor: a number of bacteria doubles every hour, money earns interest on its interest. Then each value is the one before it multiplied by a fixed number.',
      'Start with {start} and multiply x times by {factor}: this is {general}. The number in front is the height on the y-axis, the base is the growth factor. An increase of 5% means that 105% is there afterwards, so the factor is {growth}; a loss of 20% leaves 80%, the factor {decay}.',
      'With a factor above 1 the curve rises ever more steeply, with one below 1 it sinks towards 0 and never arrives. To solve an equation with x in the exponent, write both sides as powers of one base: equal powers then have equal exponents.',
    ],
  },
  es: {
    name: 'Funciones exponenciales',
    can: 'Describes crecimientos y decrecimientos con un factor, calculas valores y resuelves ecuaciones con x en el exponente.',
    what: [
      'Hay cosas que crecen siempre en la misma cantidad; su gráfica es una recta. Otras crecen por el mismo factor: unas bacterias se duplican cada hora, el dinero gana intereses sobre los intereses. Entonces cada valor es el anterior multiplicado por un número fijo.',
      'Se empieza con {start} y se multiplica x veces por {factor}: eso es {general}. El número de delante es la altura en el eje y; la base es el factor de crecimiento. Un aumento del 5 % significa que después hay un 105 %, así que el factor es {growth}; una pérdida del 20 % deja el 80 %, el factor {decay}.',
      'Con un factor mayor que 1 la curva sube cada vez más deprisa; con uno menor que 1 baja hacia 0 sin llegar. Para resolver una ecuación con x en el exponente, escribe los dos lados como potencias de la misma base: si las potencias son iguales, los exponentes también.',
    ],
  },
  fr: {
    name: 'Fonctions exponentielles',
    can: 'Tu décris une croissance ou une décroissance par un facteur, tu calcules des valeurs et tu résous des équations où x est en exposant.',
    what: [
      'Certaines grandeurs augmentent toujours de la même quantité ; leur courbe est une droite. D’autres augmentent toujours dans le même rapport : des bactéries doublent chaque heure, l’argent rapporte des intérêts sur les intérêts. Chaque valeur est alors la précédente multipliée par un nombre fixe.',
      'On part de {start} et l’on multiplie x fois par {factor} : c’est {general}. Le nombre placé devant est la hauteur sur l’axe des ordonnées, la base est le facteur de croissance. Une hausse de 5 % donne ensuite 105 %, donc le facteur {growth} ; une baisse de 20 % laisse 80 %, donc {decay}.',
      'Avec un facteur plus grand que 1, la courbe monte de plus en plus vite ; avec un facteur plus petit que 1, elle descend vers 0 sans l’atteindre. Pour résoudre une équation où x est en exposant, écris les deux membres comme puissances d’une même base : des puissances égales ont des exposants égaux.',
    ],
  },
};
