import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Sine, cosine and tangent',
    can: 'You use sine, cosine and tangent to find sides and ratios in right-angled triangles.',
    what: [
      'All right-angled triangles with the same second angle have the same shape. One may be twice as large, but then all its sides are twice as long, and their ratios stay. These ratios therefore belong to the angle alone, and they have names.',
      'Seen from the angle α, one leg is opposite and the other adjacent. Then {sine}, {cosine} and {tangent}. A ramp makes it plain: the tangent says how much it rises per metre forward, the sine how much per metre walked.',
      'A few values are exact and worth knowing: {half} from half an equilateral triangle, {diagonal} from half a square.',
      'One side and one angle are then enough for everything else. In this way heights of towers, slopes of roofs and positions of ships are found without climbing or swimming.',
    ],
  },
  es: {
    name: 'Seno, coseno y tangente',
    can: 'Usas el seno, el coseno y la tangente para hallar lados y razones en triángulos rectángulos.',
    what: [
      'Todos los triángulos rectángulos que comparten otro ángulo tienen la misma forma. Uno puede ser el doble de grande, pero entonces todos sus lados son el doble de largos y sus razones se mantienen. Esas razones dependen solo del ángulo, y tienen nombre.',
      'Visto desde el ángulo α, un cateto es el opuesto y el otro el contiguo. Entonces {sine}, {cosine} y {tangent}. Una rampa lo aclara: la tangente dice cuánto sube por metro de avance, y el seno cuánto por metro caminado.',
      'Algunos valores son exactos y conviene saberlos: {half}, de medio triángulo equilátero, y {diagonal}, de medio cuadrado.',
      'Así bastan un lado y un ángulo para todo lo demás. De este modo se hallan alturas de torres, pendientes de tejados y posiciones de barcos sin trepar ni nadar.',
    ],
  },
  fr: {
    name: 'Sinus, cosinus et tangente',
    can: 'Tu utilises le sinus, le cosinus et la tangente pour trouver côtés et rapports dans un triangle rectangle.',
    what: [
      'Tous les triangles rectangles qui ont un même angle aigu ont la même forme. L’un peut être deux fois plus grand, mais alors tous ses côtés sont deux fois plus longs, et leurs rapports restent les mêmes. Ces rapports ne dépendent que de l’angle, et ils ont un nom.',
      'Vu depuis l’angle α, un côté est opposé et un autre adjacent. Alors {sine}, {cosine} et {tangent}. Une rampe le montre : la tangente dit de combien elle monte par mètre à l’horizontale, le sinus de combien par mètre parcouru.',
      'Quelques valeurs sont exactes et bonnes à connaître : {half}, tirée d’un demi-triangle équilatéral, et {diagonal}, d’un demi-carré.',
      'Un côté et un angle suffisent alors pour tout le reste. On trouve ainsi la hauteur d’une tour, la pente d’un toit ou la position d’un navire sans grimper ni nager.',
    ],
  },
};
