import { isExpression, type Tree } from '../../expression/tree.ts';
import type { PropertyQuestion } from '../measure-request.ts';
import { functionsOf } from './curves.ts';
import type { Claim, Statement } from './statement.ts';
import { asksWhether, beginsAsWhether } from './whether.ts';

/** "is f(x) = x³ − x even, odd or neither", "la fonction f(x) = x² + 3 est-elle paire ?". */
export function readParity(statement: Statement): Claim | null {
  const [even, odd] = [statement.has('even'), statement.has('odd')];
  if (!even && !odd && !statement.has('parity')) return null;
  const functions = functionsOf(statement);
  const [given] = functions;
  if (given === undefined || functions.length > 1 || statement.formulas.length > 1) return null;
  if (!statement.places('even', 'odd', 'parity').some((place) => isBeside(statement, given.index, place)))
    return null;
  const isOne = even !== odd && !statement.has('parity');
  const isAsked =
    beginsAsWhether(statement) ||
    asksWhether(statement) ||
    (statement.has('is') && !statement.has('find', 'evaluate', 'solve', 'simplify', 'how_many'));
  if (isOne && !isAsked) return null;
  const what: PropertyQuestion = !isOne ? 'parity' : even ? 'is_even' : 'is_odd';
  const [tree] = statement.formulaAt(given.index)!.trees;
  return {
    problems: [
      { task: 'find', expression: asFunction(tree!, given.variable), question: { what, given: {} } },
    ],
    used: new Set([
      given.index,
      ...statement.places('even', 'odd', 'parity', 'whether', 'is', 'prove', 'evaluate'),
    ]),
    stated: true,
  };
}

/** Nothing ends a sentence between two items. */
const isBeside = ({ items }: Statement, index: number, place: number): boolean =>
  items
    .slice(Math.min(index, place), Math.max(index, place))
    .every((item) => item.kind !== 'break' || !/^[.?]$|line/.test(item.sign));

/** A bare formula as the function that it is meant to be. */
const asFunction = (tree: Tree, name: string): Tree =>
  isExpression(tree) ? { kind: 'definition', name: 'f', parameters: [name], body: tree } : tree;
