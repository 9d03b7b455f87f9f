import { gcd, isInteger } from '../../expression/rational.ts';
import { divided, negated, number, product, sum, type Expression } from '../../expression/tree.ts';

import { largestResult, plainValue } from './numbers.ts';

type Parts = { readonly above: bigint; readonly below: bigint };

/** A fraction of whole numbers as written, not reduced. */
function fractionParts(tree: Expression): Parts | null {
  if (tree.kind === 'negate') {
    const inner = fractionParts(tree.of);
    return inner === null ? null : { above: -inner.above, below: inner.below };
  }
  if (tree.kind === 'divide') {
    const [a, b] = [plainValue(tree.numerator), plainValue(tree.denominator)];
    if (a === null || b === null || !isInteger(a) || !isInteger(b) || b.n === 0n) return null;
    return b.n < 0n ? { above: -a.n, below: -b.n } : { above: a.n, below: b.n };
  }
  const value = plainValue(tree);
  return value === null || !isInteger(value) ? null : { above: value.n, below: 1n };
}

/** All of them as fractions; null when one is not a fraction. */
function allFractions(trees: readonly Expression[]): Parts[] | null {
  const parts = trees.flatMap((tree) => fractionParts(tree) ?? []);
  return parts.length === trees.length ? parts : null;
}

function writtenFraction({ above, below }: Parts): Expression {
  const size = above < 0n ? -above : above;
  const positive = below === 1n ? number(size) : divided(number(size), number(below));
  return above < 0n ? negated(positive) : positive;
}

/** 2/3 · 4/5 = 8/15. */
export function multiplyFractions(part: Expression): Expression | null {
  if (part.kind !== 'multiply') return null;
  const parts = allFractions(part.factors);
  if (parts === null) return null;
  const above = parts.reduce((total, each) => total * each.above, 1n);
  const below = parts.reduce((total, each) => total * each.below, 1n);
  return writtenFraction({ above, below });
}

/** a/b : c/d = a/b · d/c. */
export function divideFractions(part: Expression): Expression | null {
  if (part.kind !== 'divide') return null;
  const [above, below] = [fractionParts(part.numerator), fractionParts(part.denominator)];
  if (above === null || below === null || below.above === 0n) return null;
  if (part.numerator.kind !== 'divide' && part.denominator.kind !== 'divide') return null;
  const turned =
    below.above < 0n
      ? { above: -below.below, below: -below.above }
      : { above: below.below, below: below.above };
  return product([writtenFraction(above), writtenFraction(turned)]);
}

/** 1/7 + 3/7 = 4/7. */
export function addNumerators(part: Expression): Expression | null {
  if (part.kind !== 'add') return null;
  const parts = allFractions(part.terms);
  const below = parts?.[0]?.below ?? 1n;
  if (parts === null || below === 1n || parts.some((each) => each.below !== below)) return null;
  return writtenFraction({ above: parts.reduce((total, each) => total + each.above, 0n), below });
}

/** 1/2 + 1/3 = 3/6 + 2/6. */
export function overCommonDenominator(part: Expression): Expression | null {
  if (part.kind !== 'add') return null;
  const parts = allFractions(part.terms);
  if (parts === null) return null;
  const below = parts.reduce((total, each) => (total / gcd(total, each.below)) * each.below, 1n);
  if (below > largestResult) return null;
  return sum(parts.map((each) => writtenFraction({ above: each.above * (below / each.below), below })));
}

/** 6/8 = 3/4. */
export function cancel(part: Expression): Expression | null {
  const parts = fractionParts(part);
  if (part.kind !== 'divide' || parts === null) return null;
  const common = gcd(parts.above, parts.below);
  const isLowest = common === 1n && parts.below !== 1n && plainValue(part.denominator)?.n === parts.below;
  if (isLowest) return null;
  return writtenFraction({ above: parts.above / common, below: parts.below / common });
}
