export const label = { en: 'Possibilities', es: 'Posibilidades', fr: 'Possibilités' };
/** A falling sequence of whole numbers: `falling(5, 3)` is 5, 4, 3. */
export const falling = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from - index);
export const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1);
/** Combinations of `few` out of `all`. */
export const choose = (all: number, few: number): number =>
  product(falling(all, few)) / product(falling(few, few));
