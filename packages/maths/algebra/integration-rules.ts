import { isNumber, numberValue } from '../expression/build.ts';
import { add, isZero, one, rational, type Rational } from '../expression/rational.ts';
import { called, divided, fraction, number, raised, variable, type Expression } from '../expression/tree.ts';
import { contains, sameTree } from '../expression/tree-parts.ts';
import { dependsOn, integralTree, splitFactors } from './integral-pieces.ts';
import { integrationByParts } from './integration-parts.ts';
import { integrateRational } from './integration-rational.ts';
import { substitutionRule } from './integration-substitution.ts';
import { standardIntegral } from './integration-table.ts';
import type { Rule } from './integration-types.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';
import { powerOf, writePower } from './power-of-variable.ts';

/** ∫ c dx = cx. */
const constantRule: Rule = (of, name) =>
  dependsOn(of, name) ? null : { rule: 'constant', after: neatProduct(of, variable(name)) };

/** Term by term. */
const sumRule: Rule = (of, name) => {
  if (of.kind !== 'add') return null;
  const terms = of.terms.map((term) =>
    term.kind === 'negate' ? neatNegate(integralTree(term.of, name)) : integralTree(term, name),
  );
  return { rule: 'sum', after: neatSum(...terms) };
};

/** Moves factors that do not depend on the variable in front of the integral. */
const multipleRule: Rule = (of, name) => {
  const { outside, inside } = splitFactors(of, name);
  if (outside === null) return null;
  return {
    rule: 'constant_multiple',
    after: neatProduct(outside, integralTree(inside, name)),
    pieces: { factor: outside },
  };
};

/** xⁿ → xⁿ⁺¹/(n + 1), and 1/x → ln|x|. */
const powerRule: Rule = (of, name) => {
  const power = powerOf(of, name);
  if (power === null) return null;
  if (power.n === -1n && power.d === 1n)
    return { rule: 'reciprocal', after: called('ln', { kind: 'absolute', of: variable(name) }) };
  return { rule: 'power', after: raisedBy(variable(name), add(power, one)), pieces: { n: fraction(power) } };
};

/** uᵐ/m. */
function raisedBy(base: Expression, power: Rational): Expression {
  if (power.d === 1n && power.n > 0n) return neatQuotient(writePower(base, power), fraction(power));
  if (power.n > 0n) return neatProduct(fraction(rational(power.d, power.n)), writePower(base, power));
  const size = rational(-power.n, power.d);
  const below = neatProduct(number(size.n), writePower(base, size));
  return neatNegate(divided(number(power.d), below));
}

const standardRule: Rule = (of, name) => {
  const after = standardIntegral(of, name);
  return after === null ? null : { rule: 'standard', after, pieces: { f: of } };
};

/** Polynomials of low degree are expanded first. */
const expandRule: Rule = (of, name, { dense, tidy }) => {
  const high = contains(
    of,
    (part) => part.kind === 'power' && (numberValue(part.exponent)?.n ?? 9n) > 3n && part.base.kind === 'add',
  );
  if (high || dense(of, name) === null) return null;
  const after = tidy(of);
  if (after === null || sameTree(after, of)) return null;
  return { rule: 'expand', after: integralTree(after, name) };
};

/**
 * (x² + 1)/x = x + 1/x; (x + 1)√x = x√x + √x: distributes a sum over the power it is divided or multiplied
 * by.
 */
const termsRule: Rule = (of, name) => {
  const [sumPart, rest] =
    of.kind === 'divide'
      ? [of.numerator, divided(number(1), of.denominator)]
      : of.kind === 'multiply'
        ? sumAndRest(of.factors)
        : [null, of];
  if (sumPart?.kind !== 'add') return null;
  const power = powerOf(rest, name);
  if (power === null) return null;
  const terms = sumPart.terms.map((term) => termTimes(term, power, name));
  if (terms.some((term) => term === null)) return null;
  const after = neatSum(...terms.map((term) => term!));
  return { rule: 'divide_terms', after: integralTree(after, name) };
};

function sumAndRest(factors: readonly Expression[]): [Expression | null, Expression] {
  const sums = factors.filter((factor) => factor.kind === 'add');
  const others = factors.filter((factor) => factor.kind !== 'add');
  return sums.length === 1 && others.length > 0 ? [sums[0]!, neatProduct(...others)] : [null, number(1)];
}

function termTimes(term: Expression, by: Rational, name: string): Expression | null {
  const { outside, inside } = dependsOn(term, name)
    ? splitFactors(term, name)
    : { outside: term, inside: number(1) };
  const own = isNumber(inside, 1) ? rational(0) : powerOf(inside, name);
  if (own === null) return null;
  const power = add(own, by);
  const factor = outside ?? number(1);
  if (isZero(power)) return factor;
  return power.n < 0n
    ? neatQuotient(factor, writePower(variable(name), rational(-power.n, power.d)))
    : neatProduct(factor, writePower(variable(name), power));
}

/**
 * sin³u = sin u − cos²u sin u, and likewise for other odd powers: leaves one factor beside powers of the
 * other function.
 */
function oddPower(of: Expression): Expression | null {
  if (of.kind !== 'power' || of.base.kind !== 'call') return null;
  const n = numberValue(of.exponent);
  const other = of.base.name === 'sin' ? 'cos' : of.base.name === 'cos' ? 'sin' : null;
  if (n === null || other === null || n.d !== 1n || n.n % 2n === 0n || n.n < 3n || n.n > 7n) return null;
  const cofunction = called(other, ...of.base.args);
  const half = Number(n.n / 2n);
  let binomial = 1;
  const terms: Expression[] = [];
  for (let k = 0; k <= half; k += 1) {
    const power = k === 0 ? number(1) : raised(cofunction, number(2 * k));
    const term = neatProduct(number(binomial), power, of.base);
    terms.push(k % 2 === 0 ? term : neatNegate(term));
    binomial = (binomial * (half - k)) / (k + 1);
  }
  return neatSum(...terms);
}

/** sin² and cos² by the double-angle formulas, tan² by its own square. */
const trigRule: Rule = (of, name) => {
  const odd = oddPower(of);
  if (odd !== null) return { rule: 'trig_rewrite', after: integralTree(odd, name) };
  if (of.kind !== 'power' || of.base.kind !== 'call' || !isNumber(of.exponent, 2)) return null;
  const [u] = of.base.args;
  if (u === undefined) return null;
  const double = called('cos', neatProduct(number(2), u));
  const after =
    of.base.name === 'sin'
      ? divided(neatSum(number(1), neatNegate(double)), number(2))
      : of.base.name === 'cos'
        ? divided(neatSum(number(1), double), number(2))
        : of.base.name === 'tan'
          ? neatSum(divided(number(1), raised(called('cos', u), number(2))), neatNegate(number(1)))
          : null;
  return after === null ? null : { rule: 'trig_rewrite', after: integralTree(after, name) };
};

/** All rules, simplest first. */
export const integrationRules: readonly Rule[] = [
  constantRule,
  sumRule,
  multipleRule,
  powerRule,
  standardRule,
  expandRule,
  termsRule,
  trigRule,
  substitutionRule,
  integrationByParts,
  integrateRational,
];
