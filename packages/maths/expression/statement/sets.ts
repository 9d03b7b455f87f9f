import type { Parser } from '../parser/parser.ts';
import { numberValue } from '../build.ts';
import { Unreadable, depthOf, type Token } from '../tokens.ts';
import { equation, variable, type Expression, type Interval, type List, type Tree } from '../tree.ts';

type Solutions = Tree & { kind: 'solutions' };

/**
 * A set that makes up the whole text, alone or after `x ∈` or `S =`: {1; 2}, [1, 2), ]1 ; 2[, (−∞, 1) ∪ [2,
 * ∞), ℝ ∖ {0}, ∅; else null. `x = {1; 2}` names the values of x.
 */
export function readSets(parser: Parser): Tree | null {
  const label = labelOf(parser.stream.tokens);
  const start = label === null ? 0 : 2;
  const first = parser.stream.tokens[start];
  if (first?.type === 'reals' || first?.type === 'empty' || isCapitalReals(parser.stream.tokens, start))
    return readWhole(parser, start);
  const end = pieceEnd(parser, start);
  if (end < 0) return null;
  const values = label === 'equals' && !/^[A-Z]/.test(nameAt(parser.stream.tokens, 0));
  parser.stream.at = start;
  const items = [readPiece(parser, end, label === 'member')];
  while (joinsSets(parser.stream.next)) {
    parser.stream.take();
    const next = pieceEnd(parser, parser.stream.at);
    if (next < 0) parser.stream.refuse();
    items.push(readPiece(parser, next, true));
  }
  if (items.length === 1) return alone(parser, items[0]!, values);
  if (values) parser.stream.refuse(parser.stream.tokens[0]);
  return {
    kind: 'union',
    items: items.map((item) =>
      item.kind === 'point' ? parser.stream.refuse(parser.stream.tokens[start]) : item,
    ),
  };
}

function alone(parser: Parser, item: Piece, values: boolean): Tree {
  if (!values) return item;
  if (item.kind !== 'list') return parser.stream.refuse(parser.stream.tokens[2]);
  const name = variable(nameAt(parser.stream.tokens, 0));
  const items = item.items.map((value) => equation(name, value));
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items };
}

/** `x ∈`, or a name and `=` before a set. */
function labelOf(tokens: readonly Token[]): 'member' | 'equals' | null {
  const [name, sign] = tokens;
  if (name?.type !== 'variable') return null;
  if (sign?.type === 'in') return 'member';
  return sign?.type === 'relation' && sign.sign === '=' ? 'equals' : null;
}

function nameAt(tokens: readonly Token[], place: number): string {
  const token = tokens[place];
  return token?.type === 'variable' ? token.name : '';
}

/** `R` as the real numbers: after ∈, or with elements excluded from it. */
function isCapitalReals(tokens: readonly Token[], start: number): boolean {
  const behind = tokens[start + 1]?.type;
  return (
    nameAt(tokens, start) === 'R' &&
    (behind === 'except' || (behind === 'end' && tokens[start - 1]?.type === 'in'))
  );
}

/** ∅, ℝ or ℝ ∖ {0; 1}. */
function readWhole(parser: Parser, start: number): Solutions {
  parser.stream.at = start;
  if (parser.stream.take().type === 'empty') return { kind: 'solutions', which: 'none' };
  const minus = parser.stream.isOperator('-') && parser.stream.peek().type === 'open';
  if (parser.stream.next.type !== 'except' && !minus) return { kind: 'solutions', which: 'all' };
  parser.stream.take();
  const end = pieceEnd(parser, parser.stream.at);
  const open = parser.stream.next;
  const left = end < 0 ? null : readPiece(parser, end, false);
  if (left?.kind !== 'list') return parser.stream.refuse(open);
  return { kind: 'solutions', which: 'all', except: left.items };
}

type Piece = Interval | List | (Tree & { kind: 'point' });

/**
 * The position where the set starting here ends, if it is one: braces, or brackets around separated values,
 * followed by the end of the text or a ∪. Else −1.
 */
function pieceEnd(parser: Parser, start: number): number {
  const { tokens } = parser.stream;
  const open = tokens[start];
  const outward = open?.type === 'close' && open.bracket === ']';
  if (!outward && open?.type !== 'open') return -1;
  const braces = open.type === 'open' && open.bracket === '{';
  if (braces && parser.contents.at(start) !== 'other') return -1;
  let depth = 0;
  let separators = 0;
  for (let place = start + 1; place < tokens.length; place += 1) {
    const token = tokens[place]!;
    const last = tokens[place + 1];
    const ends = last !== undefined && (last.type === 'end' || joinsSets(last));
    if (depth === 0 && ends && (token.type === 'close' || (token.type === 'open' && token.bracket === '['))) {
      return braces || separators > 0 ? place : -1;
    }
    depth += depthOf(token);
    if (depth < 0) return -1;
    if (token.type === 'separator' && depth === 0) separators += 1;
  }
  return -1;
}

function joinsSets(token: Token): boolean {
  return token.type === 'union' || (token.type === 'joiner' && token.join === 'or');
}

function readPiece(parser: Parser, end: number, member: boolean): Piece {
  const open = parser.stream.take();
  const items = [parser.expression()];
  while (parser.stream.next.type === 'separator') {
    parser.stream.take();
    items.push(parser.expression());
  }
  if (parser.stream.at !== end) parser.stream.refuse();
  const close = parser.stream.take();
  if (open.type === 'open' && open.bracket === '{') {
    if (close.type !== 'close' || close.bracket !== '}') throw new Unreadable('unclosed_bracket', close.at);
    return { kind: 'list', items };
  }
  const square = [open, close].some((token) => 'bracket' in token && /[[\]]/.test(token.bracket));
  const union = joinsSets(parser.stream.next);
  if (!square && !member && !union && !items.some(isInfinite) && !likelyInterval(parser, items)) {
    return { kind: 'point', coordinates: items };
  }
  const [low, high] = items;
  if (items.length !== 2 || ('bracket' in close && close.bracket === '}')) return parser.stream.refuse(close);
  const lowClosed = open.type === 'open' && open.bracket === '[';
  const highClosed = close.type === 'close' && close.bracket === ']';
  return { kind: 'interval', low: low!, high: high!, lowClosed, highClosed };
}

/** `(1, 2)` is a point; with increasing numbers it may be meant as an open interval. */
function likelyInterval(parser: Parser, items: readonly Expression[]): boolean {
  const [low, high] = items.map(numberValue);
  if (items.length !== 2 || low == null || high == null) return false;
  return low.n * high.d < high.n * low.d && parser.stream.doubt('pair');
}

function isInfinite(item: Expression): boolean {
  const size = item.kind === 'negate' ? item.of : item;
  return size.kind === 'constant' && size.name === 'infinity';
}
