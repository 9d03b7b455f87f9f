import { factorsOf, isNumber, numberValue, opposite } from '../../expression/build.ts';
import { absolute, divide, isInteger, multiply, negate, one, sign } from '../../expression/rational.ts';
import { divided, fraction, number, product, raised, sum, type Expression } from '../../expression/tree.ts';
import { contains, sameTree } from '../../expression/tree-parts.ts';
import { changeInside } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { flat } from './changes.ts';
import { monomialOf, repeatedBase, writeMonomial, type PowerMonomial } from './monomials.ts';
import { hasLetters, tidiedPieces } from './pieces.ts';

/** The laws of powers for products and quotients; brackets with sums are left to other rules. */
export function powerMove(tree: Expression): Move | null {
  return (
    everywhere(tree, 'zero_exponent', zeroExponent) ??
    everywhere(tree, 'power_of_power', powerOfPower) ??
    everywhere(tree, 'power_of_product', powerOfProduct) ??
    everywhere(tree, 'power_of_fraction', powerOfFraction) ??
    law(tree, 'quotient_of_powers', quotientOfPowers) ??
    law(tree, 'product_of_powers', productOfPowers) ??
    everywhere(tree, 'negative_exponent', negativeInProduct) ??
    everywhere(tree, 'negative_exponent', negativeAlone)
  );
}

type Change = (part: Expression) => Expression | null;

function everywhere(tree: Expression, rule: Move['rule'], change: Change): Move | null {
  let current = changeInside(tree, change);
  if (current === null) return null;
  for (let count = 0; count < 12; count += 1) {
    const next: Expression | null = changeInside(current, change);
    if (next === null) break;
    current = next;
  }
  return { rule, after: flat(current) };
}

type Law = (part: Expression) => { readonly after: Expression; readonly base: Expression } | null;

function law(tree: Expression, rule: Move['rule'], change: Law): Move | null {
  let base: Expression | null = null;
  const after = changeInside(tree, (part) => {
    const found = change(part);
    base = found?.base ?? null;
    return found?.after ?? null;
  });
  return after === null || base === null ? null : { rule, after: flat(after), params: { base } };
}

function zeroExponent(part: Expression): Expression | null {
  if (part.kind !== 'power' || !hasLetters(part)) return null;
  if (isNumber(part.exponent, 0)) return number(1);
  return isNumber(part.exponent, 1) ? part.base : null;
}

/** (bᵐ)ⁿ = bᵐⁿ; when an even root is taken, the absolute value of b: (x²)^(1/2) = |x|. */
function powerOfPower(part: Expression): Expression | null {
  if (part.kind !== 'power' || part.base.kind !== 'power') return null;
  const { base, exponent: inner } = part.base;
  const [m, n] = [numberValue(inner), numberValue(part.exponent)];
  if (n === null || (!hasLetters(base) && m !== null)) return null;
  if (m === null) {
    return isInteger(n) ? raised(base, tidiedPieces(product([part.exponent, inner]))) : null;
  }
  const exponent = multiply(m, n);
  const even = n.d % 2n === 0n && m.n % 2n === 0n && isInteger(m);
  const size: Expression = even && exponent.n % 2n !== 0n ? { kind: 'absolute', of: base } : base;
  return isNumber(fraction(exponent), 1) ? size : raised(size, fraction(exponent));
}

/** (2x²y)³ = 2³ · (x²)³ · y³. */
function powerOfProduct(part: Expression): Expression | null {
  if (part.kind !== 'power' || !hasLetters(part.base)) return null;
  const value = numberValue(part.exponent);
  if (value === null || (!isInteger(value) && value.d % 2n === 0n && !isPositiveProduct(part.base)))
    return null;
  const { base, exponent } = part;
  if (base.kind === 'negate') {
    if (!isInteger(value)) return null;
    const inner = raised(base.of, exponent);
    return value.n % 2n === 0n ? inner : opposite(inner);
  }
  if (base.kind !== 'multiply' || base.factors.some((factor) => factor.kind === 'divide')) return null;
  return product(base.factors.map((factor) => raised(factor, exponent)));
}

