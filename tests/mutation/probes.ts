import type { Edit } from './operators/operator.ts';
import { childAt, parseSource, type SyntaxNode, walkRuntime } from './syntax.ts';

/** A block that notes when it runs. `start` and `end` span what stands in it. */
export type ProbedBlock = { start: number; end: number };
export type Probes = { blocks: ProbedBlock[]; edits: (Edit & { closes?: number })[] };

/** The array that blocks note in, when the process that runs them has one. */
export const reachedName = '__reachedBlocks';

/**
 * Lets every block of a source set `globalThis.__reachedBlocks[first + n]` when it runs, n counting the blocks in the order of the text.
 * Line numbers stay what they are.
 */
export function planProbes(path: string, source: string, first: number): Probes {
  const blocks: ProbedBlock[] = [];
  const edits: Probes['edits'] = [];
  const note = (index: number) =>
    `(globalThis as any).${reachedName}&&((globalThis as any).${reachedName}[${index}]=1)`;
  walkRuntime(parseSource(path, source).program, (node) => {
    const body = node.type === 'ArrowFunctionExpression' ? childAt(node, 'body') : null;
    if (node.type === 'BlockStatement') {
      edits.push(insert(node.start + 1, `${note(first + blocks.length)};`));
      blocks.push({ start: node.start, end: node.end });
    } else if (body && body.type !== 'BlockStatement') {
      edits.push(insert(body.start, `(${note(first + blocks.length)},`));
      edits.push({ ...insert(body.end, ')'), closes: body.start });
      blocks.push({ start: body.start, end: body.end });
    }
  });
  return { blocks, edits };
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** The innermost block around a span, by its number; null for what runs when the file is loaded. */
export function blockAround(
  blocks: readonly ProbedBlock[],
  span: Pick<SyntaxNode, 'start' | 'end'>,
): number | null {
  let found: number | null = null;
  for (const [index, { start, end }] of blocks.entries())
    if (start <= span.start && end >= span.end && (found === null || start >= blocks[found]!.start))
      found = index;
  return found;
}
