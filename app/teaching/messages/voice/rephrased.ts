import type { Language } from '#app/platform/texts.ts';
import { rephrasedEn } from './rephrased-en.ts';
import { rephrasedEs } from './rephrased-es.ts';
import { rephrasedFr } from './rephrased-fr.ts';

type Entry = string | readonly string[] | { readonly [key: string]: Entry };

/** Alternative wordings for rephrased turns. Same keys and placeholders; they reveal nothing more. */
export const rephrasedTexts: Record<Language, { readonly [key: string]: Entry }> = {
  en: rephrasedEn,
  es: rephrasedEs,
  fr: rephrasedFr,
};
