import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Highest and lowest points',
    can: 'You find where a function is greatest or smallest, and say why.',
    what: [
      'On a hike, the path is level for a moment on every summit and in every valley. In the same way the slope of a smooth curve is 0 at its highest and lowest points. So the search begins with one equation: derivative equals 0.',
      'Each solution is only a candidate. Look at the slope before and after: from plus to minus is a summit, from minus to plus a valley. When the sign stays the same, the curve only pauses, as {pause} does at 0. The second derivative helps too: negative means bent downwards, a summit.',
      'On an interval the ends count as well. The highest place of a path may be its last step, without being level.',
      'This is how to find the price with the greatest income, the tin that needs the least metal, or the widest throw.',
    ],
  },
  es: {
    name: 'Máximos y mínimos',
    can: 'Encuentras dónde una función alcanza sus valores máximos y mínimos y explicas por qué.',
    what: [
      'En una excursión, el camino es llano por un momento en cada cima y en cada valle. Del mismo modo, la pendiente de una curva suave vale 0 en sus puntos más altos y más bajos. Por eso la búsqueda empieza con una ecuación: derivada igual a 0.',
      'Cada solución es solo una candidata. Mira la pendiente antes y después: de más a menos es una cima; de menos a más, un valle. Si el signo no cambia, la curva solo hace una pausa, como {pause} en 0. También ayuda la segunda derivada: si es negativa, la curva se dobla hacia abajo y hay una cima.',
      'En un intervalo cuentan además los extremos. El lugar más alto de un camino puede ser su último paso, aunque ahí no sea llano.',
      'Así se encuentran el precio con mayor ingreso, la lata que gasta menos metal o el lanzamiento más largo.',
    ],
  },
  fr: {
    name: 'Maximums et minimums',
    can: 'Tu trouves où une fonction atteint un maximum ou un minimum, et tu le justifies.',
    what: [
      'En randonnée, le chemin est plat un instant à chaque sommet et au fond de chaque vallée. De même, la pente d’une courbe lisse est nulle en ses points les plus hauts et les plus bas. La recherche commence donc par une équation : dérivée égale à 0.',
      'Chaque solution n’est qu’une candidate. Regarde la pente avant et après : de plus à moins, c’est un sommet ; de moins à plus, une vallée. Si le signe ne change pas, la courbe marque seulement une pause, comme {pause} en 0. La dérivée seconde aide aussi : négative, elle indique une courbe tournée vers le bas, donc un sommet.',
      'Sur un intervalle, les bornes comptent également. Le point le plus haut d’un chemin peut être son dernier pas, sans être plat.',
      'On trouve ainsi le prix qui donne la plus grande recette, la boîte qui demande le moins de métal ou le lancer le plus long.',
    ],
  },
};
