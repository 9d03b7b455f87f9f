import { diffArrays } from 'diff';

type WordPart = { text: string; changed: boolean };
export type DiffLine = { kind: 'same' | 'out' | 'in'; parts: WordPart[] };

const linesOf = (text: string) => text.split('\n').map((line) => line.trimEnd());
const wordsOf = (line: string): string[] => line.match(/\s+|[^\s]+/gu) ?? [];

/** Words of a line, marking those missing in the other line, including the spaces between them. */
function markWords(line: string, other: string): WordPart[] {
  const words = diffArrays(wordsOf(other), wordsOf(line))
    .filter(({ removed }) => !removed)
    .flatMap(({ value, added }) => value.map((text) => ({ text, isNew: added && text.trim() !== '' })));
  const parts: WordPart[] = [];
  for (const [at, { text, isNew }] of words.entries()) {
    const isBetween = text.trim() === '' && words[at - 1]?.isNew === true && words[at + 1]?.isNew === true;
    const changed = isNew || isBetween;
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += text;
    else parts.push({ text, changed });
  }
  return parts.length > 0 ? parts : [{ text: line, changed: false }];
}

/** Line diff of two texts, with a word diff for replaced lines. */
export function diffOf(before: string, after: string): DiffLine[] {
  // Removed lines directly precede the added ones that replace them.
  const changes = diffArrays(linesOf(before), linesOf(after));
  return changes.flatMap(({ value, added, removed }, at): DiffLine[] => {
    if (!added && !removed)
      return value.map((line) => ({ kind: 'same', parts: [{ text: line, changed: false }] }));
    const neighbour = added ? changes[at - 1] : changes[at + 1];
    const others = (added ? neighbour?.removed : neighbour?.added) ? neighbour?.value : [];
    return value.map((line, index) => {
      const other = others?.[index];
      return {
        kind: added ? 'in' : 'out',
        parts: other === undefined ? [{ text: line, changed: true }] : markWords(line, other),
      };
    });
  });
}

/** Number of added and removed lines. */
export const countsOf = (lines: readonly DiffLine[]): { added: number; removed: number } => ({
  added: lines.filter(({ kind }) => kind === 'in').length,
  removed: lines.filter(({ kind }) => kind === 'out').length,
});
