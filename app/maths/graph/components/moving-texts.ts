import { axisNumbers } from '../draw/frame.ts';
import type { Ticks } from '../ticks.ts';
import { toDown, toRight, type View } from '../view.ts';

/** A text that stands beside a place of the plane. */
type Label = {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly down: number;
  readonly anchor: string;
  readonly node: HTMLElement;
};

/**
 * The texts of a graph that moves, over its lines. They keep their size while the lines grow and shrink; and a browser would set
 * each text of an svg anew, and draw all of the svg anew, in every frame in which its scale changes.
 */
export class MovingTexts {
  readonly #layer = document.createElement('div');
  #numbers = new Map<string, HTMLElement>();
  #labels: readonly Label[] = [];
  #ticks: { readonly across: Ticks; readonly up: Ticks } | null = null;
  /** From the middle of a line down to where its letters stand, in pixels. */
  #rise = 0;

  constructor() {
    this.#layer.className = 'gr-moving-texts';
    this.#layer.ariaHidden = 'true';
    this.#layer.hidden = true;
  }

  /** They lie over this. */
  lieOver(sheet: Element | null): void {
    if (!this.#layer.isConnected) sheet?.after(this.#layer);
  }

  /** Shows the texts beside marks of an svg, and numbers at these ticks. */
  show(marks: Element, ticks: { readonly across: Ticks; readonly up: Ticks }): void {
    this.#ticks = ticks;
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

  /** Puts each to its place in a view. */
  place(view: View): void {
    if (this.#ticks === null) return;
    const before = this.#numbers;
    this.#numbers = new Map();
    for (const { key, right, down, anchor, text } of axisNumbers(view, this.#ticks.across, this.#ticks.up)) {
      const node = before.get(key) ?? this.#made(text);
      // A name lies over the numbers.
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
    [this.#labels, this.#ticks] = [[], null];
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

function riseOf({ fontSize, fontFamily }: CSSStyleDeclaration): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return 0;
  pen.font = `${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('0');
  return (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
}
