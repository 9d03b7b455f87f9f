import { Canonical } from '../algebra/canonical.ts';
import { atomsOf, commonMonomial, constantOf, contentOf, toDense } from '../algebra/polynomial.ts';
import { Field } from '../algebra/quotient.ts';
import { degree, gcd as denseGcd, trimZeros } from '../algebra/univariate.ts';
import { factorsOf, isNumber, numberValue } from '../expression/build.ts';
import { gcd, isInteger } from '../expression/rational.ts';
import { withSign } from '../expression/signs.ts';
import type { Expression } from '../expression/tree.ts';
import { contains, partsOf, textOf, variablesOf } from '../expression/tree-parts.ts';

/**
 * Nothing is left to combine, cancel or compute. Brackets may stay: 2(x + 1) and 2x + 2 are both simplified.
 */
export function isSimplified(tree: Expression): boolean {
  if (!partsOf(tree).every((part) => isSimplified(part))) return false;
  switch (tree.kind) {
    case 'add':
      return isSimpleSum(tree.terms);
    case 'plusminus':
      return tree.of.kind !== 'negate';
    case 'multiply':
      return isSimpleProduct(tree.factors);
    case 'divide':
      return isSimpleQuotient(tree.numerator, tree.denominator);
    case 'power':
      return isSimplePower(tree.base, tree.exponent);
    case 'root':
      return isSimpleRoot(tree);
    case 'negate':
      return !['negate', 'add'].includes(tree.of.kind) && !isNumber(tree.of, 0);
    case 'factorial':
    case 'percent':
      return variablesOf(tree).length > 0;
    case 'call':
      return !isRationalValue(tree);
    default:
      return true;
  }
}

function isSimpleSum(terms: readonly Expression[]): boolean {
  if (terms.some((term) => isNumber(term, 0))) return false;
  const hidden = terms.some((term) => {
    const inner = term.kind === 'negate' ? term.of : term;
    return inner.kind === 'add' || factorsOf(inner).some(isPowerOfSum);
  });
  return !hidden && !hasLikeTerms(terms);
}

/** A bracket inside a sum is still to be expanded. */
export function isPowerOfSum(factor: Expression): boolean {
  if (factor.kind === 'power') return factor.base.kind === 'add' && isWholeNumber(factor.exponent);
  return factor.kind === 'add';
}

export function isWholeNumber(tree: Expression): boolean {
  return tree.kind === 'number' && isInteger(tree.value);
}

export function hasLikeTerms(terms: readonly Expression[]): boolean {
  const seen = new Set<string>();
  return terms.some((term) => {
    const field = new Field();
    const { top, bottom } = new Canonical(field).of(withSign(term, '+'));
    const below = constantOf(bottom) === null ? field.key({ top: field.constant(1).top, bottom }) : '';
    const keys = [...top.keys()].map((key) => `${key}|${below}`);
    const repeated = keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return repeated;
  });
}

function isSimpleProduct(factors: readonly Expression[]): boolean {
  const numbers = factors.filter((factor) => numberValue(factor) !== null);
  if (numbers.length > 1 || factors.some((factor) => isNumber(factor, 0) || isNumber(factor, 1)))
    return false;
  if (factors.some((factor) => factor.kind === 'negate')) return false;
  const roots = factors.filter((factor) => factor.kind === 'root' && variablesOf(factor).length === 0);
  if (roots.length > 1) return false;
  const bases = factors.map((factor) => textOf(factor.kind === 'power' ? factor.base : factor));
  return new Set(bases).size === bases.length;
}

function isSimpleQuotient(numerator: Expression, denominator: Expression): boolean {
  const [above, below] = [numberValue(numerator), numberValue(denominator)];
  if (above !== null && below !== null) {
    return isInteger(above) && isInteger(below) && below.n > 1n && gcd(above.n, below.n) === 1n;
  }
  if (below !== null && (!isInteger(below) || below.n <= 1n)) return false;
  if (contains(denominator, (part) => part.kind === 'root' && variablesOf(part).length === 0)) return false;
  if ([numerator, denominator].some((side) => contains(side, (part) => part.kind === 'divide'))) return false;
  return !shareAFactor(numerator, denominator);
}

function shareAFactor(numerator: Expression, denominator: Expression): boolean {
  const field = new Field();
  const canonical = new Canonical(field);
  const [a, b] = [canonical.of(withSign(numerator, '+')), canonical.of(denominator)];
  if (constantOf(a.bottom) === null || constantOf(b.bottom) === null) return true;
  const [contentA, contentB] = [contentOf(a.top), contentOf(b.top)];
  if (gcd(contentA.n, contentB.n) > 1n && contentA.d === 1n && contentB.d === 1n) return true;
  const shared = commonMonomial(a.top).some(([atom]) =>
    commonMonomial(b.top).some(([other]) => other === atom),
  );
  if (shared) return true;
  const [atom, ...others] = atomsOf(b.top);
  if (atom === undefined || others.length > 0) return false;
  const [above, under] = [toDense(a.top, atom), toDense(b.top, atom)];
  if (above === null || under === null) return false;
  return degree(denseGcd(trimZeros(above), trimZeros(under))) > 0;
}

function isSimplePower(base: Expression, exponent: Expression): boolean {
  if (isNumber(exponent, 0) || isNumber(exponent, 1)) return false;
  if (numberValue(base) !== null && isWholeNumber(exponent)) return false;
  return base.kind !== 'power' && !(base.kind === 'negate' && isWholeNumber(exponent));
}

/** √12 is not simplified, 2√3 is: simplifying the root must not change its radicand. */
function isSimpleRoot(tree: Expression & { kind: 'root' }): boolean {
  const inside = numberValue(tree.of);
  if (inside === null) return true;
  if (!isInteger(inside)) return false;
  const { top, bottom } = new Canonical().of(tree);
  const [only, more] = [...top.values()];
  if (only === undefined || more !== undefined || constantOf(bottom)?.n !== 1n) return false;
  return only.powers.length > 0 && only.coefficient.n === 1n && only.coefficient.d === 1n;
}

function isRationalValue(tree: Expression): boolean {
  const field = new Field();
  return field.valueOf(new Canonical(field).of(tree)) !== null;
}
