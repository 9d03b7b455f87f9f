/** The languages in which every text of the product exists. */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/**
 * The same tree of keys as `Source`, with a string at each leaf: a missing or extra key fails the type check.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

/** One catalogue of texts. English is the source; the other languages must have the same keys. */
export type Texts<Source> = {
  readonly en: Source;
  readonly es: Translation<Source>;
  readonly fr: Translation<Source>;
};
