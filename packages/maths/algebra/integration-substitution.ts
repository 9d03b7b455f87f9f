import { isNumber } from '../expression/build.ts';
import { divided, number, variable, type Expression } from '../expression/tree.ts';
import { mapParts, partsOf, sameTree, substitute } from '../expression/tree-parts.ts';
import { differentiate } from './differentiate.ts';
import { dependsOn } from './integral-pieces.ts';
import type { Rule, RuleForms } from './integration-types.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';
import { tidyPieces } from './tidy-pieces.ts';

/** ∫ h(g)·g′ = H(g). */
export const substitutionRule: Rule = (of, name, forms) => {
  const found = substitutionFor(of, name, forms) ?? linearSubstitution(of, name, forms);
  if (found === null) return null;
  return { rule: 'substitution', after: found.after, pieces: { u: found.inner } };
};

/** The name of the substituted variable. It cannot be typed, and nested substitutions get different names. */
const freshName = (name: string): string => `§${name}`;

/** f = c · h(g) · g′ for some inner function g of f; then ∫ f = c · H(g). */
function substitutionFor(
  of: Expression,
  name: string,
  forms: RuleForms,
): { after: Expression; inner: Expression } | null {
  const fresh = freshName(name);
  const factors = signedFactors(of);
  for (const inner of innerFunctions(of, name)) {
    const slope = differentiate(inner, name);
    if (slope === null || isNumber(slope, 0)) continue;
    const replaced = factors.map((factor) => ({ factor, by: replaceTree(factor, inner, fresh) }));
    const outer = replaced.filter(({ by }) => !dependsOn(by, name) && dependsOn(by, fresh));
    const rest = replaced.filter(({ by }) => !outer.some((each) => each.by === by));
    if (outer.length === 0) continue;
    const beside = neatQuotient(neatProduct(...rest.map(({ factor }) => factor)), slope);
    const ratio = dependsOn(beside, name) ? tidyPieces(beside, forms.tidy) : beside;
    if (ratio === null || dependsOn(ratio, name)) continue;
    const whole = forms.inner(neatProduct(...outer.map(({ by }) => by)), fresh);
    if (whole === null) continue;
    return { after: neatProduct(ratio, substitute(whole, fresh, inner)), inner };
  }
  return null;
}

/** x√(x + 1): with u = x + 1 every x is u − 1. */
function linearSubstitution(
  of: Expression,
  name: string,
  forms: RuleForms,
): { after: Expression; inner: Expression } | null {
  const fresh = freshName(name);
  // Quotients of polynomials are handled by division instead.
  if (
    of.kind === 'divide' &&
    forms.dense(of.numerator, name) !== null &&
    forms.dense(of.denominator, name) !== null
  )
    return null;
  for (const inner of innerFunctions(of, name)) {
    const slope = inner.kind === 'add' ? differentiate(inner, name) : null;
    if (slope === null || dependsOn(slope, name)) continue;
    const start = substitute(inner, name, number(0));
    const back = neatQuotient(neatSum(variable(fresh), neatNegate(start)), slope);
    const changed = substitute(replaceTree(of, inner, fresh), name, back);
    const whole = forms.inner(changed, fresh);
    if (whole === null) continue;
    return { after: neatQuotient(substitute(whole, fresh, inner), slope), inner };
  }
  return null;
}

/** The factors of a product or quotient; those in the denominator as reciprocals. */
function signedFactors(of: Expression): Expression[] {
  if (of.kind === 'multiply') return of.factors.flatMap(signedFactors);
  if (of.kind !== 'divide') return [of];
  const below = of.denominator.kind === 'multiply' ? of.denominator.factors : [of.denominator];
  const above = isNumber(of.numerator, 1) ? [] : signedFactors(of.numerator);
  return [...above, ...below.map((factor) => divided(number(1), factor))];
}

function replaceTree(tree: Expression, inner: Expression, fresh: string): Expression {
  return sameTree(tree, inner) ? variable(fresh) : mapParts(tree, (part) => replaceTree(part, inner, fresh));
}

/** All subexpressions of f that may be the inner function, largest first. */
function innerFunctions(of: Expression, name: string): Expression[] {
  const found: Expression[] = [];
  const visit = (part: Expression, top: boolean): void => {
    if (!dependsOn(part, name) || part.kind === 'variable') return;
    const fits = !top && part.kind !== 'multiply' && !found.some((other) => sameTree(other, part));
    if (fits || (part.kind === 'multiply' && !top)) found.push(part);
    partsOf(part).forEach((inner) => visit(inner, false));
  };
  visit(of, true);
  return found.slice(0, 12);
}
