import { Canonical } from '../algebra/canonical.ts';
import { writeQuotient } from '../algebra/present.ts';
import { factorsOf, numberValue, opposite, scaleExpression, termsOf } from '../expression/build.ts';
import { gcd } from '../expression/rational.ts';
import { divided, fraction, negated, product, sum, type Expression } from '../expression/tree.ts';
import { contains, mapParts, textOf, variablesOf } from '../expression/tree-parts.ts';

/**
 * The normal form in written form. Throws when the limits of the algebra are exceeded; the runner catches
 * this.
 */
export function normalizeTree(tree: Expression): Expression {
  return writeQuotient(new Canonical().of(tree));
}

function isWholePower(tree: Expression): boolean {
  return (
    tree.kind === 'power' &&
    tree.exponent.kind === 'number' &&
    tree.exponent.value.d === 1n &&
    tree.exponent.value.n > 1n
  );
}

/** A bracket that can be expanded: f(a + b), (a + b)(c + d), (a + b)², −(a + b). */
export function hasBracket(tree: Expression): boolean {
  return contains(tree, (part) => {
    if (part.kind === 'multiply')
      return part.factors.some((factor) => factor.kind === 'add' || isPowerOfSum(factor));
    if (part.kind === 'negate') return part.of.kind === 'add';
    if (part.kind === 'add') return part.terms.some((term) => term.kind === 'add');
    return isPowerOfSum(part);
  });
}

export function isPowerOfSum(tree: Expression): boolean {
  return tree.kind === 'power' && tree.base.kind === 'add' && isWholePower(tree);
}

/** Expands all brackets term by term without collecting like terms, to show where each term comes from. */
export function expandAll(tree: Expression): Expression {
  return sum(expandedTerms(tree));
}

function expandedTerms(tree: Expression): Expression[] {
  switch (tree.kind) {
    case 'add':
      return tree.terms.flatMap(expandedTerms);
    case 'negate':
      return expandedTerms(tree.of).map(opposite);
    case 'multiply':
      return tree.factors.some((factor) => factor.kind === 'add' || isPowerOfSum(factor))
        ? tree.factors.map(expandedTerms).reduce(timesTerms)
        : [tree];
    case 'power': {
      if (!isPowerOfSum(tree) || tree.exponent.kind !== 'number' || tree.exponent.value.n > 6n) return [tree];
      const base = expandedTerms(tree.base);
      return Array.from({ length: Number(tree.exponent.value.n) }, () => base).reduce(timesTerms);
    }
    case 'divide':
      return [hasBracket(tree.numerator) ? divided(expandAll(tree.numerator), tree.denominator) : tree];
    default:
      return [tree];
  }
}

function timesTerms(a: readonly Expression[], b: readonly Expression[]): Expression[] {
  return a.flatMap((left) =>
    b.map((right) => normalizeTree(product([...factorsOf(left), ...factorsOf(right)]))),
  );
}

/** The least common multiple of all numeric denominators; 1 when there are none. */
export function commonDenominator(trees: readonly Expression[]): bigint {
  let multiple = 1n;
  const visit = (tree: Expression): void => {
    const value = numberValue(tree);
    if (value !== null) {
      multiple = (multiple / gcd(multiple, value.d)) * value.d;
      return;
    }
    if (tree.kind === 'divide') {
      const below = numberValue(tree.denominator);
      if (below !== null && below.d === 1n)
        multiple = (multiple / gcd(multiple, below.n)) * (below.n < 0n ? -below.n : below.n);
      visit(tree.numerator);
      return;
    }
    if (tree.kind === 'add') tree.terms.forEach(visit);
    else if (tree.kind === 'multiply') tree.factors.forEach(visit);
    else if (tree.kind === 'negate') visit(tree.of);
  };
  trees.forEach(visit);
  return multiple;
}

/** Multiplies by a whole number term by term; brackets stay: 6·(x + 1)/2 is 3(x + 1). */
export function scaleTerms(tree: Expression, by: bigint): Expression {
  return sum(termsOf(tree).map((term) => scaledTerm(term, by)));
}

function scaledTerm(term: Expression, by: bigint): Expression {
  if (term.kind === 'negate') return negated(scaledTerm(term.of, by));
  const whole = fraction({ n: by, d: 1n });
  if (term.kind === 'divide' && term.numerator.kind === 'add') {
    const below = numberValue(term.denominator);
    if (below !== null && below.d === 1n && by % below.n === 0n) {
      return scaleExpression(fraction({ n: by / below.n, d: 1n }), term.numerator);
    }
  }
  if (factorsOf(term).some((factor) => factor.kind === 'add') && commonDenominator([term]) === 1n) {
    return scaleExpression(whole, term);
  }
  const outside = factorsOf(term).filter((factor) => numberValue(factor) !== null);
  const inside = factorsOf(term).filter((factor) => numberValue(factor) === null);
  if (inside.some((factor) => factor.kind === 'add')) {
    return scaleExpression(normalizeTree(product([whole, ...outside])), product(inside));
  }
  return normalizeTree(product([whole, term]));
}

/** The part of a sum with the variable, and the rest. */
export function splitBy(tree: Expression, name: string): { letters: Expression[]; numbers: Expression[] } {
  const terms = termsOf(tree);
  return {
    letters: terms.filter((term) => variablesOf(term).includes(name)),
    numbers: terms.filter((term) => !variablesOf(term).includes(name)),
  };
}

/** True when the tree is already in normal form, up to the order of its terms. */
export function isTidy(tree: Expression): boolean {
  const inOrder = (each: Expression): string => termsOf(each).map(textOf).sort().join('+');
  return inOrder(tree) === inOrder(normalizeTree(tree));
}

/** Replaces the first part, innermost first, that the change applies to. */
export function changeInside(
  tree: Expression,
  change: (part: Expression) => Expression | null,
): Expression | null {
  let done = false;
  const walk = (part: Expression): Expression => {
    if (done) return part;
    const inner = mapParts(part, walk);
    if (done) return inner;
    const changed = change(inner);
    if (changed === null) return inner;
    done = true;
    return changed;
  };
  const result = walk(tree);
  return done ? result : null;
}
