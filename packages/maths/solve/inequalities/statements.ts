import { evaluator } from '../../algebra/evaluate.ts';
import type { Dense } from '../../algebra/univariate.ts';
import { subtractExpressions } from '../../expression/build.ts';
import type { Alternatives, Expression, Relation, RelationSign, Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { clearDenominators } from '../rational/denominators.ts';
import { normalizeTree } from '../rewriting.ts';
import { joinLines, lineOf, quotientLine, type BoundaryLine } from './regions.ts';

/** A quotient with polynomial numerator and denominator; nothing is cancelled, so that no pole is lost. */
type Parts = { readonly top: Dense; readonly bottom: Dense; readonly by: Expression };

/** left − right as one fraction; null when it is not rational. */
export function partsOfDifference(left: Expression, right: Expression, name: string): Parts | null {
  const whole = clearDenominators([subtractExpressions(left, right)], name);
  const [side] = whole?.sides ?? [];
  if (whole === null || side === undefined) return null;
  const [top, bottom] = [denseOf(side, name), denseOf(whole.by, name)];
  return top === null || bottom === null ? null : { top, bottom, by: whole.by };
}

/** Exactly where a statement in one unknown holds; null when a zero has no exact form. */
export function lineOfStatement(tree: Tree, name: string): BoundaryLine | null {
  if (tree.kind === 'solutions' && tree.except === undefined) {
    const all = tree.which === 'all';
    return lineOf(
      [],
      () => all,
      () => all,
    );
  }
  if (tree.kind === 'relation') return chainLine(tree, name);
  return tree.kind === 'alternatives' ? joinedLine(tree, name) : null;
}

function joinedLine({ items, join }: Alternatives, name: string): BoundaryLine | null {
  return items
    .map((item) => chainLine(item, name))
    .reduce((a, b) => (a === null || b === null ? null : joinLines(a, b, join)));
}

function chainLine({ sides, signs }: Relation, name: string): BoundaryLine | null {
  return signs
    .map((symbol, index) => pairLine(sides[index]!, symbol, sides[index + 1]!, name))
    .reduce((a, b) => (a === null || b === null ? null : joinLines(a, b, 'and')));
}

function pairLine(
  left: Expression,
  symbol: RelationSign,
  right: Expression,
  name: string,
): BoundaryLine | null {
  const parts = partsOfDifference(left, right, name);
  if (parts !== null)
    return parts.top.length === 0
      ? zeroLine(symbol, parts.bottom, [left, right], name)
      : quotientLine([left, right], symbol, name, [parts.top], [parts.bottom]);
  return surdLine(left, symbol, right, name);
}

/** 0 ≤ 0 holds wherever the denominator is not 0. */
function zeroLine(
  symbol: RelationSign,
  bottom: Dense,
  sides: readonly [Expression, Expression],
  name: string,
): BoundaryLine | null {
  const poles = quotientLine(sides, '!=', name, [], [bottom]);
  const holds = symbol === '=' || symbol === '<=' || symbol === '>=';
  return poles === null
    ? null
    : lineOf(
        poles.marks,
        () => false,
        () => holds,
      );
}

/** x < √2 and similar: the unknown alone on one side, a number on the other. */
function surdLine(
  left: Expression,
  symbol: RelationSign,
  right: Expression,
  name: string,
): BoundaryLine | null {
  const [unknown, value] = left.kind === 'variable' ? [left, right] : [right, left];
  if (unknown.kind !== 'variable' || unknown.name !== name || variablesOf(value).length > 0) return null;
  const shifted = normalizeTree(value);
  const mark = numberAt(shifted);
  if (mark === null) return null;
  const turned = left.kind === 'variable' ? 1 : -1;
  const holds = (x: number): boolean => compares((x - mark) * turned, symbol);
  return lineOf([{ at: mark, value: shifted }], () => compares(0, symbol), holds);
}

function compares(difference: number, symbol: RelationSign): boolean {
  return {
    '=': difference === 0,
    '!=': difference !== 0,
    '<': difference < 0,
    '<=': difference <= 0,
    '>': difference > 0,
    '>=': difference >= 0,
  }[symbol];
}

function numberAt(value: Expression): number | null {
  const size = evaluator(value)({});
  return Number.isFinite(size) ? size : null;
}
