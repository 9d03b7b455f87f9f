import { numberValue } from '../expression/build.ts';
import { number, raised, variable, type Expression } from '../expression/tree.ts';
import { mapParts, substitute, textOf, variablesOf } from '../expression/tree-parts.ts';
import { neatPower, neatProduct } from './neat.ts';

/** Writes the normal form of an expression; null when it has pieces that cannot be written. */
export type Tidy = (tree: Expression) => Expression | null;

/** Piece names sort after all letters, so that functions come last: 2x·sin x. */
const nameOf = (index: number): string => `§${String.fromCharCode(97 + index)}`;
const mostPieces = 26;

/**
 * The normal form of an expression with functions: each function, root and variable power is treated as one
 * letter while like terms are collected and fractions cancelled. Null when that is not possible.
 */
export function tidyPieces(tree: Expression, tidy: Tidy): Expression | null {
  const pieces = new Map<string, { readonly name: string; readonly piece: Expression }>();
  const shortened = shorten(tree);
  if (pieces.size > mostPieces) return null;
  const result = tidy(shortened);
  if (result === null) return null;
  const whole = [...pieces.values()].reduce((text, { name, piece }) => substitute(text, name, piece), result);
  return rootPowers(whole);

  function shorten(part: Expression): Expression {
    if (!isPiece(part)) return mapParts(part, shorten);
    const piece = mapParts(part, (inner) => tidyPieces(inner, tidy) ?? inner);
    const key = textOf(piece);
    const known = pieces.get(key) ?? { name: nameOf(pieces.size), piece };
    pieces.set(key, known);
    return variable(known.name);
  }
}

function isPiece(part: Expression): boolean {
  switch (part.kind) {
    case 'call':
    case 'absolute':
    case 'factorial':
    case 'derivative':
    case 'integral':
    case 'limit':
    case 'series':
    case 'piecewise':
      return true;
    case 'root':
      return variablesOf(part).length > 0;
    case 'power': {
      const value = numberValue(part.exponent);
      const letters = variablesOf(part).length > 0;
      return letters && (value === null || value.d !== 1n);
    }
    default:
      return false;
  }
}

/** (√u)² is u, (√u)³ is u√u. */
function rootPowers(tree: Expression): Expression {
  const inner = mapParts(tree, rootPowers);
  if (inner.kind !== 'power' || inner.base.kind !== 'root') return inner;
  const [n, times] = [numberValue(inner.base.index), numberValue(inner.exponent)];
  if (n === null || times === null || times.d !== 1n || times.n < n.n) return inner;
  const [whole, rest] = [times.n / n.n, times.n % n.n];
  const outside = neatPower(inner.base.of, number(whole));
  return rest === 0n ? outside : neatProduct(outside, neatPower(inner.base, number(rest)));
}

/** u². */
export const squared = (tree: Expression): Expression => raised(tree, number(2));
