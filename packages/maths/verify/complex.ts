import { Canonical } from '../algebra/canonical.ts';
import { evaluator } from '../algebra/evaluate.ts';
import { coefficientsIn, constantOf } from '../algebra/polynomial.ts';
import { writePolynomial } from '../algebra/present.ts';
import { isNumber, numberValue, opposite } from '../expression/build.ts';
import { isInteger } from '../expression/rational.ts';
import { constant, number, product, raised, rooted, sum, type Expression } from '../expression/tree.ts';
import { contains, mapParts, variablesOf } from '../expression/tree-parts.ts';

export const hasImaginary = (tree: Expression): boolean =>
  contains(tree, (part) => part.kind === 'constant' && part.name === 'i');

/**
 * Rewrites the expression so that the normal form can handle i: √(−4) = 2i, |3 + 4i| = √(3² + 4²). Null when
 * i occurs where the rules of real numbers do not hold (inside functions, roots, exponents). Letters are
 * assumed real.
 */
export function asComplex(tree: Expression): Expression | null {
  const inner = mapParts(tree, (part) => asComplex(part) ?? constant('infinity'));
  if (contains(inner, (part) => part.kind === 'constant' && part.name === 'infinity')) return null;
  if (inner.kind === 'root') return rootAsComplex(inner);
  if (!hasImaginary(inner)) return inner;
  if (inner.kind === 'absolute') return modulus(inner.of);
  if (inner.kind === 'power') {
    const exponent = numberValue(inner.exponent);
    return exponent !== null && isInteger(exponent) ? inner : null;
  }
  const arithmetic = ['constant', 'add', 'multiply', 'divide', 'negate', 'percent'].includes(inner.kind);
  return arithmetic ? inner : null;
}

function rootAsComplex(tree: Expression & { kind: 'root' }): Expression | null {
  if (hasImaginary(tree)) return null;
  if (variablesOf(tree.of).length > 0 || !isNumber(tree.index, 2) || !(evaluator(tree.of)({}) < 0))
    return tree;
  return product([constant('i'), rooted(opposite(tree.of))]);
}

/** |a + bi| = √(a² + b²). */
function modulus(of: Expression): Expression | null {
  const { top, bottom } = new Canonical().of(of);
  const [real, imaginary] = coefficientsIn(top, 'ⅈ');
  if (real === undefined || imaginary === undefined || constantOf(bottom)?.n !== constantOf(bottom)?.d)
    return null;
  return rooted(sum([real, imaginary].map((part) => raised(writePolynomial(part), number(2)))));
}
