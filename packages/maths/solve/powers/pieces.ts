import { isInteger } from '../../expression/rational.ts';
import { isExpression, variable, type Expression, type Tree } from '../../expression/tree.ts';
import { contains, mapParts, substitute, textOf, variablesOf } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';

/**
 * An expression whose non-polynomial parts (sin x, √x, 2ˣ) are replaced by letters, and the reverse mapping.
 */
type ReplacedPieces = {
  readonly tree: Expression;
  readonly thaw: (tree: Expression) => Expression;
};

/** Letters of the private use area: the reader never produces them, and they sort after all others. */
const nameOf = (place: number): string => String.fromCodePoint(0xe000 + place);

/** Replaces each such part by a letter; equal parts get the same letter. */
export function replacePieces(
  tree: Expression,
  isPiece: (part: Expression) => boolean = isOpaque,
): ReplacedPieces {
  const names = new Map<string, string>();
  const pieces: Expression[] = [];
  const walk = (part: Expression): Expression => {
    if (!isPiece(part)) return mapParts(part, walk);
    const key = textOf(part);
    let name = names.get(key);
    if (name === undefined) {
      name = nameOf(pieces.length);
      names.set(key, name);
      pieces.push(part);
    }
    return variable(name);
  };
  const thaw = (after: Expression): Expression =>
    pieces.reduce((whole, piece, place) => substitute(whole, nameOf(place), piece), after);
  return { tree: walk(tree), thaw };
}

/** Parts that the polynomial normal form treats as a whole. */
function isOpaque(part: Expression): boolean {
  switch (part.kind) {
    case 'call':
    case 'degrees':
    case 'plusminus':
      return true;
    case 'power':
      return (
        !(part.exponent.kind === 'number' && isInteger(part.exponent.value)) &&
        !isNegativeWhole(part.exponent)
      );
    case 'root':
    case 'absolute':
    case 'factorial':
      return hasLetters(part) || contains(part, (inner) => inner.kind === 'call');
    default:
      return false;
  }
}

function isNegativeWhole(tree: Expression): boolean {
  return tree.kind === 'negate' && tree.of.kind === 'number' && isInteger(tree.of.value);
}

export const hasLetters = (tree: Expression): boolean => variablesOf(tree).length > 0;

/** The normal form with sin x, √x and similar treated as letters: their contents are unchanged. */
export function tidiedPieces(tree: Expression): Expression {
  const { tree: plain, thaw } = replacePieces(tree);
  return thaw(normalizeTree(plain));
}

/** Restores the replaced parts in a step that was found with letters. */
export function restorePieces(move: Move, thaw: (tree: Expression) => Expression): Move {
  const back = (tree: Tree): Tree => {
    if (isExpression(tree)) return thaw(tree);
    if (tree.kind === 'relation') return { ...tree, sides: tree.sides.map(thaw) };
    if (tree.kind === 'alternatives')
      return { ...tree, items: tree.items.map((item) => ({ ...item, sides: item.sides.map(thaw) })) };
    return tree;
  };
  const params = Object.entries(move.params ?? {}).map(([key, tree]) => [key, back(tree)]);
  return {
    ...move,
    after: back(move.after),
    ...(move.params === undefined ? {} : { params: Object.fromEntries(params) }),
  };
}
