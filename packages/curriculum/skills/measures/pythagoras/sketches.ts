import type { WithDescription, ShapeFigure } from '../../../figures/figure-spec.ts';

/** A screen and its diagonal. */
export const screenSketch = (width: string, height: string, flat: number): ShapeFigure & WithDescription => {
  const high = 10 * Math.max(0.4, flat);
  return {
    kind: 'shape',
    corners: [
      [0, 0],
      [10, 0],
      [10, high],
      [0, high],
    ],
    sides: [width, height, null, null],
    right: [1],
    lines: [{ from: [0, 0], to: [10, high], label: '?' }],
    sought: ['?'],
    description: {
      en: 'A rectangle, {width} wide and {height} high. A line with a question mark runs from corner to corner.',
      es: 'Un rectángulo de {width} de ancho y {height} de alto. Una línea con un signo de interrogación va de esquina a esquina.',
      fr: 'Un rectangle de {width} de large et {height} de haut. Une ligne avec un point d’interrogation va d’un coin à l’autre.',
    },
  };
};
