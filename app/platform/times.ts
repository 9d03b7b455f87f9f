import { memoize } from './memoize.ts';

/** Formats instants for a locale and time zone. Works in the browser and on the server. */
export type LocaleAndZone = {
  locale: string;
  timeZone: string;
  /** With it, a day of another year than this instant’s is written with its year. */
  now?: Instant;
};

type Instant = string | Date;

/** Visitors supply the zone, so the cache must be bounded. */
const mostKept = 1000;
const formatterOf = memoize(mostKept, (key) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions];
  return new Intl.DateTimeFormat(locale, options);
});

function format(
  instant: Instant,
  { locale, timeZone }: LocaleAndZone,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatterOf(JSON.stringify([locale, { ...options, timeZone }])).format(new Date(instant));
}

/** `18:00`; in the United States `6:00 PM`. */
export function timeOf(instant: Instant, localeAndZone: LocaleAndZone): string {
  if (localeAndZone.locale === 'en-US')
    return format(instant, localeAndZone, { hour: 'numeric', minute: '2-digit' });
  const wall = wallClockOf(instant, localeAndZone.timeZone);
  // Formatting by `Intl` takes twenty times as long; an email has a dozen times and days.
  if (wall) return wall.toISOString().slice(11, 16);
  return format(instant, localeAndZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Within a sentence: `18:00`, in French `18 h` and `18 h 30`; in the repeated hour with the offset, like `clearTimeOf`. */
export function timeInSentence(instant: Instant, localeAndZone: LocaleAndZone): string {
  if (!localeAndZone.locale.startsWith('fr')) return clearTimeOf(instant, localeAndZone);
  const [hour = '', minute = ''] = timeOf(instant, localeAndZone).split(':');
  const time = minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
  return withOffset(time, instant, localeAndZone);
}

const MINUTE = 60_000;
/** By how much clocks go back: an hour, on Lord Howe half an hour. */
const CLOCK_STEPS = [30, 60];

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Minutes ahead of UTC on a day since the epoch (UTC) and two hours around it; NaN if clocks change then. No zone has changed its clocks there and
 * back in so short a time. By far most times are not near a change, and looking closer means formatting several more.
 */
const offsetOfDay = memoize(mostKept, (key) => {
  const [, day = '', timeZone = ''] = /^(-?\d+) (.*)$/.exec(key) ?? [];
  const begin = Number(day) * DAY;
  const [before, after] = [begin - 2 * HOUR, begin + DAY + 2 * HOUR].map((at) =>
    offsetText(new Date(at), { locale: 'en-GB', timeZone }),
  );
  // Zones of long ago had seconds.
  const [, sign, hours, minutes = 0] = /^GMT(?:([+-])(\d+)(?::(\d\d))?)?$/.exec(before ?? '') ?? [''];
  if (before !== after) return Number.NaN;
  return before === 'GMT' ? 0 : Number(`${sign}${Number(hours) * 60 + Number(minutes)}`);
});
const steadyOffset = (instant: Instant, timeZone: string): number =>
  offsetOfDay(`${Math.floor(new Date(instant).getTime() / DAY)} ${timeZone}`);
const isNearChange = (instant: Instant, { timeZone }: LocaleAndZone): boolean =>
  Number.isNaN(steadyOffset(instant, timeZone));

/** The clock and calendar of the zone as if they were UTC; null near a change of clocks. */
function wallClockOf(instant: Instant, timeZone: string): Date | null {
  const offset = steadyOffset(instant, timeZone);
  return Number.isNaN(offset) ? null : new Date(new Date(instant).getTime() + offset * MINUTE);
}

/** Whether the clock of the zone shows this time twice, once more within the hour before or after. */
function isRepeated(instant: Instant, localeAndZone: LocaleAndZone): boolean {
  if (!isNearChange(instant, localeAndZone)) return false;
  const at = new Date(instant).getTime();
  const shown = timeOf(instant, localeAndZone);
  return CLOCK_STEPS.flatMap((minutes) => [at - minutes * MINUTE, at + minutes * MINUTE]).some(
    (other) => timeOf(new Date(other), localeAndZone) === shown,
  );
}

const offsetText = (instant: Instant, { locale, timeZone }: LocaleAndZone): string =>
  formatterOf(JSON.stringify([locale, { timeZone, timeZoneName: 'shortOffset' }]))
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `18:00`; in the hour that is repeated when clocks go back, with the offset: `02:30 GMT+2`. Two instants of a day never read alike. */
export const clearTimeOf = (instant: Instant, localeAndZone: LocaleAndZone): string =>
  withOffset(timeOf(instant, localeAndZone), instant, localeAndZone);

const withOffset = (time: string, instant: Instant, localeAndZone: LocaleAndZone): string =>
  isRepeated(instant, localeAndZone) ? `${time}\u00a0${offsetText(instant, localeAndZone)}` : time;

/** `18:00–19:00`. Across a clock change, where the two times mislead, with the length: `01:30–03:30 (60 min)`. */
export function spanOf(start: Instant, end: Instant, localeAndZone: LocaleAndZone): string {
  const [from, to] = [start, end].map((instant) => new Date(instant).getTime()) as [number, number];
  const span = `${clearTimeOf(start, localeAndZone)}–${clearTimeOf(end, localeAndZone)}`;
  // Of a span within a day and two hours the start alone tells.
  const changes =
    (to - from > 2 * HOUR || isNearChange(start, localeAndZone)) &&
    offsetText(start, localeAndZone) !== offsetText(end, localeAndZone);
  return changes ? `${span} (${Math.round((to - from) / MINUTE)}\u00a0min)` : span;
}

/** `Tue 24 Nov`, in Spanish `mar 24 nov`, in French `mar. 24 nov.`: its period does not go with that of a sentence, so it never ends one. */
export const shortDayOf = (instant: Instant, localeAndZone: LocaleAndZone): string =>
  dayOf(instant, localeAndZone, 'short');

/** `Tuesday 24 November`, in Spanish `martes 24 de noviembre`, in French `mardi 1er décembre`. */
export const longDayOf = (instant: Instant, localeAndZone: LocaleAndZone): string =>
  dayOf(instant, localeAndZone, 'long');

function dayOf(instant: Instant, { locale, timeZone, now }: LocaleAndZone, size: 'short' | 'long'): string {
  const isOtherYear = now !== undefined && yearOf(instant, timeZone) !== yearOf(now, timeZone);
  const wall = wallClockOf(instant, timeZone);
  const options = { locale, size, isOtherYear };
  if (!wall) return writtenDay(new Date(instant), { ...options, timeZone });
  return writtenDayOfDate(`${locale} ${size} ${isOtherYear} ${Math.floor(wall.getTime() / DAY)}`);
}

/** By locale, size, whether it has its year, and the day since the epoch. */
const writtenDayOfDate = memoize(mostKept, (key) => {
  const [locale = '', size, isOtherYear, day] = key.split(' ');
  return writtenDay(new Date(Number(day) * DAY), {
    locale,
    size: size === 'long' ? 'long' : 'short',
    isOtherYear: isOtherYear === 'true',
    timeZone: 'UTC',
  });
});

/**
 * A non-breaking space joins day and month; a line may break only after the weekday, which comes first in our three
 * languages.
 */
function writtenDay(
  at: Date,
  {
    locale,
    size,
    isOtherYear,
    timeZone,
  }: { locale: string; size: 'short' | 'long'; isOtherYear: boolean; timeZone: string },
): string {
  const options = {
    weekday: size,
    day: 'numeric',
    month: size,
    timeZone,
    ...(isOtherYear && { year: 'numeric' }),
  };
  const parts = formatterOf(JSON.stringify([locale, options])).formatToParts(at);
  const [french, spanish] = [locale.startsWith('fr'), locale.startsWith('es')];
  const written = parts.map(({ type, value }, index) => {
    if (type === 'day') return french && value === '1' ? '1er' : value;
    if (type !== 'literal') return value;
    // Within a sentence Spanish has no comma after the weekday.
    if (index === 1) return spanish ? ' ' : value;
    return spanish && size === 'short' ? '\u00a0' : value.replaceAll(' ', '\u00a0');
  });
  return written.join('');
}

/** No zone is further from UTC. */
const FARTHEST = 15 * HOUR;

/** The year in that zone, which is that of UTC but for a few hours. */
function yearOf(instant: Instant, timeZone: string): number {
  const at = new Date(instant).getTime();
  const [first, last] = [at - FARTHEST, at + FARTHEST].map((near) => new Date(near).getUTCFullYear());
  return first !== undefined && first === last ? first : Number(dayKeyOf(instant, timeZone).slice(0, 4));
}

/** The calendar date in that zone, `2026-11-24`: a key for grouping, not for display. */
export const dayKeyOf = (instant: Instant, timeZone: string): string =>
  format(instant, { locale: 'en-CA', timeZone }, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** True when both zones have the same UTC offset at that instant. */
export const sameClock = (instant: Instant, zone: string, other: string): boolean =>
  timeOf(instant, { locale: 'en-GB', timeZone: zone }) ===
  timeOf(instant, { locale: 'en-GB', timeZone: other });

/** Cities with different names in our languages: English, Spanish, French, then further aliases. */
const cities = [
  ['Bogotá', 'Bogotá', 'Bogotá', 'Bogota'],
  ['Brussels', 'Bruselas', 'Bruxelles'],
  ['Edinburgh', 'Edimburgo', 'Édimbourg'],
  ['Lisbon', 'Lisboa', 'Lisbonne'],
  ['London', 'Londres', 'Londres'],
  ['Mexico City', 'Ciudad de México', 'Mexico'],
  ['Montreal', 'Montreal', 'Montréal'],
  ['New York', 'Nueva York', 'New York'],
  ['Paris', 'París', 'Paris'],
];
const cityNamed = new Map(cities.flatMap((names) => names.map((name) => [name, names] as const)));

/** The city's name in the reader's language, from any of its names: `Lisboa` → `Lisbon`. */
export const cityName = (city: string, locale: string): string =>
  cityNamed.get(city)?.[['en', 'es', 'fr'].indexOf(locale.slice(0, 2))] ?? city;

/** `Europe/London` → `London`, in Spanish `Londres`; good enough as a caption beside a time. */
export const cityOfZone = (zone: string, locale = 'en'): string =>
  cityName((zone.split('/').at(-1) ?? zone).replaceAll('_', ' '), locale);

/** First day of the week by region (CLDR): Sunday (7) in Colombia and the United States, Monday (1) elsewhere here. */
export const firstWeekday = (locale: string): 1 | 7 => (locale === 'es-CO' || locale === 'en-US' ? 7 : 1);

/** The weekdays in the region's order, 1 for Monday to 7 for Sunday. */
export const weekOf = (locale: string): number[] =>
  firstWeekday(locale) === 7 ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];

/** `Mon` for 1 … `Sun` for 7. */
export const weekdayName = (weekday: number, locale: string): string =>
  format(
    `2026-11-${String(22 + weekday).padStart(2, '0')}T12:00:00Z`,
    { locale, timeZone: 'UTC' },
    { weekday: 'short' },
  );
