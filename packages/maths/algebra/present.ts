import { absolute, divide, equals, gcd, one, rational, sign, type Rational } from '../expression/rational.ts';
import {
  called,
  constant,
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  rooted,
  sum,
  variable,
  type Expression,
} from '../expression/tree.ts';
import { constantOf, scale, type Polynomial, type Term } from './polynomial.ts';
import type { Quotient } from './quotient.ts';
import type { Dense } from './univariate.ts';

/** Thrown for an atom without a written form (an opaque piece). */
export class Unwritable extends Error {}

/**
 * The tree of a normal form in school notation: highest powers first, roots last, a fraction bar only where
 * needed.
 */
export function writeQuotient(q: Quotient): Expression {
  const below = constantOf(q.bottom);
  if (below === null) {
    const [above, under] = wholeCoefficients(q.top, q.bottom);
    const negative = sign(leadingOf(above)) < 0;
    const positive = divided(
      writePolynomial(negative ? scale(above, rational(-1)) : above),
      writePolynomial(under),
    );
    return negative ? negated(positive) : positive;
  }
  const top = scale(q.top, divide(one, below));
  return hasRoots(top) ? overCommonDenominator(top) : writePolynomial(top);
}

/** Multiplies both by one number so that all coefficients are coprime whole numbers. */
function wholeCoefficients(top: Polynomial, bottom: Polynomial): [Polynomial, Polynomial] {
  let multiple = 1n;
  let common = 0n;
  for (const { coefficient } of [...top.values(), ...bottom.values()]) {
    multiple = (multiple / gcd(multiple, coefficient.d)) * coefficient.d;
  }
  for (const { coefficient } of [...top.values(), ...bottom.values()]) {
    common = gcd(common, (coefficient.n * multiple) / coefficient.d);
  }
  const by = rational(multiple, common === 0n ? 1n : common);
  return [scale(top, by), scale(bottom, by)];
}

function hasRoots(p: Polynomial): boolean {
  return [...p.values()].some(({ powers }) => powers.some(([atom]) => atom.startsWith('root')));
}

/** (5 + √13)/2 rather than 5/2 + √13/2. */
function overCommonDenominator(p: Polynomial): Expression {
  let multiple = 1n;
  for (const { coefficient } of p.values())
    multiple = (multiple / gcd(multiple, coefficient.d)) * coefficient.d;
  if (multiple === 1n) return writePolynomial(p);
  const whole = scale(p, rational(multiple));
  if (p.size === 1 && sign(leadingOf(whole)) < 0) {
    return negated(divided(writePolynomial(scale(whole, rational(-1))), number(multiple)));
  }
  return divided(writePolynomial(whole), number(multiple));
}

const rank = (term: Term): number => {
  const degree = term.powers.reduce(
    (total, [atom, exponent]) => total + (isVariable(atom) ? exponent : 0),
    0,
  );
  const roots = term.powers.some(([atom]) => !isVariable(atom)) ? 0.5 : 0;
  return degree > 0 ? degree : roots > 0 ? -roots : 0;
};

function isVariable(atom: string): boolean {
  return !/[(πⅈ]/.test(atom) && atom !== 'e';
}

function sortTerms(p: Polynomial): Term[] {
  return [...p.values()].sort((a, b) => rank(b) - rank(a) || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Sorts x² before xy before y²: compares exponent by exponent. */
function keyOf(term: Term): string {
  return term.powers.map(([atom, exponent]) => `${atom}${String(99 - exponent).padStart(2, '0')}`).join('');
}

function leadingOf(p: Polynomial): Rational {
  return sortTerms(p)[0]?.coefficient ?? rational(0);
}

/** A sum of terms with their signs; 0 for an empty sum. */
export function writePolynomial(p: Polynomial): Expression {
  return sum(positiveFirst(sortTerms(p)).map(writeTerm));
}

/** √7 − √3 rather than −√3 + √7: sums of numbers with roots start with a positive term if there is one. */
function positiveFirst(terms: readonly Term[]): readonly Term[] {
  if (terms.some(({ powers }) => powers.some(([atom]) => isVariable(atom) || atom === 'ⅈ'))) return terms;
  const place = terms.findIndex(({ coefficient }) => sign(coefficient) > 0);
  return place <= 0 ? terms : [terms[place]!, ...terms.filter((_, index) => index !== place)];
}

export function writeTerm({ powers, coefficient }: Term): Expression {
  const size = absolute(coefficient);
  const letters = [...powers]
    .sort(([a], [b]) => Number(isVariable(b)) - Number(isVariable(a)) || (a < b ? -1 : 1))
    .map(([atom, exponent]) =>
      exponent === 1 ? writeAtom(atom) : raised(writeAtom(atom), number(exponent)),
    );
  const roots = joinRoots(powers);
  const factors = roots === null ? letters : roots;
  const positive =
    factors.length === 0
      ? fraction(size)
      : equals(size, one)
        ? product(factors)
        : product([fraction(size), ...factors]);
  return sign(coefficient) < 0 ? negated(positive) : positive;
}

/** √2·√3 is written √6; variables stay in front. */
function joinRoots(powers: Term['powers']): Expression[] | null {
  const squareRoots = powers.filter(([atom, exponent]) => atom.startsWith('root2(') && exponent === 1);
  if (squareRoots.length < 2) return null;
  const inside = squareRoots.reduce(
    (total, [atom]) => total * BigInt(/\((\d+)\)/.exec(atom)?.[1] ?? '1'),
    1n,
  );
  const rest = powers.filter((power) => !squareRoots.includes(power));
  return [
    ...rest.map(([atom, exponent]) =>
      exponent === 1 ? writeAtom(atom) : raised(writeAtom(atom), number(exponent)),
    ),
    rooted(number(inside)),
  ];
}

function writeAtom(atom: string): Expression {
  if (atom === 'π') return constant('pi');
  if (atom === 'e') return constant('e');
  if (atom === 'ⅈ') return constant('i');
  const logarithm = /^ln\((\d+)\)$/.exec(atom);
  if (logarithm !== null) return called('ln', number(BigInt(logarithm[1]!)));
  const root = /^root(\d+)\((\d+)\)$/.exec(atom);
  if (root !== null) return rooted(number(BigInt(root[2]!)), number(BigInt(root[1]!)));
  if (atom.includes('(')) throw new Unwritable(atom);
  return variable(atom);
}

/** The tree of a polynomial in one variable, highest power first. */
export function writeDense(p: Dense, name: string): Expression {
  const terms: Expression[] = [];
  for (let degree = p.length - 1; degree >= 0; degree -= 1) {
    const coefficient = p[degree]!;
    if (coefficient.n === 0n) continue;
    const powers: Term['powers'] = degree === 0 ? [] : [[name, degree]];
    terms.push(writeTerm({ powers, coefficient }));
  }
  return sum(terms);
}
