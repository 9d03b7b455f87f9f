type WordPart = { text: string; changed: boolean };
export type DiffLine = { kind: 'same' | 'out' | 'in'; parts: WordPart[] };

type Step<Item> = { kind: 'same' | 'out' | 'in'; item: Item };

/** The shortest way from one list to another: longest common subsequence, by a table. Going out stands before coming in. */
function stepsOf<Item>(before: readonly Item[], after: readonly Item[]): Step<Item>[] {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const steps: Step<Item>[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (row < before.length && column < after.length && old === fresh) {
      steps.push({ kind: 'same', item: old as Item });
      row += 1;
      column += 1;
    } else if (
      row < before.length &&
      (column === after.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      steps.push({ kind: 'out', item: old as Item });
      row += 1;
    } else {
      steps.push({ kind: 'in', item: fresh as Item });
      column += 1;
    }
  }
  return steps;
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trimEnd());
const wordsOf = (line: string) => line.match(/\s+|[^\s]+/gu) ?? [];

/** The words of one line against another: those that only stand here are marked, with the space between them. */
function partsOf(line: string, steps: readonly Step<string>[], kind: 'out' | 'in'): WordPart[] {
  const own = steps.filter((step) => step.kind === 'same' || step.kind === kind);
  const isNew = (step: Step<string> | undefined) => step?.kind === kind && step.item.trim() !== '';
  const parts: WordPart[] = [];
  for (const [place, step] of own.entries()) {
    const between = step.item.trim() === '' && isNew(own[place - 1]) && isNew(own[place + 1]);
    const changed = isNew(step) || between;
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += step.item;
    else parts.push({ text: step.item, changed });
  }
  return parts.length > 0 ? parts : [{ text: line, changed: false }];
}

/** What has changed from one text to another, line by line; in lines that took the place of others, word by word. */
export function diffOf(before: string, after: string): DiffLine[] {
  const steps = stepsOf(linesOf(before), linesOf(after));
  const shown: DiffLine[] = [];
  for (let at = 0; at < steps.length;) {
    const step = steps[at] as Step<string>;
    if (step.kind === 'same') {
      shown.push({ kind: 'same', parts: [{ text: step.item, changed: false }] });
      at += 1;
      continue;
    }
    const end = steps.findIndex(({ kind }, place) => place > at && kind === 'same');
    const block = steps.slice(at, end === -1 ? steps.length : end);
    const out = block.filter(({ kind }) => kind === 'out').map(({ item }) => item);
    const fresh = block.filter(({ kind }) => kind === 'in').map(({ item }) => item);
    const words = out.map((line, place) => {
      const other = fresh[place];
      return other === undefined ? null : stepsOf(wordsOf(line), wordsOf(other));
    });
    const lineOf =
      (kind: 'out' | 'in') =>
      (line: string, place: number): DiffLine => ({
        kind,
        parts: words[place] ? partsOf(line, words[place], kind) : [{ text: line, changed: true }],
      });
    shown.push(...out.map(lineOf('out')), ...fresh.map(lineOf('in')));
    at += block.length;
  }
  return shown;
}

/** How many lines came in and went out. */
export const countsOf = (lines: readonly DiffLine[]): { added: number; removed: number } => ({
  added: lines.filter(({ kind }) => kind === 'in').length,
  removed: lines.filter(({ kind }) => kind === 'out').length,
});
