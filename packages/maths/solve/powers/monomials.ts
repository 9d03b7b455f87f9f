import { factorsOf, isNumber, numberValue, opposite } from '../../expression/build.ts';
import {
  absolute,
  divide,
  isInteger,
  multiply,
  negate,
  one,
  power,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import {
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { hasLetters, tidiedPieces } from './pieces.ts';

/** A number times powers: 2x²y⁻¹. Bases are letters, brackets, or numbers with letters in the exponent. */
export type PowerMonomial = {
  readonly coefficient: Rational;
  readonly powers: readonly { readonly base: Expression; readonly exponent: Expression }[];
};

const plain = (coefficient: Rational): PowerMonomial => ({ coefficient, powers: [] });

/**
 * Reads a product or quotient; a sum counts as a single base. Null when a number is too large or a divisor is
 * 0.
 */
export function monomialOf(tree: Expression): PowerMonomial | null {
  const value = numberValue(tree);
  if (value !== null) return plain(value);
  switch (tree.kind) {
    case 'negate':
      return scaleExponents(monomialOf(tree.of), rational(-1));
    case 'multiply':
      return tree.factors.reduce<PowerMonomial | null>(
        (total, factor) => multiplyMonomials(total, monomialOf(factor)),
        plain(one),
      );
    case 'divide':
      return multiplyMonomials(monomialOf(tree.numerator), inverse(monomialOf(tree.denominator)));
    case 'power':
      return powerOf(tree.base, tree.exponent);
    default:
      return { coefficient: one, powers: [{ base: tree, exponent: number(1) }] };
  }
}

function powerOf(base: Expression, exponent: Expression): PowerMonomial | null {
  const [value, n] = [numberValue(base), numberValue(exponent)];
  if (value !== null && n !== null && isInteger(n)) {
    if (absolute(n).n > 60n || (value.n === 0n && n.n <= 0n)) return null;
    return plain(power(value, Number(n.n)));
  }
  return { coefficient: one, powers: [{ base, exponent }] };
}

function scaleExponents(of: PowerMonomial | null, by: Rational): PowerMonomial | null {
  return of === null ? null : { ...of, coefficient: multiply(of.coefficient, by) };
}

/** The product, with equal bases combined by adding their exponents. */
function multiplyMonomials(a: PowerMonomial | null, b: PowerMonomial | null): PowerMonomial | null {
  if (a === null || b === null) return null;
  const powers = [...a.powers];
  for (const { base, exponent } of b.powers) {
    const index = powers.findIndex((each) => sameTree(each.base, base));
    if (index < 0) powers.push({ base, exponent });
    else powers[index] = { base, exponent: tidiedPieces(sum([powers[index]!.exponent, exponent])) };
  }
  return {
    coefficient: multiply(a.coefficient, b.coefficient),
    powers: powers.filter(({ exponent }) => !isNumber(exponent, 0)),
  };
}

function inverse(of: PowerMonomial | null): PowerMonomial | null {
  if (of === null || of.coefficient.n === 0n) return null;
  return {
    coefficient: divide(one, of.coefficient),
    powers: of.powers.map(({ base, exponent }) => ({ base, exponent: tidiedPieces(opposite(exponent)) })),
  };
}

/** Written with positive exponents: factors with negative ones go to the denominator. */
export function writeMonomial({ coefficient, powers }: PowerMonomial): Expression {
  if (coefficient.n === 0n) return number(0);
  const size = absolute(coefficient);
  const isBelow = ({ exponent }: PowerMonomial['powers'][number]): boolean => {
    const value = numberValue(exponent);
    return value !== null && sign(value) < 0;
  };
  const above = sortFactors(powers.filter((each) => !isBelow(each))).map(written);
  const below = sortFactors(powers.filter(isBelow)).map(({ base, exponent }) =>
    written({ base, exponent: fraction(negate(numberValue(exponent)!)) }),
  );
  const top = [...(size.n === 1n && above.length > 0 ? [] : [number(size.n)]), ...above];
  const bottom = [...(size.d === 1n ? [] : [number(size.d)]), ...below];
  const whole = bottom.length === 0 ? product(top) : divided(product(top), product(bottom));
  return sign(coefficient) < 0 ? negated(whole) : whole;
}

const written = ({ base, exponent }: PowerMonomial['powers'][number]): Expression =>
  isNumber(exponent, 1) ? base : raised(base, exponent);

/** Numbers, then letters in order, then brackets. */
function sortFactors(powers: PowerMonomial['powers']): PowerMonomial['powers'] {
  const rank = (base: Expression): number => (base.kind === 'number' ? 0 : base.kind === 'variable' ? 1 : 2);
  const name = (base: Expression): string => (base.kind === 'variable' ? base.name : '');
  return [...powers].sort((a, b) => rank(a.base) - rank(b.base) || (name(a.base) < name(b.base) ? -1 : 1));
}

/** The factors of a written product or quotient, to decide whether a law applies. */
export function repeatedBase(tree: Expression): Expression | null {
  const seen: Expression[] = [];
  const parts =
    tree.kind === 'divide' ? [...factorsOf(tree.numerator), ...factorsOf(tree.denominator)] : factorsOf(tree);
  for (const part of parts) {
    const factor = part.kind === 'negate' ? part.of : part;
    const base = factor.kind === 'power' ? factor.base : factor;
    const counts = hasLetters(base) || (factor.kind === 'power' && hasLetters(factor.exponent));
    const isNumberPower = factor.kind === 'power' && (base.kind === 'number' || base.kind === 'constant');
    if (!counts && !isNumberPower) continue;
    if (seen.some((other) => sameTree(other, base))) return base;
    seen.push(base);
  }
  return null;
}
