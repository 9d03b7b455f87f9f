import { usePreferences } from '#app/preferences/index.ts';
import { firstWeekday } from '#app/platform/times.ts';

/** Locale, zone, and first day of the week of the visitor. */
export function useRegion() {
  const { state, timeZone, language } = usePreferences();
  return { place: { locale: state.locale, timeZone }, language, first: firstWeekday(state.locale) };
}
