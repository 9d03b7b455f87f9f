import type { Parser } from '../parser/parser.ts';
import { Unreadable } from '../tokens.ts';
import { variable, type Alternatives, type Expression, type Relation, type Tree } from '../tree.ts';
import { definitionHead } from './definition.ts';
import { joinParts, type Join } from './join.ts';
import { readPairs } from './points.ts';
import type { Definition, StatementPart } from './part.ts';
import { restrictFunction, restrictParts } from './restriction.ts';
import { readSets } from './sets.ts';

/**
 * Reads the whole text: one expression, a relation, a definition, a list of solutions, a system, a set, a
 * point.
 */
export function readStatement(parser: Parser): Tree {
  const whole = readPairs(parser) ?? readSets(parser) ?? readEquations(parser);
  if (whole !== null) {
    if (!parser.stream.atEnd) parser.stream.refuse();
    return whole;
  }
  const parts = [readPart(parser)];
  const joins: Join[] = [];
  while (parser.stream.next.type === 'separator' || parser.stream.next.type === 'joiner') {
    const token = parser.stream.take();
    if (parser.stream.next.type === 'joiner' && token.type === 'separator') {
      const joiner = parser.stream.take();
      joins.push(joiner.type === 'joiner' ? joiner.join : null);
    } else joins.push(token.type === 'joiner' ? token.join : null);
    parts.push(readPart(parser));
  }
  if (!parser.stream.atEnd) parser.stream.refuse();
  return restrictParts(parts, joins) ?? joinStatements(parts, joins, parser);
}

function joinStatements(parts: readonly StatementPart[], joins: readonly Join[], parser: Parser): Tree {
  if (parts.length === 1) return parts[0]!;
  const values = parts.filter((part) => part.kind !== 'definition');
  if (values.length < parts.length) throw new Unreadable('one_statement', parser.stream.tokens[0]!.at);
  return joinParts(values, joins, parser);
}

/** One statement between separators, with an optional condition after it. */
function readPart(parser: Parser): StatementPart {
  const part = readDefinition(parser) ?? readRelation(parser);
  const { next } = parser.stream;
  if (next.type === 'if') {
    parser.stream.take();
    return restrictFunction(part, parser.cases.condition()) ?? parser.stream.refuse(next);
  }
  if (next.type !== 'open' || parser.contents.at(parser.stream.at) !== 'condition') return part;
  const bracket = parser.stream.open();
  const when = parser.cases.condition();
  parser.stream.close(bracket);
  return restrictFunction(part, when) ?? parser.stream.refuse(next);
}

function readDefinition(parser: Parser): Definition | null {
  const head = definitionHead(parser);
  if (head === null) return null;
  parser.names.local.push(...head.parameters);
  const body = parser.expression();
  return { kind: 'definition', name: head.name, parameters: head.parameters, body };
}

function readRelation(parser: Parser): Expression | Relation {
  const named = namedSide(parser);
  if (named === null) return parser.comparison();
  parser.stream.take();
  return { kind: 'relation', sides: [named, parser.expression()], signs: ['='] };
}

/**
 * `x1 = 3`: at the start of a statement a digit directly after the letter is its index, not a factor.
 * Likewise `y′ = …` is a name.
 */
function namedSide(parser: Parser): Expression | null {
  const [letter, mark, sign] = [parser.stream.next, parser.stream.peek(1), parser.stream.peek(2)];
  if (letter.type !== 'variable' || sign.type !== 'relation' || sign.sign !== '=') return null;
  const prime = mark.type === 'operator' && mark.sign === '′' ? '′' : null;
  const digit = mark.type === 'number' && mark.whole && !mark.spaced ? `_${mark.value.n}` : null;
  if (prime === null && digit === null) return null;
  parser.stream.at += 2;
  return variable(letter.name + (prime ?? digit));
}

/** `{2x + y = 5; x − y = 1}` and the LaTeX multi-line form: all of the equations. */
function readEquations(parser: Parser): Alternatives | Relation | null {
  const { next } = parser.stream;
  const braces = next.type === 'open' && next.bracket === '{';
  if (!braces && (next.type !== 'lines' || next.side !== 'begin')) return null;
  if (parser.contents.at(parser.stream.at) !== 'equations') return null;
  parser.stream.take();
  const items = [parser.cases.condition()];
  while (parser.stream.next.type === 'separator' || parser.stream.next.type === 'joiner') {
    parser.stream.take();
    // A line break may also follow the last equation.
    if (parser.stream.peek(0).type === 'lines') break;
    items.push(parser.cases.condition());
  }
  if (braces) parser.stream.close('}');
  else if (parser.stream.take().type !== 'lines') parser.stream.refuse();
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'and', items };
}
