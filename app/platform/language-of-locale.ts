import type { Language } from './texts.ts';

/** The language that one of our locales speaks: English of `en-GB`, French of `fr`. */
export const languageOfLocale = (locale: string): Language => locale.slice(0, 2) as Language;
