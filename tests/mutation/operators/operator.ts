import type { TableColumns } from '../columns.ts';
import type { SyntaxNode } from '../syntax.ts';

/** One change of a source: the text between two offsets becomes another one. */
export type Edit = { start: number; end: number; text: string };

export type FaultKind =
  | 'boundary'
  | 'sign'
  | 'dropped check'
  | 'dropped await'
  | 'swapped'
  | 'wrong column'
  | 'missing filter'
  | 'order'
  | 'wrong locale'
  | 'swapped message'
  | 'stale write'
  | 'dropped call'
  | 'negated'
  | 'constant'
  | 'pattern';

/** What an operator needs to know beside the node. */
export type FaultContext = {
  source: string;
  /** From the program to the parent of the node. */
  ancestors: readonly SyntaxNode[];
  /** The columns of the tables, by table. */
  columns: TableColumns;
  /** Keys of messages that this file asks for, with the number of arguments beside the key. */
  messageKeys: ReadonlyMap<string, number>;
};

/** The faults that can be planted at a node. Offsets are those of the source. */
export type Operator = (node: SyntaxNode, context: FaultContext) => PlannedFault[];
export type PlannedFault = Edit & { kind: FaultKind };

/** The source text of a node. */
export function textOf(node: SyntaxNode, { source }: Pick<FaultContext, 'source'>): string {
  return source.slice(node.start, node.end);
}

/** A fault in which the whole node becomes another text. */
export function replaceNode(kind: FaultKind, node: SyntaxNode, text: string): PlannedFault {
  return { kind, start: node.start, end: node.end, text };
}

/** The nearest ancestor, nearest first. */
export function parentOf(context: FaultContext, levels = 1): SyntaxNode | undefined {
  return context.ancestors[context.ancestors.length - levels];
}
