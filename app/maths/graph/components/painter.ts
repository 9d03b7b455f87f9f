import type { LineStyle } from '../draw/colours.ts';
import { drawnGraph, frameOf, layersMarkup, type GraphInput } from '../draw/graph-markup.ts';
import type { AxisNumber } from '../draw/frame.ts';
import { pathsOf } from '../draw/lines.ts';
import { standingAt } from '../draw/markup.ts';
import { asymptotesMarkup } from '../draw/study.ts';
import { sketchesOf, type ItemSketch, type Study } from '../scene.ts';
import { toDown, toRight, type View } from '../view.ts';

/** An item that takes longer than this to be sampled is moved as a picture while the view moves, in milliseconds. */
const slow = 1.5;

type Cost = { milliseconds: number; view: View };

export type Painted = { readonly sketched: readonly ItemSketch[]; readonly study: Study };

/**
 * Paints a graph into the groups of an `svg` that `layersMarkup` has filled. `quick` is one frame of a gesture: curves are
 * sampled anew where that is fast, else their last picture is moved; what was named keeps its names. `complete` samples
 * everything and names it again.
 */
export class Painter {
  readonly #svg: SVGSVGElement;
  #painted: Painted;
  readonly #costs = new Map<string, Cost>();
  #numbers = new Map<string, SVGTextElement>();

  constructor(svg: SVGSVGElement, painted: Painted) {
    this.#svg = svg;
    this.#painted = painted;
  }

  complete(input: GraphInput, styles: ReadonlyMap<string, LineStyle>): Painted {
    const drawn = drawnGraph(input, styles);
    this.#size(input.view);
    this.#svg.innerHTML = layersMarkup(drawn);
    this.#costs.clear();
    this.#numbers.clear();
    this.#painted = drawn;
    return drawn;
  }

  quick(input: GraphInput, styles: ReadonlyMap<string, LineStyle>): Painted {
    const { items, parameters, view } = input;
    const [paper, numbers, asymptotes, groups, marks] = this.#svg.children;
    if (!paper || !numbers || !asymptotes || !groups || !marks) return this.complete(input, styles);
    this.#size(view);
    const frame = frameOf(input);
    paper.innerHTML = frame.paper;
    this.#number(numbers.firstElementChild, frame.numbers);
    asymptotes.innerHTML = asymptotesMarkup(this.#painted.study, view);
    const before = new Map(this.#painted.sketched.map((each) => [each.item.id, each]));
    const sketched = items.map((item, at): ItemSketch => {
      const [group, cost, known] = [groups.children[at], this.#costs.get(item.id), before.get(item.id)];
      if (group && cost && known && cost.milliseconds > slow) {
        group.setAttribute('transform', between(cost.view, view));
        return known;
      }
      const started = performance.now();
      const [fresh] = sketchesOf([item], parameters, view);
      const paths = pathsOf(fresh!.sketches);
      this.#costs.set(item.id, { milliseconds: performance.now() - started, view });
      [paths.area, paths.solid, paths.broken].forEach((d, place) =>
        group?.children[place]?.setAttribute('d', d),
      );
      return fresh!;
    });
    this.#painted = { sketched, study: this.#painted.study };
    marks.querySelectorAll<SVGElement>('[data-at]').forEach((mark) => {
      const [x, y] = mark.dataset.at!.split(' ').map(Number);
      mark.setAttribute('transform', standingAt(view, x!, y!));
    });
    return this.#painted;
  }

  /** The same number stays the same node, which costs the browser least. */
  #number(group: Element | null, wanted: readonly AxisNumber[]): void {
    if (group === null) return;
    if (this.#numbers.size === 0) group.innerHTML = '';
    const known = this.#numbers;
    this.#numbers = new Map();
    for (const { key, right, down, anchor, text } of wanted) {
      let node = known.get(key);
      known.delete(key);
      if (node === undefined) {
        node = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        node.setAttribute('text-anchor', anchor);
        node.textContent = text;
        group.append(node);
      }
      node.setAttribute('transform', `translate(${right} ${down})`);
      this.#numbers.set(key, node);
    }
    known.forEach((node) => node.remove());
  }

  #size({ width, height }: View): void {
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }
}

/** The matrix that brings what was drawn for one view to its place in another; fits an attribute and a style. */
export function between(from: View, to: View): string {
  const [left, top] = [toRight(to, from.x[0]), toDown(to, from.y[1])];
  const across = (toRight(to, from.x[1]) - left) / from.width;
  const down = (toDown(to, from.y[0]) - top) / from.height;
  return `matrix(${[across, 0, 0, down, left, top].join()})`;
}
