import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { chosenView, layersMarkup, stylesById } from '@curvela/maths/graph/draw';
import type { SceneItem, Study, Parameters, View } from '@curvela/maths/graph';
import { LivePaper, type Styles } from './live-paper.ts';
import { useHasValues } from './use-has-values.ts';

/** The size before layout, and on the server. */
const firstSize = { width: 600, height: 400 };

type PaperInput = {
  /** All items; hidden ones keep their style. */
  readonly all: readonly SceneItem[];
  readonly hidden: ReadonlySet<string>;
  readonly parameters: Parameters;
  readonly locale: string;
  readonly named: boolean;
  readonly equal: boolean;
  readonly asked: Pick<View, 'x' | 'y'> | undefined;
  /** Points over the drawing, which its texts avoid. */
  readonly over: readonly { readonly x: number; readonly y: number }[];
};

export type GraphPaper = {
  /** The picture of the first paint, not updated by React. */
  readonly markup: string;
  /** False while the evaluator is loading: until then the picture stays unchanged. */
  readonly ready: boolean;
  readonly styles: Styles;
  /** Named features and the view at rest; during movement `live.view` is ahead of it. */
  readonly view: View;
  readonly study: Study;
  readonly live: LivePaper;
  reset(): void;
};

/** The paper of a graph: follows its formulas, values and frame size. */
export function usePaper(
  input: PaperInput,
  frame: RefObject<HTMLElement | null>,
  svg: RefObject<SVGSVGElement | null>,
): GraphPaper {
  const { all, hidden, parameters, locale, named, equal, asked: requestedView, over } = input;
  const ready = useHasValues(all);
  const styles = useMemo(() => stylesById(all), [all]);
  // Compared by value: a new list with equal points must not cause a repaint.
  const places = over.map(({ x, y }) => `${x} ${y}`).join();
  const content = useMemo(
    () => ({ items: all.filter((item) => !hidden.has(item.id)), parameters, locale, named, over }),
    // oxlint-disable-next-line react/exhaustive-deps
    [all, hidden, parameters, locale, named, places],
  );
  const choose = ({ width, height }: { width: number; height: number }): View =>
    requestedView === undefined
      ? chosenView(all, parameters, { width, height }, equal)
      : { ...requestedView, width, height };
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
    // Other formulas choose their own view; other values or a hidden curve do not.
    if (pictures.current === null || !sameCurves(pictures.current, all)) {
      live.view = choose(live.view);
    }
    pictures.current = all;
    live.fill(content, styles);
    // The view depends on the formulas only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, content, styles, all, ready]);
  const markup = useMemo(() => layersMarkup(live.first), [live]);
  return { markup, ready, styles, view: rested.view, study: rested.study, live, reset };
}

const sameCurves = (a: readonly SceneItem[], b: readonly SceneItem[]): boolean =>
  a.length === b.length && a.every(({ picture }, at) => picture === b[at]!.picture);

/** Keeps centre and units; a wider frame shows more. */
function resized(view: View, width: number, height: number): View {
  if (width === 0 || height === 0 || (width === view.width && height === view.height)) return view;
  const by = width / view.width;
  const middle = (view.y[0] + view.y[1]) / 2;
  const half = ((view.y[1] - view.y[0]) / 2) * (height / view.height / by);
  return { x: view.x, y: [middle - half, middle + half], width, height };
}
