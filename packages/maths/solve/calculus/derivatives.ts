import { isNumber, numberValue } from '../../expression/build.ts';
import {
  called,
  divided,
  fraction,
  number,
  raised,
  rooted,
  variable,
  type Expression,
  type FunctionName,
} from '../../expression/tree.ts';
import { differentiate, logarithmOf, outerDerivative } from '../../algebra/differentiate.ts';
import { dependsOn, splitFactors } from '../../algebra/integral-pieces.ts';
import { neatNegate, neatPower, neatProduct, neatQuotient, neatSum, oneLess } from '../../algebra/neat.ts';
import { powerOf } from '../../algebra/power-of-variable.ts';
import { denseTree } from './normal.ts';
import type { RuleId } from '../rule-ids.ts';
import type { RuleRewrite } from './rewrite-outermost.ts';

export type Derivative = Expression & { readonly kind: 'derivative' };
type Step = RuleRewrite<RuleId>;

const derivativeOf = (of: Expression, name: string): Expression => ({
  kind: 'derivative',
  of,
  variable: name,
  order: 1,
});

/**
 * The next rule for a derivative: outermost first; whatever is left to differentiate stays marked. Null when
 * no rule applies.
 */
export function derivativeStep({ of, variable: name, order }: Derivative): Step | null {
  if (order > 1) {
    const inner = derivativeOf(of, name);
    const after: Expression = { kind: 'derivative', of: inner, variable: name, order: order - 1 };
    return { rule: 'derivative_again', after, pieces: { times: number(order) } };
  }
  if (!dependsOn(of, name) && of.kind !== 'integral')
    return { rule: 'derivative_constant', after: number(0) };
  const slope = slopeOf(of, name);
  if (slope !== null) return { rule: 'derivative_linear', after: slope, pieces: { slope } };
  switch (of.kind) {
    case 'variable':
      return { rule: 'derivative_variable', after: number(1) };
    case 'add':
      return { rule: 'derivative_sum', after: termByTerm(of.terms, name) };
    case 'negate':
    case 'multiply':
    case 'divide':
      return multiple(of, name) ?? (of.kind === 'divide' ? quotient(of, name) : productOf(of, name));
    case 'power':
      return powerStep(of, name);
    case 'root':
      return rootStep(of, name);
    case 'call':
      return callStep(of, name);
    case 'absolute':
      return applyChainRule('derivative_absolute', divided(of.of, of), of.of, name);
    case 'percent':
    case 'degrees':
      return {
        rule: 'derivative_multiple',
        after: { kind: of.kind, of: derivativeOf(of.of, name) },
        pieces: { factor: { kind: of.kind, of: number(1) } },
      };
    case 'integral': {
      const after = differentiate(of, name);
      return after === null ? null : { rule: 'derivative_of_integral', after };
    }
    default: {
      const after = differentiate(of, name);
      return after === null ? null : { rule: 'derivative_sum', after };
    }
  }
}

/** a of ax + b; null for anything else. */
function slopeOf(of: Expression, name: string): Expression | null {
  const dense = of.kind === 'variable' ? null : denseTree(of, name);
  return dense !== null && dense.length === 2 ? fraction(dense[1]!) : null;
}

/** A negative term keeps its sign in front. */
function termByTerm(terms: readonly Expression[], name: string): Expression {
  return neatSum(
    ...terms.map((term) =>
      term.kind === 'negate' ? neatNegate(derivativeOf(term.of, name)) : derivativeOf(term, name),
    ),
  );
}

/** c·f and f/c; 5/x² counts as 5 times 1/x². */
function multiple(of: Expression, name: string): Step | null {
  const { outside, inside } = splitFactors(of, name);
  if (outside === null) return null;
  const byNumber = of.kind === 'divide' && !dependsOn(of.denominator, name) && isNumber(of.numerator, 1);
  const below =
    of.kind === 'divide' && !byNumber && !dependsOn(of.denominator, name) && of.numerator.kind !== 'multiply';
  const inner = derivativeOf(inside, name);
  const after = below ? neatQuotient(inner, of.denominator) : neatProduct(outside, inner);
  return { rule: 'derivative_multiple', after, pieces: { factor: outside } };
}

/** (uv)′ = u′v + uv′; with three factors the last two are grouped. */
function productOf(of: Expression, name: string): Step | null {
  if (of.kind !== 'multiply') return null;
  const [u, ...rest] = of.factors;
  const v = neatProduct(...rest);
  const after = neatSum(neatProduct(derivativeOf(u!, name), v), neatProduct(u!, derivativeOf(v, name)));
  return { rule: 'derivative_product', after, pieces: { u: u!, v } };
}

