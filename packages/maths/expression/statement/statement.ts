import type { Parser } from '../parser/parser.ts';
import { Unreadable } from '../tokens.ts';
import { variable, type Alternatives, type Expression, type Relation, type Tree } from '../tree.ts';
import { definitionHead } from './definition.ts';
import { joinParts, type Join } from './join.ts';
import { readPairs } from './points.ts';
import type { Definition, Part } from './part.ts';
import { restricted, restrictedParts } from './restriction.ts';
import { readSets } from './sets.ts';

/** Reads everything up to the end: one expression, a relation, a definition, a list of solutions, a system, a set, a point. */
export function readStatement(parser: Parser): Tree {
  const whole = readPairs(parser) ?? readSets(parser) ?? readEquations(parser);
  if (whole !== null) {
    if (!parser.atEnd) parser.refuse();
    return whole;
  }
  const parts = [readPart(parser)];
  const joins: Join[] = [];
  while (parser.next.type === 'separator' || parser.next.type === 'joiner') {
    const token = parser.take();
    if (parser.next.type === 'joiner' && token.type === 'separator') {
      const joiner = parser.take();
      joins.push(joiner.type === 'joiner' ? joiner.join : null);
    } else joins.push(token.type === 'joiner' ? token.join : null);
    parts.push(readPart(parser));
  }
  if (!parser.atEnd) parser.refuse();
  return restrictedParts(parts, joins) ?? joined(parts, joins, parser);
}

function joined(parts: readonly Part[], joins: readonly Join[], parser: Parser): Tree {
  if (parts.length === 1) return parts[0]!;
  const values = parts.filter((part) => part.kind !== 'definition');
  if (values.length < parts.length) throw new Unreadable('one_statement', parser.tokens[0]!.at);
  return joinParts(values, joins, parser);
}

/** One statement between separators, with the condition that may stand behind it. */
function readPart(parser: Parser): Part {
  const part = readDefinition(parser) ?? readRelation(parser);
  const { next } = parser;
  if (next.type === 'if') {
    parser.take();
    return restricted(part, parser.condition()) ?? parser.refuse(next);
  }
  if (next.type !== 'open' || parser.contentAt(parser.at) !== 'condition') return part;
  const bracket = parser.open();
  const when = parser.condition();
  parser.close(bracket);
  return restricted(part, when) ?? parser.refuse(next);
}

function readDefinition(parser: Parser): Definition | null {
  const head = definitionHead(parser);
  if (head === null) return null;
  parser.names.push(...head.parameters);
  const body = parser.expression();
  return { kind: 'definition', name: head.name, parameters: head.parameters, body };
}

function readRelation(parser: Parser): Expression | Relation {
  const named = namedSide(parser);
  if (named === null) return parser.comparison();
  parser.take();
  return { kind: 'relation', sides: [named, parser.expression()], signs: ['='] };
}

/** `x1 = 3`: at the start of a statement a digit right behind the letter is its index, not a factor. So is `y′ = …` a name. */
function namedSide(parser: Parser): Expression | null {
  const [letter, mark, sign] = [parser.next, parser.peek(1), parser.peek(2)];
  if (letter.type !== 'variable' || sign.type !== 'relation' || sign.sign !== '=') return null;
  const prime = mark.type === 'operator' && mark.sign === '′' ? '′' : null;
  const digit = mark.type === 'number' && mark.whole && !mark.spaced ? `_${mark.value.n}` : null;
  if (prime === null && digit === null) return null;
  parser.at += 2;
  return variable(letter.name + (prime ?? digit));
}

/** `{2x + y = 5; x − y = 1}` and the same in the lines of LaTeX: all of the equations. */
function readEquations(parser: Parser): Alternatives | Relation | null {
  const { next } = parser;
  const braces = next.type === 'open' && next.bracket === '{';
  if (!braces && (next.type !== 'lines' || next.side !== 'begin')) return null;
  if (parser.contentAt(parser.at) !== 'equations') return null;
  parser.take();
  const items = [parser.condition()];
  while (parser.next.type === 'separator' || parser.next.type === 'joiner') {
    parser.take();
    // A line break may stand behind the last equation as well.
    if (parser.peek(0).type === 'lines') break;
    items.push(parser.condition());
  }
  if (braces) parser.close('}');
  else if (parser.take().type !== 'lines') parser.refuse();
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'and', items };
}
