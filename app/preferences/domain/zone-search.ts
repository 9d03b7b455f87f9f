import { allTimeZones, timeZoneNamed } from '#app/platform/time-zones.ts';
import { cityOfZone } from '#app/platform/times.ts';

/** A zone in search results. */
export type FoundZone = { zone: string; city: string };

/** Search terms for zones that are named after another city. Lower case, no accents. */
const knownFor: Record<string, string> = {
  'America/Bogota': 'colombia, medellin, cali, barranquilla, cartagena, bucaramanga, pereira',
  'America/New_York':
    'eastern time, hora del este, heure de l est, nueva york, washington, boston, miami, atlanta, philadelphia, orlando',
  'America/Chicago': 'central time, hora central, houston, dallas, austin, minneapolis, new orleans',
  'America/Denver': 'mountain time, hora de la montana, salt lake city, albuquerque',
  'America/Los_Angeles':
    'pacific time, hora del pacifico, california, san francisco, san diego, seattle, las vegas',
  'America/Mexico_City': 'mexico, ciudad de mexico, puebla, guadalajara',
  'America/Argentina/Buenos_Aires': 'argentina, rosario',
  'America/Santiago': 'chile, valparaiso',
  'America/Lima': 'peru, arequipa',
  'America/Guayaquil': 'ecuador, quito',
  'America/Caracas': 'venezuela, maracaibo',
  'America/Toronto': 'montreal, ottawa, quebec',
  'America/Sao_Paulo': 'brasil, brazil, bresil, rio de janeiro, brasilia',
  'Europe/London':
    'united kingdom, england, scotland, wales, reino unido, royaume uni, londres, manchester, birmingham, edinburgh, glasgow, cardiff, liverpool',
  'Europe/Madrid': 'spain, espana, espagne, barcelona, valencia, sevilla, seville, zaragoza, malaga, bilbao',
  'Atlantic/Canary': 'canarias, canary islands, tenerife, las palmas',
  'Europe/Paris': 'france, francia, lyon, marseille, toulouse, bordeaux, lille, nantes, nice, strasbourg',
  'Europe/Brussels': 'belgium, belgica, belgique, bruxelles, bruselas',
  'Europe/Zurich': 'switzerland, suiza, suisse, geneva, geneve, ginebra, lausanne, bern',
  'Europe/Berlin': 'germany, alemania, allemagne, munich, hamburg, frankfurt, koln, cologne',
  'Europe/Rome': 'italy, italia, italie, milan, milano, napoli, roma',
  'Europe/Lisbon': 'portugal, porto, lisboa, lisbonne',
  'Asia/Kolkata': 'india, inde, mumbai, delhi, bangalore, chennai, calcutta',
  'Asia/Shanghai': 'china, chine, beijing, pekin, shenzhen',
  UTC: 'gmt, coordinated universal time, hora universal, temps universel',
};

/** Normalizes text: lower-case letters and digits without accents, words separated by one space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

type Entry = { zone: string; names: string[] };
let entries: Entry[] | undefined;

/** All zones with their searchable names: the IANA name, its city in our languages, other search terms. */
function allEntries(): Entry[] {
  entries ??= [...new Set([...allTimeZones(), 'UTC'])].map((zone) => {
    const cities = ['en', 'es', 'fr'].map((language) => cityOfZone(zone, language));
    return {
      zone,
      names: [zone, ...cities, ...(knownFor[zone] ?? '').split(', ')].map(plain).filter(Boolean),
    };
  });
  return entries;
}

/** `GMT+1`, `utc -5`, `+05:30` as minutes east of Greenwich; null for anything else. */
export function offsetIn(text: string): number | null {
  const parts = /^\s*(?:gmt|utc)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?\s*$/i.exec(text);
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  return parts[1] === '+' ? minutes : -minutes;
}

/** Minutes east of Greenwich at that time. */
function offsetOf(zone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offsetIn(name ?? '') ?? 0;
}

/** Lower numbers are better matches; null is no match. */
function rank(names: string[], wanted: string): number | null {
  if (names.includes(wanted)) return 0;
  if (names.slice(1).some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => ` ${name}`.includes(` ${wanted}`))) return 2;
  return null;
}

/**
 * Zones for a typed text: part of an IANA name, a city or a country in our languages, or a UTC offset as of `now`. The
 * best first, at most `most`.
 */
export function findZones(text: string, locale: string, now: Date, most = 8): FoundZone[] {
  const offset = offsetIn(text);
  const known = new Set(Object.keys(knownFor));
  const found =
    offset === null
      ? byName(plain(text))
      : allEntries()
          .filter(({ zone }) => offsetOf(zone, now) === offset)
          .map(({ zone }) => ({ zone, order: 0 }));
  return found
    .sort((a, b) => a.order - b.order || Number(known.has(b.zone)) - Number(known.has(a.zone)))
    .slice(0, most)
    .map(({ zone }) => ({ zone, city: cityOfZone(zone, locale) }));
}

function byName(wanted: string): { zone: string; order: number }[] {
  if (wanted === '') return Object.keys(knownFor).map((zone) => ({ zone, order: 0 }));
  return allEntries().flatMap(({ zone, names }) => {
    const order = rank(names, wanted);
    return order === null ? [] : [{ zone, order }];
  });
}

/** The zone that a text identifies: by one of its names, or a city or country with only one zone; empty if ambiguous. */
export function resolveZone(text: string): string {
  const wanted = text.trim();
  const named = timeZoneNamed(wanted);
  if (named !== '' || offsetIn(wanted) !== null) return named;
  const exact = byName(plain(wanted)).filter(({ order }) => order === 0);
  return plain(wanted) !== '' && exact.length === 1 ? (exact[0]?.zone ?? '') : '';
}
