import { fromJson, type JsonOf } from '../expression/json.ts';
import type { ReadingError } from '../expression/tokens.ts';
import type { GraphErrorCode, Picture } from './plots.ts';
import type { SceneItem, Tone } from './scene.ts';

type PictureJson = JsonOf<Picture>;

/** One statement for a graph. */
export type GraphItem<Label = unknown> = {
  /** Unique in the graph; an item keeps its style as long as it keeps its id. */
  readonly id: string;
  /**
   * The source text. Shown in the legend and the description; read in the browser when `picture` is missing.
   */
  readonly text: string;
  /** The picture made by `graphItems()` on the server. Needed for the first paint. */
  readonly picture?: PictureJson | undefined;
  /** `given` (teal, solid; the default) or `mine`, the learner’s (clay, dashed). */
  readonly tone?: Tone | undefined;
  /** Replaces `text` in the legend, for example with a typeset formula. */
  readonly label?: Label;
};

export type GraphProblem =
  | { readonly kind: 'reading'; readonly error: ReadingError }
  | { readonly kind: 'graph'; readonly code: GraphErrorCode };

/** An item that can be drawn, or the reason why it cannot. */
export type ReadItem = {
  readonly item: GraphItem;
  readonly scene: SceneItem | null;
  readonly problem: GraphProblem | null;
};

/** An item with its picture. */
export const drawable = (item: GraphItem, picture: Picture): ReadItem => ({
  item,
  scene: { id: item.id, picture, tone: item.tone ?? 'given' },
  problem: null,
});

/** An item whose picture was sent by the server. */
export const readFromPicture = (item: GraphItem): ReadItem | null =>
  item.picture === undefined ? null : drawable(item, fromJson<Picture>(item.picture));
