import { isZero, rational, type Rational } from './rational.ts';
import { negated, product, sum, type Expression } from './tree.ts';

/** a − b in written order, without zero terms. */
export function subtractExpressions(a: Expression, b: Expression): Expression {
  if (isNumber(b, 0)) return a;
  const terms = termsOf(b).map(opposite);
  return isNumber(a, 0) ? sum(terms) : sum([...termsOf(a), ...terms]);
}

/** a + b in written order, without zero terms. */
export function addExpressions(a: Expression, b: Expression): Expression {
  if (isNumber(b, 0)) return a;
  return isNumber(a, 0) ? b : sum([...termsOf(a), ...termsOf(b)]);
}

/** The terms of a sum; any other expression is a single term. */
export function termsOf(tree: Expression): readonly Expression[] {
  return tree.kind === 'add' ? tree.terms : [tree];
}

/** The factors of a product; any other expression is a single factor. */
export function factorsOf(tree: Expression): readonly Expression[] {
  return tree.kind === 'multiply' ? tree.factors : [tree];
}

/** −a without a double sign. */
export function opposite(tree: Expression): Expression {
  return tree.kind === 'negate' ? tree.of : negated(tree);
}

export function isNumber(tree: Expression, value: number): boolean {
  return tree.kind === 'number' && tree.value.d === 1n && tree.value.n === BigInt(value);
}

/**
 * The fraction represented by a numeric literal: 3, −3, 3/4, −3/4, 0.5, 2 1/3, 20 %; null for anything else.
 */
export function numberValue(tree: Expression): Rational | null {
  switch (tree.kind) {
    case 'number':
      return tree.value;
    case 'negate': {
      const inner = numberValue(tree.of);
      return inner === null ? null : rational(-inner.n, inner.d);
    }
    case 'divide': {
      const [above, below] = [numberValue(tree.numerator), numberValue(tree.denominator)];
      if (above === null || below === null || isZero(below)) return null;
      return rational(above.n * below.d, above.d * below.n);
    }
    case 'mixed':
      return rational(tree.whole * tree.denominator + tree.numerator, tree.denominator);
    case 'percent': {
      const inner = numberValue(tree.of);
      return inner === null ? null : rational(inner.n, inner.d * 100n);
    }
    default:
      return null;
  }
}

/** c·a with a factor 1 left out. */
export function scaleExpression(by: Expression, tree: Expression): Expression {
  if (isNumber(by, 1)) return tree;
  return isNumber(tree, 1) ? by : product([...factorsOf(by), ...factorsOf(tree)]);
}
