import { axisNumbers } from '@curvela/maths/graph/draw';
import { type Ticks, toDown, toRight, type View } from '@curvela/maths/graph';
import { between } from './between.ts';

/** A text anchored at a point of the plane. */
type Label = {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly down: number;
  readonly anchor: string;
  readonly node: HTMLElement;
};

/**
 * Texts of a moving graph, as HTML over its lines. They keep their size while the lines scale; in an svg, browsers would lay out each text
 * and repaint the whole svg in every frame in which the scale changes.
 */
export class MovingTexts {
  readonly #layer = document.createElement('div');
  #numbers = new Map<string, HTMLElement>();
  #labels: readonly Label[] = [];
  /** The view for which the texts were positioned; until the next placement they are transformed together, slightly scaled. */
  #placed: View | null = null;
  #ticks: { readonly across: Ticks; readonly up: Ticks } | null = null;
  /** From the middle of a line down to the baseline, in pixels. */
  #rise = 0;

  constructor() {
    this.#layer.className = 'gr-moving-texts';
    this.#layer.ariaHidden = 'true';
    this.#layer.hidden = true;
  }

  /** Sets the layer that the texts cover. */
  lieOver(sheet: Element | null): void {
    if (!this.#layer.isConnected) sheet?.after(this.#layer);
  }

  /** Shows the texts beside the marks of an svg, and numbers at these ticks. */
  show(marks: Element, ticks: { readonly across: Ticks; readonly up: Ticks }): void {
    [this.#ticks, this.#placed] = [ticks, null];
    if (!this.#layer.hidden) return;
    this.#layer.hidden = false;
    this.#rise = riseOf(getComputedStyle(this.#layer));
    this.#labels = [...marks.querySelectorAll<SVGElement>('[data-at] > text')].map((text) => {
      const [x = 0, y = 0] = (text.parentElement?.dataset.at ?? '').split(' ').map(Number);
      const [right, down] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      const node = this.#made(text.textContent);
      this.#layer.append(node);
      node.style.color = text.getAttribute('fill') ?? '';
      return { x, y, right, down, anchor: text.getAttribute('text-anchor') ?? 'start', node };
    });
  }

  /** Positions each text for a view. */
  place(view: View): void {
    if (this.#ticks === null) return;
    const from = this.#placed;
    const areNear = from !== null && isAsNear(from, view) && [from, view].every(hasAxes);
    this.#layer.style.transform = areNear ? between(from, view, devicePixelRatio) : '';
    if (!areNear) this.#placeEach(view, this.#ticks);
  }

  #placeEach(view: View, { across, up }: { readonly across: Ticks; readonly up: Ticks }): void {
    this.#placed = view;
    const before = this.#numbers;
    this.#numbers = new Map();
    for (const { key, right, down, anchor, text } of axisNumbers(view, across, up)) {
      const node = before.get(key) ?? this.#made(text);
      // Names are above the numbers.
      if (!before.has(key)) this.#layer.prepend(node);
      before.delete(key);
      this.#numbers.set(key, node);
      this.#put(node, right, down, anchor);
    }
    before.forEach((node) => node.remove());
    for (const { x, y, right, down, anchor, node } of this.#labels)
      this.#put(node, toRight(view, x) + right, toDown(view, y) + down, anchor);
  }

  hide(): void {
    this.#layer.hidden = true;
    this.#layer.replaceChildren();
    this.#numbers.clear();
    [this.#labels, this.#ticks, this.#placed] = [[], null, null];
  }

  remove(): void {
    this.#layer.remove();
  }

  #made(text: string): HTMLElement {
    const node = document.createElement('span');
    node.textContent = text;
    return node;
  }

  #put(node: HTMLElement, right: number, down: number, anchor: string): void {
    const back = anchor === 'middle' ? ' translateX(-50%)' : anchor === 'end' ? ' translateX(-100%)' : '';
    node.style.transform = `translate(${right.toFixed(1)}px, ${(down - this.#rise).toFixed(1)}px)${back}`;
  }
}

/** Texts scaled by more than this factor are positioned again. */
const mostScale = 1.15;
const isAsNear = ({ x }: View, to: View): boolean =>
  Math.abs(Math.log((to.x[1] - to.x[0]) / (x[1] - x[0]))) < Math.log(mostScale);

/** Tick numbers are at the axes if both are at least this far inside the view, in pixels, otherwise at its edges. */
const within = 60;
function hasAxes(view: View): boolean {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  return right > within && right < view.width - within && down > within && down < view.height - within;
}

function riseOf({ fontSize, fontFamily }: CSSStyleDeclaration): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return 0;
  pen.font = `${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('0');
  return (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
}
