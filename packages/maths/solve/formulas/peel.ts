import {
  factorsOf,
  isNumber,
  numberValue,
  opposite,
  subtractExpressions,
  termsOf,
} from '../../expression/build.ts';
import { isInteger, sign } from '../../expression/rational.ts';
import { hasPlusMinus } from '../../expression/signs.ts';
import {
  divided,
  equation,
  negated,
  number,
  product,
  raised,
  rooted,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { noSolutions } from '../alternatives.ts';
import { occurrences } from '../equations/pieces.ts';
import { hasBracket, normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';

/**
 * Undoes the outermost operation around an unknown that occurs once, by the inverse operation on both sides.
 * Null when the unknown is alone, or the operation has no inverse here.
 */
export function peelMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined || occurrences(left, name) !== 1) return null;
  if (variablesOf(right).includes(name)) return null;
  switch (left.kind) {
    case 'add':
      return peelSum(left.terms, right, name);
    case 'negate':
      return { rule: 'change_signs', after: equation(left.of, tidy(oppositeOf(right))) };
    case 'multiply':
      return peelProduct(left.factors, right, name);
    case 'divide':
      return peelQuotient(left, right, name);
    case 'power':
      return peelPower(left, right);
    case 'root':
      return peelRoot(left, right);
    default:
      return null;
  }
}

function oppositeOf(tree: Expression): Expression {
  if (tree.kind === 'plusminus') return tree;
  return tree.kind === 'add' ? sum(tree.terms.map(opposite)) : opposite(tree);
}

/** Computes numbers; a formula keeps the shape that the operations gave it. */
function tidy(tree: Expression): Expression {
  if (hasPlusMinus(tree)) return tree;
  if (variablesOf(tree).length === 0) return normalizeTree(tree);
  const flat = tree.kind === 'add' && !hasBracket(tree) && tree.terms.every((term) => term.kind !== 'divide');
  if (!flat) return tree;
  const simple = normalizeTree(tree);
  return termsOf(simple).length < tree.terms.length ? simple : tree;
}

function peelSum(terms: readonly Expression[], right: Expression, name: string): Move {
  const inner = terms.filter((term) => variablesOf(term).includes(name));
  const others = terms.filter((term) => !variablesOf(term).includes(name));
  const moved = hasPlusMinus(right)
    ? sum([...others.map(opposite), ...termsOf(right)])
    : subtractExpressions(right, sum(others));
  const after = equation(sum(inner), tidy(isNumber(right, 0) ? sum(others.map(opposite)) : moved));
  const [only, more] = others;
  if (only === undefined || more !== undefined) return { rule: 'move_terms', after };
  const negative = only.kind === 'negate';
  const params = { term: negative ? opposite(only) : only };
  return { rule: negative ? 'add_both_sides' : 'subtract_both_sides', after, params };
}

function peelProduct(factors: readonly Expression[], right: Expression, name: string): Move {
  const inner = factors.filter((factor) => variablesOf(factor).includes(name));
  const others = factors.filter((factor) => !variablesOf(factor).includes(name));
  const front = others.length > 1 ? numberValue(others[0]!) : null;
  if (front !== null && !isInteger(front)) {
    const rest =
      front.n === 1n ? factors.slice(1) : [number(front.n < 0n ? -front.n : front.n), ...factors.slice(1)];
    const below = number(front.d);
    const after = equation(product(rest), times(below, right));
    return { rule: 'multiply_both_sides', after, params: { by: below } };
  }
  const by = product(others);
  return {
    rule: divideRule(by),
    after: equation(product(inner), writeQuotientOf(right, by)),
    params: { by },
  };
}

/** Division by letters assumes that they are not 0; the text of the rule states this. */
export function divideRule(by: Expression): Move['rule'] {
  return variablesOf(by).length === 0 ? 'divide_both_sides' : 'divide_by_letters';
}

/** a/b, with a fraction inside a or b merged into one. */
export function writeQuotientOf(above: Expression, below: Expression): Expression {
  if (variablesOf(above).length + variablesOf(below).length === 0 && !hasPlusMinus(above))
    return normalizeTree(divided(above, below));
  if (above.kind === 'negate') return negated(writeQuotientOf(above.of, below));
  if (below.kind === 'divide') return writeQuotientOf(times(below.denominator, above), below.numerator);
  if (above.kind === 'divide') return writeQuotientOf(above.numerator, times(above.denominator, below));
  return cancelNumbers(above, below);
}

/** Cancels a numeric factor of numerator and denominator: 2A/(2b). */
function cancelNumbers(above: Expression, below: Expression): Expression {
  const [a, b] = [factorsOf(above), factorsOf(below)];
  const shared = a.filter((factor) =>
    b.some((other) => JSON.stringify(text(other)) === JSON.stringify(text(factor))),
  );
  if (shared.length === 0) return isNumber(below, 1) ? above : divided(above, below);
  const left = without(a, shared);
  const under = without(b, shared);
  return under.length === 0 ? product(left) : divided(product(left), product(under));
}

