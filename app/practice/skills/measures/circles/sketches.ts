import type { Described, Round } from '../../figures/figure.ts';

/** A circle with the length that the question tells, across or from the middle. */
export const circleSketch = (length: string, radius: boolean): Round & Described => ({
  kind: 'round',
  ...(radius ? { radius: length } : { diameter: length }),
  description: {
    en: 'A circle; its {which} is {length}.',
    es: 'Un círculo; su {which} mide {length}.',
    fr: 'Un disque ; son {which} mesure {length}.',
  },
});
