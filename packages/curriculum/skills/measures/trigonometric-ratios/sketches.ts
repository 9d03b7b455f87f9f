import type { WithDescription, ShapeFigure } from '../../../figures/figure-spec.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';

/** All three sides, relative to the angle α. */
export const ratioSketch = (
  adjacent: number,
  opposite: number,
  names: readonly [string, string, string],
): ShapeFigure & WithDescription => ({
  ...rightTriangle({ level: adjacent, upright: opposite, names, angle: 'α' }),
  description: {
    en: 'A right-angled triangle with the angle α. Beside it lies {adjacent}, opposite {opposite}; the hypotenuse is {long}.',
    es: 'Un triángulo rectángulo con el ángulo α. Junto a él está {adjacent}, enfrente {opposite}; la hipotenusa mide {long}.',
    fr: 'Un triangle rectangle avec l’angle α. À côté de lui {adjacent}, en face {opposite} ; l’hypoténuse mesure {long}.',
  },
});

/** The hypotenuse and an angle are given, one leg is unknown. */
export const legSketch = (angle: number, long: string, opposite: boolean): ShapeFigure & WithDescription => ({
  ...rightTriangle({
    level: Math.cos((angle * Math.PI) / 180),
    upright: Math.sin((angle * Math.PI) / 180),
    names: opposite ? [null, '?', long] : ['?', null, long],
    angle: `${angle}°`,
    sought: '?',
  }),
  description: {
    en: 'A right-angled triangle with the hypotenuse {long} and an angle of {angle}. The leg {place} this angle carries a question mark.',
    es: 'Un triángulo rectángulo con hipotenusa {long} y un ángulo de {angle}. El cateto {place} ese ángulo lleva un signo de interrogación.',
    fr: 'Un triangle rectangle d’hypoténuse {long} avec un angle de {angle}. Le côté {place} cet angle porte un point d’interrogation.',
  },
});
