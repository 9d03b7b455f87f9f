import { evaluator } from '../../algebra/evaluate.ts';
import { factorsOf, isNumber } from '../../expression/build.ts';
import {
  divided,
  equation,
  fraction,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { hasLetters } from '../powers/pieces.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { asPower, baseTree } from './bases.ts';

export type Power = Expression & { kind: 'power' };

/** A power with the unknown in its exponent. */
export const isPowerPiece = (part: Expression): boolean => part.kind === 'power' && hasLetters(part.exponent);

/**
 * Several powers of one base, all written as powers of one of them: 4^x = (2^x)², 2^(x + 1) = 2 · 2^x, e^(−x)
 * = 1/e^x.
 */
export function inOnePower(left: Expression, right: Expression, name: string): Move | null {
  const powers = piecesOf([left, right]);
  if (powers.length < 2) return null;
  const common = commonBase(powers);
  if (common === null) return null;
  const alike = powers.every((power) => sameTree(power.base, powers[0]!.base));
  const shapes = powers.map((power) => slopeOf(power, name, alike));
  if (shapes.some((shape) => shape === null)) return null;
  const slopes = shapes.map((shape) => shape!.slope);
  const unit = slopes.map(Math.abs).reduce(greatest);
  if (!Number.isInteger(unit) && unit < 0.1) return null;
  const exponent =
    unit === 1 ? variable(name) : product([fraction({ n: BigInt(unit), d: 1n }), variable(name)]);
  const t = raised(common, exponent);
  const change = (side: Expression): Expression =>
    replacePowers(side, powers, (power, index) => {
      const times = slopes[index]! / unit;
      const outside = shapes[index]!.shift;
      const size: Expression =
        Math.abs(times) === 1 ? t : raised(t, fraction({ n: BigInt(Math.abs(times)), d: 1n }));
      const factor = isNumber(outside, 0) ? null : normalizeTree(raised(common, outside));
      const above =
        times < 0
          ? divided(factor ?? number(1), size)
          : factor === null
            ? size
            : product([...factorsOf(factor), size]);
      return power === above ? power : above;
    });
  const after = equation(change(left), change(right));
  return { rule: 'in_one_power', after, params: { power: t } };
}

const greatest = (a: number, b: number): number => (b < 1e-9 ? a : greatest(b, a % b));

/** The distinct powers with the unknown in their exponents. */
export function piecesOf(sides: readonly Expression[]): Power[] {
  const found: Power[] = [];
  const visit = (part: Expression): void => {
    if (part.kind === 'power' && isPowerPiece(part)) {
      if (!found.some((other) => sameTree(other, part))) found.push(part);
      return;
    }
    childrenOf(part).forEach(visit);
  };
  sides.forEach(visit);
  return found;
}

function childrenOf(part: Expression): readonly Expression[] {
  switch (part.kind) {
    case 'add':
      return part.terms;
    case 'multiply':
      return part.factors;
    case 'divide':
      return [part.numerator, part.denominator];
    case 'negate':
      return [part.of];
    case 'power':
      return [part.base];
    default:
      return [];
  }
}

/** The tree with each of these powers replaced. */
export function replacePowers(
  tree: Expression,
  powers: readonly Expression[],
  by: (power: Expression, place: number) => Expression,
): Expression {
  const index = powers.findIndex((power) => sameTree(power, tree));
  if (index >= 0) return by(tree, index);
  switch (tree.kind) {
    case 'add':
      return sum(tree.terms.map((term) => replacePowers(term, powers, by)));
    case 'multiply':
      return product(tree.factors.flatMap((factor) => factorsOf(replacePowers(factor, powers, by))));
    case 'divide':
      return divided(replacePowers(tree.numerator, powers, by), replacePowers(tree.denominator, powers, by));
    case 'negate':
      return negated(replacePowers(tree.of, powers, by));
    case 'power':
      return raised(replacePowers(tree.base, powers, by), tree.exponent);
    default:
      return tree;
  }
}

function commonBase(powers: readonly Power[]): Expression | null {
  const [first] = powers;
  if (powers.every((power) => sameTree(power.base, first!.base))) return first!.base;
  const shapes = powers.map((power) => asPower(power.base));
  const [shape] = shapes;
  return shape != null && shapes.every((each) => each !== null && each.base === shape.base)
    ? baseTree(shape)
    : null;
}

/** An exponent m·x + c to the common base: its slope and its constant. */
function slopeOf(power: Power, name: string, alike: boolean): { slope: number; shift: Expression } | null {
  const by = (alike ? null : asPower(power.base)?.exponent) ?? { n: 1n, d: 1n };
  const exponent = normalizeTree(product([fraction(by), power.exponent]));
  const at = (x: number): number => evaluator(exponent)({ [name]: x });
  const [c, slope] = [at(0), at(1) - at(0)];
  if (!Number.isInteger(slope * 1) || slope === 0 || Math.abs(at(5) - (c + 5 * slope)) > 1e-9) return null;
  const shift = normalizeTree(
    sum([exponent, negated(product([fraction({ n: BigInt(slope), d: 1n }), variable(name)]))]),
  );
  return hasLetters(shift) ? null : { slope, shift };
}