function without(factors: readonly Expression[], gone: readonly Expression[]): Expression[] {
  const left = [...factors];
  for (const each of gone) {
    const index = left.findIndex((factor) => JSON.stringify(text(factor)) === JSON.stringify(text(each)));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

const text = (tree: Expression): unknown =>
  JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  );

/** a·b with numbers in front. */
export function times(by: Expression, tree: Expression): Expression {
  if (isNumber(by, 1)) return tree;
  if (isNumber(tree, 1)) return by;
  const [a, b] = [numberValue(by), numberValue(tree)];
  if (a !== null && b !== null) return normalizeTree(product([by, tree]));
  if (tree.kind === 'negate') return negated(times(by, tree.of));
  if (tree.kind === 'divide') {
    const same = JSON.stringify(text(tree.denominator)) === JSON.stringify(text(by));
    return same ? tree.numerator : writeQuotientOf(times(by, tree.numerator), tree.denominator);
  }
  const factors = [...factorsOf(by), ...factorsOf(tree)];
  const numbers = factors.filter((factor) => numberValue(factor) !== null);
  const others = factors.filter((factor) => numberValue(factor) === null);
  const front = numbers.length < 2 ? numbers : [normalizeTree(product(numbers))];
  const letters = others.filter((factor) => factor.kind === 'variable').sort(byName);
  const rest = others.filter((factor) => factor.kind !== 'variable');
  return product([...front.filter((factor) => !isNumber(factor, 1)), ...letters, ...rest]);
}

function byName(a: Expression, b: Expression): number {
  return a.kind === 'variable' && b.kind === 'variable' && a.name < b.name ? -1 : 1;
}

function peelQuotient(left: Expression & { kind: 'divide' }, right: Expression, name: string): Move | null {
  if (variablesOf(left.numerator).includes(name)) {
    const by = left.denominator;
    return {
      rule: 'multiply_both_sides',
      after: equation(left.numerator, tidy(times(by, right))),
      params: { by },
    };
  }
  if (hasPlusMinus(right)) return null;
  if (isNumber(right, 0)) return { rule: 'never_zero_fraction', after: noSolutions };
  const after = equation(left.denominator, writeQuotientOf(left.numerator, right));
  return { rule: 'turn_fractions', after };
}

function peelPower(left: Expression & { kind: 'power' }, right: Expression): Move | null {
  const exponent = numberValue(left.exponent);
  if (exponent === null || !isInteger(exponent) || exponent.n < 2n || hasPlusMinus(right)) return null;
  const value = numberValue(right);
  const even = exponent.n % 2n === 0n;
  const params = { index: left.exponent };
  if (even && value !== null && sign(value) < 0) return { rule: 'negative_square', after: noSolutions };
  if (value !== null && sign(value) === 0) return { rule: 'zero_product', after: equation(left.base, right) };
  const root = value === null ? rooted(right, left.exponent) : normalizeTree(rooted(right, left.exponent));
  if (!even) return { rule: 'take_nth_root', after: equation(left.base, root), params };
  const both: Expression = { kind: 'plusminus', of: root };
  return exponent.n === 2n
    ? { rule: 'take_roots', after: equation(left.base, both) }
    : { rule: 'take_even_root', after: equation(left.base, both), params };
}

function peelRoot(left: Expression & { kind: 'root' }, right: Expression): Move | null {
  const index = numberValue(left.index);
  if (index === null || !isInteger(index) || hasPlusMinus(right)) return null;
  const even = index.n % 2n === 0n;
  const value = numberValue(right);
  if (even && value !== null && sign(value) < 0)
    return { rule: 'root_never_negative', after: noSolutions, params: { value: right } };
  const power = raised(right, number(index.n));
  const after = equation(
    left.of,
    variablesOf(right).length === 0 ? normalizeTree(power) : writePowerOf(right, Number(index.n)),
  );
  const promise = even && value === null ? ({ promise: 'loses_none' } as const) : {};
  if (index.n === 2n) return { rule: 'square_both_sides', after, ...promise };
  if (index.n === 3n) return { rule: 'cube_both_sides', after, ...promise };
  return { rule: 'raise_both_sides', after, params: { index: left.index }, ...promise };
}

/** (a/b)² is a²/b², (2a)² is 4a². */
export function writePowerOf(tree: Expression, n: number): Expression {
  if (tree.kind === 'divide')
    return divided(writePowerOf(tree.numerator, n), writePowerOf(tree.denominator, n));
  if (tree.kind === 'multiply')
    return tree.factors.map((factor) => writePowerOf(factor, n)).reduce((a, b) => times(a, b));
  if (tree.kind === 'negate')
    return n % 2 === 0 ? writePowerOf(tree.of, n) : negated(writePowerOf(tree.of, n));
  if (numberValue(tree) !== null) return normalizeTree(raised(tree, number(n)));
  if (tree.kind === 'root' && isNumber(tree.index, n)) return tree.of;
  const exponent = tree.kind === 'power' ? numberValue(tree.exponent) : null;
  if (tree.kind === 'power' && exponent !== null && isInteger(exponent))
    return raised(tree.base, number(exponent.n * BigInt(n)));
  return raised(tree, number(n));
}
