export const label = { en: 'Possibilities', es: 'Posibilidades', fr: 'Possibilités' };
/** So many whole numbers downwards: `falling(5, 3)` is 5, 4, 3. */
export const falling = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from - index);
export const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1);
/** Selections of `few` out of `all`, without order. */
export const choose = (all: number, few: number): number =>
  product(falling(all, few)) / product(falling(few, few));
