import type { WithDescription, CircleFigure } from '../../../figures/figure-spec.ts';

/** A circle with the given length, diameter or radius. */
export const circleSketch = (length: string, radius: boolean): CircleFigure & WithDescription => ({
  kind: 'round',
  ...(radius ? { radius: length } : { diameter: length }),
  description: {
    en: 'A circle; its {which} is {length}.',
    es: 'Un círculo; su {which} mide {length}.',
    fr: 'Un disque ; son {which} mesure {length}.',
  },
});

/** A circle divided into equal slices, one of which is unknown. */
export const sliceSketch = (across: string, slices: number): CircleFigure & WithDescription => ({
  kind: 'round',
  diameter: across,
  sector: { degrees: 360 / slices, label: '?' },
  description: {
    en: 'A circle, {d} across. One slice is coloured and carries a question mark.',
    es: 'Un círculo de {d} de diámetro. Una porción está coloreada y lleva un signo de interrogación.',
    fr: 'Un disque de {d} de diamètre. Une part est colorée et porte un point d’interrogation.',
  },
});
