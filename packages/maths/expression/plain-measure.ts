import { decimalDigits } from './rational.ts';
import type { Expression, Tree } from './tree.ts';
import { contains, expressionsOf } from './tree-parts.ts';
import { letterUnits } from './unit-words.ts';
import type { UnitName } from './units.ts';

/** Stands before every unit, as typography asks for, and tells the reader that `m` is metres and no variable. */
export const unitSpace = '\u202f';

/** Between a number and its per cent sign: in Spanish (RAE) and French one that no line breaks at, in English nothing. */
export const percentSpace = { en: '', es: '\u00a0', fr: '\u00a0' } as const;

const signs: Partial<Record<UnitName, string>> = { EUR: '€', USD: '$', GBP: '£' };

/** The unit behind its space: ` km`, ` €`. In Colombia `$` is the peso, so there the dollar is written USD. */
export function unitText(name: UnitName, dollar: boolean): string {
  return unitSpace + (name === 'USD' && !dollar ? name : (signs[name] ?? name));
}

/** `$30`, `€12.50`: in English a currency sign stands before the number; null where there is no sign or nothing to put it before. */
export function priceText(number: Expression | undefined, unit: Expression | undefined): string | null {
  if (number?.kind !== 'number' || unit?.kind !== 'unit') return null;
  const sign = signs[unit.name];
  return sign === undefined ? null : sign + quantityDigits(number, unit.name, '.');
}

/** The number before a unit: 12,50 € has its cents, 2,5 km has not. Money is written with two decimals or none. */
export function quantityDigits(
  { value, places = 0 }: Expression & { readonly kind: 'number' },
  unit: UnitName,
  separator: string,
): string {
  const cents = signs[unit] === undefined || value.d === 1n ? 0 : 2;
  return decimalDigits(value, separator, Math.max(places, cents));
}

/** True when a text ends with a unit, so that one may follow a slash without its space: 60 km/h. */
export function endsInUnit(text: string): boolean {
  return /(?:\u202f(?:°[CF]|[\p{L}€$£]+)[⁰¹²³⁴⁵⁶⁷⁸⁹]*|^[€$£][\d.]+)$/u.test(text);
}

/** True when a unit stands somewhere in the formula. */
export function hasUnit(tree: Tree): boolean {
  return expressionsOf(tree).some((part) => contains(part, (inner) => inner.kind === 'unit'));
}

/** A variable whose letter is the symbol of a unit as well, also with a power or another mark behind it. */
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
