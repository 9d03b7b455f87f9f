import type { Messages } from 'use-intl/core';
import { readyTexts } from './ready-texts.ts';

/** The languages that every text of the product exists in. */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The same tree of keys as `Source`, each leaf any string: a missing or extra key fails the type check. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

/** One feature's catalogue. English is the source; the other languages must have the same keys. */
export type Texts<Source> = {
  readonly en: Source;
  readonly es: Translation<Source>;
  readonly fr: Translation<Source>;
};

/** Any feature's catalogue, where the keys do not matter. */
export type AnyTexts = Texts<object>;

/** Merges the catalogues of several features in one language; each feature has its own top-level key. */
export function pickTexts(language: Language, catalogues: readonly AnyTexts[]): Partial<Messages> {
  return Object.assign({}, ...catalogues.map((catalogue) => readyTexts(catalogue[language])));
}

export { translator } from './translator.ts';
