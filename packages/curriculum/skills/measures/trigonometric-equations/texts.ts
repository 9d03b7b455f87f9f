import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Trigonometric equations',
    can: 'You find all the angles with a given sine, cosine or tangent.',
    what: [
      'A seat on a big wheel passes each height twice in a turn, once going up and once coming down. So an equation such as {simple} has more than one solution, and the first angle that comes to mind is only the beginning.',
      'Draw the circle of radius 1: the sine is the height of its point, the cosine how far to the right it lies. Equal heights face each other across the upright axis, at x and {supplement}. Equal cosines face each other across the level axis, at x and {opposite}. The tangent returns after half a turn.',
      'First bring the equation to one ratio on its own, then find all angles in the given interval. Tides, sound and swings are described in this way.',
    ],
  },
  es: {
    name: 'Ecuaciones trigonométricas',
    can: 'Hallas todos los ángulos que tienen un seno, un coseno o una tangente dados.',
    what: [
      'Una cabina de noria pasa dos veces por cada altura en una vuelta, una al subir y otra al bajar. Por eso una ecuación como {simple} tiene más de una solución, y el primer ángulo que se te ocurre es solo el comienzo.',
      'Dibuja la circunferencia de radio 1: el seno es la altura de su punto, y el coseno lo que se desplaza a la derecha. A igual seno, los puntos son simétricos respecto al eje vertical, en x y {supplement}. A igual coseno, lo son respecto al eje horizontal, en x y {opposite}. La tangente se repite tras media vuelta.',
      'Primero se deja sola la razón, y después se buscan todos los ángulos del intervalo. Así se describen las mareas, el sonido y los columpios.',
    ],
  },
  fr: {
    name: 'Équations trigonométriques',
    can: 'Tu trouves tous les angles qui ont un sinus, un cosinus ou une tangente donnés.',
    what: [
      'Une nacelle de grande roue passe deux fois par chaque hauteur en un tour, une fois en montant, une fois en descendant. Une équation comme {simple} a donc plusieurs solutions, et le premier angle qui vient à l’esprit n’est qu’un début.',
      'Dessine le cercle de rayon 1 : le sinus est la hauteur de son point, le cosinus son abscisse. À sinus égal, les points sont symétriques par rapport à l’axe vertical, en x et {supplement}. À cosinus égal, ils le sont par rapport à l’axe horizontal, en x et {opposite}. La tangente revient après un demi-tour.',
      'On isole d’abord le rapport, puis on cherche tous les angles de l’intervalle. On décrit ainsi les marées, les sons et les balançoires.',
    ],
  },
};
