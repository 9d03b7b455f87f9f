import { units, type UnitName } from './units.ts';

/**
 * Spellings of units in English, Spanish and French besides their symbols. Pounds and libras are left out:
 * they may be mass or money.
 */
const spelled: Partial<Record<UnitName, string>> = {
  mm: 'millimetre millimetres millimeter millimeters milímetro milímetros milimetro milimetros millimètre millimètres',
  cm: 'centimetre centimetres centimeter centimeters centímetro centímetros centimetro centimetros centimètre centimètres',
  dm: 'decimetre decimetres decímetro decímetros decimetro decimetros décimètre décimètres',
  m: 'metre metres meter meters metro metros mètre mètres',
  km: 'Km KM kilometre kilometres kilometer kilometers kilómetro kilómetros kilometro kilometros kilomètre kilomètres',
  in: 'inch inches pulgada pulgadas pouce pouces',
  ft: 'foot feet pie pies pied pieds',
  yd: 'yard yards yarda yardas',
  mi: 'mile miles milla millas mille milles',
  ha: 'hectare hectares hectárea hectáreas hectarea hectareas',
  mg: 'milligram milligrams miligramo miligramos milligramme milligrammes',
  g: 'gram grams gramo gramos gramme grammes',
  kg: 'Kg KG kgs kilo kilos kilogram kilograms kilogramo kilogramos kilogramme kilogrammes',
  t: 'tonne tonnes tonelada toneladas',
  oz: 'ounce ounces onza onzas once onces',
  ms: 'millisecond milliseconds milisegundo milisegundos milliseconde millisecondes',
  s: 'second seconds segundo segundos seconde secondes',
  min: 'mins minute minutes minuto minutos',
  h: 'hr hrs hour hours hora horas heure heures',
  d: 'day days día días dia dias jour jours',
  week: 'weeks semana semanas semaine semaines',
  ml: 'mL millilitre millilitres milliliter milliliters mililitro mililitros',
  cl: 'cL centilitre centilitres centiliter centiliters centilitro centilitros',
  dl: 'dL decilitre decilitres deciliter deciliters decilitro decilitros décilitre décilitres',
  l: 'L litre litres liter liters litro litros',
  EUR: '€ euro euros',
  USD: 'US$ dollar dollars dólar dólares dolar dolares',
  GBP: '£',
  COP: 'pesos',
};

/** Units by symbol or spelling, as a whole word. */
export const unitWords: ReadonlyMap<string, UnitName> = new Map([
  ...(Object.keys(units) as UnitName[]).map((name): [string, UnitName] => [name, name]),
  ...Object.entries(spelled).flatMap(([name, spellings]) =>
    spellings.split(' ').map((spelling): [string, UnitName] => [spelling, name as UnitName]),
  ),
]);

/**
 * Symbols that usually mean a product in a formula: they count only where the text is known to be about
 * measures.
 */
export const letterUnits: ReadonlySet<string> = new Set(['m', 'g', 't', 's', 'h', 'd', 'l', 'L']);

/** Two-letter symbols that may also be a product directly after a number without a space: 2ms. */
export const ambiguousUnits: ReadonlySet<string> = new Set([
  'ms',
  'mi',
  'in',
  'ft',
  'yd',
  'oz',
  'lb',
  'mg',
  'dm',
  'ml',
  'cl',
  'dl',
]);

const sure = [...unitWords.keys()]
  .filter((word) => /^\p{L}+$/u.test(word) && !letterUnits.has(word))
  .sort((a, b) => b.length - a.length)
  .join('|');
const behindValue = new RegExp(`[\\d)}]\\s*(?:${sure})(?![\\p{L}(])|[€£]|°\\s?[CF](?!\\p{L})|US\\$`, 'u');
const behindNumberTight = new RegExp(`\\d(?:${[...ambiguousUnits].join('|')})(?!\\p{L})`, 'gu');
const marked = new RegExp(`\\\\(?:mathrm|text)\\s*\\{\\s*(?:${sure}|[mgtshl])\\s*\\}`, 'u');
const compound = /\d\s*[dh]\s+\d+\s*(?:h|m|s|min)(?!\p{L})/u;

/** True when the text contains an unambiguous unit, so that a letter after a number is a unit as well. */
export function hasUnits(text: string): boolean {
  return behindValue.test(text.replaceAll(behindNumberTight, '')) || marked.test(text) || compound.test(text);
}
