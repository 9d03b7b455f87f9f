import type { CirclesFigure, WithDescription } from '../../../figures/figure-spec.ts';

const spinner = (red: number, all: number, name: string) => ({
  name,
  parts: Array.from({ length: all }, (_, index) => ({
    tone: index < red ? ('second' as const) : ('plain' as const),
  })),
});

/** Two spinners with their red sectors coloured. */
export const spinnersSketch = (
  a: number,
  b: number,
  c: number,
  d: number,
): CirclesFigure & WithDescription => ({
  kind: 'circles',
  circles: [spinner(a, b, `${a}/${b}`), spinner(c, d, `${c}/${d}`)],
  description: {
    en: 'Two spinners cut into equal fields. Of the first one {first} is red, of the second one {second}.',
    es: 'Dos ruletas cortadas en partes iguales. De la primera es roja la fracción {first}, de la segunda {second}.',
    fr: 'Deux roues coupées en secteurs égaux. La première est rouge pour {first}, la seconde pour {second}.',
  },
});
