import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Coordinates',
    can: 'You place and read points in the plane, reflect them and find the midpoint of two.',
    what: [
      'Two numbers are enough to name every place on a sheet of paper. Two number lines cross at a right angle: the x-axis runs to the right, the y-axis upwards, and where they meet is the origin.',
      'The point {point} is reached from the origin by going 3 to the right and then 2 down. The first number always belongs to the x-axis, the second to the y-axis; a minus turns the direction. Order matters: {turned} uses the same numbers and lies somewhere else.',
      'What is true of figures becomes true of numbers. A reflection in the x-axis changes only the sign of the height. The midpoint of two points has, in each direction, the mean of their two numbers.',
      'Maps, screens and spreadsheets work this way, and every graph of a function is made of such points.',
    ],
  },
  es: {
    name: 'Coordenadas',
    can: 'Sitúas y lees puntos en el plano, hallas su simétrico y el punto medio entre dos.',
    what: [
      'Dos números bastan para nombrar cualquier lugar de una hoja. Dos rectas numéricas se cortan en ángulo recto: el eje x va hacia la derecha, el eje y hacia arriba, y donde se cruzan está el origen.',
      'Al punto {point} se llega desde el origen avanzando 3 a la derecha y bajando después 2. El primer número pertenece siempre al eje x y el segundo, al eje y; el signo menos invierte el sentido. El orden importa: {turned} usa los mismos números y está en otro sitio.',
      'Lo que vale para las figuras pasa a valer para los números. La simetría respecto al eje x solo cambia el signo de la altura. El punto medio tiene, en cada dirección, la media de los dos números.',
      'Así funcionan los mapas, las pantallas y las hojas de cálculo, y la gráfica de una función está hecha de puntos como estos.',
    ],
  },
  fr: {
    name: 'Repérage dans le plan',
    can: 'Tu places et tu lis des points dans le plan, tu trouves leur symétrique et le milieu de deux points.',
    what: [
      'Deux nombres suffisent pour désigner n’importe quel endroit d’une feuille. Deux droites graduées se coupent à angle droit : l’axe des abscisses va vers la droite, l’axe des ordonnées vers le haut, et leur point commun est l’origine.',
      'On atteint le point {point} depuis l’origine en avançant de 3 vers la droite, puis en descendant de 2. Le premier nombre est l’abscisse, le second l’ordonnée ; un signe moins inverse le sens. L’ordre compte : {turned} emploie les mêmes nombres et se trouve ailleurs.',
      'Ce qui est vrai des figures devient vrai des nombres. La symétrie par rapport à l’axe des abscisses ne change que le signe de l’ordonnée. Le milieu de deux points a pour coordonnées les moyennes de leurs coordonnées.',
      'Les cartes, les écrans et les tableurs fonctionnent ainsi, et la courbe d’une fonction est faite de tels points.',
    ],
  },
};
