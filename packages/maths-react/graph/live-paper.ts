import {
  drawnGraph,
  layersMarkup,
  type DrawnGraph,
  type GraphInput,
  type LineStyle,
} from '@curvela/maths/graph/draw';
import type { Study, View } from '@curvela/maths/graph';

export type PaperContent = Omit<GraphInput, 'view'>;
export type Styles = ReadonlyMap<string, LineStyle>;

/** The drawing of one mounted graph, and its view. Gestures are handled by `Motion`. */
export class LivePaper {
  readonly first: DrawnGraph;
  view: View;
  content: PaperContent;
  /** Named features of the view, as last painted. */
  study: Study;
  svg: SVGSVGElement | null = null;
  /** Called when the view has come to rest. */
  onRest: (view: View, study: Study) => void = () => undefined;
  /** Called after a complete repaint. */
  onPaint: () => void = () => undefined;
  #styles: Styles;

  constructor(content: PaperContent, styles: Styles, view: View) {
    this.content = content;
    this.#styles = styles;
    this.view = view;
    this.first = drawnGraph({ ...content, view }, styles);
    this.study = this.first.study;
  }

  /** Sets the element to paint into, which already holds the first picture. */
  attach(svg: SVGSVGElement | null): void {
    this.svg = svg;
  }

  /** Replaces formulas, values or styles, keeping the view. */
  fill(content: PaperContent, styles: Styles): void {
    this.content = content;
    this.#styles = styles;
    this.show(this.view);
  }

  /** Samples, names and paints everything for a view. */
  show(view: View): void {
    this.view = view;
    if (this.svg === null) return;
    const drawn = drawnGraph({ ...this.content, view }, this.#styles);
    this.svg.setAttribute('viewBox', `0 0 ${view.width} ${view.height}`);
    this.svg.innerHTML = layersMarkup(drawn);
    this.study = drawn.study;
    this.onPaint();
    this.onRest(view, drawn.study);
  }

  stop(): void {
    this.svg = null;
  }
}
