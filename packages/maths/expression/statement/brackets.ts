import type { Token } from '../tokens.ts';

/**
 * `(x = 1 and y = 2) or (x = 3 and y = 4)`: round brackets around relations only group them, and are removed.
 */
export function withoutGroups(tokens: readonly Token[]): readonly Token[] {
  const dropped = new Set<number>();
  const open: { at: number; relations: number }[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'open') open.push({ at: token.bracket === '(' ? index : -1, relations: 0 });
    else if (token.type === 'relation') {
      const last = open.at(-1);
      if (last !== undefined) last.relations += 1;
    } else if (token.type === 'close') {
      const start = open.pop();
      if (start !== undefined && start.at >= 0 && start.relations > 1 && joins(tokens, start.at, index))
        [start.at, index].forEach((each) => dropped.add(each));
    }
  });
  return dropped.size === 0 ? tokens : tokens.filter((_, index) => !dropped.has(index));
}

/** Whether the bracket is at an end of the text or next to a word that joins statements. */
function joins(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, after] = [tokens[start - 1], tokens[end + 1]];
  const left = before === undefined || before.type === 'joiner' || before.type === 'separator';
  return left && (after?.type === 'joiner' || after?.type === 'separator' || after?.type === 'end');
}
