/** A day as the region writes it on papers, with its year: `20 November 2026`. */
export const dayOnPaper = (
  instant: Date | string,
  { locale, timeZone }: { locale: string; timeZone: string },
): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(instant));
