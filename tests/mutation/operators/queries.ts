import { otherColumn } from '../columns.ts';
import { childAt, childrenAt, nameOf, stringOf, type SyntaxNode } from '../syntax.ts';
import { type FaultContext, type Operator, parentOf, replaceNode, textOf } from './operator.ts';

const filters = new Set(['where', 'whereRef', 'having', 'andWhere', 'on', 'onRef']);
const columnCalls = new Set([...filters, 'orderBy', 'groupBy']);
const sources = new Set(['selectFrom', 'updateTable', 'deleteFrom', 'insertInto', 'innerJoin', 'leftJoin']);

/** The method that a call ends in, and what it is called on. */
function methodOf(node: SyntaxNode): { name: string; object: SyntaxNode } | null {
  const callee = node.type === 'CallExpression' ? childAt(node, 'callee') : null;
  if (callee?.type !== 'MemberExpression') return null;
  const name = nameOf(callee);
  const object = childAt(callee, 'object');
  return name && object ? { name, object } : null;
}

/** The tables of the query that a call belongs to, by the name that its columns are written with. */
function tablesOf(node: SyntaxNode, context: FaultContext): Map<string, string> {
  const tables = new Map<string, string>();
  const note = (call: SyntaxNode) => {
    for (let at: SyntaxNode | null = call; at; at = methodOf(at)?.object ?? null) {
      const method = methodOf(at);
      const named = method && sources.has(method.name) ? stringOf(childrenAt(at, 'arguments')[0]) : null;
      const [, table, alias] = /^(\S+)(?: as (\S+))?$/.exec(named ?? '') ?? [];
      if (table) tables.set(alias ?? table, table);
    }
  };
  note(node);
  // A column can be written inside a callback of the query.
  for (const ancestor of context.ancestors) note(ancestor);
  return tables;
}

/** A query without one of its conditions. */
export const dropFilter: Operator = (node, context) => {
  const method = methodOf(node);
  if (!method || !filters.has(method.name)) return [];
  // Not the builder of one expression: `where('a', '=', 1)` has two arguments and more, or a callback.
  return [replaceNode('missing filter', node, textOf(method.object, context))];
};

/** Another column of the same table, of the same type. */
export const changeColumn: Operator = (node, context) => {
  const method = methodOf(node);
  if (!method) return [];
  const given = childrenAt(node, 'arguments');
  if (columnCalls.has(method.name)) {
    const written = stringOf(given[0]);
    const other = written && otherColumn(context.columns, tablesOf(node, context), written);
    return other ? [replaceNode('wrong column', given[0]!, `'${other}'`)] : [];
  }
  if (method.name !== 'set' || given[0]?.type !== 'ObjectExpression') return [];
  return childrenAt(given[0], 'properties').flatMap((property) => {
    const key = childAt(property, 'key');
    if (property.type !== 'Property' || property.computed || key?.type !== 'Identifier') return [];
    const other = otherColumn(context.columns, tablesOf(node, context), String(key.name));
    const value = childAt(property, 'value')!;
    return other ? [replaceNode('wrong column', property, `${other}: ${textOf(value, context)}`)] : [];
  });
};

/** Ascending for descending: in `orderBy`, in SQL text, and where no direction is written. */
export const changeOrder: Operator = (node, context) => {
  const method = methodOf(node);
  if (method?.name === 'orderBy') {
    const given = childrenAt(node, 'arguments');
    const direction = stringOf(given[1]);
    if (direction === 'asc' || direction === 'desc')
      return [replaceNode('order', given[1]!, direction === 'asc' ? "'desc'" : "'asc'")];
    if (given.length === 1 && stringOf(given[0]))
      return [{ kind: 'order', start: given[0]!.end, end: given[0]!.end, text: ", 'desc'" }];
    return [];
  }
  if (node.type !== 'TemplateElement') return [];
  const tag = childAt(parentOf(context, 2) ?? node, 'tag');
  if (!tag || !/^sql\b/.test(textOf(tag, context))) return [];
  return [...textOf(node, context).matchAll(/\b(asc|desc)\b/gi)].map(({ index, 0: word }) => ({
    kind: 'order',
    start: node.start + index,
    end: node.start + index + word.length,
    text: word.toLowerCase() === 'asc' ? 'desc' : 'asc',
  }));
};
