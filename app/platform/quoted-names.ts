import { languageOfLocale } from './language-of-locale.ts';

const marks = { en: ['“', '”'], es: ['«', '»'], fr: ['«\u00a0', '\u00a0»'] } as const;

/** Names in quotation marks, joined as the language does it: `“Slope” and “Functions and their values”`. */
export function quotedNames(names: readonly string[], locale: string): string {
  const [open, close] = marks[languageOfLocale(locale)];
  return new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? `${open}${value}${close}` : value))
    .join('');
}
