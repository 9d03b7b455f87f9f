import { usePreferences } from '#app/preferences/index.ts';
import { shortDayOf, clearTimeOf } from '#app/platform/times.ts';

/** Formats an instant in the founder’s zone: `Tue 24 Nov, 18:00`. */
export function useMoment(): (instant: string) => string {
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  return (instant) => `${shortDayOf(instant, place)}, ${clearTimeOf(instant, place)}`;
}
