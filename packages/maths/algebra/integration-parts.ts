import { isNumber } from '../expression/build.ts';
import { number, type Expression, type FunctionName } from '../expression/tree.ts';
import { differentiate } from './differentiate.ts';
import { dependsOn, integralTree } from './integral-pieces.ts';
import type { IntegrationStep, RuleForms } from './integration-types.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';
import { tidyPieces } from './tidy-pieces.ts';

const highestPower = 6;
/** Functions that become simpler when differentiated: logarithms and inverse functions. */
const derivedFirst: readonly FunctionName[] = ['ln', 'log', 'asin', 'acos', 'atan'];
const integratedFirst: readonly FunctionName[] = ['sin', 'cos', 'sinh', 'cosh'];

/** ∫ u v′ = uv − ∫ u′v, for logarithms times powers, and powers times exponentials, sines and cosines. */
export function integrationByParts(of: Expression, name: string, forms: RuleForms): IntegrationStep | null {
  const parts = logarithmic(of, name) ?? polynomial(of, name, forms) ?? null;
  if (parts === null) return cyclic(of, name, forms);
  const slope = differentiate(parts.u, name);
  const whole = forms.inner(parts.dv, name);
  if (slope === null || whole === null) return null;
  const left = neatProduct(slope, whole);
  const rest = tidyPieces(left, forms.tidy) ?? left;
  const after = neatSum(neatProduct(parts.u, whole), neatNegate(integralTree(rest, name)));
  return { rule: 'parts', after, pieces: { u: parts.u, v: whole } };
}

type Parts = { readonly u: Expression; readonly dv: Expression };

function factorsIn(of: Expression): readonly Expression[] {
  return of.kind === 'multiply' ? of.factors : [of];
}

/** u = ln x, arctan x, …; dv is the rest, which is 1 or a power. */
function logarithmic(of: Expression, name: string): Parts | null {
  const above = of.kind === 'divide' ? factorsIn(of.numerator) : factorsIn(of);
  const isLogarithm = (part: Expression): boolean => {
    const inner = part.kind === 'power' && part.exponent.kind === 'number' ? part.base : part;
    return inner.kind === 'call' && derivedFirst.includes(inner.name) && dependsOn(inner, name);
  };
  const found = above.filter(isLogarithm);
  const [u, more] = found;
  if (u === undefined || more !== undefined) return null;
  const others = neatProduct(...above.filter((part) => part !== u));
  return { u, dv: of.kind === 'divide' ? neatQuotient(others, of.denominator) : others };
}

/** u = the polynomial, dv = eᵘ, sin or cos of a linear expression. */
function polynomial(of: Expression, name: string, { dense }: RuleForms): Parts | null {
  const factors = factorsIn(
    of.kind === 'divide' ? neatProduct(of.numerator, reciprocal(of.denominator)) : of,
  );
  const powers = factors.filter((part) => isOscillation(part, name));
  const [dv, more] = powers;
  if (dv === undefined || more !== undefined) return null;
  const u = neatProduct(...factors.filter((part) => part !== dv));
  const coefficients = dense(u, name);
  if (coefficients === null || coefficients.length < 2 || coefficients.length > highestPower + 1) return null;
  return { u, dv };
}

/** 1/eˣ is e^(−x). */
function reciprocal(below: Expression): Expression {
  return below.kind === 'power'
    ? { ...below, exponent: neatNegate(below.exponent) }
    : neatQuotient(number(1), below);
}

function isOscillation(part: Expression, name: string): boolean {
  if (part.kind === 'call') return integratedFirst.includes(part.name) && isLinear(part.args[0]!, name);
  return part.kind === 'power' && !dependsOn(part.base, name) && isLinear(part.exponent, name);
}

function isLinear(tree: Expression, name: string): boolean {
  const slope = dependsOn(tree, name) ? differentiate(tree, name) : null;
  return slope !== null && !dependsOn(slope, name);
}

/** e^(ax) sin(bx) and e^(ax) cos(bx): integrating by parts twice gives an equation for the integral. */
function cyclic(of: Expression, name: string, { tidy }: RuleForms): IntegrationStep | null {
  const [first, second, more] = factorsIn(of);
  if (first === undefined || second === undefined || more !== undefined) return null;
  const [power, wave] = first.kind === 'power' ? [first, second] : [second, first];
  if (power.kind !== 'power' || wave.kind !== 'call' || !isE(power.base)) return null;
  if (!['sin', 'cos'].includes(wave.name) || !isOscillation(power, name) || !isOscillation(wave, name))
    return null;
  const [a, b] = [differentiate(power.exponent, name), differentiate(wave.args[0]!, name)];
  if (a === null || b === null) return null;
  const [sine, cosine]: Expression[] = ['sin' as const, 'cos' as const].map((each) => ({
    ...wave,
    name: each,
  }));
  const inside =
    wave.name === 'sin'
      ? neatSum(neatProduct(a, sine!), neatNegate(neatProduct(b, cosine!)))
      : neatSum(neatProduct(a, cosine!), neatProduct(b, sine!));
  const squares = neatSum(neatProduct(a, a), neatProduct(b, b));
  const below = tidy(squares) ?? squares;
  const above = neatProduct(power, inside);
  return { rule: 'parts_twice', after: isNumber(below, 1) ? above : neatQuotient(above, below) };
}

const isE = (tree: Expression): boolean => tree.kind === 'constant' && tree.name === 'e';
