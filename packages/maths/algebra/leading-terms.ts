import { numberValue } from '../expression/build.ts';
import {
  add,
  compare,
  equals,
  isInteger,
  multiply,
  negate,
  rational,
  type Rational,
} from '../expression/rational.ts';
import { number, raised, rooted, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { evaluator } from './evaluate.ts';
import { dependsOn } from './integral-pieces.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';

/** c·xᵖ: the dominant term of an algebraic expression for large x. */
type LeadingTerm = { readonly coefficient: Expression; readonly exponent: Rational };

/**
 * The leading term for x → +∞ of sums, products, quotients, powers and roots of powers of x; null for
 * everything else and where the leading terms of a sum cancel.
 */
export function leadingTermAt(tree: Expression, name: string): LeadingTerm | null {
  if (!dependsOn(tree, name)) return isZero(tree) ? null : { coefficient: tree, exponent: rational(0) };
  switch (tree.kind) {
    case 'variable':
      return { coefficient: number(1), exponent: rational(1) };
    case 'negate': {
      const inner = leadingTermAt(tree.of, name);
      return inner === null ? null : { ...inner, coefficient: neatNegate(inner.coefficient) };
    }
    case 'add':
      return leadingOfSum(tree.terms, name);
    case 'multiply': {
      const parts = tree.factors.map((factor) => leadingTermAt(factor, name));
      if (!parts.every((part) => part !== null)) return null;
      return {
        coefficient: neatProduct(...parts.map(({ coefficient }) => coefficient)),
        exponent: parts.map(({ exponent }) => exponent).reduce(add),
      };
    }
    case 'divide': {
      const [above, below] = [leadingTermAt(tree.numerator, name), leadingTermAt(tree.denominator, name)];
      if (above === null || below === null) return null;
      return {
        coefficient: neatQuotient(above.coefficient, below.coefficient),
        exponent: add(above.exponent, negate(below.exponent)),
      };
    }
    case 'power':
      return leadingOfPower(tree.base, numberValue(tree.exponent), tree.exponent, name);
    case 'root': {
      const index = numberValue(tree.index);
      const inner = leadingTermAt(tree.of, name);
      if (index === null || inner === null || !isInteger(index)) return null;
      const exponent = multiply(inner.exponent, rational(1, index.n));
      return { coefficient: rooted(inner.coefficient, tree.index), exponent };
    }
    case 'absolute': {
      const inner = leadingTermAt(tree.of, name);
      return inner === null ? null : { ...inner, coefficient: { kind: 'absolute', of: inner.coefficient } };
    }
    default:
      return null;
  }
}

function leadingOfPower(
  base: Expression,
  exponent: Rational | null,
  written: Expression,
  name: string,
): LeadingTerm | null {
  const inner = exponent === null ? null : leadingTermAt(base, name);
  if (inner === null || exponent === null) return null;
  return { coefficient: raised(inner.coefficient, written), exponent: multiply(inner.exponent, exponent) };
}

function leadingOfSum(terms: readonly Expression[], name: string): LeadingTerm | null {
  const parts = terms.filter((term) => !isZero(term)).map((term) => leadingTermAt(term, name));
  if (parts.length === 0 || !parts.every((part) => part !== null)) return null;
  const highest = parts.map(({ exponent }) => exponent).reduce((a, b) => (compare(a, b) < 0 ? b : a));
  const same = parts.filter(({ exponent }) => equals(exponent, highest));
  const coefficient = neatSum(...same.map((part) => part.coefficient));
  return isZero(coefficient) ? null : { coefficient, exponent: highest };
}

function isZero(tree: Expression): boolean {
  const names = variablesOf(tree);
  const compute = evaluator(tree);
  const points = names.length === 0 ? [1] : [0.7, 1.3, 2.6];
  return points.every((value) => {
    const at = Object.fromEntries(names.map((name, index) => [name, value + 0.37 * index]));
    return Math.abs(compute(at)) < 1e-10;
  });
}
