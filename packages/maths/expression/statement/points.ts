import type { Parser } from '../parser/parser.ts';
import { closingOf, type Token } from '../tokens.ts';
import { equation, variable, type Expression, type Tree } from '../tree.ts';

/**
 * `(x, y) = (1, 2)`, `A(1, 2)`, `A = (1, 2)`, `{(1, 2)}`: coordinate pairs that make up the whole text; else
 * null.
 */
export function readPairs(parser: Parser): Tree | null {
  return readAssigned(parser) ?? readNamed(parser) ?? readBraced(parser);
}

/** `(x, y) = (1, 2)` means x = 1 and y = 2. */
function readAssigned(parser: Parser): Tree | null {
  const { tokens } = parser.stream;
  if (!isTuple(parser, 0)) return null;
  const sign = closingOf(tokens, 0) + 1;
  const equals = tokens[sign];
  if (equals?.type !== 'relation' || equals.sign !== '=' || !isTuple(parser, sign + 1)) return null;
  const names = tokens.slice(1, sign - 1).filter((token) => token.type !== 'separator');
  if (
    closingOf(tokens, sign + 1) !== tokens.length - 2 ||
    parser.stream.separatorsAt(0) !== parser.stream.separatorsAt(sign + 1)
  )
    return null;
  if (
    names.length !== parser.stream.separatorsAt(0) + 1 ||
    !names.every((token) => token.type === 'variable')
  )
    return null;
  parser.stream.at = sign + 1;
  const values = readCoordinates(parser);
  const items = names.map((token, index) => equation(variable(nameOf(token)), values[index]!));
  return { kind: 'alternatives', join: 'and', items };
}

/** `C(5, 2)` is a number of combinations when possible, otherwise a point. */
function readNamed(parser: Parser): Tree | null {
  const [name, sign] = parser.stream.tokens;
  if (name?.type !== 'variable' || !/^[A-Z]$/.test(name.name)) return null;
  const start = sign?.type === 'relation' && sign.sign === '=' ? 2 : 1;
  if (!isTuple(parser, start) || closingOf(parser.stream.tokens, start) !== parser.stream.tokens.length - 2)
    return null;
  if (start === 1 && choices(parser, name.name) && !parser.stream.doubt('pair')) return null;
  if (holdsInfinity(parser.stream.tokens, start)) return null;
  parser.stream.at = start;
  return { kind: 'point', coordinates: readCoordinates(parser), name: name.name };
}

function choices(parser: Parser, name: string): boolean {
  const [, , first, , second] = parser.stream.tokens;
  if (!/^[CP]$/.test(name) || parser.stream.tokens.length !== 7) return false;
  if (first?.type !== 'number' || second?.type !== 'number' || !first.whole || !second.whole) return false;
  return first.value.n >= second.value.n;
}

function readBraced(parser: Parser): Tree | null {
  const { tokens } = parser.stream;
  const [open] = tokens;
  if (open?.type !== 'open' || open.bracket !== '{' || !isTuple(parser, 1)) return null;
  if (closingOf(tokens, 1) !== tokens.length - 3 || closingOf(tokens, 0) !== tokens.length - 2) return null;
  parser.stream.at = 1;
  const coordinates = readCoordinates(parser);
  parser.stream.take();
  return { kind: 'point', coordinates };
}

/** Round brackets with at least one separator. */
function isTuple(parser: Parser, place: number): boolean {
  const open = parser.stream.tokens[place];
  return open?.type === 'open' && open.bracket === '(' && parser.stream.separatorsAt(place) > 0;
}

function readCoordinates(parser: Parser): Expression[] {
  const bracket = parser.stream.open();
  const items = [parser.expression()];
  while (parser.stream.next.type === 'separator') {
    parser.stream.take();
    items.push(parser.expression());
  }
  parser.stream.close(bracket);
  return items;
}

function holdsInfinity(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(start).some((token) => token.type === 'constant' && token.name === 'infinity');
}

function nameOf(token: Token): string {
  return token.type === 'variable' ? token.name : '';
}
