import { Canonical } from '../../algebra/canonical.ts';
import { Multivariate } from '../../algebra/multivariate.ts';
import { atomsOf, type Polynomial } from '../../algebra/polynomial.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { numberValue } from '../../expression/build.ts';
import { absolute, rational } from '../../expression/rational.ts';
import {
  called,
  divided,
  fraction,
  negated,
  number,
  product,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';

/**
 * ln(p·q/r²) = ln|p| + ln|q| − 2 ln|r|, wherever the left side is defined: each factor contributes its
 * absolute value. Only for polynomials in letters; a logarithm with another base becomes a quotient of two.
 */
export function splitLogarithm(tree: Expression): Expression {
  if (tree.kind !== 'call' || (tree.name !== 'ln' && tree.name !== 'log')) return tree;
  const [of, base] = tree.args;
  if (of === undefined || (variablesOf(of).length === 0 && of.kind !== 'root')) return tree;
  const above = ofArgument(of);
  if (above === null) return tree;
  return tree.name === 'ln' ? above : divided(above, called('ln', base ?? number(10)));
}

function ofArgument(of: Expression): Expression | null {
  switch (of.kind) {
    case 'constant':
      return of.name === 'e' ? number(1) : null;
    case 'root':
      return scaledBy(divided(number(1), of.index), of.of);
    case 'power':
      return numberValue(of.exponent) === null ? null : scaledBy(of.exponent, of.base);
    case 'multiply': {
      const parts = of.factors.map(ofArgument);
      return parts.some((part) => part === null) ? null : sum(parts as Expression[]);
    }
    case 'divide': {
      const [above, below] = [ofArgument(of.numerator), ofArgument(of.denominator)];
      return above === null || below === null ? null : sum([above, negated(below)]);
    }
    default:
      return ofQuotient(of);
  }
}

function scaledBy(by: Expression, of: Expression): Expression | null {
  const inner = ofArgument(of);
  return inner === null ? null : product([by, inner]);
}

function ofQuotient(of: Expression): Expression | null {
  const { top, bottom } = new Canonical().of(of);
  if ([...atomsOf(top), ...atomsOf(bottom)].some((atom) => /[(πeⅈ[]/.test(atom))) return null;
  return sum([...ofPolynomial(top), ...ofPolynomial(bottom).map(negated)]);
}

function ofPolynomial(p: Polynomial): Expression[] {
  const { content, factors } = new Multivariate().factor(p);
  const size = absolute(content);
  const outside = size.n === size.d ? [] : [called('ln', fraction(size))];
  const parts = factors.map(({ part, times }) => {
    const logarithm = called('ln', { kind: 'absolute', of: writePolynomial(part) });
    return times === 1 ? logarithm : product([number(rational(times)), logarithm]);
  });
  return [...outside, ...parts];
}
