import type { FormulaTree } from './state.ts';

/* Features anywhere in a formula. Trees are plain JSON: every node has a `kind`. */

type Part = { readonly kind: string } & Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

function* partsOf(value: unknown): Generator<Part> {
  if (isPart(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* partsOf(member);
}

const some = (tree: FormulaTree, test: (part: Part) => boolean): boolean => {
  for (const part of partsOf(tree)) if (test(part)) return true;
  return false;
};

type Feature =
  | 'percent'
  | 'absolute'
  | 'variable'
  | 'power'
  | 'constant'
  | 'factorial'
  | 'call'
  | 'decimal'
  | 'i'
  | 'power of a sum';

/** Whether a formula contains such a node. `decimal`: a number with decimal places. `constant`: π, e and the like. */
export const hasFeature = (tree: FormulaTree, feature: Feature): boolean =>
  some(tree, (part) => {
    switch (feature) {
      case 'decimal':
        return part.kind === 'number' && isDecimal(part.value);
      case 'i':
        return part.kind === 'constant' && part.name === 'i';
      case 'power of a sum':
        return part.kind === 'power' && isPart(part.base) && part.base.kind === 'add';
      default:
        return part.kind === feature;
    }
  });

const isDecimal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'd' in value && String(value.d) !== '1';

const binds = ({ kind, bounds }: Part): boolean =>
  kind === 'limit' || kind === 'series' || (kind === 'integral' && bounds !== null);

function hasFree(value: unknown, bound: readonly unknown[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const own = isPart(value) && binds(value) ? [...bound, value['variable']] : bound;
  if (isPart(value) && value.kind === 'variable') return !own.includes(value['name']);
  return Object.values(value).some((member) => hasFree(member, own));
}

/** Whether a formula has no free variable, so that its value is constant. */
export const isOneValue = (tree: FormulaTree): boolean => !hasFree(tree, []);

/** Whether a side contains a variable. */
export const dependsOn = (tree: FormulaTree): boolean => hasFeature(tree, 'variable');

/** A factor before a bracket, as in `3(x - 2)`, other than a sign. */
export const hasBracketTimes = (tree: FormulaTree): boolean =>
  some(
    tree,
    ({ kind, factors }) =>
      kind === 'multiply' &&
      Array.isArray(factors) &&
      factors.some((one) => isPart(one) && one.kind === 'add'),
  );

/** Whether a negative number is used in the calculation; a subtraction alone is not one. */
export const isBelowZero = (tree: FormulaTree): boolean => {
  const subtracted = new Set<unknown>();
  for (const { kind, terms } of partsOf(tree))
    if (kind === 'add' && Array.isArray(terms)) terms.slice(1).forEach((term) => subtracted.add(term));
  return some(tree, (part) => part.kind === 'negate' && !subtracted.has(part));
};
