import { factorsOf, isNumber, opposite, termsOf } from '../expression/build.ts';
import { isExpression, number, product, raised, sum, type Expression } from '../expression/tree.ts';
import { contains, partsOf, sameTree, textOf } from '../expression/tree-parts.ts';
import { isSimplified } from '../verify/simplified.ts';
import { powerOrRoot } from './arithmetic.ts';
import { alikeMove, fractionMove } from './powers/fractions.ts';
import { powerMove } from './powers/laws.ts';
import { letterRootMove } from './powers/letter-roots.ts';
import { replacePieces, hasLetters, tidiedPieces } from './powers/pieces.ts';
import { hasLettersBelow } from './powers/polynomials.ts';
import { changeInside, hasBracket, isPowerOfSum, isTidy, expandAll, normalizeTree } from './rewriting.ts';
import type { Move } from './types.ts';

/** Expands: special products directly, other brackets term by term, then collects like terms. */
export function expandMove(tree: Expression): Move | null {
  const cubed = changeInside(tree, cubeOfSum);
  if (cubed !== null) return { rule: hasMinus(tree) ? 'cube_of_difference' : 'cube_of_sum', after: cubed };
  const squared = changeInside(tree, squareOfSum);
  if (squared !== null) return { rule: 'square_of_sum', after: squared };
  const difference = changeInside(tree, sumTimesDifference);
  if (difference !== null) return { rule: 'sum_times_difference', after: difference };
  if (hasBracket(tree)) {
    const after = expandAll(tree);
    // A power too high to expand term by term: the binomial formula gives the result at once.
    return isHighPower(tree) || sameTree(after, tree)
      ? { rule: 'binomial_formula', after: normalizeTree(tree) }
      : { rule: 'multiply_out', after };
  }
  return isTidy(tree) ? null : { rule: 'collect_terms', after: normalizeTree(tree) };
}

const isHighPower = (tree: Expression): boolean =>
  isPowerOfSum(tree) &&
  tree.kind === 'power' &&
  tree.exponent.kind === 'number' &&
  tree.exponent.value.n > 3n;

/** The first cube of two terms is that of a difference. */
function hasMinus(tree: Expression): boolean {
  const cubes: boolean[] = [];
  const visit = (part: Expression): void => {
    if (cubeOfSum(part) !== null && part.kind === 'power' && part.base.kind === 'add')
      cubes.push(part.base.terms[1]!.kind === 'negate');
    partsOf(part).forEach(visit);
  };
  visit(tree);
  return cubes[0] === true;
}

/** (a + b)² = a² + 2ab + b². */
function squareOfSum(part: Expression): Expression | null {
  if (
    part.kind !== 'power' ||
    !isNumber(part.exponent, 2) ||
    part.base.kind !== 'add' ||
    part.base.terms.length !== 2
  )
    return null;
  const [a, second] = part.base.terms;
  const minus = second!.kind === 'negate';
  const b = second!.kind === 'negate' ? second!.of : second!;
  const middle = product([number(2), ...factorsOf(a!), ...factorsOf(b)]);
  return sum([raised(a!, number(2)), minus ? opposite(middle) : middle, raised(b, number(2))]);
}

/** (a + b)(a − b) = a² − b². */
function sumTimesDifference(part: Expression): Expression | null {
  if (part.kind !== 'multiply' || part.factors.length !== 2) return null;
  const [left, right] = part.factors;
  if (left?.kind !== 'add' || right?.kind !== 'add' || left.terms.length !== 2 || right.terms.length !== 2)
    return null;
  if (!sameTree(left.terms[0]!, right.terms[0]!) || !sameTree(left.terms[1]!, opposite(right.terms[1]!)))
    return null;
  const [a, second] = left.terms;
  const b = second!.kind === 'negate' ? second!.of : second!;
  return sum([raised(a!, number(2)), opposite(raised(b, number(2)))]);
}

/** (a ± b)³ = a³ ± 3a²b + 3ab² ± b³. */
function cubeOfSum(part: Expression): Expression | null {
  if (part.kind !== 'power' || !isNumber(part.exponent, 3)) return null;
  if (part.base.kind !== 'add' || part.base.terms.length !== 2) return null;
  const [a, second] = part.base.terms;
  const minus = second!.kind === 'negate';
  const b = second!.kind === 'negate' ? second!.of : second!;
  const signed = (term: Expression): Expression => (minus ? opposite(term) : term);
  return sum([
    raised(a!, number(3)),
    signed(product([number(3), raised(a!, number(2)), b])),
    product([number(3), a!, raised(b, number(2))]),
    signed(raised(b, number(3))),
  ]);
}

/**
 * Simplifies an expression with letters: powers and roots, fractions, then expands brackets and collects like
 * terms.
 */
export function simplifyMove(tree: Expression): Move | null {
  const { tree: plain, thaw } = replacePieces(tree, isFixedPiece);
  const move = simplifiedPlain(plain);
  return move === null || !isExpression(move.after) ? null : withRestoredPieces(move, move.after, thaw);
}

function withRestoredPieces(move: Move, after: Expression, thaw: (tree: Expression) => Expression): Move {
  const params = Object.entries(move.params ?? {}).map(([name, tree]) => [
    name,
    isExpression(tree) ? thaw(tree) : tree,
  ]);
  return {
    ...move,
    after: thaw(after),
    ...(move.params === undefined ? {} : { params: Object.fromEntries(params) }),
  };
}

/** Function calls stay whole; powers and roots with letters have their own rules. */
function isFixedPiece(part: Expression): boolean {
  return part.kind === 'call' || part.kind === 'degrees' || (part.kind === 'factorial' && hasLetters(part));
}

function simplifiedPlain(tree: Expression): Move | null {
  const letters =
    alikeMove(tree) ??
    lettersAbove(tree) ??
    numbersInside(tree) ??
    powerMove(tree) ??
    letterRootMove(tree) ??
    fractionMove(tree);
  if (letters !== null) return letters;
  if (hasLettersBelow(tree)) return null;
  const rootsMultiplied = bracketsWithRoots(tree);
  if (rootsMultiplied !== null) return { rule: 'multiply_out', after: rootsMultiplied };
  if (isSimplified(tree)) return null;
  if (hasBracket(tree)) return { rule: 'multiply_out', after: expandAll(tree) };
  const after = tidiedPieces(tree);
  return sameTerms(tree, after) ? null : { rule: 'collect_terms', after };
}

/** 2ˣ · 2³ stays a power of 2: the laws of powers are applied before 2³ is computed. */
function lettersAbove(tree: Expression): Move | null {
  return contains(tree, (part) => part.kind === 'power' && hasLetters(part.exponent))
    ? powerMove(tree)
    : null;
}

/** Powers and roots of numbers: 2³ · x is 8x, √12 · x is 2√3 · x. */
function numbersInside(tree: Expression): Move | null {
  const move = powerOrRoot(tree);
  return move === null || sameTree(move.after, tree) ? null : move;
}

/** (√x + 1)(√x − 1): brackets with roots are expanded, since their roots may combine. */
function bracketsWithRoots(tree: Expression): Expression | null {
  const { tree: plain, thaw } = replacePieces(tree);
  const roots = contains(
    tree,
    (part) => part.kind === 'add' && contains(part, (inner) => inner.kind === 'root'),
  );
  return roots && hasBracket(plain) ? thaw(expandAll(plain)) : null;
}

function sameTerms(a: Expression, b: Expression): boolean {
  const inOrder = (tree: Expression): string => termsOf(tree).map(textOf).sort().join('+');
  return inOrder(a) === inOrder(b);
}
