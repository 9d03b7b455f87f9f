import { memoize } from './memoize.ts';

/** About the number of existing zones. */
const mostKept = 600;

/**
 * Zones whose current IANA name is still reported under an earlier one by some systems (CLDR,
 * https://cldr.unicode.org, "bcp47/timezone.xml"). Without it one machine would store `Europe/Kiev` and another
 * `Europe/Kyiv` for the same person.
 */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * The canonical current name of a time zone, whatever alias or case was given (`US/Eastern` is `America/New_York`);
 * empty when this system does not know it. An offset (`+05:00`) is not a name, because it has no daylight saving time.
 */
export const timeZoneNamed = memoize(mostKept, (name) => {
  if (/^[+-]/.test(name)) return '';
  try {
    return presentName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return '';
  }
});

const presentName = (zone: string): string => renamed[zone] ?? zone;

/** All zones of this system, under their current names. */
export const allTimeZones = (): string[] => Intl.supportedValuesOf('timeZone').map(presentName);
