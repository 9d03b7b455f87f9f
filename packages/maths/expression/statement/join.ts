import type { Parser } from '../parser/parser.ts';
import { Unreadable } from '../tokens.ts';
import {
  equation,
  isExpression,
  variable,
  type Expression,
  type Relation,
  type Systems,
  type Tree,
} from '../tree.ts';
import { contains, variablesOf } from '../tree-parts.ts';

/** The word between two statements; null for a comma, a semicolon or a new line. */
export type Join = 'or' | 'and' | null;

/**
 * Combines several statements into one tree: values become a list, relations become solutions or a system.
 */
export function joinParts(
  parts: readonly (Expression | Relation)[],
  joins: readonly Join[],
  parser: Parser,
): Tree {
  if (parts.every((part) => isExpression(part))) return { kind: 'list', items: parts };
  const relations: Relation[] = [];
  for (const part of parts) {
    const before = relations.at(-1);
    if (part.kind === 'relation') relations.push(part);
    // `x = 3 or -1/2`: the second value belongs to the same variable.
    else if (before !== undefined && before.signs.length === 1 && before.signs[0] === '=') {
      relations.push(equation(before.sides[0]!, part));
    } else throw new Unreadable('unexpected', parser.stream.next.at, ',');
  }
  const groups = systemsIn(relations, parts.length, joins);
  if (groups !== null) return { kind: 'systems', items: groups };
  return {
    kind: 'alternatives',
    join: joinOf(relations, joins),
    items: relations.map(withoutIndex(relations)),
  };
}

/**
 * `x = 1 and y = 2 or x = 3 and y = 4`: systems of several unknowns joined by "or"; null for anything else.
 */
function systemsIn(
  relations: readonly Relation[],
  parts: number,
  joins: readonly Join[],
): Systems['items'] | null {
  if (relations.length !== parts || !joins.includes('or')) return null;
  const groups: Relation[][] = [[]];
  relations.forEach((item, index) => {
    if (index > 0 && joins[index - 1] === 'or') groups.push([]);
    groups.at(-1)!.push(item);
  });
  const several = groups.every((items) => items.length > 1 && items.length === groups[0]!.length);
  if (!several || variablesOf({ kind: 'alternatives', join: 'and', items: relations }).length < 2)
    return null;
  return groups.map((items) => ({ kind: 'alternatives', join: 'and', items }));
}

/**
 * Values of the same variable exclude each other, whatever word joins them: "x = 3 and x = 5" is two
 * solutions. y = x + 1, y = 2x are two lines, not two values.
 */
function joinOf(relations: readonly Relation[], joins: readonly Join[]): 'or' | 'and' {
  const names = new Set(relations.map((item) => assignedName(item)?.replace(/_\d+$/, '') ?? null));
  const values = relations.every((item) => item.sides.slice(1).every(isValueOrFamily));
  if (names.size === 1 && !names.has(null) && values) return 'or';
  return joins.includes('or') ? 'or' : 'and';
}

/** 3, and also π/6 + 2πn for any whole n: an angle with an integer parameter. */
function isValueOrFamily(side: Expression): boolean {
  const letters = variablesOf(side);
  if (letters.length === 0) return true;
  const angle = contains(
    side,
    (part) => part.kind === 'degrees' || (part.kind === 'constant' && part.name === 'pi'),
  );
  return angle && letters.length === 1 && /^[knm]$/.test(letters[0]!);
}

function assignedName(item: Relation): string | null {
  const [left, right] = item.sides;
  if (item.signs.length !== 1 || item.signs[0] !== '=' || left?.kind !== 'variable') return null;
  return right !== undefined && variablesOf(right).includes(left.name) ? null : left.name;
}

/** `x_1 = 3, x_2 = 5` are two values of x; `x_1 + x_2 = 8` keeps its indices. */
function withoutIndex(relations: readonly Relation[]): (item: Relation) => Relation {
  const names = relations.map(assignedName);
  const stems = new Set(names.map((name) => name?.replace(/_\d+$/, '') ?? null));
  const numbered = stems.size === 1 && names.every((name) => name !== null && /_\d+$/.test(name));
  const [stem] = stems;
  if (!numbered || stem == null) return (item) => item;
  return (item) => ({ ...item, sides: [variable(stem), ...item.sides.slice(1)] });
}
