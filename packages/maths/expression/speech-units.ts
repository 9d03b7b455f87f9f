import { rational, toNumber, type Rational } from './rational.ts';
import type { Expression } from './tree.ts';
import type { UnitName } from './units.ts';

type Language = 'en' | 'es' | 'fr';

/** Singular and plural of each unit: English, Spanish, French. */
const names: Record<UnitName, readonly [en: readonly [string, string], es: readonly [string, string], fr: readonly [string, string]]> = {
  mm: [['millimetre', 'millimetres'], ['milímetro', 'milímetros'], ['millimètre', 'millimètres']],
  cm: [['centimetre', 'centimetres'], ['centímetro', 'centímetros'], ['centimètre', 'centimètres']],
  dm: [['decimetre', 'decimetres'], ['decímetro', 'decímetros'], ['décimètre', 'décimètres']],
  m: [['metre', 'metres'], ['metro', 'metros'], ['mètre', 'mètres']],
  km: [['kilometre', 'kilometres'], ['kilómetro', 'kilómetros'], ['kilomètre', 'kilomètres']],
  in: [['inch', 'inches'], ['pulgada', 'pulgadas'], ['pouce', 'pouces']],
  ft: [['foot', 'feet'], ['pie', 'pies'], ['pied', 'pieds']],
  yd: [['yard', 'yards'], ['yarda', 'yardas'], ['yard', 'yards']],
  mi: [['mile', 'miles'], ['milla', 'millas'], ['mille', 'milles']],
  ha: [['hectare', 'hectares'], ['hectárea', 'hectáreas'], ['hectare', 'hectares']],
  mg: [['milligram', 'milligrams'], ['miligramo', 'miligramos'], ['milligramme', 'milligrammes']],
  g: [['gram', 'grams'], ['gramo', 'gramos'], ['gramme', 'grammes']],
  kg: [['kilogram', 'kilograms'], ['kilogramo', 'kilogramos'], ['kilogramme', 'kilogrammes']],
  t: [['tonne', 'tonnes'], ['tonelada', 'toneladas'], ['tonne', 'tonnes']],
  oz: [['ounce', 'ounces'], ['onza', 'onzas'], ['once', 'onces']],
  lb: [['pound', 'pounds'], ['libra', 'libras'], ['livre', 'livres']],
  ms: [['millisecond', 'milliseconds'], ['milisegundo', 'milisegundos'], ['milliseconde', 'millisecondes']],
  s: [['second', 'seconds'], ['segundo', 'segundos'], ['seconde', 'secondes']],
  min: [['minute', 'minutes'], ['minuto', 'minutos'], ['minute', 'minutes']],
  h: [['hour', 'hours'], ['hora', 'horas'], ['heure', 'heures']],
  d: [['day', 'days'], ['día', 'días'], ['jour', 'jours']],
  week: [['week', 'weeks'], ['semana', 'semanas'], ['semaine', 'semaines']],
  ml: [['millilitre', 'millilitres'], ['mililitro', 'mililitros'], ['millilitre', 'millilitres']],
  cl: [['centilitre', 'centilitres'], ['centilitro', 'centilitros'], ['centilitre', 'centilitres']],
  dl: [['decilitre', 'decilitres'], ['decilitro', 'decilitros'], ['décilitre', 'décilitres']],
  l: [['litre', 'litres'], ['litro', 'litros'], ['litre', 'litres']],
  EUR: [['euro', 'euros'], ['euro', 'euros'], ['euro', 'euros']],
  USD: [['dollar', 'dollars'], ['dólar', 'dólares'], ['dollar', 'dollars']],
  GBP: [['pound sterling', 'pounds sterling'], ['libra esterlina', 'libras esterlinas'], ['livre sterling', 'livres sterling']],
  COP: [['Colombian peso', 'Colombian pesos'], ['peso colombiano', 'pesos colombianos'], ['peso colombien', 'pesos colombiens']],
  '°C': [['degree Celsius', 'degrees Celsius'], ['grado Celsius', 'grados Celsius'], ['degré Celsius', 'degrés Celsius']],
  '°F': [['degree Fahrenheit', 'degrees Fahrenheit'], ['grado Fahrenheit', 'grados Fahrenheit'], ['degré Fahrenheit', 'degrés Fahrenheit']],
}; // oxfmt-ignore

const feminine: ReadonlySet<string> = new Set(['in', 'yd', 'mi', 't', 'oz', 'lb', 'h', 'week', 'GBP', 'ha']);
const places: Record<Language, 0 | 1 | 2> = { en: 0, es: 1, fr: 2 };

/**
 * A unit with its power in words, in the grammatical number of its count: 1 hour, 25 square centimetres.
 * English and Spanish use the singular for exactly one, French below two; without a count it is the plural.
 */
export function spokenUnit(
  unit: UnitName,
  power: number,
  count: Rational | null,
  language: Language,
): string {
  const size = count === null ? 2 : Math.abs(toNumber(count));
  const one = language === 'fr' ? size < 2 : size === 1;
  const name = names[unit][places[language]][one ? 0 : 1];
  return speakPower(name, unit, power, one, language);
}

function speakPower(name: string, unit: UnitName, power: number, one: boolean, language: Language): string {
  if (power === 1) return name;
  const square = power === 2;
  if (language === 'en') return `${square ? 'square' : 'cubic'} ${name}`;
  const plural = one ? '' : 's';
  if (language === 'fr')
    return `${name} ${square ? 'carré' : 'cube'}${feminine.has(unit) && square ? 'e' : ''}${plural}`;
  return `${name} ${square ? 'cuadrad' : 'cúbic'}${feminine.has(unit) ? 'a' : 'o'}${plural}`;
}

/**
 * The unit and the power of a measure: cm² is centimetre, 2; null for anything but a unit with power 1, 2 or
 * 3.
 */
export function measureOf(tree: Expression): { unit: UnitName; power: number } | null {
  if (tree.kind === 'unit') return { unit: tree.name, power: 1 };
  if (tree.kind !== 'power' || tree.base.kind !== 'unit' || tree.exponent.kind !== 'number') return null;
  const power = tree.exponent.value;
  return power.d === 1n && (power.n === 2n || power.n === 3n)
    ? { unit: tree.base.name, power: Number(power.n) }
    : null;
}

/** The count of the unit, when the preceding factor is a number. */
export function countOf(tree: Expression | undefined): Rational | null {
  if (tree === undefined) return rational(2);
  if (tree.kind === 'number') return tree.value;
  return null;
}
