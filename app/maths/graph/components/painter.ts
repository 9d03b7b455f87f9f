import { standingAt } from '../draw/markup.ts';
import { asymptotesMarkup } from '../draw/study.ts';
import type { Study } from '../scene.ts';
import { toDown, toRight, type View } from '../view.ts';
import type { MovingTexts } from './moving-texts.ts';
import type { Renewal } from './renewal.ts';

/**
 * Paints renewals into the groups of an `svg` that `layersMarkup` has filled for the view `at`. Curves and paper are drawn anew;
 * what was named keeps its names. From the first one on the svg is `gr-moving`: without its texts, which `texts` shows.
 */
export class Painter {
  readonly #svg: SVGSVGElement;
  readonly #texts: MovingTexts;
  readonly #at: View;
  /** For which view each item was drawn. */
  readonly #drawn: View[] = [];

  constructor(svg: SVGSVGElement, texts: MovingTexts, at: View) {
    this.#svg = svg;
    this.#texts = texts;
    this.#at = at;
  }

  paint(renewal: Renewal, study: Study): void {
    const [paper, , asymptotes, groups, marks] = this.#svg.children;
    if (!paper || !asymptotes || !groups || !marks) return;
    this.#svg.classList.add('gr-moving');
    const { view, wide } = renewal;
    const frame = renewal.frame();
    this.#texts.show(marks, frame);
    const drawn = [[paper, frame.paper], [asymptotes, asymptotesMarkup(study, wide)]] as const; // prettier-ignore
    for (const [group, content] of drawn) {
      group.innerHTML = content;
      group.setAttribute('transform', between(wide, view));
    }
    this.#items(groups, renewal);
    marks.querySelectorAll<SVGElement>('[data-at]').forEach((mark) => {
      const [x, y] = mark.dataset.at!.split(' ').map(Number);
      mark.setAttribute('transform', standingAt(view, x!, y!));
    });
  }

  /** The exact picture has been painted. */
  rest(): void {
    this.#svg.classList.remove('gr-moving');
    this.#texts.hide();
  }

  #items(groups: Element, { paths: all, view, wide }: Renewal): void {
    all.forEach((paths, at) => {
      const group = groups.children[at];
      if (paths !== null) {
        [paths.area, paths.solid, paths.broken].forEach((d, part) =>
          group?.children[part]?.setAttribute('d', d),
        );
        this.#drawn[at] = wide;
      }
      group?.setAttribute('transform', between(this.#drawn[at] ?? this.#at, view));
    });
  }
}

/** The matrix that brings what was drawn for one view to its place in another; fits an attribute and a style. */
export function between(from: View, to: View, pixels = 0): string {
  const [left, top] = [toRight(to, from.x[0]), toDown(to, from.y[1])];
  const across = (toRight(to, from.x[1]) - left) / from.width;
  const down = (toDown(to, from.y[0]) - top) / from.height;
  // A picture of the same size that lies on whole pixels of the screen stays sharp, and is copied instead of drawn.
  const isSame = pixels > 0 && Math.abs(across - 1) + Math.abs(down - 1) < 1e-6;
  const parts = isSame
    ? [1, 0, 0, 1, Math.round(left * pixels) / pixels, Math.round(top * pixels) / pixels]
    : [across, 0, 0, down, left, top];
  return `matrix(${parts.join()})`;
}
