import { rational, type Rational } from '../../expression/rational.ts';

/** What a quantity of a story measures. Months and years are counted apart from minutes and days: no story converts them. */
export const dimensions = [
  'money',
  'time',
  'calendar',
  'length',
  'volume',
  'mass',
  'temperature',
  'speed',
  'area',
  'clock', // a time of the day
] as const;
export type StoryDimension = (typeof dimensions)[number];

/** `scale`: its size in the base unit of the dimension. */
export type StoryUnit = {
  readonly dimension: StoryDimension;
  readonly scale: Rational;
  readonly text: string;
};

type Entry = readonly [words: string, scale: Rational];
const of = (n: number, d = 1): Rational => rational(n, d);

const table: Readonly<Record<StoryDimension, readonly Entry[]>> = {
  money: [
    [
      'dollar dollars euro euros pound pounds peso pesos dolar dolares sol soles franc francs buck bucks quid eur usd cad cop mxn',
      of(1),
    ],
    ['cent cents penny pennies pence centavo centavos centimo centimos centime centimes p', of(1, 100)],
  ],
  time: [
    ['s sec secs second seconds segundo segundos seconde secondes', of(1, 60)],
    ['min mins minute minutes minuto minutos', of(1)],
    ['h hr hrs hour hours hora horas heure heures', of(60)],
    ['day days dia dias jour jours', of(1440)],
    ['week weeks semana semanas semaine semaines', of(10080)],
  ],
  calendar: [
    ['month months mes meses mois', of(1)],
    ['year years yr yrs ano anos an ans annee annees', of(12)],
  ],
  length: [
    ['mm millimeter millimeters millimetre millimetres milimetro milimetros', of(1, 1000)],
    ['cm centimeter centimeters centimetre centimetres centimetro centimetros', of(1, 100)],
    ['dm', of(1, 10)],
    ['m meter meters metre metres metro metros', of(1)],
    ['km kms kilometer kilometers kilometre kilometres kilometro kilometros', of(1000)],
    ['inch inches', of(254, 10000)],
    ['ft foot feet', of(3048, 10000)],
    ['yd yard yards', of(9144, 10000)],
    ['mile miles mi', of(1609344, 1000)],
  ],
  volume: [
    ['ml milliliter milliliters millilitre millilitres mililitro mililitros', of(1, 1000)],
    ['cl', of(1, 100)],
    ['l liter liters litre litres litro litros', of(1)],
    ['mcube', of(1000)],
    ['gallon gallons galon galones gal', of(3785, 1000)],
  ],
  mass: [
    ['g gram grams gramme grammes gramo gramos', of(1)],
    ['kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo kilogramos', of(1000)],
    ['lb lbs', of(45359, 100)],
    ['oz ounce ounces onza onzas', of(2835, 100)],
    ['tonne tonnes ton tons tonelada toneladas', of(1000000)],
  ],
  temperature: [['degree degrees grado grados degre degres', of(1)]],
  speed: [
    ['mph', of(1609344, 60000)],
    ['kmh kph', of(1000, 60)],
  ],
  clock: [['clocktime', of(1)]],
  area: [
    ['msquare', of(1)],
    ['cmsquare', of(1, 10000)],
  ],
};

const units: ReadonlyMap<string, StoryUnit> = new Map(
  dimensions.flatMap((dimension) =>
    table[dimension].flatMap(([words, scale]) =>
      words.split(' ').map((text) => [text, { dimension, scale, text }] as const),
    ),
  ),
);

/** The unit that a folded word names. */
export const unitNamed = (word: string): StoryUnit | null => units.get(word) ?? null;

/** Signs of units as words that `unitNamed` knows: degrees, squares and cubes; and a scale of the form 1/25 000. */
export function spellUnits(text: string): string {
  return joinDurations(spellClockTimes(text))
    .replaceAll(/°\s?(?:[CF](?!\p{L}))?/gu, ' degrees ')
    .replaceAll(/(?<!\p{L})m(?:³|\^?3(?!\d))/gu, ' mcube')
    .replaceAll(/(?<!\p{L})(c?)m(?:²|\^?2(?!\d))/gu, ' $1msquare')
    .replaceAll(/(?<!\p{L})km\s?\/\s?h(?!\p{L})/gu, ' kmh')
    .replaceAll(/(?<=\d)[ \u00a0\u202f]?\$(?=[\s.,;?!)]|$)/gu, ' dollars')
    .replaceAll(/\.{3}|…/gu, '.')
    .replaceAll(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=[,.]?(?:\s|$))/gu, (digits) =>
      digits.replaceAll(/\D/gu, ''),
    )
    .replaceAll(/(?<!\d)1\s*\/\s*(?=\d{4,}|\d{1,3}(?:[.,]\d{3})+)/gu, '1 : ');
}

/** 7:48 PM, 9:40, 8 h 25: hours and minutes of the day. */
const clockTimes =
  /(?<![\d.,:])(\d{1,2})(?::|\s?h\s?)(\d{2})(?![\d:]|\s?min)(?:\s?([ap])\.?\s?m\b\.?)?(?:\s?h\b)?/giu;

/** Two times of the day as minutes since midnight, where the text holds no other number. */
function spellClockTimes(text: string): string {
  const found = [...text.matchAll(clockTimes)];
  if (found.length !== 2 || /\d/.test(text.replaceAll(clockTimes, ''))) return text;
  if (found.some(([, hours, minutes]) => Number(hours) > 24 || Number(minutes) > 59)) return text;
  return text.replaceAll(clockTimes, (_all, hours: string, minutes: string, half: string | undefined) => {
    const isAfternoon = half?.toLowerCase() === 'p' && Number(hours) < 12;
    const isMidnight = half?.toLowerCase() === 'a' && Number(hours) === 12;
    const hour = Number(hours) + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0);
    return `${hour * 60 + Number(minutes)} clocktime`;
  });
}

const durations =
  /(?<![\d.,:])(\d{1,3})\s?(?:h|hrs?|hours?|horas?|heures?)\s?(?:and|y|et)?\s?(\d{1,2})\s?(?:min|mins|minutes?|minutos?)(?!\p{L})/giu;

/** "2h30" that is no time of the day. */
const shortDurations =
  /(?<![\d.,:])(?<!(?:^|[^\p{L}])(?:à|a|vers|dès|de|las|la)\s)(\d{1,2})\s?h\s?([0-5]\d)(?![\d\p{L}:])/giu;

/** "3 h 15 min" as one quantity: in hours where that is a short decimal, else in minutes. */
function joinDurations(text: string): string {
  return text
    .replaceAll(shortDurations, '$1 h $2 min')
    .replaceAll(durations, (all, hours: string, minutes: string) => {
      const parts = Number(minutes);
      if (parts >= 60) return all;
      const hundredths = Math.round((parts * 100) / 60);
      return hundredths * 60 === parts * 100
        ? `${hours}.${String(hundredths).padStart(2, '0')} h`
        : `${Number(hours) * 60 + parts} min`;
    });
}
