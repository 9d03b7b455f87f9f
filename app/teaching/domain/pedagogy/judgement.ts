import type { LineAnswer } from '@curvela/maths';
import type { SessionItem, FormulaTree } from './state.ts';

/** A line the engine could parse. */
export type CheckedLine = Extract<LineAnswer, { ok: true }>;

export type Judgement =
  | 'finished'
  | 'right'
  | 'partial'
  /** True beside the chain: a side calculation, a definition, a check, a rounded value. Never counted. */
  | 'aside'
  /** True, but it stands there already. */
  | 'repeated'
  | 'different'
  /** The same wrong line once more on this step: said again, not counted again. */
  | 'same_wrong'
  /** Bare values one after the other, faster than anybody works them out: caught, not counted. */
  | 'guessing'
  /** Never called wrong, never counted. */
  | 'unknown';

/** Two bare values within this many milliseconds count as guessing. */
const quickest = 8000;

/** What a checked line means for the item. `at` in milliseconds. */
export function judgementOf(item: SessionItem, check: CheckedLine, at: number): Judgement {
  const { plain } = check.line;
  if (check.partial) return 'partial';
  if (check.verdict === 'equal') {
    if (check.finished) return 'finished';
    if (!check.continues) return 'aside';
    return item.lines.some((line) => line.formula.plain === plain) ? 'repeated' : 'right';
  }
  if (check.verdict === 'unknown') return 'unknown';
  if (item.step.wrong.some((wrong) => wrong.plain === plain)) return 'same_wrong';
  const before = item.step.wrong.at(-1);
  const quick = before !== undefined && before.value && at - before.at < quickest;
  return quick && isValue(check.line.tree) ? 'guessing' : 'different';
}

/** A bare answer (`4`, `x = 4`, `x = 4 or x = 1`) rather than a line of working. */
export function isValue(tree: FormulaTree): boolean {
  switch (tree.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'negate':
    case 'plusminus':
      return isValue(tree.of);
    case 'divide':
      return isValue(tree.numerator) && isValue(tree.denominator);
    case 'solutions':
      return true;
    case 'point':
      return tree.coordinates.every(isValue);
    case 'list':
      return tree.items.every(isValue);
    case 'relation':
      return tree.sides[0]?.kind === 'variable' && tree.sides.slice(1).every(isValue);
    case 'alternatives':
      return tree.items.every(isValue);
    default:
      return false;
  }
}
