/** The language whose notation (decimal sign, words, function names) a locale follows. */
export function keyboardLanguage(locale: string): 'en' | 'es' | 'fr' {
  return locale.startsWith('es') ? 'es' : locale.startsWith('fr') ? 'fr' : 'en';
}
