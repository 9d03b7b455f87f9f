import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Area of polygons',
    can: 'You work out the area of rectangles, triangles, trapeziums and figures made of them.',
    what: [
      'The area of a figure says how many unit squares it holds. A rectangle five long and three wide holds three rows of five squares, {tiles}; that is why {rectangle}. The perimeter is something else: the length of the way around.',
      'All other formulas come from this one by cutting and moving. Cut a slanted piece off a parallelogram and put it on at the other end: a rectangle with the same base and height. Two equal triangles make a parallelogram, so one of them is half: {triangle}. A trapezium is as large as a rectangle of its middle width: {trapezium}. The height is always measured at a right angle to the base, not along a slanted side.',
      'A figure with more corners is cut into such parts, or a part is taken away from a larger one. That is how paint, tiles, fields and flats are measured.',
    ],
  },
  es: {
    name: 'Área de polígonos',
    can: 'Calculas el área de rectángulos, triángulos, trapecios y figuras formadas por ellos.',
    what: [
      'El área de una figura dice cuántos cuadrados unidad caben en ella. En un rectángulo de cinco de largo y tres de ancho caben tres filas de cinco cuadrados, {tiles}; por eso {rectangle}. El perímetro es otra cosa: la longitud del contorno.',
      'Las demás fórmulas salen de esta cortando y moviendo. Corta el trozo inclinado de un paralelogramo y ponlo en el otro extremo: queda un rectángulo con la misma base y altura. Dos triángulos iguales forman un paralelogramo, así que uno es la mitad: {triangle}. Un trapecio ocupa lo mismo que un rectángulo con su anchura media: {trapezium}. La altura se mide siempre en perpendicular a la base, no a lo largo de un lado inclinado.',
      'Una figura con esquinas se corta en partes así, o se quita una parte de otra mayor. De ese modo se miden la pintura, las baldosas, los campos y los pisos.',
    ],
  },
  fr: {
    name: 'Aires des polygones',
    can: 'Tu calcules l’aire de rectangles, de triangles, de trapèzes et de figures qui en sont formées.',
    what: [
      'L’aire d’une figure dit combien de carrés de côté 1 elle contient. Un rectangle de longueur cinq et de largeur trois contient trois rangées de cinq carrés, {tiles} ; voilà pourquoi {rectangle}. Le périmètre est autre chose : la longueur du tour.',
      'Toutes les autres formules en viennent, en découpant et en déplaçant. Coupe le bout penché d’un parallélogramme et pose-le à l’autre extrémité : c’est un rectangle de même base et de même hauteur. Deux triangles égaux forment un parallélogramme, donc un seul en fait la moitié : {triangle}. Un trapèze a l’aire d’un rectangle de largeur moyenne : {trapezium}. La hauteur se mesure toujours perpendiculairement à la base, jamais le long d’un côté penché.',
      'On découpe une figure plus compliquée en de tels morceaux, ou l’on retire un morceau d’un plus grand. C’est ainsi qu’on mesure la peinture, les carreaux, les champs et les logements.',
    ],
  },
};
