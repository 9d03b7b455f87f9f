import { decimalDigits } from './rational.ts';
import type { Expression, Tree } from './tree.ts';
import { contains, expressionsOf } from './tree-parts.ts';
import { letterUnits } from './unit-words.ts';
import type { UnitName } from './units.ts';

/**
 * Printed before every unit, as typography requires; the reader uses it to recognise that `m` is metres, not
 * a variable.
 */
export const unitSpace = '\u202f';

/**
 * Between a number and its per cent sign: a no-break space in Spanish (RAE) and French, nothing in English.
 */
export const percentSpace = { en: '', es: '\u00a0', fr: '\u00a0' } as const;

const signs: Partial<Record<UnitName, string>> = { EUR: '€', USD: '$', GBP: '£' };

/**
 * The unit with its leading space: ` km`, ` €`. In Colombia `$` is the peso, so the dollar is written USD
 * there.
 */
export function unitText(name: UnitName, dollar: boolean): string {
  return unitSpace + (name === 'USD' && !dollar ? name : (signs[name] ?? name));
}

/**
 * `$30`, `€12.50`: in English a currency sign precedes the number; null when there is no sign or no number
 * for it.
 */
export function priceText(number: Expression | undefined, unit: Expression | undefined): string | null {
  if (number?.kind !== 'number' || unit?.kind !== 'unit') return null;
  const sign = signs[unit.name];
  return sign === undefined ? null : sign + quantityDigits(number, unit.name, '.');
}

/**
 * The number before a unit: 12,50 € keeps its cents, 2,5 km does not get any. Money has two decimals or none.
 */
export function quantityDigits(
  { value, places = 0 }: Expression & { readonly kind: 'number' },
  unit: UnitName,
  separator: string,
): string {
  const cents = signs[unit] === undefined || value.d === 1n ? 0 : 2;
  return decimalDigits(value, separator, Math.max(places, cents));
}

/** True when a text ends with a unit, so that another may follow a slash without a space: 60 km/h. */
export function endsInUnit(text: string): boolean {
  return /(?:\u202f(?:°[CF]|[\p{L}€$£]+)[⁰¹²³⁴⁵⁶⁷⁸⁹]*|^[€$£][\d.]+)$/u.test(text);
}

/** True when the formula contains a unit. */
export function hasUnit(tree: Tree): boolean {
  return expressionsOf(tree).some((part) => contains(part, (inner) => inner.kind === 'unit'));
}

/** A variable whose letter is also a unit symbol, possibly with a power or another postfix. */
export function isLetterUnit(tree: Expression): boolean {
  switch (tree.kind) {
    case 'variable':
      return letterUnits.has(tree.name);
    case 'power':
      return isLetterUnit(tree.base);
    case 'degrees':
    case 'factorial':
    case 'percent':
      return isLetterUnit(tree.of);
    default:
      return false;
  }
}
