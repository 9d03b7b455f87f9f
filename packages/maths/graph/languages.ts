/** Spanish and French write 3,5 for 3.5. */
export const usesComma = (locale: string): boolean => /^(es|fr)\b/i.test(locale);
