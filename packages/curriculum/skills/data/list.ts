import type { LocalizedText } from '../skill.ts';

/** Whole numbers as a list in a sentence. */
export const formatList = (values: readonly number[]): LocalizedText => {
  const text = values.map((value) => (value < 0 ? `−${-value}` : `${value}`)).join(', ');
  return { en: text, es: text, fr: text.replaceAll(', ', ' ; ') };
};

/** A sum of whole numbers in formula notation. */
export const formatSum = (values: readonly number[]): string =>
  values.map((value) => (value < 0 ? `(${value})` : `${value}`)).join(' + ');

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
