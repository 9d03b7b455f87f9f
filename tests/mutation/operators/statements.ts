import { childAt, childrenAt, nameOf, type SyntaxNode } from '../syntax.ts';
import { type Operator, replaceNode, textOf } from './operator.ts';

const exits = new Set(['ThrowStatement', 'ReturnStatement', 'ContinueStatement', 'BreakStatement']);

function isExit(statement: SyntaxNode): boolean {
  if (statement.type !== 'BlockStatement') return exits.has(statement.type);
  const last = childrenAt(statement, 'body').at(-1);
  return last !== undefined && exits.has(last.type);
}

/** An `if` that ends in throw, return, continue or break, removed. */
export const dropCheck: Operator = (node) => {
  if (node.type !== 'IfStatement' || childAt(node, 'alternate')) return [];
  return isExit(childAt(node, 'consequent')!) ? [replaceNode('dropped check', node, '{}')] : [];
};

/** What is done only under a condition is done always: the guard of an answer that comes late, for example. */
export const dropGuard: Operator = (node, context) => {
  if (node.type !== 'IfStatement' || childAt(node, 'alternate')) return [];
  const consequent = childAt(node, 'consequent')!;
  return isExit(consequent) ? [] : [replaceNode('stale write', node, textOf(consequent, context))];
};

/** Log lines are for people who run the server; no promise of the product hangs on one. */
const logs = /^(?:\w+\.)*(?:log|logger|console)\.\w+$/;

/** A statement that only calls something, removed. */
export const dropCall: Operator = (node, context) => {
  if (node.type !== 'ExpressionStatement') return [];
  let call = childAt(node, 'expression');
  if (call?.type === 'AwaitExpression') call = childAt(call, 'argument');
  if (call?.type === 'UnaryExpression' && call.operator === 'void') call = childAt(call, 'argument');
  if (call?.type !== 'CallExpression') return [];
  const callee = childAt(call, 'callee')!;
  if (callee.type === 'Super' || logs.test(textOf(callee, context))) return [];
  // A chain that nobody executes would be another fault; what is dropped here is the whole of it.
  return nameOf(callee) === 'describe' ? [] : [replaceNode('dropped call', node, '{}')];
};
