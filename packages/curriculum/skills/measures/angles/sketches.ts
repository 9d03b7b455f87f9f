import type { WithDescription, ShapeFigure } from '../../../figures/figure-spec.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A triangle over the base from (0, 0) to (10, 0) with these angles at its ends. */
function over(left: number, right: number): ShapeFigure['corners'] {
  const [a, b] = [Math.tan(radians(left)), Math.tan(radians(right))];
  const x = (10 * b) / (a + b);
  return [
    [0, 0],
    [10, 0],
    [x, x * a],
  ];
}

/** Two angles are told, the third is asked for. The largest stands at the top, so that all three can be written. */
export function thirdSketch(first: number, second: number): ShapeFigure & WithDescription {
  const third = { size: 180 - first - second, name: '?' };
  const told = [first, second].map((size) => ({ size, name: `${size}°` }));
  const [low = third, middle = third, top = third] = [...told, third].toSorted((a, b) => a.size - b.size);
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

/** The flattest and steepest gable in which the angles can be written. */
const [flattest, steepest] = [24, 66];

/** The angle at the top is told, the two at the base are asked for. A sketch: very flat and very steep gables are milder in it. */
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
