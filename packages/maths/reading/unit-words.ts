import { units, type UnitName } from '../expression/units.ts';

const spelled: readonly [UnitName, string][] = [
  ['mm', 'millimetres?|millimeters?|milímetros?|milimetros?|millimètres?|millimetres?'],
  ['cm', 'cms|centimetres?|centimeters?|centímetros?|centimetros?|centimètres?'],
  ['dm', 'decimetres?|decímetros?|decimetros?|décimètres?'],
  ['m', 'metres?|meters?|metros?|mètres?'],
  ['km', 'kms|kilometres?|kilometers?|kilómetros?|kilometros?|kilomètres?'],
  ['in', 'inch|inches|pulgadas?|pouces?'],
  ['ft', 'foot|feet|pies?|pieds?'],
  ['yd', 'yards?|yardas?'],
  ['mi', 'miles?|millas?|milles?'],
  ['mg', 'milligrams?|miligramos?|milligrammes?'],
  ['g', 'grams?|gramos?|grammes?'],
  ['kg', 'kgs|kilos?|kilograms?|kilogramos?|kilogrammes?'],
  ['t', 'tonnes?|toneladas?'],
  ['oz', 'ounces?|onzas?|onces?'],
  ['lb', 'lbs|pounds?|libras?|livres?'],
  ['ms', 'milliseconds?|milisegundos?|millisecondes?'],
  ['s', 'sec|seconds?|segundos?|secondes?'],
  ['min', 'mins|minutes?|minutos?'],
  ['h', 'hrs?|hours?|horas?|heures?'],
  ['d', 'days?|días?|dias?|jours?'],
  ['week', 'weeks?|semanas?|semaines?'],
  ['ml', 'millilitres?|milliliters?|mililitros?'],
  ['cl', 'centilitres?|centiliters?|centilitros?'],
  ['dl', 'decilitres?|decilitros?|décilitres?'],
  ['l', 'litres?|liters?|litros?'],
  ['EUR', '€|euros?'],
  ['USD', '\\$|dollars?|dólares|dolares|dólar'],
  ['GBP', '£'],
];
const patterns = spelled.map(([name, pattern]): [UnitName, RegExp] => [
  name,
  new RegExp(`^(?:${pattern})$`, 'iu'),
]);

const isUnitName = (name: string): name is UnitName => Object.hasOwn(units, name);

/** The unit named by a word; `plain` for "units", which means none; null when the word is not a unit. */
export function unitNamed(word: string): UnitName | 'plain' | null {
  if (/^(?:units?|unidades|unidad|unités?|u)$/iu.test(word)) return 'plain';
  if (isUnitName(word)) return word;
  if (/^(?:L|mL|cL|dL)$/.test(word)) return unitNamed(word.toLowerCase());
  return patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