function quotient({ numerator: u, denominator: v }: Expression & { kind: 'divide' }, name: string): Step {
  const power = isNumber(u, 1) ? powerOf(divided(u, v), name) : null;
  if (power !== null)
    return {
      rule: 'derivative_as_power',
      after: derivativeOf(raised(variable(name), fraction(power)), name),
    };
  const above = neatSum(
    neatProduct(derivativeOf(u, name), v),
    neatNegate(neatProduct(u, derivativeOf(v, name))),
  );
  return { rule: 'derivative_quotient', after: divided(above, neatPower(v, number(2))), pieces: { u, v } };
}

/** The outer derivative times the inner one; no inner factor when the argument is the variable itself. */
function applyChainRule(rule: RuleId, outer: Expression, inner: Expression, name: string, pieces = {}): Step {
  if (inner.kind === 'variable' && inner.name === name) return { rule, after: outer, pieces };
  const rest = derivativeOf(inner, name);
  const after =
    outer.kind === 'divide'
      ? neatQuotient(neatProduct(outer.numerator, rest), outer.denominator)
      : neatProduct(outer, rest);
  return { rule: chainRules[rule] ?? rule, after, pieces: { ...pieces, inner } };
}

function powerStep({ base, exponent }: Expression & { kind: 'power' }, name: string): Step {
  const whole = raised(base, exponent);
  if (!dependsOn(exponent, name)) {
    const outer = neatProduct(exponent, neatPower(base, oneLess(exponent)));
    return applyChainRule('derivative_power', outer, base, name, { n: exponent });
  }
  if (!dependsOn(base, name)) {
    const natural = base.kind === 'constant' && base.name === 'e';
    const outer = natural ? whole : neatProduct(whole, logarithmOf(base));
    return applyChainRule(natural ? 'derivative_exponential' : 'derivative_base', outer, exponent, name, {
      a: base,
    });
  }
  const logarithm = neatProduct(exponent, called('ln', base));
  return {
    rule: 'derivative_logarithmic',
    after: neatProduct(whole, derivativeOf(logarithm, name)),
    pieces: { exponent: logarithm },
  };
}

function rootStep(of: Expression & { kind: 'root' }, name: string): Step | null {
  const index = numberValue(of.index);
  if (index === null) return null;
  if (isNumber(of.index, 2))
    return applyChainRule(
      'derivative_root',
      divided(number(1), neatProduct(number(2), rooted(of.of))),
      of.of,
      name,
    );
  if (powerOf(of, name) !== null && index.n > 0n)
    return {
      rule: 'derivative_as_power',
      after: derivativeOf(raised(variable(name), fraction(powerOf(of, name)!)), name),
    };
  const outer = divided(number(1), neatProduct(of.index, raised(of, oneLess(of.index))));
  return applyChainRule('derivative_root', outer, of.of, name);
}

const families: Partial<Record<FunctionName, RuleId>> = {
  ln: 'derivative_logarithm',
  asin: 'derivative_inverse_trig',
  acos: 'derivative_inverse_trig',
  atan: 'derivative_inverse_trig',
  sinh: 'derivative_hyperbolic',
  cosh: 'derivative_hyperbolic',
  tanh: 'derivative_hyperbolic',
};

function callStep(of: Expression & { kind: 'call' }, name: string): Step | null {
  const [inner, base] = of.args;
  if (inner === undefined) return null;
  if (of.name === 'log') {
    if (base !== undefined && dependsOn(base, name)) {
      const after = derivativeOf(divided(called('ln', inner), called('ln', base)), name);
      return { rule: 'derivative_change_base', after };
    }
    const outer = divided(number(1), neatProduct(inner, logarithmOf(base ?? number(10))));
    return applyChainRule('derivative_logarithm', outer, inner, name, { f: of });
  }
  const outer = outerDerivative(of.name, inner);
  return outer === null
    ? null
    : applyChainRule(families[of.name] ?? 'derivative_trig', outer, inner, name, { f: of });
}

const chainRules: Partial<Record<RuleId, RuleId>> = {
  derivative_power: 'derivative_chain_power',
  derivative_exponential: 'derivative_chain_exponential',
  derivative_base: 'derivative_chain_base',
  derivative_root: 'derivative_chain_root',
  derivative_logarithm: 'derivative_chain',
  derivative_trig: 'derivative_chain',
  derivative_inverse_trig: 'derivative_chain',
  derivative_hyperbolic: 'derivative_chain',
};
