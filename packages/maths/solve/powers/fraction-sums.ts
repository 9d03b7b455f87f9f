import { Multivariate, type Factor, type Factors } from '../../algebra/multivariate.ts';
import { constantPolynomial, samePolynomial } from '../../algebra/polynomial.ts';
import { factorsOf, isNumber, opposite } from '../../expression/build.ts';
import { divide, gcd, one, rational, sign, type Rational } from '../../expression/rational.ts';
import { divided, negated, product, sum, type Expression } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import type { PowerChange } from './changes.ts';
import { hasLetters } from './pieces.ts';
import { polynomialOf, writeFactors, writeShort } from './polynomials.ts';

type Term = { readonly above: Expression; readonly below: Factors; readonly written: Expression | null };

/** a/d + b/d = (a + b)/d. */
export function addAlike(part: Expression & { kind: 'add' }): PowerChange | null {
  const terms = isDue(part.terms) ? readTerms(part.terms) : null;
  const below = terms?.[0]?.written ?? null;
  if (terms === null || below === null) return null;
  const alike = terms.every(({ written }) => written !== null && sameTree(written, below));
  return alike ? addOverDenominator(terms, below) : null;
}

function readTerms(terms: readonly Expression[]): Term[] | null {
  const algebra = new Multivariate();
  const read = terms.flatMap((term) => readTerm(term, algebra) ?? []);
  return read.length === terms.length ? read : null;
}

/** Brings fractions with letters in a sum over a common denominator. */
export function addFractions(part: Expression & { kind: 'add' }): PowerChange | null {
  const known = isDue(part.terms) ? readTerms(part.terms) : null;
  if (known === null) return null;
  const denominator = leastCommon(known.map(({ below }) => below));
  const shown = writeShort(denominator);
  const after = sum(known.map((term) => overDenominator(term, denominator, shown)));
  return { rule: 'common_denominator_of', after, params: { denominator: shown } };
}

/**
 * Letters in a denominator, or sums in a numerator: 1/x + 1, (x + 1)/2 + x/3. A polynomial with fractional
 * coefficients is left alone.
 */
function isDue(terms: readonly Expression[]): boolean {
  const bars = terms
    .map((term) => (term.kind === 'negate' ? term.of : term))
    .filter((term) => term.kind === 'divide');
  return bars.some((bar) => bar.kind === 'divide' && hasLetters(bar));
}

function readTerm(term: Expression, algebra: Multivariate): Term | null {
  const negative = term.kind === 'negate';
  const inner = negative ? term.of : term;
  const [above, below] = inner.kind === 'divide' ? [inner.numerator, inner.denominator] : [inner, null];
  const [top, bottom] = [polynomialOf(above), below === null ? constantPolynomial(one) : polynomialOf(below)];
  if (top === null || bottom === null || bottom.size === 0) return null;
  return { above: negative ? opposite(above) : above, below: algebra.factor(bottom), written: below };
}

/** a/d + b/d = (a + b)/d, with the numerators expanded. */
function addOverDenominator(terms: readonly Term[], below: Expression): PowerChange {
  const above = normalizeTree(sum(terms.map((term) => term.above)));
  if (isNumber(above, 0)) return { rule: 'add_numerators', after: above };
  const after = above.kind === 'negate' ? negated(divided(above.of, below)) : divided(above, below);
  return { rule: 'add_numerators', after };
}

/** The least common multiple: all factors with their highest multiplicity. */
function leastCommon(denominators: readonly Factors[]): Factors {
  const factors: Factor[] = [];
  let content = 1n;
  for (const each of denominators) {
    const size = each.content.n < 0n ? -each.content.n : each.content.n;
    content = (content / gcd(content, size)) * size;
    for (const { part, times } of each.factors) {
      const index = factors.findIndex((factor) => samePolynomial(factor.part, part));
      if (index < 0) factors.push({ part, times });
      else if (factors[index]!.times < times) factors[index] = { part, times };
    }
  }
  return { content: rational(content), factors };
}

/** a/b as a·(d/b) over d. */
function overDenominator({ above, below }: Term, denominator: Factors, shown: Expression): Expression {
  const by = missing(below, denominator);
  const [minus, size] = above.kind === 'negate' ? [true, above.of] : [false, above];
  const negative = minus !== sign(by.content) < 0;
  const factor = writeFactors({ ...by, content: absolute(by.content) });
  const numerator = isNumber(factor, 1)
    ? size
    : isNumber(size, 1)
      ? factor
      : product([...inOrder(factor, size)]);
  const whole = divided(tidyProduct(numerator), shown);
  return negative ? negated(whole) : whole;
}

const absolute = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d });

/** Numbers in front. */
function inOrder(factor: Expression, size: Expression): Expression[] {
  const all = [...factorsOf(size), ...factorsOf(factor)];
  return [...all].sort(
    (a, b) =>
      Number(hasLetters(a)) - Number(hasLetters(b)) || Number(a.kind === 'add') - Number(b.kind === 'add'),
  );
}

/** Products without brackets are multiplied directly: 2 · 3x is 6x. */
function tidyProduct(tree: Expression): Expression {
  const factors = factorsOf(tree);
  return factors.some(
    (factor) => factor.kind === 'add' || (factor.kind === 'power' && factor.base.kind === 'add'),
  )
    ? tree
    : normalizeTree(tree);
}

function missing(below: Factors, denominator: Factors): Factors {
  const factors = denominator.factors.flatMap(({ part, times }) => {
    const own = below.factors.find((factor) => samePolynomial(factor.part, part))?.times ?? 0;
    return times > own ? [{ part, times: times - own }] : [];
  });
  return { content: divide(denominator.content, below.content), factors };
}
