import type { Language } from '#app/platform/texts.ts';
import { rephrasedEn } from './rephrased-en.ts';
import { rephrasedEs } from './rephrased-es.ts';
import { rephrasedFr } from './rephrased-fr.ts';

type Entry = string | readonly string[] | { readonly [key: string]: Entry };

/** Further wordings of what the tutor says, for a turn that is said in other words. Same keys, same placeholders, nothing more told. */
export const rephrasedTexts: Record<Language, { readonly [key: string]: Entry }> = {
  en: rephrasedEn,
  es: rephrasedEs,
  fr: rephrasedFr,
};
