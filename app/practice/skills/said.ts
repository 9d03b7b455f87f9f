import type { Language } from '#app/platform/texts.ts';

/** The same in every language of the product. */
export type Said<Value = string> = Readonly<Record<Language, Value>>;
