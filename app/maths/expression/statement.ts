import type { Parser } from './parser.ts';
import { Unreadable, type Token } from './tokens.ts';
import {
  equation, isExpression, variable, variablesOf,
  type Expression, type Relation, type RelationSign, type Systems, type Tree,
} from './tree.ts'; // prettier-ignore

/** Reads everything up to the end: one expression, a relation, a list of solutions, a set, a point or an interval. */
export function readStatement(parser: Parser, tokens: readonly Token[]): Tree {
  const member = membership(tokens);
  if (member !== null) {
    parser.take();
    parser.take();
  }
  const enclosed = readEnclosed(parser, tokens, member === null ? 0 : 2);
  if (enclosed !== null) return enclosed;
  const parts = [readPart(parser)];
  const joins: ('or' | 'and' | null)[] = [];
  while (parser.next.type === 'separator' || parser.next.type === 'joiner') {
    const token = parser.take();
    if (parser.next.type === 'joiner' && token.type === 'separator') {
      const joiner = parser.take();
      joins.push(joiner.type === 'joiner' ? joiner.join : null);
    } else joins.push(token.type === 'joiner' ? token.join : null);
    parts.push(readPart(parser));
  }
  if (parser.next.type !== 'end') parser.refuse();
  return parts.length === 1 ? parts[0]! : joinParts(parts, joins, parser);
}

/** `x ∈ {1, 2}`: the name of the variable. */
function membership(tokens: readonly Token[]): string | null {
  const [first, second] = tokens;
  return first?.type === 'variable' && second?.type === 'in' ? first.name : null;
}

function readPart(parser: Parser): Expression | Relation {
  const indexed = indexedName(parser);
  const first = indexed ?? parser.expression();
  const sides = [first];
  const signs: RelationSign[] = [];
  while (parser.next.type === 'relation') {
    const token = parser.take();
    if (token.type === 'relation') signs.push(token.sign);
    // `6/8 =` asks for the value: the open end is left off.
    if (signs.length === 1 && signs[0] === '=' && parser.atEnd) return first;
    sides.push(parser.expression());
  }
  return signs.length === 0 ? first : { kind: 'relation', sides, signs };
}

/** `x1 = 3`: at the start of a statement a digit right behind the letter is its index, not a factor. */
function indexedName(parser: Parser): Expression | null {
  const [letter, digit, sign] = [parser.next, parser.peek(1), parser.peek(2)];
  if (letter.type !== 'variable' || digit.type !== 'number' || !digit.whole || digit.spaced) return null;
  if (sign.type !== 'relation' || sign.sign !== '=') return null;
  parser.take();
  parser.take();
  return variable(`${letter.name}_${digit.value.n}`);
}

function joinParts(parts: (Expression | Relation)[], joins: ('or' | 'and' | null)[], parser: Parser): Tree {
  if (parts.every((part) => isExpression(part))) return { kind: 'list', items: parts };
  const relations: Relation[] = [];
  for (const part of parts) {
    const before = relations.at(-1);
    if (part.kind === 'relation') relations.push(part);
    // `x = 3 or -1/2`: the second value is meant for the same variable.
    else if (before !== undefined && before.signs.length === 1 && before.signs[0] === '=') {
      relations.push(equation(before.sides[0]!, part));
    } else throw new Unreadable('unexpected', parser.next.at, ',');
  }
  const groups = systemsIn(relations, parts.length, joins);
  if (groups !== null) return { kind: 'systems', items: groups };
  return {
    kind: 'alternatives',
    join: joinOf(relations, joins),
    items: relations.map(withoutIndex(relations)),
  };
}

/** `x = 1 and y = 2 or x = 3 and y = 4`: systems of several unknowns joined by "or"; null for anything else. */
function systemsIn(
  relations: readonly Relation[],
  parts: number,
  joins: readonly ('or' | 'and' | null)[],
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
 * Values for one and the same variable exclude each other, whatever word joins them: "x = 3 and x = 5" are two solutions.
 * y = x + 1, y = 2x are two lines, not two values.
 */
function joinOf(relations: readonly Relation[], joins: ('or' | 'and' | null)[]): 'or' | 'and' {
  const names = new Set(relations.map((item) => assignedName(item)?.replace(/_\d+$/, '') ?? null));
  const values = relations.every((item) => variablesOf({ ...item, sides: item.sides.slice(1) }).length === 0);
  if (names.size === 1 && !names.has(null) && values) return 'or';
  return joins.includes('or') ? 'or' : 'and';
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

/** A set `{1, 2}`, a point `(1, 2)` or an interval `[1, 2)` that is the whole text. */
function readEnclosed(parser: Parser, tokens: readonly Token[], start: number): Tree | null {
  const open = tokens[start];
  const close = tokens.at(-2);
  if (open === undefined || close === undefined || !enclosesAll(tokens, start)) return null;
  const separators = topSeparators(tokens, start);
  const set = open.type === 'open' && open.bracket === '{';
  if (separators === 0 && !set) return null;
  parser.take();
  const items = [parser.expression()];
  while (parser.next.type === 'separator') {
    parser.take();
    items.push(parser.expression());
  }
  const end = parser.take();
  if (end.type !== 'close' && end.type !== 'open') throw new Unreadable('unclosed_bracket', end.at);
  if (parser.next.type !== 'end') parser.refuse();
  if (set) return { kind: 'list', items };
  const square = (open.type === 'open' && open.bracket === '[') || open.type === 'close' || start === 2 ||
    (end.type === 'close' && end.bracket === ']') || end.type === 'open' || items.some(isInfinite); // prettier-ignore
  if (!square) return { kind: 'point', coordinates: items };
  if (items.length !== 2) parser.refuse(end);
  const [low, high] = items;
  const lowClosed = open.type === 'open' && open.bracket === '[';
  const highClosed = end.type === 'close' && end.bracket === ']';
  return { kind: 'interval', low: low!, high: high!, lowClosed, highClosed };
}

function isInfinite(item: Expression): boolean {
  const size = item.kind === 'negate' ? item.of : item;
  return size.kind === 'constant' && size.name === 'infinity';
}

/** True when the first bracket closes only at the very end. `]2; 5[` counts as well. */
function enclosesAll(tokens: readonly Token[], start: number): boolean {
  const first = tokens[start];
  const last = tokens.at(-2);
  const outward = first?.type === 'close' && first.bracket === ']';
  if (!outward && first?.type !== 'open') return false;
  const lastOutward = last?.type === 'open' && last.bracket === '[';
  if (!lastOutward && last?.type !== 'close') return false;
  if (tokens.length - 2 <= start) return false;
  let depth = 0;
  for (const token of tokens.slice(start + 1, -2)) {
    if (token.type === 'open') depth += 1;
    if (token.type === 'close') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function topSeparators(tokens: readonly Token[], start: number): number {
  let depth = 0;
  let count = 0;
  for (const token of tokens.slice(start + 1, -2)) {
    if (token.type === 'open') depth += 1;
    if (token.type === 'close') depth -= 1;
    if (token.type === 'separator' && depth === 0) count += 1;
  }
  return count;
}
