import { differentiate } from '../../algebra/differentiate.ts';
import { addExpressions, isNumber, numberValue, subtractExpressions } from '../../expression/build.ts';
import { add as addRational, one } from '../../expression/rational.ts';
import {
  divided,
  fraction,
  number,
  product,
  raised,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { partsOf, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { rewrite, type MistakeRewrite } from './rewrite.ts';

/* Mistakes in differentiation and integration. */

/** d/dx xⁿ → xⁿ⁻¹ and n·xⁿ; d/dx (fg) → f′g′; d/dx (f/g) → f′/g′; d/dx f(g(x)) → f′(g(x)). */
export function derivativeRules(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'derivative' || piece.order !== 1) return [];
  const name = piece.variable;
  const derived = (of: Expression): Expression => ({ kind: 'derivative', of, variable: name, order: 1 });
  const { of } = piece;
  const depends = (part: Expression): boolean => variablesOf(part).includes(name);
  if (of.kind === 'multiply' && of.factors.filter(depends).length > 1)
    return rewrite('derivative_of_product', piece, product(of.factors.map(derived)));
  if (of.kind === 'divide' && depends(of.denominator) && depends(of.numerator))
    return rewrite('derivative_of_quotient', piece, divided(derived(of.numerator), derived(of.denominator)));
  return [...powerRule(piece, of), ...chainRule(piece, of, name)];
}

function powerRule(piece: Expression, of: Expression): MistakeRewrite[] {
  const exponent = of.kind === 'power' ? numberValue(of.exponent) : null;
  if (of.kind !== 'power' || exponent === null || of.base.kind !== 'variable') return [];
  const lower = raised(of.base, fraction(addRational(exponent, { n: -1n, d: 1n })));
  return rewrite('power_rule_partly', piece, lower, product([of.exponent, of]));
}

/**
 * Forgets the inner derivative: applies only the outer rule, treating the inner expression as the variable.
 */
function chainRule(piece: Expression, of: Expression, name: string): MistakeRewrite[] {
  const [inner] = partsOf(of).filter((part) => variablesOf(part).includes(name) && part.kind !== 'variable');
  const composite = of.kind === 'power' || of.kind === 'call' || of.kind === 'root';
  if (inner === undefined || !composite) return [];
  return rewrite(
    'inner_derivative_forgotten',
    piece,
    divided(piece, { kind: 'derivative', of: inner, variable: name, order: 1 }),
  );
}

/** ∫xⁿ → xⁿ⁺¹ (not divided) and n·xⁿ⁻¹ (differentiated instead). */
export function integralRules(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'integral' || piece.bounds !== null) return [];
  const of = piece.of.kind === 'variable' ? raised(piece.of, number(1)) : piece.of;
  const exponent = of.kind === 'power' ? numberValue(of.exponent) : null;
  const free = variable('C');
  const derived: Expression = { kind: 'derivative', of: piece.of, variable: piece.variable, order: 1 };
  const differentiated = rewrite('differentiated_instead', piece, derived, addExpressions(derived, free));
  if (of.kind !== 'power' || exponent === null || (!isNumber(of.base, 0) && of.base.kind !== 'variable'))
    return differentiated;
  const higher = raised(of.base, fraction(addRational(exponent, one)));
  return [...rewrite('integral_not_divided', piece, higher, addExpressions(higher, free)), ...differentiated];
}

/** ∫_a^b → F(a) − F(b): the bounds in reverse order. */
export function swapsBounds(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'integral' || piece.bounds === null) return [];
  return rewrite('bounds_turned', piece, subtractExpressions(number(0), piece));
}

/** ∫_a^b f → f′(b) − f′(a): differentiates where the way back is wanted. */
export function boundsWithoutAntiderivative(piece: Expression): MistakeRewrite[] {
  if (piece.kind !== 'integral' || piece.bounds === null) return [];
  const [low, high] = piece.bounds;
  const derived = differentiate(piece.of, piece.variable);
  if (derived === null) return [];
  const at = (bound: Expression): Expression => substitute(derived, piece.variable, bound);
  return rewrite('differentiated_instead', piece, subtractExpressions(at(high), at(low)));
}
