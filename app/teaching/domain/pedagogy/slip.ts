import type { Counterexample } from '@curvela/maths';
import { curveOf, onlyName } from './curve.ts';
import { findHeightDifference } from './height-difference.ts';
import { isValue, type CheckedLine } from './judgement.ts';
import { isOneValue } from './tree-facts.ts';
import {
  formulaOf,
  lastLine,
  type Formula,
  type SessionItem,
  type LineSlip,
  type FormulaTree,
} from './state.ts';

/** The details of a wrong line. */
export const slipOf = (item: SessionItem, check: CheckedLine): LineSlip => ({
  formula: formulaOf(check.line),
  value: isValue(check.line.tree),
  mistake: check.mistake ?? null,
  counterexample: counterexampleOf(lastLine(item).tree, check),
  lost: check.lost.map(formulaOf),
  gained: check.gained.map((value) => assigned(item, formulaOf(value))),
});

function counterexampleOf(before: FormulaTree, { counterexample, line }: CheckedLine): Counterexample | null {
  // For a line with one constant value, that value is the answer: it must not be revealed.
  if (isOneValue(before)) return null;
  if (counterexample && !maySolve(before, counterexample)) return counterexample;
  return findHeightDifference(before, line.tree);
}

/**
 * Two statements differ where only one holds: a point without values may be the very solution. It is not only if the previous line can be
 * drawn and is off the axis there.
 */
function maySolve(before: FormulaTree, { at, expected, answer }: Counterexample): boolean {
  if (expected !== null || answer !== null) return false;
  const [value, ...more] = Object.values(at);
  const height = more.length > 0 ? undefined : curveOf(before)?.at(Number(value?.replace(',', '.')));
  return !(height !== undefined && Math.abs(height) > 1e-6);
}

/** A value as an equation in the unknown: `x = 11/3`. */
function assigned(item: SessionItem, value: Formula): Formula {
  const unknown = onlyName(item.tree);
  if (unknown === undefined || value.plain.includes('=')) return value;
  return {
    latex: `${unknown} = ${value.latex}`,
    plain: `${unknown} = ${value.plain}`,
    speech: `${unknown} = ${value.speech}`,
  };
}
