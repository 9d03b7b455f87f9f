import { Canonical } from '../algebra/canonical.ts';
import { Multivariate } from '../algebra/multivariate.ts';
import {
  atomsOf,
  commonMonomial,
  constantOf,
  contentOf,
  toDense,
  type Polynomial,
} from '../algebra/polynomial.ts';
import { trimZeros } from '../algebra/univariate.ts';
import { factorise } from '../algebra/univariate-factors.ts';
import type { RequiredForm } from '../contract.ts';
import { factorsOf, numberValue, termsOf } from '../expression/build.ts';
import { gcd, isInteger } from '../expression/rational.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import { judgedParts } from './judged-parts.ts';
import { tryAlgebra } from './try-algebra.ts';
import { isProductOfPrimes } from './prime-products.ts';
import { hasLikeTerms, isPowerOfSum, isSimplified, isWholeNumber } from './simplified.ts';
import {
  hasUnitsOf,
  isDecimal,
  isIntervalWriting,
  isLine,
  isMixed,
  isScientific,
  isSetWriting,
} from './written-forms.ts';

/**
 * What a form check may need besides the tree: the number of decimals, the text as typed, and the expected
 * answer with its unit.
 */
type FormDetails = {
  readonly places?: number | undefined;
  readonly text?: string | undefined;
  readonly expected?: Tree | undefined;
};

/** Whether a tree is written in the requested form. Does not check its value. */
export function hasForm(tree: Tree, form: RequiredForm, details: FormDetails = {}): boolean {
  return tryAlgebra(() => isWritten(tree, form, details)) ?? false;
}

function isWritten(tree: Tree, form: RequiredForm, { places, text, expected }: FormDetails): boolean {
  switch (form) {
    case 'solved':
      return isSolved(tree);
    case 'interval':
      return isIntervalWriting(tree);
    case 'set':
      return isSetWriting(tree, text);
    case 'line':
      return isLine(tree);
    case 'unit':
      return expected !== undefined && hasUnitsOf(tree, expected);
    case 'decimal':
      return everyPart(tree, (part) => isDecimal(part, text, places));
    case 'factored':
      return (isExpression(tree) ? isProductOfPrimes(tree) : null) ?? everyPart(tree, isFactored);
    default:
      return everyPart(tree, formTests[form]);
  }
}

const everyPart = (tree: Tree, test: (part: Expression) => boolean): boolean =>
  judgedParts(tree)?.every(test) ?? false;

const formTests = {
  simplified: isSimplified,
  'lowest-terms': isLowestTerms,
  expanded: isExpanded,
  mixed: isMixed,
  scientific: isScientific,
};

/**
 * x = 3, x = 2 ± √3, x > 2, y = 2x + 1 (for lines), "no solution": the unknown alone on one side, occurring
 * once, fully simplified.
 */
function isSolved(tree: Tree): boolean {
  if (tree.kind === 'solutions' || tree.kind === 'interval' || tree.kind === 'union') return true;
  if (tree.kind === 'point') return tree.coordinates.every(isSimplified);
  if (tree.kind === 'systems') return tree.items.every(isSolved);
  if (tree.kind === 'list')
    return tree.items.every((item) => variablesOf(item).length === 0 && isSimplified(item));
  const statement = tree.kind === 'relation' ? { items: [tree] } : relationsOf(tree);
  if (statement === null) return false;
  return statement.items.every((item) => {
    const alone = item.sides.filter((side) => side.kind === 'variable');
    const others = item.sides.filter((side) => side.kind !== 'variable');
    const name = alone[0]?.kind === 'variable' ? alone[0].name : '';
    const unknownOnce = alone.length === 1 && others.every((side) => !variablesOf(side).includes(name));
    return unknownOnce && others.every((side) => isSimplified(side));
  });
}

/** A whole number, or a fraction (or mixed number) that cannot be reduced. */
function isLowestTerms(tree: Expression): boolean {
  if (tree.kind === 'negate') return isLowestTerms(tree.of);
  if (tree.kind === 'number') return isInteger(tree.value);
  if (tree.kind === 'mixed')
    return tree.numerator < tree.denominator && gcd(tree.numerator, tree.denominator) === 1n;
  if (tree.kind !== 'divide') return false;
  const { numerator, denominator } = tree;
  const above = numerator.kind === 'negate' ? numerator.of : numerator;
  if (above.kind !== 'number' || denominator.kind !== 'number') return false;
  const [a, b] = [above.value, denominator.value];
  return isInteger(a) && isInteger(b) && b.n > 1n && gcd(a.n, b.n) === 1n;
}

/** No bracket is left to expand, and like terms are collected. */
function isExpanded(tree: Expression): boolean {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  if (inner.kind === 'negate') return false;
  const product = contains(inner, (part) => {
    if (part.kind === 'multiply') return part.factors.some(isPowerOfSum);
    if (part.kind === 'negate') return part.of.kind === 'add';
    return part.kind === 'power' && isPowerOfSum(part);
  });
  return !product && !hasLikeTerms(termsOf(inner));
}

/** A product whose factors are irreducible over the rationals, with numbers factored out. */
export function isFactored(tree: Expression): boolean {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  const factors = factorsOf(inner).flatMap((factor) => (factor.kind === 'negate' ? [factor.of] : [factor]));
  if (factors.filter((factor) => numberValue(factor) !== null).length > 1) return false;
  return factors.every((factor) => {
    const base = factor.kind === 'power' && isWholeNumber(factor.exponent) ? factor.base : factor;
    if (numberValue(base) !== null) return true;
    return doesNotSplit(base);
  });
}

function doesNotSplit(factor: Expression): boolean {
  if (factor.kind === 'divide' || factor.kind === 'multiply') return false;
  const { top, bottom } = new Canonical().of(factor);
  if (constantOf(bottom) === null) return false;
  if (factor.kind === 'variable') return true;
  const content = contentOf(top);
  if (content.n !== 1n || content.d !== 1n || commonMonomial(top).length > 0) return false;
  return irreducible(top);
}

function irreducible(p: Polynomial): boolean {
  const [atom, ...others] = atomsOf(p);
  if (atom === undefined) return true;
  const dense = others.length === 0 ? toDense(p, atom) : null;
  if (dense === null) {
    const { factors } = new Multivariate().factor(p);
    return factors.length === 1 && factors[0]!.times === 1;
  }
  const split = factorise(trimZeros(dense));
  return split === null || (split.factors.length === 1 && split.factors[0]!.times === 1);
}
