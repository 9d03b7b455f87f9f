import { Canonical } from '../../algebra/canonical.ts';
import { coefficientsIn, constantOf, scale, type Polynomial } from '../../algebra/polynomial.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { subtractExpressions } from '../../expression/build.ts';
import { divide, one } from '../../expression/rational.ts';
import { variable, type Expression } from '../../expression/tree.ts';
import { mapParts, sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';

/** An equation whose roots (or absolute values) are replaced by letters, so that the rest is a polynomial. */
export type Lettered = {
  /** left − right as a polynomial in the unknown and the letters. */
  readonly difference: Polynomial;
  readonly left: Polynomial;
  readonly right: Polynomial;
  /** The replaced parts that contain the unknown, by letter. */
  readonly pieces: ReadonlyMap<string, Expression>;
  /** Writes a polynomial in the letters with the original parts. */
  readonly write: (p: Polynomial) => Expression;
};

/**
 * Replaces the outermost parts of this kind that contain the unknown; null when the rest is not a polynomial.
 */
export function replaceByLetters(
  sides: readonly [Expression, Expression],
  name: string,
  isPiece: (part: Expression) => boolean,
): Lettered | null {
  const pieces = new Map<string, Expression>();
  const letterFor = (piece: Expression): string => {
    for (const [letter, known] of pieces) if (sameTree(known, piece)) return letter;
    const letter = `ρ${pieces.size + 1}`;
    pieces.set(letter, piece);
    return letter;
  };
  const replaced = (part: Expression): Expression =>
    isPiece(part) && variablesOf(part).includes(name) ? variable(letterFor(part)) : mapParts(part, replaced);
  const [l, r] = [replaced(sides[0]), replaced(sides[1])];
  const polynomials = [subtractExpressions(l, r), l, r].map(polynomialOf);
  const [difference, left, right] = polynomials;
  if (difference == null || left == null || right == null) return null;
  const write = (p: Polynomial): Expression =>
    [...pieces].reduce((tree, [letter, piece]) => substitute(tree, letter, piece), writePolynomial(p));
  return { difference, left, right, pieces, write };
}

function polynomialOf(tree: Expression): Polynomial | null {
  const canonical = new Canonical();
  const { top, bottom } = canonical.of(tree);
  const below = constantOf(bottom);
  if (below === null || canonical.divisors.some((divisor) => constantOf(divisor) === null)) return null;
  return scale(top, divide(one, below));
}

/** The letters that occur in a polynomial. */
export function lettersIn(p: Polynomial, pieces: ReadonlyMap<string, Expression>): string[] {
  return [...pieces.keys()].filter((letter) => coefficientsIn(p, letter).length > 1);
}

/** The number of occurrences of a letter in a tree. */
export function occurrences(tree: Expression, name: string): number {
  if (tree.kind === 'variable') return tree.name === name ? 1 : 0;
  let count = 0;
  mapParts(tree, (part) => {
    count += occurrences(part, name);
    return part;
  });
  return count;
}
