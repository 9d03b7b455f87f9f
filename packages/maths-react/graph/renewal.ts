import { frameOf, pathsOf, type ItemPaths } from '@curvela/maths/graph/draw';
import { sketchesOf, type View } from '@curvela/maths/graph';
import type { PaperContent } from './live-paper.ts';

/** An item that takes longer than this to sample keeps its picture while the view moves, in milliseconds. */
const slow = 8;

/** Last sampling time of each item, in milliseconds. */
export type Costs = Map<string, number>;

/** The picture of a moving view, sampled beyond its edges and one item at a time, so that no frame waits for all of them. */
export class Renewal {
  readonly view: View;
  /** The sampled area: the view and a margin. */
  readonly wide: View;
  /** By index of the item; null for one that takes too long. */
  readonly paths: (ItemPaths | null)[] = [];
  readonly #content: PaperContent;
  readonly #costs: Costs;

  constructor(content: PaperContent, view: View, costs: Costs) {
    this.#content = content;
    this.#costs = costs;
    this.view = view;
    this.wide = withMargin(view, Math.round(Math.min(view.width, view.height) / 4));
  }

  /** Samples one more item; false when none is left. */
  step(): boolean {
    const item = this.#content.items[this.paths.length];
    if (item === undefined) return false;
    if ((this.#costs.get(item.id) ?? 0) > slow) {
      this.paths.push(null);
      return true;
    }
    const started = performance.now();
    const [fresh] = sketchesOf([item], this.#content.parameters, this.wide);
    this.paths.push(pathsOf(fresh!.sketches));
    this.#costs.set(item.id, performance.now() - started);
    return true;
  }

  /** The paper of the whole picture and its ticks. */
  frame(): ReturnType<typeof frameOf> {
    return frameOf({ ...this.#content, view: this.wide });
  }
}

/** The view extended by this many pixels on each side. */
function withMargin({ x, y, width, height }: View, pixels: number): View {
  const [across, up] = [((x[1] - x[0]) / width) * pixels, ((y[1] - y[0]) / height) * pixels];
  return {
    x: [x[0] - across, x[1] + across],
    y: [y[0] - up, y[1] + up],
    width: width + 2 * pixels,
    height: height + 2 * pixels,
  };
}
