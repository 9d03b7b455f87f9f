import type { ReactNode } from 'react';
import { treeFromJson, type TreeJson } from '../expression/json.ts';
import type { ReadingError } from '../expression/tokens.ts';
import type { Tree } from '../expression/tree.ts';
import { classify } from './classify.ts';
import type { GraphErrorCode } from './plots.ts';
import type { SceneItem, Tone } from './scene.ts';

/** One statement for a graph. */
export type GraphItem = {
  /** Unique in the graph; an item keeps its look as long as it keeps its id. */
  readonly id: string;
  /** What was written. Shown in the legend and in words; read in the browser where `trees` is missing. */
  readonly text: string;
  /** What was read: `[formula.tree]` of the maths calls, or `graphItems()` on the server. Needed for the first paint. */
  readonly trees?: readonly TreeJson[] | undefined;
  /** Whose it is: `given` (teal, solid) without it, `mine` is the learner’s (clay, dashed). */
  readonly tone?: Tone | undefined;
  /** In the legend instead of `text`: a drawn formula, say. */
  readonly label?: ReactNode;
};

export type Problem =
  | { readonly kind: 'reading'; readonly error: ReadingError }
  | { readonly kind: 'graph'; readonly code: GraphErrorCode };

/** An item that can be drawn, or why it cannot. */
export type ReadItem = {
  readonly item: GraphItem;
  readonly scene: SceneItem | null;
  readonly problem: Problem | null;
};

export function readItemOf(item: GraphItem, trees: readonly Tree[]): ReadItem {
  const result = classify(trees);
  if (!result.ok) return { item, scene: null, problem: { kind: 'graph', code: result.error } };
  return { item, scene: { id: item.id, picture: result.picture, tone: item.tone ?? 'given' }, problem: null };
}

/** The items whose trees are known. */
export const readFromTrees = (item: GraphItem): ReadItem | null =>
  item.trees === undefined ? null : readItemOf(item, item.trees.map(treeFromJson));
