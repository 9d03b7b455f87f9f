import type { WithDescription, ShapeFigure } from '../../../figures/figure-spec.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A triangle on the base from (0, 0) to (10, 0) with these angles at its ends. */
function over(left: number, right: number): ShapeFigure['corners'] {
  const [a, b] = [Math.tan(radians(left)), Math.tan(radians(right))];
  const x = (10 * b) / (a + b);
  return [
    [0, 0],
    [10, 0],
    [x, x * a],
  ];
}

/** Two angles are given, the third is unknown. The largest is at the top, so that all labels fit. */
export function thirdSketch(first: number, second: number): ShapeFigure & WithDescription {
  const third = { size: 180 - first - second, name: '?' };
  const labels = [first, second].map((size) => ({ size, name: `${size}°` }));
  const [low = third, middle = third, top = third] = [...labels, third].toSorted((a, b) => a.size - b.size);
  return {
    kind: 'shape',
    corners: over(low.size, middle.size),
    angles: [low.name, middle.name, top.name],
    sought: ['?'],
    description: {
      en: 'A triangle with the angles {first} and {second}. The third one carries a question mark.',
      es: 'Un triángulo con los ángulos {first} y {second}. El tercero lleva un signo de interrogación.',
      fr: 'Un triangle avec les angles {first} et {second}. Le troisième porte un point d’interrogation.',
    },
  };
}

/** Limits of the gable's slope within which the angle labels fit. */
const [flattest, steepest] = [24, 66];

/** The angle at the top is given, the two at the base are unknown. A sketch: extreme gables are drawn less extreme. */
export const gableSketch = (top: number): ShapeFigure & WithDescription => {
  const base = Math.min(steepest, Math.max(flattest, (180 - top) / 2));
  return {
    kind: 'shape',
    corners: over(base, base),
    angles: ['?', '?', `${top}°`],
    sought: ['?'],
    description: {
      en: 'An isosceles triangle with {top} at its top and question marks at both ends of its base.',
      es: 'Un triángulo isósceles con {top} arriba y signos de interrogación en los dos extremos de la base.',
      fr: 'Un triangle isocèle avec {top} en haut et des points d’interrogation aux deux extrémités de la base.',
    },
  };
};
