/**
 * Help lines by country (product.md 11; 988, 024, 3114, CO 106 and 123 checked against public pages in November 2026, the
 * others are to be checked by the owner).
 */
export const helpLines: Record<string, { lines: { name: string; number: string }[]; emergency: string }> = {
  US: { lines: [{ name: '988 Suicide & Crisis Lifeline', number: '988' }], emergency: '911' },
  GB: {
    lines: [
      { name: 'Childline', number: '0800 1111' },
      { name: 'Samaritans', number: '116 123' },
    ],
    emergency: '999',
  },
  ES: {
    lines: [
      { name: 'ANAR', number: '116 111' },
      { name: '024', number: '024' },
    ],
    emergency: '112',
  },
  FR: {
    lines: [
      { name: 'Allô Enfance en Danger', number: '119' },
      { name: '3114', number: '3114' },
    ],
    emergency: '112',
  },
  CO: {
    lines: [
      { name: 'ICBF', number: '141' },
      { name: 'Línea 106 (Bogotá)', number: '106' },
    ],
    emergency: '123',
  },
};

/** The country that a locale names, else one that speaks its language. */
export function helpFor(locale: string): (typeof helpLines)[string] {
  const country = locale.slice(3);
  const byLanguage: Record<string, string> = { en: 'US', es: 'CO', fr: 'FR' };
  const found = helpLines[country] ?? helpLines[byLanguage[locale.slice(0, 2)] ?? 'US'];
  if (!found) throw new Error('every language has a country with help lines');
  return found;
}
