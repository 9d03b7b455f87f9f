import { useTranslations } from 'use-intl/react';

/** Below this a length is given in minutes. */
const short = 90;

/** How long a course takes, rounded: `40 minutes`, `3 hours`. */
export function useLength(): (minutes: number) => string {
  const t = useTranslations('courses');
  return (minutes) =>
    minutes < short
      ? t('minutes', { count: String(Math.round(minutes / 5) * 5) })
      : t('hours', { count: Math.max(2, Math.round(minutes / 60)) });
}

/** An ISO date in the locale’s long form. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
