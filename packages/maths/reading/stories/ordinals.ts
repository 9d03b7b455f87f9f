import type { Language } from '../../texts.ts';
import { ordinalWord } from '../lexicon/lexicon.ts';

const suffixes: Readonly<Record<Language, string>> = {
  en: 'st|nd|rd|th',
  es: '\\.?[ºª°]|ro|ra|do|da|er|to|ta|mo|ma|vo|va|no|na',
  fr: 'ers?|[eè]res?|[eè]mes?|i[eè]mes?|nde?|e',
};

/** "the 4th test" as "the fourth test": a number that only says which one. */
export const spellOrdinals = (text: string, language: Language): string =>
  text.replaceAll(
    new RegExp(`(?<![\\d.,])(\\d{1,2})(?:${suffixes[language]})(?![\\p{L}\\d])`, 'giu'),
    (written, size: string) => ordinalWord(language, Number(size)) ?? written,
  );
