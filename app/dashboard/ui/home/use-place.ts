import { usePreferences } from '#app/preferences/index.ts';
import { firstWeekday } from '#app/platform/times.ts';

/** The region and the zone of whoever looks, and the first day of the week there. */
export function useRegion() {
  const { state, timeZone, language } = usePreferences();
  return { place: { locale: state.locale, timeZone }, language, first: firstWeekday(state.locale) };
}
