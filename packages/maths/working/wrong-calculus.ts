import { antiderivative } from '../algebra/antiderivative.ts';
import { differentiate } from '../algebra/differentiate.ts';
import { addExpressions, factorsOf, termsOf } from '../expression/build.ts';
import {
  divided,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
} from '../expression/tree.ts';
import { mapParts, partsOf, sameTree, substitute, variablesOf } from '../expression/tree-parts.ts';
import { integrationForms } from '../solve/calculus/normal.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';

/* Wrong rules of calculus in one place of a function, the rest of it being right. */

const place = 'ω';

/**
 * The derivative with one part differentiated wrongly, wherever it stands in a product, a quotient or a sum: the sine with the wrong sign, or
 * e^(2x) without the 2.
 */
export function mistakeInPart(of: Expression, name: string, line: Expression): Recognised | null {
  for (const part of compositeParts(of, name)) {
    const rest = withPlace(of, part);
    const [byPlace, byName] = [differentiate(rest, place), differentiate(rest, name)];
    const right = differentiate(part, name);
    if (byPlace === null || byName === null || right === null) continue;
    for (const [id, wrong] of wrongDerivatives(part, right, name)) {
      const whole = substitute(sum([byName, product([byPlace, wrong])]), place, part);
      if (compareExpressions(whole, line).verdict === 'equal') return { id, pieces: { before: part } };
    }
  }
  return null;
}

function wrongDerivatives(
  part: Expression,
  right: Expression,
  name: string,
): readonly (readonly [MistakeId, Expression])[] {
  const found: (readonly [MistakeId, Expression])[] = [];
  if (part.kind === 'call' && (part.name === 'sin' || part.name === 'cos'))
    found.push(['sine_derivative_sign', negated(right)]);
  const inner = partsOf(part).find((each) => variablesOf(each).includes(name));
  const ofInner = inner === undefined || inner.kind === 'variable' ? null : differentiate(inner, name);
  if (ofInner !== null) found.push(['inner_derivative_forgotten', divided(right, ofInner)]);
  return found;
}

/** Functions and powers of the letter within a function, the outer ones first. */
function compositeParts(tree: Expression, name: string): readonly Expression[] {
  if (!variablesOf(tree).includes(name)) return [];
  const own = tree.kind === 'call' || tree.kind === 'power' || tree.kind === 'root' ? [tree] : [];
  return [...own, ...partsOf(tree).flatMap((part) => compositeParts(part, name))].slice(0, 6);
}

const withPlace = (tree: Expression, part: Expression): Expression =>
  sameTree(tree, part) ? variable(place) : mapParts(tree, (each) => withPlace(each, part));

/** An antiderivative in which one term, or every term, was found by a wrong rule. */
export function mistakeInIntegral(of: Expression, name: string, line: Expression): Recognised | null {
  const derived = differentiate(line, name);
  const terms = termsOf(of);
  if (derived === null || terms.length > 4) return null;
  const right = terms.map((term) => antiderivative(term, name, integrationForms));
  const isLine = (wrong: readonly (Expression | null)[]): boolean => {
    if (wrong.some((each) => each === null)) return false;
    const candidate = differentiate(sum(wrong as readonly Expression[]), name);
    return candidate !== null && compareExpressions(candidate, derived).verdict === 'equal';
  };
  for (const [id, change] of wrongAntiderivatives) {
    const wrong = terms.map((term) => change(term, name));
    for (const index of terms.keys())
      if (wrong[index] !== null && isLine(right.map((each, at) => (at === index ? wrong[at]! : each))))
        return { id, pieces: { before: terms[index]! } };
    const all = wrong.map((each, at) => each ?? right[at]!);
    if (terms.length > 1 && wrong.some((each) => each !== null) && isLine(all))
      return { id, pieces: { before: of } };
  }
  return null;
}

type Change = (term: Expression, name: string) => Expression | null;

const wrongAntiderivatives: readonly (readonly [MistakeId, Change])[] = [
  ['integral_not_divided', raisedOnly],
  ['differentiated_instead', (term, name) => differentiate(term, name)],
  ['integral_of_product', factorByFactor],
];

/** 3xⁿ → 3xⁿ⁺¹. */
function raisedOnly(term: Expression, name: string): Expression | null {
  const factors = factorsOf(term.kind === 'negate' ? term.of : term);
  const at = factors.findIndex((factor) => variablesOf(factor).includes(name));
  const power = factors[at];
  if (power === undefined || factors.filter((each) => variablesOf(each).includes(name)).length > 1)
    return null;
  const [base, exponent] = power.kind === 'power' ? [power.base, power.exponent] : [power, number(1)];
  if (base.kind !== 'variable' || variablesOf(exponent).length > 0) return null;
  const higher = raised(base, addExpressions(exponent, number(1)));
  const changed = product(factors.map((factor, index) => (index === at ? higher : factor)));
  return term.kind === 'negate' ? negated(changed) : changed;
}

/** x · cos x → x²/2 · sin x. */
function factorByFactor(term: Expression, name: string): Expression | null {
  const factors = factorsOf(term);
  if (factors.filter((each) => variablesOf(each).includes(name)).length < 2) return null;
  const each = factors.map((factor) =>
    variablesOf(factor).includes(name) ? antiderivative(factor, name, integrationForms) : factor,
  );
  return each.some((factor) => factor === null) ? null : product(each as readonly Expression[]);
}
