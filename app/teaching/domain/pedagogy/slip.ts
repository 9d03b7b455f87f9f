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

/** What is known about a wrong line. */
export const slipOf = (item: SessionItem, check: CheckedLine): LineSlip => ({
  formula: formulaOf(check.line),
  value: isValue(check.line.tree),
  mistake: check.mistake ?? null,
  counterexample: counterexampleOf(lastLine(item).tree, check),
  lost: check.lost.map(formulaOf),
  gained: check.gained.map((value) => assigned(item, formulaOf(value))),
});

function counterexampleOf(before: FormulaTree, { counterexample, line }: CheckedLine): Counterexample | null {
  // Of a line that is worth the same everywhere its value is the answer: it is not told.
  if (isOneValue(before)) return null;
  if (counterexample && !maySolve(before, counterexample)) return counterexample;
  return findHeightDifference(before, line.tree);
}

/**
 * Two statements part where only one of them holds: a place without values may be the very solution. It is none only where the
 * line before can be drawn and is away from the axis there.
 */
function maySolve(before: FormulaTree, { at, expected, answer }: Counterexample): boolean {
  if (expected !== null || answer !== null) return false;
  const [value, ...more] = Object.values(at);
  const height = more.length > 0 ? undefined : curveOf(before)?.at(Number(value?.replace(',', '.')));
  return !(height !== undefined && Math.abs(height) > 1e-6);
}

/** A value with the unknown that takes it: `x = 11/3`. */
function assigned(item: SessionItem, value: Formula): Formula {
  const unknown = onlyName(item.tree);
  if (unknown === undefined || value.plain.includes('=')) return value;
  return {
    latex: `${unknown} = ${value.latex}`,
    plain: `${unknown} = ${value.plain}`,
    speech: `${unknown} = ${value.speech}`,
  };
}
