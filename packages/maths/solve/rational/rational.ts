import { relation, variable, type Expression, type Relation, type Tree } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { clearDenominators, excludedValues, hasDenominator } from './denominators.ts';

/** An equation with its excluded values: 1/x = 2 and x ≠ 0. */
type Conditioned = { readonly equation: Relation; readonly conditions: readonly Relation[] };

/** Splits a line into the equation and its conditions; null for any other line. */
export function splitConditions(line: Tree): Conditioned | null {
  if (line.kind === 'relation') return line.signs.join() === '=' ? { equation: line, conditions: [] } : null;
  if (line.kind !== 'alternatives' || line.join !== 'and') return null;
  const equations = line.items.filter((item) => item.signs.join() === '=');
  const conditions = line.items.filter((item) => item.signs.join() === '!=');
  const [equation] = equations;
  const others = line.items.length - equations.length - conditions.length;
  return equations.length !== 1 || equation === undefined || others > 0 ? null : { equation, conditions };
}

/**
 * An equation with the unknown in denominators: states the excluded values, then multiplies both sides by the
 * common denominator.
 */
export function rationalMove({ equation, conditions }: Conditioned, name: string): Move | null {
  if (!equation.sides.some((side) => hasDenominator(side, name))) return null;
  const excluded = excludedValues(equation, name) ?? [];
  if (conditions.length === 0 && excluded.length > 0) {
    const items = excluded.map((value) => relation(variable(name), '!=', value));
    return {
      rule: 'excluded_values',
      after: { kind: 'alternatives', join: 'and', items: [equation, ...items] },
      params: { values: { kind: 'list', items: excluded } },
    };
  }
  const whole = clearDenominators(equation.sides, name);
  if (whole !== null) {
    return {
      rule: 'multiply_by_denominator',
      after: { ...equation, sides: whole.sides },
      params: { by: whole.by },
      promise: 'loses_none',
    };
  }
  return simplifyNestedFractions(equation, conditions);
}

/** Nested fractions are first written as one. */
function simplifyNestedFractions(equation: Relation, conditions: readonly Relation[]): Move | null {
  const sides = equation.sides.map((side): Expression => normalizeTree(side));
  const after: Relation = { ...equation, sides };
  if (sameTree(after, equation)) return null;
  const whole: Tree =
    conditions.length === 0 ? after : { kind: 'alternatives', join: 'and', items: [after, ...conditions] };
  return { rule: 'single_fractions', after: whole, promise: 'loses_none' };
}
