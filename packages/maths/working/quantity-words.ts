import { differentiate } from '../algebra/differentiate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { divided, product, sum, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';

/** A quantity that a word names: "slope", "la suma". */
export const quantityPrefix = '§';

export const namedQuantities: readonly Concept[] = [
  'add',
  'slope',
  'discriminant',
  'maximum',
  'minimum',
  'spread',
  'mean',
  'median',
  'mode',
  'gcd',
  'lcm',
  'common_denominator',
  'difference_step',
  'ratio_step',
  'step',
  'area',
  'perimeter',
  'volume',
  'radius',
  'diameter',
  'base',
  'height',
  'length',
  'width',
  'hypotenuse',
  'distance',
  'intercept_x',
  'intercept_y',
  'multiply',
  'subtract',
  'first_term',
  'circumference',
  'increase',
  'decrease',
  'base_area',
  'largest',
  'smallest',
  'limit',
];

/** A quantity that a word names: a concept of the lexicons, or one of learners' own words. */
export type NamedQuantity = Concept | 'middle' | 'numerator' | 'denominator';

export const arithmetic: readonly NamedQuantity[] = ['add', 'subtract', 'multiply', 'divide'];

/** Words for what is done as well as for how much it changes. */
export const changes: readonly NamedQuantity[] = ['increase', 'decrease'];

/** Quantities that are functions of what follows "of". */
export const operators: readonly NamedQuantity[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'gcd',
  'lcm',
  'mean',
  'median',
  'differentiate',
];

/** The values that an operator on what follows "of" can mean; none when it has no such value. */
export function operatorOf(operator: Concept | null, operands: readonly Expression[]): readonly Expression[] {
  const [first, second, third] = operands;
  if (first === undefined) return [];
  if (operator === 'differentiate') {
    const [letter, more] = variablesOf(first);
    const derived = second !== undefined || more !== undefined ? null : differentiate(first, letter ?? 'x');
    return derived === null ? [] : [derived];
  }
  if (operator === 'integrate') {
    const [letter, more] = variablesOf(first);
    const isOne = second === undefined && more === undefined;
    return isOne ? [{ kind: 'integral', of: first, variable: letter ?? 'x', bounds: null }] : [];
  }
  if (second === undefined) return [];
  switch (operator) {
    case 'add':
      return [sum(operands)];
    case 'multiply':
      return [product(operands)];
    case 'subtract':
      return third === undefined
        ? [subtractExpressions(first, second), subtractExpressions(second, first)]
        : [];
    case 'divide':
      return third === undefined ? [divided(first, second), divided(second, first)] : [];
    case 'gcd':
    case 'lcm':
    case 'mean':
    case 'median':
      return [{ kind: 'call', name: operator, args: operands }];
    default:
      return [];
  }
}

/** Words for a part that the lexicons have with another meaning only: "media hora". */
export const otherFractions: ReadonlyMap<string, number> = new Map([['media', 2]]);

/** Names of quantities that are no words of the lexicons, or have another meaning there. */
export const learnersNames: ReadonlyMap<string, NamedQuantity> = new Map<string, NamedQuantity>([
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['total', 'add'],
  ['middle', 'middle'],
  ['centre', 'middle'],
  ['center', 'middle'],
  ['medio', 'middle'],
  ['centro', 'middle'],
  ['central', 'middle'],
  ['centrales', 'middle'],
  ['numerator', 'numerator'],
  ['top', 'numerator'],
  ['numerador', 'numerator'],
  ['numerateur', 'numerator'],
  ['denominator', 'denominator'],
  ['bottom', 'denominator'],
  ['denominador', 'denominator'],
  ['denominateur', 'denominator'],
  ['milieu', 'middle'],
  ['centraux', 'middle'],
]);

/** Quantities that can have several values at once: "the middle two are 9 and 10". */
export const severalValued: readonly NamedQuantity[] = ['middle'];
