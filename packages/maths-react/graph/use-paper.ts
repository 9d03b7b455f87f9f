import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { chosenView, layersMarkup, stylesById } from '@curvela/maths/graph/draw';
import type { SceneItem, Study, Parameters, View } from '@curvela/maths/graph';
import { LivePaper, type Styles } from './live-paper.ts';
import { useHasValues } from './use-has-values.ts';

/** The size before the page has been laid out; also on the server. */
const firstSize = { width: 600, height: 400 };

type PaperInput = {
  /** All items; hidden ones keep their style for when they return. */
  readonly all: readonly SceneItem[];
  readonly hidden: ReadonlySet<string>;
  readonly parameters: Parameters;
  readonly locale: string;
  readonly named: boolean;
  readonly equal: boolean;
  readonly asked: Pick<View, 'x' | 'y'> | undefined;
  /** What stands over the drawing: its texts keep away from there. */
  readonly over: readonly { readonly x: number; readonly y: number }[];
};

export type GraphPaper = {
  /** The picture of the first paint, which React leaves alone afterwards. */
  readonly markup: string;
  /** False while the evaluator for what is drawn is on its way: until then the picture stays as it is. */
  readonly ready: boolean;
  readonly styles: Styles;
  /** What is named, and the view, when it stands still; during a movement `live.view` is ahead of it. */
  readonly view: View;
  readonly study: Study;
  readonly live: LivePaper;
  reset(): void;
};

/** A graph's paper in a component: it follows the formulas, the values and the size of its frame. */
export function usePaper(
  input: PaperInput,
  frame: RefObject<HTMLElement | null>,
  svg: RefObject<SVGSVGElement | null>,
): GraphPaper {
  const { all, hidden, parameters, locale, named, equal, asked, over } = input;
  const ready = useHasValues(all);
  const styles = useMemo(() => stylesById(all), [all]);
  // By their places: a list that is new with each render must not draw everything anew.
  const places = over.map(({ x, y }) => `${x} ${y}`).join();
  const content = useMemo(
    () => ({ items: all.filter((item) => !hidden.has(item.id)), parameters, locale, named, over }),
    // oxlint-disable-next-line react/exhaustive-deps
    [all, hidden, parameters, locale, named, places],
  );
  const choose = ({ width, height }: { width: number; height: number }): View =>
    asked === undefined ? chosenView(all, parameters, { width, height }, equal) : { ...asked, width, height };
  const [live] = useState(() => new LivePaper(content, styles, choose(firstSize)));
  const [rested, setRested] = useState<{ view: View; study: Study }>({
    view: live.view,
    study: live.first.study,
  });
  const pictures = useRef(ready ? all : null);
  const reset = () => live.show(choose(live.view));
  useEffect(() => {
    if (!ready) return;
    live.onRest = (view, study) => setRested({ view, study });
    live.attach(svg.current);
    const element = frame.current;
    const watch = new ResizeObserver(() => {
      if (element !== null) live.show(resized(live.view, element.clientWidth, element.clientHeight));
    });
    if (element !== null) watch.observe(element);
    return () => {
      watch.disconnect();
      live.stop();
    };
  }, [live, frame, svg, ready]);
  useEffect(() => {
    if (!ready) return;
    // Other formulas bring their own view; other values and a hidden curve leave it as it is.
    if (pictures.current === null || !sameCurves(pictures.current, all)) {
      live.view = choose(live.view);
    }
    pictures.current = all;
    live.fill(content, styles);
    // The choice of a view belongs to the formulas, not to the rest that it is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, content, styles, all, ready]);
  const markup = useMemo(() => layersMarkup(live.first), [live]);
  return { markup, ready, styles, view: rested.view, study: rested.study, live, reset };
}

const sameCurves = (a: readonly SceneItem[], b: readonly SceneItem[]): boolean =>
  a.length === b.length && a.every(({ picture }, at) => picture === b[at]!.picture);

/** The middle and the units stay; a wider frame shows more. */
function resized(view: View, width: number, height: number): View {
  if (width === 0 || height === 0 || (width === view.width && height === view.height)) return view;
  const by = width / view.width;
  const middle = (view.y[0] + view.y[1]) / 2;
  const half = ((view.y[1] - view.y[0]) / 2) * (height / view.height / by);
  return { x: view.x, y: [middle - half, middle + half], width, height };
}
