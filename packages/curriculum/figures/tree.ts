import type { TreeBranch, FigureLabel, TreeFigure } from './figure-spec.ts';
import { type FigureDrawing, type FigureElement, line, margin, text, width, textWidth } from './shapes.ts';

type Write = (label: FigureLabel) => string;
/** Labelled branches need more space between them. */
const leafHeights = { bare: 24, written: 46 };

type Node = TreeBranch & { readonly y: number; readonly below: readonly Node[] };

const leavesOf = ({ branches = [] }: TreeBranch): number =>
  branches.length === 0 ? 1 : branches.reduce((sum, one) => sum + leavesOf(one), 0);

/** Each leaf has a row of its own; a node is centred on its children. */
function placed(branches: readonly TreeBranch[], first: number, leafHeight: number): Node[] {
  let next = first;
  return branches.map((branch) => {
    const start = next;
    next += leavesOf(branch);
    const below = placed(branch.branches ?? [], start, leafHeight);
    const y = margin + ((start + next) / 2) * leafHeight;
    return { ...branch, y, below };
  });
}

const levels = (branches: readonly TreeBranch[]): readonly TreeBranch[][] =>
  branches.length === 0
    ? []
    : [[...branches], ...levels(branches.flatMap(({ branches: next = [] }) => next))];

/** A tree from left to right, with outcomes at its nodes and probabilities on its branches. */
export function drawTree({ branches }: TreeFigure, write: Write): FigureDrawing {
  const columns = levels(branches).map((level) =>
    Math.max(...level.map(({ label }) => textWidth(write(label)))),
  );
  const free = width - 2 * margin - columns.reduce((sum, wide) => sum + wide + 12, 0);
  const way = Math.min(110, free / columns.length);
  const leafHeight = branches.some(({ on }) => on !== undefined) ? leafHeights.written : leafHeights.bare;
  const nodes = placed(branches, 0, leafHeight);
  const leaves = branches.reduce((sum, one) => sum + leavesOf(one), 0);
  const drawn: FigureElement[] = [];
  const grow = (from: readonly [number, number], level: number, list: readonly Node[]): void => {
    for (const { label, on, tone = 'plain', y, below } of list) {
      const end = from[0] + way;
      drawn.push(line([from, [end, y]], tone === 'plain' ? 'axis' : tone));
      if (on !== undefined) drawn.push(onWay(from, [end, y], write(on), tone));
      drawn.push(text(end + 6, y, write(label), 'start', tone));
      grow([end + (columns[level] ?? 0) + 12, y], level + 1, below);
    }
  };
  const middle = margin + (leaves * leafHeight) / 2;
  grow([margin, middle], 0, nodes);
  return { height: leaves * leafHeight + 2 * margin, drawn };
}

/** Above a rising branch, below a falling one. */
const onWay = (
  from: readonly [number, number],
  to: readonly [number, number],
  words: string,
  tone: TreeBranch['tone'],
): FigureElement => {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const beside = 12 + (Math.abs(slope) * textWidth(words)) / 2;
  const share = 0.55;
  const y = from[1] + (to[1] - from[1]) * share;
  return text(
    from[0] + (to[0] - from[0]) * share,
    slope > 0 ? y + beside : y - beside,
    words,
    'middle',
    tone,
  );
};
