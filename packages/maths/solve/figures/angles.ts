import { numberValue } from '../../expression/build.ts';
import { equals, rational, type Rational } from '../../expression/rational.ts';
import {
  constant,
  fraction,
  negated,
  number,
  product,
  rooted,
  divided,
  type Expression,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { valueForm } from '../calculus/value.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { Unwritable } from '../../algebra/present.ts';

/** The degrees of an angle written in degrees. */
function degreesValue(tree: Expression): Rational | null {
  return tree.kind === 'degrees' ? numberValue(tree.of) : null;
}

/**
 * 180° − 50° − 60° = 70°, and a quotient of two angles in degrees without the signs; null when there is
 * nothing to combine.
 */
export function joinDegrees(tree: Expression): Expression | null {
  if (tree.kind === 'add') {
    const values = tree.terms.map((term) =>
      term.kind === 'negate' ? degreesValue(term.of) : degreesValue(term),
    );
    if (values.some((value) => value === null)) return null;
    const sum = tree.terms.reduce((total, term, place) => {
      const value = values[place]!;
      const signed = term.kind === 'negate' ? -value.n : value.n;
      return rational(total.n * value.d + signed * total.d, total.d * value.d);
    }, rational(0));
    const size: Expression = { kind: 'degrees', of: fraction({ n: sum.n < 0n ? -sum.n : sum.n, d: sum.d }) };
    return sum.n < 0n ? negated(size) : size;
  }
  if (tree.kind !== 'divide') return null;
  const [above, below] = [degreesValue(tree.numerator), degreesValue(tree.denominator)];
  return above === null || below === null ? null : divided(fraction(above), fraction(below));
}

const special: readonly (readonly [number, Expression])[] = [
  [0, number(0)],
  [30, divided(number(1), number(2))],
  [45, divided(rooted(number(2)), number(2))],
  [60, divided(rooted(number(3)), number(2))],
  [90, number(1)],
];

/** sin 30° = 1/2 and similar; null when the tree contains none with a known exact value. */
export function specialValue(tree: Expression): Expression | null {
  if (tree.kind !== 'call' || !['sin', 'cos', 'tan'].includes(tree.name) || variablesOf(tree).length > 0)
    return null;
  try {
    const value = normalizeTree(tree);
    return contains(value, (part) => part.kind === 'call' || part.kind === 'degrees') ? null : value;
  } catch (error) {
    if (error instanceof Unwritable) return null;
    throw error;
  }
}

/** arccos 1/2 = 60°, in degrees; null for other values. */
export function specialAngle(tree: Expression): Expression | null {
  if (tree.kind !== 'call' || (tree.name !== 'acos' && tree.name !== 'asin')) return null;
  const of = tree.args[0]!;
  const negative = of.kind === 'negate';
  const size = special.find(([, value]) => sameValue(value, of.kind === 'negate' ? of.of : of))?.[0];
  if (size === undefined || (negative && tree.name === 'asin')) return null;
  const angle = tree.name === 'asin' ? size : negative ? 90 + size : 90 - size;
  return { kind: 'degrees', of: number(angle) };
}

function sameValue(a: Expression, b: Expression): boolean {
  const [x, y] = [numberValue(a), numberValue(b)];
  if (x !== null && y !== null) return equals(x, y);
  return sameTree(a, b);
}

/** 60° = 60 · π/180 = π/3, and π/4 = 45°; undefined when the angle is not a rational multiple of a degree. */
export function convertAngle(to: 'radians' | 'degrees', line: Expression): Move | null | undefined {
  const size = line.kind === 'negate' ? line.of : line;
  const signed = (of: Expression): Expression => (line.kind === 'negate' ? negated(of) : of);
  if (to === 'degrees') {
    if (size.kind === 'degrees') return null;
    const full = normalizeTree(divided(product([size, number(180)]), constant('pi')));
    const of = numberValue(full);
    return of === null
      ? undefined
      : { rule: 'radians_to_degrees', after: signed({ kind: 'degrees', of: fraction(of) }) };
  }
  if (size.kind === 'degrees')
    return {
      rule: 'degrees_to_radians',
      after: signed(product([size.of, divided(constant('pi'), number(180))])),
    };
  const simple = valueForm(line);
  return sameTree(simple, line) ? null : { rule: 'collect_terms', after: simple };
}
