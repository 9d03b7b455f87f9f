import { degree } from '../../algebra/univariate.ts';
import type { Family } from '../../contract.ts';
import { subtractExpressions } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import type { Expression, Relation, RelationSign, Tree } from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { hasForm } from '../../verify/forms.ts';
import { denseOf } from '../dense.ts';
import { unknownOf } from '../equations/line.ts';
import { hasDenominator } from '../rational/denominators.ts';
import type { Move, Topic } from '../types.ts';
import { barsMove } from './bars.ts';
import { chainMove, compoundMove, inequalityMove } from './moves.ts';
import { intervalTree, runsOf } from './regions.ts';
import { lineOfStatement } from './statements.ts';

const order: readonly RelationSign[] = ['<', '<=', '>', '>='];

/**
 * Inequalities in one unknown except two-sided linear ones: chains, several at once, quadratic, rational,
 * with absolute values.
 */
export const inequalities: Topic = { family: familyOf, move, done };

function itemsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'relation') return [tree];
  return tree.kind === 'alternatives' ? tree.items : null;
}

function familyOf(problem: Problem): Family | null {
  if (problem.task !== 'solve') return null;
  const items = itemsOf(problem.expression);
  const name = unknownOf(problem);
  if (items === null || name === null || variablesOf(problem.expression).length !== 1) return null;
  const signs = items.flatMap((item) => item.signs);
  if (!signs.some((symbol) => order.includes(symbol))) return null;
  const sides = items.flatMap((item) => item.sides);
  const isBar = (part: Expression): boolean => part.kind === 'absolute' && variablesOf(part).length > 0;
  if (sides.some((side) => contains(side, isBar))) return 'absolute_inequality';
  if (sides.some((side) => hasDenominator(side, name))) return 'rational_inequality';
  const pairs = items.flatMap((item) =>
    item.signs.map((_, index) => [item.sides[index]!, item.sides[index + 1]!] as const),
  );
  const degrees = pairs.map(([left, right]) => {
    const dense = denseOf(subtractExpressions(left, right), name);
    return dense === null ? null : degree(dense);
  });
  if (degrees.includes(null)) return null;
  if (degrees.some((each) => (each ?? 0) > 1)) return 'quadratic_inequality';
  return items.length === 1 && pairs.length === 1 ? null : 'linear_inequality';
}

function move(line: Tree, problem: Problem): Move | null {
  const name = unknownOf(problem);
  if (name === null || variablesOf(line).some((other) => other !== name)) return null;
  if (line.kind === 'alternatives') return severalMove(line, name);
  return line.kind === 'relation' ? relationMove(line, name) : null;
}

function relationMove(line: Relation, name: string): Move | null {
  if (line.sides.length === 3) return chainMove(line, name);
  if (line.sides.length !== 2) return null;
  const isBar = (part: Expression): boolean => part.kind === 'absolute' && variablesOf(part).includes(name);
  if (line.sides.some((side) => contains(side, isBar))) return barsMove(line, name);
  return inequalityMove(line, name);
}

/** Absolute values in one of several inequalities are resolved only where that gives a single relation. */
function severalMove(line: Tree & { kind: 'alternatives' }, name: string): Move | null {
  const isBar = (part: Expression): boolean => part.kind === 'absolute' && variablesOf(part).includes(name);
  const index = line.items.findIndex((item) => item.sides.some((side) => contains(side, isBar)));
  if (index < 0) return compoundMove(line, name);
  const next = relationMove(line.items[index]!, name);
  if (next === null) return null;
  const { after } = next;
  const fits = after.kind === 'alternatives' && after.join === line.join;
  const parts = after.kind === 'relation' ? [after] : fits ? after.items : null;
  if (parts === null) return null;
  return {
    ...next,
    after: { ...line, items: [...line.items.slice(0, index), ...parts, ...line.items.slice(index + 1)] },
  };
}

/** The unknown is isolated everywhere, and nothing overlaps. */
function done(line: Tree, problem: Problem): boolean {
  return hasForm(line, 'solved') && move(line, problem) === null;
}

/** A solved inequality as an interval or a union of intervals; null when its ends have no exact form. */
export function intervalForm(tree: Tree): Tree | null {
  const [name] = variablesOf(tree);
  const line = lineOfStatement(tree, name ?? 'x');
  if (line === null) return null;
  return intervalTree(runsOf(line));
}
