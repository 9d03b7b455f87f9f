import { diffArrays } from 'diff';

type WordPart = { text: string; changed: boolean };
export type DiffLine = { kind: 'same' | 'out' | 'in'; parts: WordPart[] };

const linesOf = (text: string) => text.split('\n').map((line) => line.trimEnd());
const wordsOf = (line: string): string[] => line.match(/\s+|[^\s]+/gu) ?? [];

/** The words of one line: those that the other line lacks are marked, with the space between them. */
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

/** What has changed from one text to another, line by line; in lines that took the place of others, word by word. */
export function diffOf(before: string, after: string): DiffLine[] {
  // Removed lines stand directly before the added ones that took their place.
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

/** How many lines came in and went out. */
export const countsOf = (lines: readonly DiffLine[]): { added: number; removed: number } => ({
  added: lines.filter(({ kind }) => kind === 'in').length,
  removed: lines.filter(({ kind }) => kind === 'out').length,
});
