/* The vocabulary of school geometry in the three languages. */

export const quantityWords = {
  area: 'area|área|superficie|aire',
  surface:
    'total surface area|surface area|área total|área superficial|superficie total|aire totale|aire latérale et des bases',
  perimeter: 'perimeter|perímetro|périmètre',
  circumference:
    'circumference|longitud de la circunferencia|longitud|circunferencia|circonférence|longueur du cercle',
  volume: 'volume|volumen',
  diagonal:
    'length of the diagonal|length of a diagonal|diagonal|longitud de la diagonal|longueur de la diagonale|diagonale',
  hypotenuse:
    "length of the hypotenuse|hypotenuse|longitud de la hipotenusa|hipotenusa|longueur de l'hypoténuse|hypoténuse",
  leg: "length of the other leg|length of the missing leg|length of the remaining leg|missing leg|other leg|remaining leg|length of the missing side|otro cateto|longitud del otro cateto|cateto que falta|cateto|longueur de l'autre côté de l'angle droit|autre côté de l'angle droit|autre cathète",
  angle:
    'third angle|missing angle|remaining angle|tercer ángulo|ángulo que falta|otro ángulo|troisième angle|angle manquant',
  arc: "arc length|length of the arc|length of an arc|longitud del arco|longitud de un arco|longueur de l'arc|longueur d'un arc",
} as const;
export type QuantityName = keyof typeof quantityWords;

/** Longest first: "right triangle" also contains "triangle". */
export const figureWords = {
  right: 'right triangle|right-angled triangle|right angled triangle|triángulo rectángulo|triangle rectangle',
  equilateral: 'equilateral triangle|triángulo equilátero|triangle équilatéral',
  triangle: 'triangle|triángulo',
  square: 'square|cuadrado|carré',
  parallelogram: 'parallelogram|paralelogramo|parallélogramme',
  rhombus: 'rhombus|rombo|losange',
  trapezium: 'trapezium|trapezoid|trapecio|trapèze',
  sector:
    'circular sector|sector of a circle|sector|sector circular|sector de un círculo|secteur circulaire|secteur angulaire|secteur|arc|arco',
  box: 'rectangular prism|cuboid|rectangular box|box|prisma rectangular|ortoedro|paralelepípedo|caja|pavé droit|parallélépipède rectangle',
  prism: 'prism|prisma|prisme',
  pyramid: 'pyramid|pirámide|pyramide',
  rectangle: 'rectangle|rectángulo',
  cube: 'cube|cubo',
  cylinder: 'right circular cylinder|cylinder|cilindro|cylindre',
  cone: 'right circular cone|cone|cono|cône',
  sphere: 'sphere|ball|esfera|sphère|boule',
  circle: 'circle|círculo|circunferencia|cercle|disque',
} as const;
export type ShapeName = keyof typeof figureWords;

export const roleWords = {
  baseArea: 'base area|area of the base|área de la base|aire de la base',
  parallel:
    'parallel sides|lados paralelos|côtés parallèles|bases|grande base|petite base|base mayor|base menor',
  base: 'base',
  height: 'perpendicular height|height|altitude|high|tall|altura|alto|hauteur|haut',
  radius: 'radius|radio|rayon',
  diameter: 'diameter|diámetro|diamètre',
  hypotenuse: 'hypotenuse|hipotenusa|hypoténuse',
  leg: "legs|leg|catetos|cateto|côtés de l'angle droit|côté de l'angle droit|cathètes|cathète|shorter sides",
  angle:
    'central angle|included angle|angle between them|ángulo central|ángulo comprendido|angle au centre|angle compris|angles|angle|ángulos|ángulo',
  diagonal: 'diagonals|diagonal|diagonales|diagonale',
  length: 'length|long|largo|longitud|longueur',
  width: 'width|wide|breadth|ancho|anchura|largeur|large',
  side: 'side lengths|side length|sides|side|edges|edge|lados|lado|aristas|arista|côtés|côté|arêtes|arête',
} as const;
export type RoleName = keyof typeof roleWords;

/** Words between the givens that carry no information. */
export const fillerWords =
  'with|has|have|having|whose|and|of lengths?|of length|of|is|are|if|the|an|a|its|each|measures|measure|measuring|equal to|equals|both|two|three|one|given|that|where|other|by|' +
  'con|cuya|cuyo|cuyos|cuyas|y|e|es|mide|miden|son|la|el|los|las|su|sus|si|un|una|unos|igual a|iguales a|tiene|tienen|que|dos|tres|uno|otro|de longitud|del|de|sabiendo que|' +
  "dont|et|est|sont|le|les|du|d'|l'|ses|sa|vaut|valent|mesure|mesurent|ayant|a pour|pour|égale à|égal à|égaux à|égales à|deux|trois|en|par|au|avec|une|sachant que|qui|in";
