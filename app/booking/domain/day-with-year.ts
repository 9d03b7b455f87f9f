/** Date including the year: `20 November 2027`. */
export const dayWithYear = (
  instant: string,
  { locale, timeZone }: { locale: string; timeZone: string },
): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(instant));
