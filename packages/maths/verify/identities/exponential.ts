import { factorsOf, isNumber, numberValue, termsOf } from '../../expression/build.ts';
import {
  called,
  constant,
  divided,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';

const e = constant('e');

/** sinh, cosh and tanh in terms of exponentials. */
export function withoutHyperbolic(tree: Expression): Expression {
  if (tree.kind !== 'call') return tree;
  const u = tree.args[0]!;
  const [up, down] = [raised(e, u), raised(e, negated(u))];
  if (tree.name === 'cosh') return divided(sum([up, down]), number(2));
  if (tree.name === 'sinh') return divided(sum([up, negated(down)]), number(2));
  return tree.name === 'tanh' ? divided(sum([up, negated(down)]), sum([up, down])) : tree;
}

/** b^(v·log_b u + w) = u^v · b^w, where the logarithm is defined. */
export function withoutLogarithmAbove(tree: Expression): Expression {
  if (tree.kind !== 'power') return tree;
  const terms = termsOf(tree.exponent).map((term) => powerOfLogarithm(tree.base, term));
  if (terms.every((term) => term === null)) return tree;
  return product(termsOf(tree.exponent).map((term, index) => terms[index] ?? raised(tree.base, term)));
}

function powerOfLogarithm(base: Expression, term: Expression): Expression | null {
  if (term.kind === 'negate') {
    const inner = powerOfLogarithm(base, term.of);
    return inner === null ? null : divided(number(1), inner);
  }
  const over = term.kind === 'divide' ? term : null;
  const factors = factorsOf(over === null ? term : over.numerator);
  const place = factors.findIndex((factor) => isLogarithmOf(factor, base));
  const found = factors[place];
  if (found?.kind !== 'call') return null;
  const rest = product(factors.filter((_, index) => index !== place));
  const exponent = over === null ? rest : divided(rest, over.denominator);
  return numberValue(exponent)?.n === numberValue(exponent)?.d && numberValue(exponent) !== null
    ? found.args[0]!
    : raised(found.args[0]!, exponent);
}

function isLogarithmOf(tree: Expression, base: Expression): boolean {
  if (tree.kind !== 'call') return false;
  if (tree.name === 'ln') return sameTree(base, e);
  return tree.name === 'log' && sameTree(base, tree.args[1] ?? number(10));
}

/** (2^x)^y = 2^(xy): a power of a positive number is positive. */
export function withoutNestedPower(tree: Expression): Expression {
  if (tree.kind !== 'power' || tree.base.kind !== 'power') return tree;
  const { base, exponent } = tree.base;
  const positive =
    sameTree(base, e) || base.kind === 'number' || (base.kind === 'constant' && base.name === 'pi');
  if (!positive || isNumber(base, 0)) return tree;
  return raised(base, product([...factorsOf(exponent), ...factorsOf(tree.exponent)]));
}

/** u^v = e^(v ln u) for a positive base that is not a number, when an exponent has letters. */
export function asPowerOfE(tree: Expression): Expression {
  if (tree.kind !== 'power' || variablesOf(tree.exponent).length === 0) return tree;
  if (numberValue(tree.base) !== null || sameTree(tree.base, e)) return tree;
  return raised(e, product([tree.exponent, called('ln', tree.base)]));
}
