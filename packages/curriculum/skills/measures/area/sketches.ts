import type { WithDescription, ShapeFigure } from '../../../figures/figure-spec.ts';

/** Limits of the slope within which all labels fit. */
const mild = (slope: number) => Math.min(1.1, Math.max(0.35, slope));

/** A triangle with its base, and its height given or unknown. */
export const triangleSketch = (base: number, high: number, names: readonly [string, string]): ShapeFigure => {
  const top = 10 * mild(high / base);
  return {
    kind: 'shape',
    corners: [
      [0, 0],
      [10, 0],
      [3.5, top],
    ],
    sides: [names[0], null, null],
    lines: [{ from: [3.5, 0], to: [3.5, top], label: names[1], dashed: true }],
    sought: ['?'],
  };
};

export const withHeight: WithDescription = {
  description: {
    en: 'A triangle with the base {base}. A dashed line, the height {height}, stands upright on it.',
    es: 'Un triángulo de base {base}. Una línea discontinua, la altura {height}, es perpendicular a ella.',
    fr: 'Un triangle de base {base}. Une ligne en pointillé, la hauteur {height}, lui est perpendiculaire.',
  },
};
export const heightSought: WithDescription = {
  description: {
    en: 'A triangle with the base {base}. A dashed line with a question mark, the height, stands upright on it.',
    es: 'Un triángulo de base {base}. Una línea discontinua con un signo de interrogación, la altura, es perpendicular a ella.',
    fr: 'Un triangle de base {base}. Une ligne en pointillé avec un point d’interrogation, la hauteur, lui est perpendiculaire.',
  },
};

/** A parallelogram with both sides and the height. */
export const parallelogramSketch = (
  base: string,
  side: string,
  height: string,
): ShapeFigure & WithDescription => ({
  kind: 'shape',
  corners: [
    [0, 0],
    [8, 0],
    [10, 4],
    [2, 4],
  ],
  sides: [base, side, null, null],
  lines: [{ from: [2, 0], to: [2, 4], label: height, dashed: true }],
  description: {
    en: 'A parallelogram with the base {base} and the slanted side {side}. A dashed line, the height {height}, stands upright on the base.',
    es: 'Un paralelogramo de base {base} y lado inclinado {side}. Una línea discontinua, la altura {height}, es perpendicular a la base.',
    fr: 'Un parallélogramme de base {base} et de côté oblique {side}. Une ligne en pointillé, la hauteur {height}, est perpendiculaire à la base.',
  },
});

/** A room without one corner. */
export const roomSketch = (
  names: readonly [long: string, wide: string, cutLong: string, cutWide: string],
  cut: readonly [number, number, number, number],
): ShapeFigure & WithDescription => {
  const [long, wide, c, d] = cut;
  return {
    kind: 'shape',
    corners: [
      [0, 0],
      [long, 0],
      [long, wide - d],
      [long - c, wide - d],
      [long - c, wide],
      [0, wide],
    ],
    sides: [names[0], null, null, null, null, names[1]],
    lines: [
      { from: [long, wide - d], to: [long, wide], label: names[3], dashed: true },
      { from: [long, wide], to: [long - c, wide], label: names[2], dashed: true },
    ],
    description: {
      en: 'A floor plan, {long} long and {wide} wide. In one corner a piece of {cutLong} by {cutWide} is missing, drawn with dashed lines.',
      es: 'Un plano de {long} de largo y {wide} de ancho. En una esquina falta un trozo de {cutLong} por {cutWide}, dibujado con líneas discontinuas.',
      fr: 'Un plan de {long} de long et {wide} de large. Dans un coin manque un morceau de {cutLong} sur {cutWide}, dessiné en pointillé.',
    },
  };
};
