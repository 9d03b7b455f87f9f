/**
 * A written number as the formula reader takes it. In Spanish and French a point before exactly three digits separates thousands, unless
 * the same text also writes decimals with a point.
 */
export function groupedNumber(text: string, locale: string | undefined, decimalDot: boolean): string {
  const joined = text.replaceAll(/[\s\u00a0\u202f\u2009']/gu, '');
  if (!/^(?:es|fr)\b/i.test(locale ?? '') || decimalDot) return joined;
  return /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(joined) ? joined.replaceAll('.', '') : joined;
}
