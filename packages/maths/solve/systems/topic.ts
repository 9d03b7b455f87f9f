import type { Family } from '../../contract.ts';
import type { Problem } from '../../reading/request.ts';
import {
  equation,
  variable,
  type Alternatives,
  type Expression,
  type Relation,
  type Systems,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { isSimplified } from '../../verify/simplified.ts';
import { noSolutions } from '../alternatives.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';
import {
  coreOf,
  effort,
  eliminateMove,
  readyMove,
  scaleMove,
  solvedFor,
  standardMove,
} from './elimination.ts';
import {
  hasNoUnknown,
  isLinear,
  isolatedIn,
  isValue,
  itemsOf,
  lettersOf,
  substituteUnknown,
  systemTree,
  type Item,
} from './system.ts';

import { singleMove, systemsTree } from './single.ts';

const mostUnknowns = 4;

/** Systems of linear equations, and of a linear and a quadratic equation. */
export const systems: Topic = { family: familyOf, move, done };

function familyOf({ expression, task }: Problem): Family | null {
  if (task !== 'solve') return null;
  if (expression.kind !== 'alternatives' || expression.join !== 'and') return null;
  const names = variablesOf(expression);
  if (names.length < 2 || names.length > mostUnknowns || expression.items.length > mostUnknowns) return null;
  const items = itemsOf(expression);
  if (items === null) return null;
  return items.every((item) => isLinear(item)) || items.some((item) => isLinear(item)) ? 'system' : null;
}

function move(line: Tree): Move | null {
  if (line.kind === 'systems') return severalMove(line);
  const items = itemsOf(line);
  if (items === null) return null;
  return (
    truthMove(items) ??
    valuesMove(items) ??
    singleMove(items) ??
    isolatedMove(items) ??
    linearMove(items) ??
    sortMove(items)
  );
}

/** 0 = 5 means no solution; 0 = 0 is dropped. */
function truthMove(items: readonly Item[]): Move | null {
  const place = items.findIndex(hasNoUnknown);
  const found = items[place];
  if (found === undefined) return null;
  if (found.difference.size > 0)
    return { rule: 'contradiction', after: noSolutions, params: { equation: found.line } };
  const rest = items.filter((_, index) => index !== place).map((item) => item.line);
  return rest.length === 0
    ? { rule: 'always_true', after: { kind: 'solutions', which: 'all' } }
    : { rule: 'no_information', after: systemTree(rest), params: { equation: found.line } };
}

/** Substitutes known values into all other equations. */
function valuesMove(items: readonly Item[]): Move | null {
  const known = items.filter(isValue);
  const names = known.map((item) => isolatedIn(item)!);
  if (new Set(names).size < names.length) return clashMove(items, known);
  if (!items.some((item) => !known.includes(item) && lettersOf(item).some((name) => names.includes(name))))
    return null;
  const lines = items.map((item) =>
    known.includes(item)
      ? item.line
      : known.reduce(
          (line, each) => substituteUnknown(line, isolatedIn(each)!, each.line.sides[1]!),
          item.line,
        ),
  );
  return {
    rule: 'substitute_value',
    after: systemTree(lines),
    params: { values: systemTree(known.map((item) => item.line)) },
  };
}

/** x = 2 and x = 3 contradict each other; a duplicate x = 2 is dropped. */
function clashMove(items: readonly Item[], known: readonly Item[]): Move | null {
  const [first, again] = known.flatMap((item, index) => {
    const other = known.slice(index + 1).find((each) => isolatedIn(each) === isolatedIn(item));
    return other === undefined ? [] : [item, other];
  });
  if (first === undefined || again === undefined) return null;
  const same = sameTree(normalizeTree(first.line.sides[1]!), normalizeTree(again.line.sides[1]!));
  if (!same)
    return {
      rule: 'contradiction',
      after: noSolutions,
      params: { equation: equation(first.line.sides[1]!, again.line.sides[1]!) },
    };
  return {
    rule: 'no_information',
    after: systemTree(items.filter((item) => item !== again).map((item) => item.line)),
    params: { equation: again.line },
  };
}

/** Substitutes y = 2x − 1 into the other equations that contain y. */
function isolatedMove(items: readonly Item[]): Move | null {
  for (const item of items) {
    const name = isolatedIn(item);
    if (name === null || isValue(item)) continue;
    const by = item.line.sides[1]!;
    if (!items.some((other) => other !== item && lettersOf(other).includes(name))) continue;
    const lines = items.map((other) =>
      other === item ? item.line : substituteUnknown(other.line, name, by),
    );
    return { rule: 'substitute_expression', after: systemTree(lines), params: { equation: item.line } };
  }
  return null;
}

/**
 * Nothing is isolated yet: elimination if coefficients match, otherwise substitution if a coefficient is 1,
 * otherwise elimination.
 */
function linearMove(items: readonly Item[]): Move | null {
  const open = items.filter((item) => isolatedIn(item) === null);
  const linear = open.filter(isLinear);
  if (linear.length === 0) return null;
  if (linear.length < open.length) return isolateMove(items, linear);
  const core = coreOf(open);
  const rest = core.length === 1 && lettersOf(core[0]!).length > 1 ? null : core;
  if (rest === null || core.length === 1) return isolateMove(items, open.toReversed());
  return (
    (easyOf(core) ? isolateMove(items, core) : null) ??
    standardMove(items, core) ??
    readyMove(items, core) ??
    (core.length === 2 ? isolateUnit(items, core) : null) ??
    scaleMove(items, core) ??
    eliminateMove(items, core) ??
    isolateMove(items, core)
  );
}

/** Writing y − 2x = 0 as y = 2x takes no effort. */
function easyOf(core: readonly Item[]): boolean {
  return (
    core.length === 2 &&
    core.some((item) => {
      const [left, right] = item.line.sides as [Expression, Expression];
      return left.kind !== 'variable' && right.kind === 'variable' && !variablesOf(left).includes(right.name);
    })
  );
}

function isolateUnit(items: readonly Item[], core: readonly Item[]): Move | null {
  const easy = core.some((item) => lettersOf(item).some((name) => effort(item, name) < 10));
  return easy ? isolateMove(items, core) : null;
}

/** Picks the equation and unknown with the least effort, solved for that unknown. */
function isolateMove(items: readonly Item[], core: readonly Item[]): Move | null {
  const options = core.flatMap((item) =>
    lettersOf(item).map((name) => ({ item, name, cost: effort(item, name) })),
  );
  const best = options.toSorted((a, b) => a.cost - b.cost || (a.name < b.name ? 1 : -1))[0];
  const line = best === undefined || best.cost === Infinity ? null : solvedFor(best.item, best.name);
  if (best === undefined || line === null || sameTree(line, best.item.line)) return null;
  const lines = items.map((item) => (item === best.item ? line : item.line));
  return {
    rule: 'isolate_letter',
    after: systemTree(lines),
    params: { letter: variable(best.name), equation: best.item.line },
  };
}

/** Evaluates the right sides and sorts the unknowns alphabetically. */
function sortMove(items: readonly Item[]): Move | null {
  const names = items.map(isolatedIn);
  if (names.includes(null)) return null;
  const lines = items.map(({ line }) => {
    const [left, right] = line.sides as [Expression, Expression];
    return isSimplified(right) ? line : equation(left, normalizeTree(right));
  });
  const nameOf = (line: Relation): string => variablesOf({ ...line, sides: line.sides.slice(0, 1) })[0] ?? '';
  const sorted = lines.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const after = systemTree(sorted);
  const before = systemTree(items.map((item) => item.line));
  if (sameTree(after, before)) return null;
  const simplified = lines.some((line, index) => !sameTree(line, items[index]!.line));
  return { rule: simplified ? 'collect_terms' : 'order_values', after };
}

/** Several systems: applies the same step to each. */
function severalMove(line: Systems): Move | null {
  const moves = line.items.map((item) => move(item));
  const first = moves.find((each) => each !== null);
  if (first == null) return null;
  const next = line.items.map((item, index) => {
    const each = moves[index];
    return each == null || each.rule !== first.rule ? item : each.after;
  });
  const remaining = next.flatMap((tree): (Relation | Alternatives)[] => {
    if (tree.kind === 'relation' || tree.kind === 'alternatives') return [tree];
    return tree.kind === 'systems' ? [...tree.items] : [];
  });
  if (remaining.length === 0) return { ...first, after: noSolutions };
  const after = remaining.length === 1 ? remaining[0]! : systemsTree(remaining);
  const several = first.rule === 'substitute_value' ? { rule: 'substitute_values' as const, params: {} } : {};
  return { ...first, ...several, after };
}

/** Each unknown is alone on the left of one equation, with only numbers or free unknowns on the right. */
function done(line: Tree): boolean {
  if (line.kind === 'solutions') return true;
  if (line.kind === 'systems') return line.items.every((item) => done(item));
  const items = itemsOf(line);
  if (items === null || move(line) !== null) return false;
  const names = items.map(isolatedIn);
  const right = items.flatMap((item) => variablesOf({ ...item.line, sides: item.line.sides.slice(1) }));
  return (
    !names.includes(null) &&
    new Set(names).size === names.length &&
    !right.some((name) => names.includes(name))
  );
}
