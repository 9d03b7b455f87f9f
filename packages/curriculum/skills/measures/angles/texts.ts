import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Angles',
    can: 'You find unknown angles at crossing lines, in triangles and in polygons.',
    what: [
      'An angle measures a turn. A full turn is {full}, half a turn, a straight line, is {straight}, and a quarter turn is a right angle of {right}. Two angles that lie side by side on a straight line make {straight} together; two that face each other where lines cross are equal.',
      'The angles of any triangle make {straight}: tear off its three corners and lay them side by side, and they form a straight line. So two angles give the third. In an isosceles triangle the two angles at the base are equal.',
      'Any polygon can be cut into triangles from one corner, always two fewer than it has corners. A pentagon gives three, so its angles make {pentagon}.',
      'Building roofs, steering by a compass and drawing floor plans all need these sums.',
    ],
  },
  es: {
    name: 'Ángulos',
    can: 'Hallas ángulos desconocidos en rectas que se cortan, triángulos y polígonos.',
    what: [
      'Un ángulo mide un giro. Una vuelta completa son {full}; media vuelta, una recta, son {straight}; y un cuarto de vuelta es un ángulo recto, de {right}. Dos ángulos que están uno junto a otro sobre una recta suman {straight}; los opuestos por el vértice son iguales.',
      'Los ángulos de cualquier triángulo suman {straight}: recorta sus tres esquinas, ponlas una junto a otra y forman una línea recta. Por eso dos ángulos dan el tercero. En un triángulo isósceles los dos ángulos de la base son iguales.',
      'Todo polígono se puede cortar en triángulos desde un vértice, siempre dos menos que sus vértices. De un pentágono salen tres, así que sus ángulos suman {pentagon}.',
      'Quien construye tejados, navega con brújula o dibuja un plano cuenta con estas sumas.',
    ],
  },
  fr: {
    name: 'Angles',
    can: 'Tu trouves des angles inconnus autour de droites sécantes, dans les triangles et les polygones.',
    what: [
      'Un angle mesure une rotation. Un tour complet vaut {full}, un demi-tour, l’angle plat, vaut {straight}, et un quart de tour est un angle droit de {right}. Deux angles côte à côte sur une droite font {straight} ensemble ; deux angles opposés par le sommet sont égaux.',
      'Les angles d’un triangle font toujours {straight} : déchire ses trois coins, pose-les côte à côte, et ils forment une ligne droite. Deux angles donnent donc le troisième. Dans un triangle isocèle, les deux angles à la base sont égaux.',
      'Tout polygone se découpe en triangles à partir d’un sommet, toujours deux de moins que de sommets. Un pentagone en donne trois : ses angles font {pentagon}.',
      'Pour construire un toit, suivre un cap ou dessiner un plan, on se sert de ces sommes.',
    ],
  },
};
