import { toDown, toRight, type View } from '@curvela/maths/graph';
import type { LivePaper } from './live-paper.ts';
import { MovingTexts } from './moving-texts.ts';
import { between } from './between.ts';
import { Painter } from './painter.ts';
import { Renewal, type Costs } from './renewal.ts';

/** Milliseconds without movement before everything is named again. */
const rest = 140;
/** During movement the picture is repainted after this time, or when this part of its margin is visible. */
const renewal = { milliseconds: 250, margin: 1 / 2 };
/** At rest the next picture is sampled ahead, one item per this many milliseconds. */
const pause = 30;

/**
 * A graph during a gesture. Each frame only transforms the layer with the picture, which the compositor does; from time to time the picture
 * is resampled beyond the edges of the view, one item per frame. At rest everything is painted exactly.
 */
export class Motion {
  readonly #live: LivePaper;
  readonly #texts = new MovingTexts();
  readonly #costs: Costs = new Map();
  #painter: Painter | null = null;
  /** The picture on the layer: painted for `view`, covering `wide`, at this time. */
  #picture: { view: View; wide: View; at: number };
  #next: Renewal | null = null;
  #frame = 0;
  #timer = 0;
  #ahead = 0;

  constructor(live: LivePaper) {
    this.#live = live;
    this.#picture = { view: live.view, wide: live.view, at: 0 };
    live.onPaint = () => this.#settle();
    this.#settle();
  }

  /** Moves to another view with the next frame. */
  move(view: View): void {
    this.#live.view = view;
    clearTimeout(this.#timer);
    clearTimeout(this.#ahead);
    this.#frame ||= requestAnimationFrame(() => this.#step());
    this.#timer = window.setTimeout(() => this.#live.show(this.#live.view), rest);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    clearTimeout(this.#ahead);
    this.#live.onPaint = () => undefined;
    this.#texts.remove();
  }

  /** Everything was painted for the view: resets the transform. */
  #settle(): void {
    const { svg, view, content } = this.#live;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#timer);
    clearTimeout(this.#ahead);
    this.#painter?.rest();
    this.#painter = svg === null ? null : new Painter(svg, this.#texts, view);
    this.#texts.lieOver(svg?.parentElement ?? null);
    this.#picture = { view, wide: view, at: 0 };
    this.#costs.clear();
    this.#next = new Renewal(content, view, this.#costs);
    this.#place('');
    const sample = () => {
      if (this.#next?.step()) this.#ahead = window.setTimeout(sample, pause);
    };
    this.#ahead = window.setTimeout(sample, pause);
  }

  #step(): void {
    this.#frame = 0;
    const { view, content } = this.#live;
    if (!covers(this.#picture.wide, view)) {
      if (this.#next === null || !covers(this.#next.wide, view))
        this.#next = new Renewal(content, view, this.#costs);
      while (this.#next.step());
    }
    if (this.#next !== null) {
      if (!this.#next.step()) this.#turn(this.#next);
    } else if (this.#isWorn(view)) this.#next = new Renewal(content, view, this.#costs);
    this.#texts.place(view);
    this.#place(between(this.#picture.view, view, devicePixelRatio));
  }

  #turn(next: Renewal): void {
    this.#painter?.paint(next, this.#live.study);
    this.#picture = { view: next.view, wide: next.wide, at: performance.now() };
    this.#next = null;
  }

  #isWorn(view: View): boolean {
    const { view: of, wide, at } = this.#picture;
    const margin = toRight(wide, of.x[0]);
    const [left, right] = view.x.map((x) => toRight(of, x));
    const [bottom, top] = view.y.map((y) => toDown(of, y));
    const overflow = Math.max(-left!, right! - of.width, -top!, bottom! - of.height);
    return (
      overflow > margin * renewal.margin || (view !== of && performance.now() - at > renewal.milliseconds)
    );
  }

  /** Transforms the layer and what lies over it, such as movable points, for the view. */
  #place(transform: string): void {
    const { svg, view } = this.#live;
    if (svg?.parentElement) svg.parentElement.style.transform = transform;
    for (const element of svg?.closest('.gr-frame')?.children ?? []) {
      if (!(element instanceof HTMLElement) || element.dataset.x === undefined) continue;
      const [right, down] = [
        toRight(view, Number(element.dataset.x)),
        toDown(view, Number(element.dataset.y)),
      ];
      element.style.transform = `translate(${right}px, ${down}px)`;
    }
  }
}

/** Whether a picture covers a whole view. */
const covers = (wide: View, view: View): boolean =>
  wide.x[0] <= view.x[0] && wide.x[1] >= view.x[1] && wide.y[0] <= view.y[0] && wide.y[1] >= view.y[1];
