import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { likelyTimeZone, type LocaleState } from './locale.ts';

/** The zone if this system knows it, else the default of the country: typed zones are not validated on entry. */
export const usableTimeZone = (state: Pick<LocaleState, 'timezone' | 'country'>): string =>
  timeZoneNamed(state.timezone) || likelyTimeZone(state.country);
