import { remember } from './remember.ts';

/** About as many as there are. */
const mostKept = 600;

/**
 * Zones whose present name (IANA) machines still answer with an earlier one (CLDR, https://cldr.unicode.org, "bcp47/timezone.xml").
 * Without it one machine would keep `Europe/Kiev` and another `Europe/Kyiv` for the same person.
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
 * The one present name of a time zone, whichever of its names and letters were given (`US/Eastern` is `America/New_York`);
 * empty when this machine knows none of that name. An offset (`+05:00`) is no name, because it knows no summer time.
 */
export const timeZoneNamed = remember(mostKept, (name) => {
  if (/^[+-]/.test(name)) return '';
  try {
    return presentName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return '';
  }
});

const presentName = (zone: string): string => renamed[zone] ?? zone;

/** Every zone this machine knows, under its present name. */
export const allTimeZones = (): string[] => Intl.supportedValuesOf('timeZone').map(presentName);
