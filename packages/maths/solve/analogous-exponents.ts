import type { Random } from '../random.ts';
import { evaluator } from '../algebra/evaluate.ts';
import { numberValue, opposite, scaleExpression } from '../expression/build.ts';
import { divided, equation, number, raised, sum, type Expression, type Tree } from '../expression/tree.ts';
import { contains, mapParts, variablesOf } from '../expression/tree-parts.ts';
import { between } from './analogous-numbers.ts';

const largest = 2500;

/**
 * A similar exponential equation whose solution is a whole number. Null when the equation does not have the
 * required form.
 */
export function withFreshExponent(tree: Tree, random: Random): Tree | null {
  const [name, more] = variablesOf(tree);
  if (tree.kind !== 'relation' || tree.signs.join() !== '=' || name === undefined || more !== undefined)
    return null;
  const [left, right] = tree.sides;
  if (left === undefined || right === undefined || variablesOf(right).length > 0) return null;
  const powers = powersIn(left);
  if (powers.some(({ base }) => numberValue(base)?.d !== 1n)) return null;
  if (powers.length === 2 && left.kind === 'add' && left.terms.length === 3) return twoPowers(left, random);
  const [power] = powers;
  return power === undefined || powers.length > 1 ? null : onePower(left, right, name, power, random);
}

type Power = Expression & { kind: 'power' };

function powersIn(tree: Expression): Power[] {
  const found: Power[] = [];
  contains(tree, (part) => {
    if (part.kind === 'power' && variablesOf(part.exponent).length > 0) found.push(part);
    return false;
  });
  return found;
}

/** c·b^(m·x + n) equal to its value at a small whole number. */
function onePower(left: Expression, right: Expression, name: string, power: Power, random: Random) {
  const base = number(between(random, 2, 6));
  const fresh = replaceNode(left, power, raised(base, power.exponent));
  const below = right.kind === 'divide' || right.kind === 'negate';
  const at = between(random, 1, 4) * (below ? -1 : 1);
  const value = evaluator(fresh)({ [name]: at });
  const size = Math.round(value > 1 ? value : 1 / value);
  if (!Number.isFinite(size) || size < 2 || size > largest) return null;
  if (Math.abs((value > 1 ? value : 1 / value) - size) > 1e-9) return null;
  return equation(fresh, value > 1 ? number(size) : divided(number(1), number(size)));
}

/** (b²)^x − (p + q)·b^x + p·q = 0, with powers p and q of b. */
function twoPowers(left: Expression & { kind: 'add' }, random: Random) {
  const [first, second] = powersIn(left);
  if (left.terms[0] !== first || first === undefined || second === undefined) return null;
  const base = between(random, 2, 3);
  const low = between(random, 0, 2);
  const [p, q] = [base ** low, base ** between(random, low + 1, 3)];
  const small = raised(number(base), second.exponent);
  const large =
    numberValue(first.base)?.n === numberValue(second.base)?.n
      ? raised(number(base), first.exponent)
      : raised(number(base * base), first.exponent);
  const middle = opposite(scaleExpression(number(p + q), small));
  return equation(sum([large, middle, number(p * q)]), number(0));
}

function replaceNode(tree: Expression, part: Expression, by: Expression): Expression {
  return tree === part ? by : mapParts(tree, (inner) => replaceNode(inner, part, by));
}
