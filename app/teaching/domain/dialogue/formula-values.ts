import type { FormulaTree } from '../pedagogy/state.ts';

/* Small calculations with the trees of a problem: values for an example, and what is left when a factor is cancelled. */

type Node = { readonly kind: string } & Readonly<Record<string, unknown>>;
const nodeOf = (value: unknown): Node => value as Node;
const nodes = (value: unknown): Node[] => (value as readonly unknown[]).map(nodeOf);
const number = (value: number): Node => ({ kind: 'number', value: { n: String(value), d: '1' } });
const same = (one: Node, other: Node): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value of an expression where its letters have the value `at`; NaN where it is not defined or has parts without a value here. */
export function valueAt(tree: unknown, at: number): number {
  const node = nodeOf(tree);
  switch (node.kind) {
    case 'number': {
      const { n, d } = node['value'] as { n: string; d: string };
      return Number(n) / Number(d);
    }
    case 'variable':
      return at;
    case 'negate':
      return -valueAt(node['of'], at);
    case 'add':
      return nodes(node['terms']).reduce((sum, term) => sum + valueAt(term, at), 0);
    case 'multiply':
      return nodes(node['factors']).reduce((product, factor) => product * valueAt(factor, at), 1);
    case 'divide':
      return valueAt(node['numerator'], at) / valueAt(node['denominator'], at);
    case 'power':
      return valueAt(node['base'], at) ** valueAt(node['exponent'], at);
    case 'root':
      return valueAt(node['of'], at) ** (1 / valueAt(node['index'], at));
    default:
      return Number.NaN;
  }
}

/** A value as a whole number or a fraction of small numbers; null for anything else. */
export function fractionText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  for (let bottom = 1; bottom <= 60; bottom += 1) {
    const top = value * bottom;
    if (Math.abs(top - Math.round(top)) < 1e-9)
      return bottom === 1 ? String(Math.round(top)) : `${Math.round(top)}/${bottom}`;
  }
  return null;
}

/** The node without one factor `factor`; null when it has none that shows. */
function withoutFactor(node: Node, factor: Node): Node | null {
  if (same(node, factor)) return number(1);
  switch (node.kind) {
    case 'number': {
      const [value, by] = [valueAt(node, 0), factor.kind === 'number' ? valueAt(factor, 0) : Number.NaN];
      return Number.isInteger(value / by) && Math.abs(by) > 1 ? number(value / by) : null;
    }
    case 'negate': {
      const inner = withoutFactor(nodeOf(node['of']), factor);
      return inner && { ...node, of: inner };
    }
    case 'multiply': {
      const factors = nodes(node['factors']);
      const at = factors.findIndex((one) => withoutFactor(one, factor) !== null);
      return at < 0
        ? null
        : {
            ...node,
            factors: factors.map((one, index) => (index === at ? withoutFactor(one, factor) : one)),
          };
    }
    case 'power': {
      const exponent = valueAt(node['exponent'], Number.NaN);
      return same(nodeOf(node['base']), factor) && exponent > 1
        ? { ...node, exponent: number(exponent - 1) }
        : null;
    }
    default:
      return null;
  }
}

const termsOf = (node: Node): Node[] => (node.kind === 'add' ? nodes(node['terms']) : [node]);

/** The node with the factor taken out of its first term that has it, which is what cancelling a term of a sum does. */
function withoutInOneTerm(node: Node, factor: Node): Node | null {
  if (node.kind !== 'add') return withoutFactor(node, factor);
  const terms = nodes(node['terms']);
  const at = terms.findIndex((term) => withoutFactor(term, factor) !== null);
  if (at < 0) return null;
  const lone = same(terms[at]!, factor);
  const changed = terms.map((term, index) =>
    index === at ? (lone ? number(0) : withoutFactor(term, factor)!) : term,
  );
  return { ...node, terms: changed };
}

export type Cancelled =
  /** A factor of the whole numerator and of the whole denominator. */
  | { readonly allowed: true }
  /** Only in part of a sum: what the fraction is worth at a value of the letter, and what would be left. */
  | { readonly allowed: false; readonly at: string; readonly value: string; readonly left: string };

/** What happens when `operand` (a letter or a whole number) is cancelled in a fraction; null where it is no fraction or has nothing to cancel. */
export function cancelInFraction(
  tree: FormulaTree,
  operand: string,
  /** One term of a sum is named as the partner: the others stay as they are. */
  inOneTerm = false,
): Cancelled | null {
  const fraction = nodeOf(tree);
  if (fraction.kind !== 'divide') return null;
  const factor = factorOf(operand);
  if (!factor) return null;
  const [top, bottom] = [nodeOf(fraction['numerator']), nodeOf(fraction['denominator'])];
  const everywhere = [...termsOf(top), ...termsOf(bottom)].every(
    (term) => withoutFactor(term, factor) !== null,
  );
  const sums = top.kind === 'add' || bottom.kind === 'add';
  if (everywhere && !(inOneTerm && sums)) return { allowed: true };
  const [above, below] = [withoutInOneTerm(top, factor), withoutInOneTerm(bottom, factor)];
  if (!above || !below) return null;
  const rest = { kind: 'divide', numerator: above, denominator: below };
  for (const at of [1, 2, 3, 4, 5]) {
    const [value, left] = [valueAt(tree, at), valueAt(rest, at)];
    const texts = [fractionText(value), fractionText(left)];
    if (texts[0] && texts[1] && Math.abs(value - left) > 1e-9)
      return { allowed: false, at: String(at), value: texts[0], left: texts[1] };
  }
  return null;
}

const factorOf = (operand: string): Node | null => {
  if (/^\d+$/.test(operand)) return number(Number(operand));
  return /^[a-z]$/.test(operand) ? { kind: 'variable', name: operand } : null;
};

/** How a letter stands on both sides of an equation: as a factor of both, as a term of both, or otherwise. */
export function sharedBySides(tree: FormulaTree, operand: string): 'factor' | 'term' | null {
  const relation = nodeOf(tree);
  const factor = factorOf(operand);
  if (relation.kind !== 'relation' || !factor) return null;
  const sides = nodes(relation['sides']);
  if (sides.length !== 2) return null;
  if (sides.every((side) => termsOf(side).every((term) => withoutFactor(term, factor) !== null)))
    return 'factor';
  return sides.every((side) => termsOf(side).some((term) => same(term, factor))) ? 'term' : null;
}

/** The two factors with letters of a product, or the parts of a quotient, wherever they stand. */
export function hasProductOfLetters(tree: unknown): 'product' | 'quotient' | null {
  if (typeof tree !== 'object' || tree === null) return null;
  const node = nodeOf(tree);
  const lettered = (part: unknown) => /"kind":"(?:variable)"/.test(JSON.stringify(part));
  if (node.kind === 'multiply' && nodes(node['factors']).filter(lettered).length >= 2) return 'product';
  if (node.kind === 'divide' && lettered(node['denominator'])) return 'quotient';
  for (const part of Object.values(node)) {
    const found = hasProductOfLetters(part);
    if (found) return found;
  }
  return null;
}
