import { createHash } from 'node:crypto';
import type { TableColumns } from './columns.ts';
import * as expressions from './operators/expressions.ts';
import type { Edit, FaultKind, Operator, PlannedFault } from './operators/operator.ts';
import * as queries from './operators/queries.ts';
import * as statements from './operators/statements.ts';
import { childAt, nameOf, parseSource, type SyntaxNode, walkRuntime } from './syntax.ts';

/** A fault that could be planted; whether it leaves valid syntax is not known yet. */
export type FaultPlan = {
  /** Stable while the file does not change. */
  id: string;
  file: string;
  kind: FaultKind;
  edit: Edit;
};

export type PlantedFault = FaultPlan & {
  line: number;
  /** The changed lines before and after, on one line each. */
  original: string;
  planted: string;
};

const operators: Operator[] = [
  expressions.moveBoundary,
  expressions.changeSign,
  expressions.dropOperand,
  expressions.negate,
  expressions.dropAwait,
  expressions.swapNeighbours,
  expressions.moveConstant,
  expressions.changeLocale,
  expressions.swapMessage,
  expressions.loosenPattern,
  statements.dropCheck,
  statements.dropGuard,
  statements.dropCall,
  queries.dropFilter,
  queries.changeColumn,
  queries.changeOrder,
];

/** Attributes that only style: no test asserts them, pictures do. */
const styling = new Set(['className', 'style', 'tabIndex', 'width', 'height', 'viewBox', 'd']);

function isStyling(ancestors: readonly SyntaxNode[]): boolean {
  return ancestors.some(
    (one) => one.type === 'JSXAttribute' && styling.has(String(childAt(one, 'name')?.name ?? '')),
  );
}

/** Log lines and the words of errors that only developers read. */
function isLog(ancestors: readonly SyntaxNode[]): boolean {
  return ancestors.some((one) => {
    const callee = one.type === 'CallExpression' ? childAt(one, 'callee') : null;
    const object = callee?.type === 'MemberExpression' ? nameOf(childAt(callee, 'object')) : null;
    return object === 'log' || object === 'logger';
  });
}

/** Every fault that could be planted in a source, in the order of the text. */
export function planFaults(file: string, source: string, columns: TableColumns): FaultPlan[] {
  const { program } = parseSource(file, source);
  const messageKeys = new Map<string, number>();
  walkRuntime(program, (node) => {
    const key = expressions.messageKeyOf(node);
    if (key) messageKeys.set(key.text, key.count);
  });
  const planned: PlannedFault[] = [];
  walkRuntime(program, (node, ancestors) => {
    if (isStyling(ancestors) || isLog(ancestors)) return;
    for (const operator of operators)
      planned.push(...operator(node, { source, ancestors, columns, messageKeys }));
  });
  const faults = new Map<string, FaultPlan>();
  const text = createHash('sha256').update(`${file}\n${source}`).digest('hex');
  for (const { kind, ...edit } of planned.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const id = createHash('sha256')
      .update(JSON.stringify([text, kind, edit]))
      .digest('hex')
      .slice(0, 16);
    faults.set(id, { id, file, kind, edit });
  }
  return [...faults.values()];
}

/** A fault with its code for people; null when it changes nothing or leaves no valid syntax. */
export function describeFault(plan: FaultPlan, source: string): PlantedFault | null {
  const { file, edit } = plan;
  const changed = applyEdits(source, [edit]);
  if (changed === source || !isValid(file, changed)) return null;
  const from = source.lastIndexOf('\n', edit.start - 1) + 1;
  const found = source.indexOf('\n', edit.end);
  const to = found < 0 ? source.length : found;
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return {
    ...plan,
    line: source.slice(0, edit.start).split('\n').length,
    original: oneLine(source.slice(from, to)),
    planted: oneLine(changed.slice(from, to + edit.text.length - (edit.end - edit.start))),
  };
}

function isValid(file: string, text: string): boolean {
  try {
    parseSource(file, text);
    return true;
  } catch {
    return false;
  }
}

/** Applies edits whose spans do not overlap; an insertion inside the span of another edit is left out, with the one it belongs to. */
export function applyEdits(source: string, edits: readonly (Edit & { closes?: number })[]): string {
  const replaced = edits.filter(({ start, end }) => end > start);
  const isInside = (offset: number) => replaced.some(({ start, end }) => offset > start && offset < end);
  const isSwallowed = (one: Edit & { closes?: number }) =>
    one.start === one.end && (isInside(one.start) || (one.closes !== undefined && isInside(one.closes)));
  const sorted = edits.filter((one) => !isSwallowed(one)).sort((a, b) => b.start - a.start || b.end - a.end);
  let text = source;
  for (const { start, end, text: becomes } of sorted) text = text.slice(0, start) + becomes + text.slice(end);
  return text;
}
