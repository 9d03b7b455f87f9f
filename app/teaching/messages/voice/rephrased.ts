import type { Language } from '#app/platform/texts.ts';
import { anewEn } from './rephrased-en.ts';
import { anewEs } from './rephrased-es.ts';
import { anewFr } from './rephrased-fr.ts';

type Entry = string | readonly string[] | { readonly [key: string]: Entry };

/** Further wordings of what the tutor says, for a turn that is said in other words. Same keys, same placeholders, nothing more told. */
export const anewTexts: Record<Language, { readonly [key: string]: Entry }> = {
  en: anewEn,
  es: anewEs,
  fr: anewFr,
};
