import { Canonical } from '../algebra/canonical.ts';
import { coefficientsIn, constantOf } from '../algebra/polynomial.ts';
import { Field } from '../algebra/quotient.ts';
import { isNumber, numberValue, termsOf } from '../expression/build.ts';
import { compare, gcd, isInteger, one, rational, sign } from '../expression/rational.ts';
import { isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, partsOf, variablesOf } from '../expression/tree-parts.ts';

/*
 * Forms that concern the notation of numbers, sets, lines and units. What a tree does not store (the zeros of
 * 0.50, the braces of a set) is checked in the text.
 */

/** 2 1/3, a proper fraction in lowest terms, or a whole number. */
export function isMixed(tree: Expression): boolean {
  const size = tree.kind === 'negate' ? tree.of : tree;
  if (size.kind === 'number') return isInteger(size.value);
  if (size.kind === 'mixed')
    return size.numerator < size.denominator && gcd(size.numerator, size.denominator) === 1n;
  if (size.kind !== 'divide') return false;
  const [above, below] = [numberValue(size.numerator), numberValue(size.denominator)];
  if (above === null || below === null || !isInteger(above) || !isInteger(below)) return false;
  return above.n < below.n && below.n > 1n && gcd(above.n, below.n) === 1n;
}

/** a · 10ⁿ with 1 ≤ a < 10 and a whole number n. */
export function isScientific(tree: Expression): boolean {
  const size = tree.kind === 'negate' ? tree.of : tree;
  if (size.kind !== 'multiply' || size.factors.length !== 2) return false;
  const [front, power] = size.factors;
  if (front?.kind !== 'number' || power?.kind !== 'power' || !isNumber(power.base, 10)) return false;
  const exponent = numberValue(power.exponent);
  const inRange = compare(front.value, one) >= 0 && compare(front.value, rational(10)) < 0;
  return inRange && exponent !== null && isInteger(exponent);
}

/** A number written only with digits, with the exact number of decimals when one is required. */
export function isDecimal(tree: Expression, text: string | undefined, places: number | undefined): boolean {
  const size = tree.kind === 'negate' || tree.kind === 'plusminus' ? tree.of : tree;
  if (size.kind !== 'number') return false;
  if (places === undefined || text === undefined) return true;
  return placesWritten(text).every((written) => written === places);
}

/** The number of decimals of each number in a text. */
export function placesWritten(text: string): number[] {
  const numbers = text.replaceAll(/(?<=\p{L})_?\d+/gu, '').match(/\d+(?:\.\d{3})*(?:\{?[.,]\}?\d+)?/gu) ?? [];
  return numbers.map((written) => /[.,]\}?(\d+)$/u.exec(written)?.[1]?.length ?? 0);
}

/** An interval or a union of intervals; also (1, 2), ∅ and ℝ. */
export function isIntervalWriting(tree: Tree): boolean {
  if (tree.kind === 'point') return tree.coordinates.length === 2;
  return tree.kind === 'interval' || tree.kind === 'union' || tree.kind === 'solutions';
}

/** {1, 2}, ∅, ℝ ∖ {0}: written with braces or a set sign. */
export function isSetWriting(tree: Tree, text: string | undefined): boolean {
  const set =
    tree.kind === 'list' ||
    tree.kind === 'solutions' ||
    (tree.kind === 'union' && tree.items.every((item) => item.kind === 'list'));
  return set && (text === undefined || /[{∅ℝ]|\\(?:emptyset|varnothing|mathbb)/u.test(text));
}

/**
 * The equation of a line: y = mx + c with like terms collected (also f(x) = mx + c), x = k, or ax + by = c
 * and ax + by + c = 0 with coprime whole coefficients.
 */
export function isLine(tree: Tree): boolean {
  if (tree.kind === 'definition') return tree.parameters.length === 1 && isLinear(tree.body);
  if (tree.kind !== 'relation' || tree.signs.length !== 1 || tree.signs[0] !== '=') return false;
  const [left, right] = tree.sides;
  if (left === undefined || right === undefined || variablesOf(tree).length > 2) return false;
  if (left.kind === 'variable') return !variablesOf(right).includes(left.name) && isLinear(right);
  return isGeneralLine(tree);
}

/** mx + c: at most one term of each kind, in either order. */
function isLinear(tree: Expression): boolean {
  const names = variablesOf(tree);
  if (names.length > 1) return false;
  const terms = termsOf(tree);
  if (terms.length > names.length + 1) return false;
  const plain = !contains(
    tree,
    (part) => part.kind === 'multiply' && part.factors.some(({ kind }) => kind === 'add'),
  );
  return (
    plain && degreeAtMostOne(tree, names) && terms.filter((term) => variablesOf(term).length > 0).length <= 1
  );
}

function degreeAtMostOne(tree: Expression, names: readonly string[]): boolean {
  const { top, bottom } = new Canonical(new Field()).of(tree);
  return constantOf(bottom) !== null && names.every((name) => coefficientsIn(top, name).length <= 2);
}

function isGeneralLine({ sides: [left, right] }: Relation): boolean {
  if (left === undefined || right === undefined || numberValue(right) === null) return false;
  const terms = termsOf(left);
  const letters = terms.filter((term) => variablesOf(term).length === 1);
  const free = terms.filter((term) => variablesOf(term).length === 0);
  const constants = [...free, ...(isNumber(right, 0) ? [] : [right])].map(numberValue);
  if (letters.length !== variablesOf(left).length || constants.length > 1) return false;
  if (letters.length + free.length !== terms.length || !degreeAtMostOne(left, variablesOf(left)))
    return false;
  const coefficients = letters.map((term) => {
    const { top } = new Canonical(new Field()).of(term);
    return [...top.values()][0]?.coefficient ?? null;
  });
  const numbers = [...coefficients, ...constants];
  if (numbers.some((value) => value === null || !isInteger(value))) return false;
  const common = numbers.reduce((total, value) => gcd(total, value?.n ?? 0n), 0n);
  return common === 1n && coefficients.some((value) => value !== null && sign(value) !== 0);
}

/** The same units in the same places: 3 km instead of 3000 m has a different one. */
export function hasUnitsOf(tree: Tree, expected: Tree): boolean {
  const [written, wanted] = [unitsOf(tree), unitsOf(expected)];
  return written.length > 0 && written.join() === wanted.join();
}

function unitsOf(tree: Tree): string[] {
  const names: string[] = [];
  const visit = (part: Expression): void => {
    if (part.kind === 'unit') names.push(part.name);
    partsOf(part).forEach(visit);
  };
  if (isExpression(tree)) visit(tree);
  else if (tree.kind === 'relation') tree.sides.forEach(visit);
  return names.sort();
}
