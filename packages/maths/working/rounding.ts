import { evaluator } from '../algebra/evaluate.ts';
import { decimalDigits } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';
import { mapParts, partsOf } from '../expression/tree-parts.ts';

/** A decimal as written: its value, and how precise it says to be. */
type WrittenDecimal = { readonly places: number; readonly significant: number; readonly scale: number };

/** A number, its opposite, a percentage or a quantity with a unit, written as a decimal or a whole number. */
export function writtenDecimal(tree: Expression): WrittenDecimal | null {
  switch (tree.kind) {
    case 'number': {
      const digits = decimalDigits(tree.value, '.', tree.places ?? 0);
      const places = digits.split('.')[1]?.length ?? 0;
      const significant = digits.replace('.', '').replace(/^0+/, '').length;
      return { places, significant, scale: 1 };
    }
    case 'negate':
      return writtenDecimal(tree.of);
    case 'percent': {
      const inner = writtenDecimal(tree.of);
      return inner === null ? null : { ...inner, scale: inner.scale / 100 };
    }
    case 'degrees': {
      const inner = writtenDecimal(tree.of);
      return inner === null ? null : { ...inner, scale: (inner.scale * Math.PI) / 180 };
    }
    case 'multiply': {
      // A quantity: 8.05 km.
      const [first, ...units] = tree.factors;
      const isQuantity = units.length > 0 && units.every(isUnitPower);
      const inner = isQuantity && first !== undefined ? writtenDecimal(first) : null;
      const size = evaluator({ ...tree, factors: units })({});
      return inner === null ? null : { ...inner, scale: inner.scale * size };
    }
    default:
      return null;
  }
}

/** cm, cm², and the ones that are left where units are taken away. */
function isUnitPower(tree: Expression): boolean {
  const base = tree.kind === 'power' ? tree.base : tree;
  return base.kind === 'unit' || (base.kind === 'number' && base.value.n === base.value.d);
}

/**
 * Whether a written decimal is the other value rounded to its places (half a unit in the last place), with enough digits to say something: two
 * where ≈ is written, three or two decimals where = is.
 */
export function isRounding(written: Expression, value: number, other: number, approximate: boolean): boolean {
  const decimal = writtenDecimal(written);
  if (decimal === null) return false;
  const { places, significant, scale } = decimal;
  const enough = approximate
    ? significant >= 2 || places >= 1
    : (places >= 1 && significant >= 3) || places >= 2;
  if (!enough) return false;
  return Math.abs(value - other) <= 0.5 * 10 ** -places * scale * (1 + 1e-6);
}

/** Digits with dots behind them: the value cut off after them, within one unit in the last place. */
export function isCutOff(cutOff: readonly string[], value: number, other: number): boolean {
  return cutOff.some((digits) => {
    const places = digits.split('.')[1]?.length ?? 0;
    const matches = Math.abs(Math.abs(value) - Number(digits)) < 1e-12;
    return matches && Math.abs(value - other) < 10 ** -places;
  });
}

const roughPis = new Set(['3.14', '3.1416', '3.142', '3.14159']);

/** With π where a usual approximation of it is written; null when there is none. */
export function withExactPi(tree: Expression): Expression | null {
  let found = false;
  const change = (part: Expression): Expression => {
    if (part.kind === 'number' && roughPis.has(decimalDigits(part.value))) {
      found = true;
      return { kind: 'constant', name: 'pi' };
    }
    return partsOf(part).length === 0 ? part : mapParts(part, change);
  };
  const changed = change(tree);
  return found ? changed : null;
}