/** Letters under an even root are taken as written: the checker considers where both sides exist. */
function isPositiveProduct(base: Expression): boolean {
  return !contains(base, (part) => part.kind === 'negate');
}

/** (a/b)ⁿ = aⁿ/bⁿ, and (a/b)⁻ⁿ = bⁿ/aⁿ. */
function powerOfFraction(part: Expression): Expression | null {
  if (part.kind !== 'power' || part.base.kind !== 'divide' || !hasLetters(part.base)) return null;
  const n = numberValue(part.exponent);
  if (n === null || !isInteger(n)) return null;
  const { numerator, denominator } = part.base;
  const [above, below] = sign(n) < 0 ? [denominator, numerator] : [numerator, denominator];
  const exponent = fraction(absolute(n));
  const size = (of: Expression): Expression => (isNumber(exponent, 1) ? of : raised(of, exponent));
  return divided(size(above), size(below));
}

function productOfPowers(part: Expression): ReturnType<Law> {
  if (part.kind !== 'multiply' || part.factors.some((factor) => factor.kind === 'divide')) return null;
  return rewritten(part);
}

function quotientOfPowers(part: Expression): ReturnType<Law> {
  if (part.kind !== 'divide' || !hasLetters(part.denominator)) return null;
  if ([part.numerator, part.denominator].some((side) => factorsOf(side).some((factor) => isSum(factor))))
    return null;
  return rewritten(part);
}

function isSum(factor: Expression): boolean {
  const inner = factor.kind === 'negate' ? factor.of : factor;
  return (inner.kind === 'power' ? inner.base : inner).kind === 'add' || inner.kind === 'divide';
}

function rewritten(part: Expression): ReturnType<Law> {
  const base = repeatedBase(part);
  if (base !== null && !hasLetters(base) && !hasLetters(part)) return null;
  const monomial = base === null ? null : withNumberBase(monomialOf(part), base);
  return base === null || monomial === null ? null : { after: writeMonomial(monomial), base };
}

/** 2^x · 8 with base 2 is 2^(x + 3): only when the number was written as a power of the base. */
function withNumberBase(monomial: PowerMonomial | null, base: Expression): PowerMonomial | null {
  const value = base.kind === 'number' ? base.value : null;
  const place = monomial?.powers.findIndex((each) => sameTree(each.base, base)) ?? -1;
  if (monomial === null || value === null || place < 0 || !isInteger(value) || value.n < 2n) return monomial;
  let { coefficient } = monomial;
  let times = 0;
  for (; coefficient.n % value.n === 0n; times += 1) coefficient = divide(coefficient, value);
  for (; coefficient.d % value.n === 0n; times -= 1) coefficient = multiply(coefficient, value);
  const exponent = tidiedPieces(
    sum([monomial.powers[place]!.exponent, fraction({ n: BigInt(times), d: 1n })]),
  );
  const powers = monomial.powers.map((each, index) => (index === place ? { base, exponent } : each));
  return { coefficient, powers };
}

/** 3x⁻² = 3/x²: in a product the power moves straight to the denominator. */
function negativeInProduct(part: Expression): Expression | null {
  if (part.kind !== 'multiply' && part.kind !== 'divide') return null;
  const sides = part.kind === 'divide' ? [part.numerator, part.denominator] : [part];
  if (!sides.flatMap(factorsOf).some(isNegativePower)) return null;
  const monomial = monomialOf(part);
  return monomial === null ? null : writeMonomial(monomial);
}

/** x⁻² = 1/x². */
function negativeAlone(part: Expression): Expression | null {
  if (!isNegativePower(part) || part.kind !== 'power') return null;
  const size = fraction(negate(numberValue(part.exponent) ?? one));
  return divided(number(1), isNumber(size, 1) ? part.base : raised(part.base, size));
}

function isNegativePower(factor: Expression): boolean {
  const value = factor.kind === 'power' && hasLetters(factor.base) ? numberValue(factor.exponent) : null;
  return value !== null && sign(value) < 0;
}
