import { onlyName } from './curve.ts';
import { heightsApart } from './heights.ts';
import { isValue, type CheckedLine } from './judge.ts';
import { isOneValue } from './tree-facts.ts';
import { formulaOf, lastLine, type Formula, type Item, type Slip } from './state.ts';

/** What is known about a wrong line. */
export const slipOf = (item: Item, check: CheckedLine): Slip => ({
  formula: formulaOf(check.line),
  value: isValue(check.line.tree),
  mistake: check.mistake ?? null,
  // Of a line that is worth the same everywhere its value is the answer: it is not told.
  counterexample: isOneValue(lastLine(item).tree)
    ? null
    : (check.counterexample ?? heightsApart(lastLine(item).tree, check.line.tree)),
  lost: check.lost.map(formulaOf),
  gained: check.gained.map((value) => assigned(item, formulaOf(value))),
});

/** A value with the unknown that takes it: `x = 11/3`. */
function assigned(item: Item, value: Formula): Formula {
  const unknown = onlyName(item.tree);
  if (unknown === undefined || value.plain.includes('=')) return value;
  return {
    latex: `${unknown} = ${value.latex}`,
    plain: `${unknown} = ${value.plain}`,
    speech: `${unknown} = ${value.speech}`,
  };
}
