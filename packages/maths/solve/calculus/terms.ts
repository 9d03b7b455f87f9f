import { numberValue } from '../../expression/build.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  power,
  rational,
  sign,
  zero,
  type Rational,
} from '../../expression/rational.ts';
import {
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  rooted,
  type Expression,
} from '../../expression/tree.ts';
import { textOf, variablesOf } from '../../expression/tree-parts.ts';
import { neatSum } from '../../algebra/neat.ts';

/** A product as a number and powers: each base once, with its exponent (a fraction for roots). */
export type PowerTerm = { readonly coefficient: Rational; readonly powers: ReadonlyMap<string, BasePower> };
export type BasePower = { readonly base: Expression; readonly exponent: Rational };

const bitsOfPower = 12n;

export const constantTerm = (coefficient: Rational): PowerTerm => ({ coefficient, powers: new Map() });

/** Reads products, quotients, powers and roots as one term; anything else is a base by itself. */
export function termOf(tree: Expression): PowerTerm {
  const value = tree.kind === 'percent' ? null : numberValue(tree);
  if (value !== null) return constantTerm(value);
  switch (tree.kind) {
    case 'negate':
      return scaledTerm(termOf(tree.of), rational(-1));
    case 'multiply':
      return tree.factors.map(termOf).reduce(timesTerm);
    case 'divide':
      return timesTerm(termOf(tree.numerator), inverse(termOf(tree.denominator)));
    case 'power': {
      const exponent = numberValue(tree.exponent);
      return exponent === null ? exponential(tree) : raisedTerm(tree.base, exponent);
    }
    case 'root': {
      const index = numberValue(tree.index);
      const plain = index !== null && variablesOf(tree).length > 0;
      return plain ? raisedTerm(tree.of, divide(one, index)) : baseTerm(tree, one);
    }
    default:
      return baseTerm(tree, one);
  }
}

function baseTerm(base: Expression, exponent: Rational): PowerTerm {
  return { coefficient: one, powers: new Map([[textOf(base), { base, exponent }]]) };
}

/** aᵘ·aᵛ = aᵘ⁺ᵛ: exponents with letters are collected under a key of their base. */
function exponential(tree: Expression & { kind: 'power' }): PowerTerm {
  const { base, exponent } = tree;
  const key = `^${textOf(base)}^${textOf(exponent)}`;
  return { coefficient: one, powers: new Map([[key, { base: tree, exponent: one }]]) };
}

/** (uv)ⁿ = uⁿvⁿ for whole n; the content of a root is not split. */
function raisedTerm(base: Expression, exponent: Rational): PowerTerm {
  const value = numberValue(base);
  if (exponent.d === 1n) {
    if (value !== null && !isZero(value) && exponent.n <= bitsOfPower && exponent.n >= -bitsOfPower)
      return constantTerm(power(value, Number(exponent.n)));
    const splits = ['multiply', 'divide', 'negate', 'power', 'root'].includes(base.kind);
    if (!splits) return baseTerm(base, exponent);
    const inner = termOf(base);
    const whole = exponent.n <= bitsOfPower && exponent.n >= -bitsOfPower;
    if (!whole || (isZero(inner.coefficient) && exponent.n < 0n)) return baseTerm(base, exponent);
    const powers = [...inner.powers].map(([key, each]): [string, BasePower] => [
      key,
      { base: each.base, exponent: multiply(each.exponent, exponent) },
    ]);
    return { coefficient: power(inner.coefficient, Number(exponent.n)), powers: new Map(powers) };
  }
  return baseTerm(base, exponent);
}

export function timesTerm(a: PowerTerm, b: PowerTerm): PowerTerm {
  const powers = new Map(a.powers);
  for (const [key, { base, exponent }] of b.powers) {
    const total = add(powers.get(key)?.exponent ?? zero, exponent);
    if (isZero(total)) powers.delete(key);
    else powers.set(key, { base, exponent: total });
  }
  return { coefficient: multiply(a.coefficient, b.coefficient), powers };
}

export function inverse({ coefficient, powers }: PowerTerm): PowerTerm {
  return {
    coefficient: divide(one, coefficient),
    powers: new Map(
      [...powers].map(([key, { base, exponent }]) => [key, { base, exponent: negate(exponent) }]),
    ),
  };
}

export const scaledTerm = ({ coefficient, powers }: PowerTerm, by: Rational): PowerTerm => ({
  coefficient: multiply(coefficient, by),
  powers,
});

/** Terms with the same key are like terms. */
export function keyOf({ powers }: PowerTerm): string {
  return [...powers]
    .map(([key, { exponent }]) => `${key}:${exponent.n}/${exponent.d}`)
    .sort()
    .join('|');
}

/** The position of a base in a product: numbers and constants, letters, powers of e, sums, functions last. */
function rank(base: Expression): number {
  if (variablesOf(base).length === 0) return base.kind === 'call' ? 5 : 0;
  if (base.kind === 'variable') return 1;
  if (base.kind === 'power') return 2;
  return base.kind === 'add' ? 3 : 4;
}

/** The tree of a term, with at most one fraction bar: −3x²/(2√x). */
export function writeTerm(term: PowerTerm): Expression {
  const size = rational(
    term.coefficient.n < 0n ? -term.coefficient.n : term.coefficient.n,
    term.coefficient.d,
  );
  const ordered = [...term.powers.values()].sort((a, b) => rank(a.base) - rank(b.base));
  const above = ordered.filter(({ exponent }) => exponent.n > 0n).map(writeBase);
  const below = ordered
    .filter(({ exponent }) => exponent.n < 0n)
    .map(({ base, exponent }) => writeBase({ base, exponent: negate(exponent) }));
  if (size.d !== 1n) below.unshift(number(size.d));
  if (size.n !== 1n || above.length === 0) above.unshift(number(size.n));
  const whole = below.length === 0 ? product(above) : divided(product(above), product(below));
  return sign(term.coefficient) < 0 ? negated(whole) : whole;
}

function writeBase({ base, exponent }: BasePower): Expression {
  if (exponent.n === 1n && exponent.d === 1n) return base;
  if (exponent.n === 1n) return rooted(base, number(exponent.d));
  return raised(base, fraction(exponent));
}

/** A sum of terms without zeros. */
export function writeSum(terms: readonly PowerTerm[]): Expression {
  return neatSum(...terms.filter(({ coefficient }) => !isZero(coefficient)).map(writeTerm));
}

/** Collects like terms, in order of first occurrence. */
export function collectLikeTerms(terms: readonly PowerTerm[]): PowerTerm[] {
  const sums = new Map<string, PowerTerm>();
  for (const term of terms) {
    const key = keyOf(term);
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined ? term : { ...before, coefficient: add(before.coefficient, term.coefficient) },
    );
  }
  return [...sums.values()].filter(({ coefficient }) => !isZero(coefficient));
}
