import { drawnGraph, type DrawnGraph, type GraphInput } from '../draw/graph-markup.ts';
import type { LineStyle } from '../draw/colours.ts';
import type { Study } from '../scene.ts';
import { toDown, toRight, type View } from '../view.ts';
import { between, Painter } from './painter.ts';

export type PaperContent = Omit<GraphInput, 'view'>;
export type Styles = ReadonlyMap<string, LineStyle>;

/** The view stands still so long before everything is named again, in milliseconds. */
const rest = 140;
/** While it moves the curves are sampled anew this often at most, in milliseconds; between that their picture is moved. */
const renewal = 120;

/** The drawing of one graph while it lives in a page: its view, and one paint per frame while the view moves. */
export class LivePaper {
  readonly first: DrawnGraph;
  view: View;
  /** Told when the view has come to rest. */
  onRest: (view: View, study: Study) => void = () => undefined;
  #content: PaperContent;
  #styles: Styles;
  #painter: Painter | null = null;
  #svg: SVGSVGElement | null = null;
  #frame = 0;
  #timer = 0;
  /** What the picture on the paper was painted for, and when. */
  #painted: { view: View; at: number };

  constructor(content: PaperContent, styles: Styles, view: View) {
    this.#content = content;
    this.#styles = styles;
    this.view = view;
    this.#painted = { view, at: 0 };
    this.first = drawnGraph({ ...content, view }, styles);
  }

  /** From now on it is painted into this element, which holds the first picture already. */
  attach(svg: SVGSVGElement | null): void {
    this.#svg = svg;
    this.#painter = svg === null ? null : new Painter(svg, this.first);
  }

  /** Other formulas, values or styles, in the same view. */
  fill(content: PaperContent, styles: Styles): void {
    this.#content = content;
    this.#styles = styles;
    this.#paint(false);
  }

  /** Another view: at once, or with the next frame of a movement. */
  show(view: View, moving = false): void {
    this.view = view;
    clearTimeout(this.#timer);
    if (!moving) return this.#paint(false);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#move();
    });
    this.#timer = window.setTimeout(() => this.#paint(false), rest);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }

  /** One frame of a gesture: moving the picture is work for the compositor only. */
  #move(): void {
    const { view, at } = this.#painted;
    if (performance.now() - at > renewal || this.#svg === null) return this.#paint(true);
    this.#svg.style.transform = between(view, this.view);
    placeOver(this.#svg.closest<HTMLElement>('.gr-frame'), this.view);
  }

  #paint(quick: boolean): void {
    this.#painted = { view: this.view, at: performance.now() };
    if (this.#svg !== null) this.#svg.style.transform = '';
    const input = { ...this.#content, view: this.view };
    const painted = this.#painter?.[quick ? 'quick' : 'complete'](input, this.#styles);
    placeOver(this.#svg?.closest<HTMLElement>('.gr-frame') ?? null, this.view);
    if (!quick && painted !== undefined) this.onRest(this.view, painted.study);
  }
}

/** Puts what stands over the paper, such as movable points, to its place in a view. */
function placeOver(frame: HTMLElement | null, view: View): void {
  frame?.querySelectorAll<HTMLElement>('[data-x]').forEach((element) => {
    const [right, down] = [toRight(view, Number(element.dataset.x)), toDown(view, Number(element.dataset.y))];
    element.style.transform = `translate(${right}px, ${down}px)`;
  });
}
