import type { Relation } from '../expression/tree.ts';
import { evaluator } from './evaluate.ts';

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether a relation holds at given values of its letters; null where a side has no value there. */
export function holdsAt(relation: Relation, at: Readonly<Record<string, number>>): boolean | null {
  const values = relation.sides.map((side) => evaluator(side)(at));
  if (values.some((each) => !Number.isFinite(each))) return null;
  return relation.signs.every((sign, place) => {
    const [left, right] = [values[place]!, values[place + 1]!];
    const same = near(left, right);
    if (sign === '=') return same;
    if (sign === '!=') return !same;
    if (sign === '<=' || sign === '>=') return same || (sign === '<=' ? left < right : left > right);
    return !same && (sign === '<' ? left < right : left > right);
  });
}
