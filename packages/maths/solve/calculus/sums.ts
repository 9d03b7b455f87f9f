import { termsOf } from '../../expression/build.ts';
import {
  compare,
  equals,
  exactSquareRoot,
  gcd,
  isZero,
  multiply,
  one,
  power,
  rational,
  sign,
  zero,
  type Rational,
} from '../../expression/rational.ts';
import { called, number, raised, type Expression } from '../../expression/tree.ts';
import { textOf } from '../../expression/tree-parts.ts';
import {
  collectLikeTerms,
  constantTerm,
  inverse,
  keyOf,
  scaledTerm,
  termOf,
  timesTerm,
  writeSum,
  type BasePower,
  type PowerTerm,
} from './terms.ts';

/** The common positive number of all terms of a bracket: 2 of 4x + 6, 1/4 of 1 − x²/4. */
export function contentOf(base: Expression): Rational {
  return sharedNumber(termsOf(base).map(termOf));
}

function sharedNumber(terms: readonly PowerTerm[]): Rational {
  let [above, below] = [0n, 1n];
  for (const { coefficient } of terms) {
    above = gcd(above, coefficient.n);
    below = (below / gcd(below, coefficient.d)) * coefficient.d;
  }
  return above === 0n ? one : rational(above, below);
}

/**
 * Takes numbers out of brackets where they cancel a number outside, where they are fractions, or where their
 * root is exact.
 */
export function withoutContents(term: PowerTerm): PowerTerm {
  let result: PowerTerm = constantTerm(term.coefficient);
  for (const [key, { base, exponent }] of term.powers) {
    const plain: PowerTerm = { coefficient: one, powers: new Map([[key, { base, exponent }]]) };
    const outside = base.kind === 'add' ? outsideOf(contentOf(base), exponent, term.coefficient) : null;
    if (outside === null) {
      result = timesTerm(result, plain);
      continue;
    }
    const content = rational(outside.content.d, outside.content.n);
    const smaller = writeSum(termsOf(base).map((part) => scaledTerm(termOf(part), content)));
    const inner = exponent.d === 1n ? termOf(raised(smaller, number(absolute(exponent.n)))) : null;
    const rest: PowerTerm =
      inner === null
        ? {
            coefficient: one,
            powers: new Map([[textOf(smaller), { base: smaller, exponent }]]),
          }
        : exponent.n < 0n
          ? inverse(inner)
          : inner;
    result = timesTerm(result, scaledTerm(rest, outside.value));
  }
  return result;
}

const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

/** The number taken out of the bracket, and its value outside. */
function outsideOf(
  content: Rational,
  exponent: Rational,
  beside: Rational,
): { content: Rational; value: Rational } | null {
  if (equals(content, one)) return null;
  if (exponent.d === 1n) {
    const cancels = exponent.n > 0n ? gcd(content.n, beside.d) > 1n : gcd(content.n, beside.n) > 1n;
    const wanted = cancels || content.d > 1n;
    return wanted && absolute(exponent.n) < 20n
      ? { content, value: power(content, Number(exponent.n)) }
      : null;
  }
  const root = exponent.d === 2n ? exactSquareRoot(content) : null;
  if (root === null || absolute(exponent.n) > 9n) return null;
  return { content, value: power(root, Number(exponent.n)) };
}

/**
 * Expands a product with a bracket: always for numbers and letters in front, and for everything on request.
 */
export function openBrackets(term: PowerTerm, all: boolean): PowerTerm[] {
  const bracket = [...term.powers].find(
    ([, { base, exponent }]) => base.kind === 'add' && equals(exponent, one),
  );
  if (bracket === undefined) return [term];
  const [key, { base }] = bracket;
  const others = [...term.powers].filter(([other]) => other !== key);
  const letters = others.every(
    ([, each]) => each.base.kind === 'variable' && each.exponent.d === 1n && sign(each.exponent) > 0,
  );
  if (!letters && !all) return [term];
  const outside: PowerTerm = { coefficient: term.coefficient, powers: new Map(others) };
  return termsOf(base).flatMap((inner) => openBrackets(timesTerm(outside, termOf(inner)), all));
}

/** Fewer terms, or equally many with fewer brackets. */
export function isShorter(a: readonly PowerTerm[], b: readonly PowerTerm[]): boolean {
  const brackets = (terms: readonly PowerTerm[]): number =>
    terms.filter((term) => [...term.powers.values()].some(({ base }) => base.kind === 'add')).length;
  return a.length < b.length || (a.length === b.length && brackets(a) < brackets(b));
}

/** c·sin²u + c·cos²u = c. */
export function squaresOfOneAngle(terms: readonly PowerTerm[]): readonly PowerTerm[] {
  for (const term of terms) {
    for (const [key, { base, exponent }] of term.powers) {
      if (base.kind !== 'call' || base.name !== 'sin' || !equals(exponent, rational(2))) continue;
      const rest: PowerTerm = {
        coefficient: term.coefficient,
        powers: new Map([...term.powers].filter(([name]) => name !== key)),
      };
      const wanted = keyOf(timesTerm(rest, termOf(raised(called('cos', ...base.args), number(2)))));
      const partner = terms.find(
        (each) => keyOf(each) === wanted && equals(each.coefficient, term.coefficient),
      );
      if (partner !== undefined)
        return collectLikeTerms([rest, ...terms.filter((each) => each !== term && each !== partner)]);
    }
  }
  return terms;
}

/**
 * Powers of brackets, roots and exponentials common to all terms, with the letters that go with them: the
 * lowest exponent of each, so that √u + x/√u is written over √u. Null when there is no bracket, root or
 * exponential to take out.
 */
export function sharedPowers(terms: readonly PowerTerm[]): { term: PowerTerm; inverse: PowerTerm } | null {
  const [first, ...others] = terms;
  if (first === undefined || others.length === 0) return null;
  const shared: [string, BasePower][] = [];
  let telling = false;
  for (const [key, { base, exponent }] of first.powers) {
    const all = [exponent, ...others.map((term) => term.powers.get(key)?.exponent ?? zero)];
    const least = all.reduce((a, b) => (compare(a, b) < 0 ? a : b));
    const present = all.every((each) => !isZero(each));
    const below = all.some((each) => sign(each) < 0);
    const rooted = all.some((each) => each.d !== 1n);
    if (!present || isZero(least) || (below && !rooted && base.kind !== 'add')) continue;
    shared.push([key, { base, exponent: least }]);
    telling ||=
      base.kind === 'power' || base.kind === 'add' || (rooted && below && all.some((each) => sign(each) > 0));
  }
  if (!telling) return null;
  const negative = terms.every(({ coefficient }) => sign(coefficient) < 0);
  const size = sharedNumber(terms);
  const term: PowerTerm = {
    coefficient: multiply(size, rational(negative ? -1 : 1)),
    powers: new Map(shared),
  };
  return { term, inverse: inverse(term) };
}
