import type { Language } from './texts.ts';

/** The language of one of our locales: English for `en-GB`, French for `fr`. */
export const languageOfLocale = (locale: string): Language => locale.slice(0, 2) as Language;
