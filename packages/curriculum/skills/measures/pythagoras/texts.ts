import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Pythagoras’ theorem',
    can: 'You find the third side of a right-angled triangle and distances on a grid.',
    what: [
      'In a triangle with a right angle the longest side, the hypotenuse, lies opposite that angle; the other two are the legs. The theorem says {law}: the square drawn on the hypotenuse has the area of both squares on the legs together.',
      'You can see it by laying four equal right-angled triangles into a large square. Laid in one way they leave the square on the hypotenuse free, laid in another way the two squares on the legs. The free area is the same.',
      'So two sides give the third. For the hypotenuse the squares are added, for a leg they are subtracted, and at the end comes a root. With legs 3 and 4 the hypotenuse is {root}.',
      'It works backwards too: sides that satisfy it make a right angle, which is how builders test a corner. And it measures the straight way between two points of a map.',
    ],
  },
  es: {
    name: 'Teorema de Pitágoras',
    can: 'Hallas el tercer lado de un triángulo rectángulo y distancias en una cuadrícula.',
    what: [
      'En un triángulo con un ángulo recto, el lado más largo, la hipotenusa, está enfrente de ese ángulo; los otros dos son los catetos. El teorema dice {law}: el cuadrado construido sobre la hipotenusa tiene el área de los dos cuadrados de los catetos juntos.',
      'Se puede ver colocando cuatro triángulos rectángulos iguales dentro de un cuadrado grande. Puestos de una manera dejan libre el cuadrado de la hipotenusa; de otra, los dos cuadrados de los catetos. El área libre es la misma.',
      'Así, dos lados dan el tercero. Para la hipotenusa los cuadrados se suman, para un cateto se restan, y al final viene una raíz. Con catetos 3 y 4 la hipotenusa es {root}.',
      'También vale al revés: unos lados que lo cumplen forman un ángulo recto, y así comprueban las esquinas los albañiles. Y mide el camino recto entre dos puntos de un mapa.',
    ],
  },
  fr: {
    name: 'Théorème de Pythagore',
    can: 'Tu trouves le troisième côté d’un triangle rectangle et des distances sur un quadrillage.',
    what: [
      'Dans un triangle rectangle, le plus long côté, l’hypoténuse, est en face de l’angle droit. Le théorème dit {law} : le carré construit sur l’hypoténuse a la même aire que les deux carrés construits sur les autres côtés, réunis.',
      'On le voit en posant quatre triangles rectangles identiques dans un grand carré. Disposés d’une façon, ils laissent libre le carré de l’hypoténuse ; d’une autre façon, les deux carrés des petits côtés. L’aire libre est la même.',
      'Deux côtés donnent donc le troisième. Pour l’hypoténuse, on additionne les carrés ; pour un autre côté, on les soustrait ; à la fin vient une racine. Avec 3 et 4, l’hypoténuse vaut {root}.',
      'La réciproque est vraie : des côtés qui vérifient l’égalité forment un angle droit, et les maçons contrôlent ainsi un coin. Le théorème mesure aussi le chemin direct entre deux points d’une carte.',
    ],
  },
};
