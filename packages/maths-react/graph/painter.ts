import { translationTo, asymptotesMarkup } from '@curvela/maths/graph/draw';
import type { Study, View } from '@curvela/maths/graph';
import { between } from './between.ts';
import type { MovingTexts } from './moving-texts.ts';
import type { Renewal } from './renewal.ts';

/**
 * Repaints the groups of an `svg` filled by `layersMarkup` for the view `at`. Curves and paper are redrawn; names stay. From the first
 * repaint on the svg has the class `gr-moving`: without its texts, which `texts` shows instead.
 */
export class Painter {
  readonly #svg: SVGSVGElement;
  readonly #texts: MovingTexts;
  readonly #at: View;
  /** The view each item was drawn for. */
  readonly #drawn: View[] = [];

  constructor(svg: SVGSVGElement, texts: MovingTexts, at: View) {
    this.#svg = svg;
    this.#texts = texts;
    this.#at = at;
  }

  paint(renewal: Renewal, study: Study): void {
    const [paper, asymptotes, groups, , marks] = this.#svg.children;
    if (!paper || !asymptotes || !groups || !marks) return;
    this.#svg.classList.add('gr-moving');
    const { view, wide } = renewal;
    const frame = renewal.frame();
    this.#texts.show(marks, frame);
    const drawn = [
      [paper, frame.paper],
      [asymptotes, asymptotesMarkup(study, wide)],
    ] as const;
    for (const [group, content] of drawn) {
      group.innerHTML = content;
      group.setAttribute('transform', between(wide, view));
    }
    this.#items(groups, renewal);
    marks.querySelectorAll<SVGElement>('[data-at]').forEach((mark) => {
      const [x, y] = mark.dataset.at!.split(' ').map(Number);
      mark.setAttribute('transform', translationTo(view, x!, y!));
    });
  }

  /** Called after the exact picture was painted. */
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
