import type { Counterexample } from '@curvela/maths';
import { curveOf } from './curve.ts';
import type { FormulaTree } from './state.ts';

/** Small numbers that are easy to substitute by hand; 1 first, because a graph has its axis at 0. */
const easy = [1, 0, -1, 2, -2, 3, -3];

const isZero = (tree: FormulaTree | undefined) => tree?.kind === 'number' && tree.value.n === '0';
const equalsZero = (tree: FormulaTree) =>
  tree.kind === 'relation' && tree.sides.length === 2 && tree.signs[0] === '=' && isZero(tree.sides[1]);

/**
 * For two equations "… = 0" that the engine judged different: a small integer at which their left sides differ, with integer
 * values. It illustrates the difference; the engine's verdict proves it. Never a solution of either equation.
 */
export function findHeightDifference(before: FormulaTree, now: FormulaTree): Counterexample | null {
  if (!equalsZero(before) || !equalsZero(now)) return null;
  const [given, mine] = [curveOf(before), curveOf(now)];
  if (!given || !mine || given.variable !== mine.variable) return null;
  for (const x of easy) {
    const [expected, answer] = [given.at(x), mine.at(x)];
    const whole = Number.isInteger(expected) && Number.isInteger(answer);
    if (whole && expected !== answer && expected !== 0 && answer !== 0) {
      return { at: { [given.variable]: String(x) }, expected: String(expected), answer: String(answer) };
    }
  }
  return null;
}
