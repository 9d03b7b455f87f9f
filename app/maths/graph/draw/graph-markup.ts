import { isOfPi } from '../of-pi.ts';
import { noStudy, sketchesOf, studyOf, type ItemSketch, type SceneItem, type Study } from '../scene.ts';
import { ticksOf, type Ticks } from '../ticks.ts';
import type { Parameters } from '../values.ts';
import type { View } from '../view.ts';
import { stylesOf, type LineStyle } from './colours.ts';
import { axisNumbers, numberBox, numbersMarkup, paperMarkup } from './frame.ts';
import { overlap } from './labels.ts';
import { dotsMarkup, itemMarkup, pathsOf } from './lines.ts';
import { asymptotesMarkup, featuresMarkup } from './study.ts';

export type GraphInput = {
  readonly items: readonly SceneItem[];
  readonly parameters: Parameters;
  readonly view: View;
  readonly locale: string;
  /** Whether roots, extrema and asymptotes are marked, and places named. False where they would be the answer. */
  readonly named: boolean;
};

/** The layers of a graph, from the paper up; each is the content of a group. */
type Layers = {
  readonly paper: string;
  readonly asymptotes: string;
  readonly items: string;
  /** Over the curves, so that none goes through them. */
  readonly numbers: string;
  readonly marks: string;
};

export type DrawnGraph = Layers & { readonly sketched: readonly ItemSketch[]; readonly study: Study };

/** The styles of the items by their ids. */
export function stylesById(items: readonly SceneItem[]): Map<string, LineStyle> {
  const styles = stylesOf(items.map(({ tone }) => tone));
  return new Map(items.map(({ id }, at) => [id, styles[at]!]));
}

/** Draws everything once; `styles` keeps the look of an item when another is hidden. */
export function drawnGraph(
  input: GraphInput,
  styles: ReadonlyMap<string, LineStyle> = stylesById(input.items),
): DrawnGraph {
  const { items, parameters, view, named } = input;
  const sketched = sketchesOf(items, parameters, view);
  const study = named ? studyOf(sketched, parameters, view) : noStudy;
  const frame = frameOf(input);
  const numbers = axisNumbers(view, frame.across, frame.up);
  const boxes = numbers.map(numberBox);
  const features = named ? featuresMarkup(study, sketched, styles, view, input.locale, boxes) : null;
  const texts = features?.texts ?? [];
  // A name that had to be written over a number says what the number would.
  const free = numbers.filter((_, at) => !texts.some((box) => overlap(box, boxes[at]!)));
  return {
    sketched,
    study: { ...study, texts },
    paper: frame.paper,
    numbers: numbersMarkup(free),
    asymptotes: asymptotesMarkup(study, view),
    items: sketched
      .map(({ item, sketches }) => itemMarkup(pathsOf(sketches), styles.get(item.id)!, item.id))
      .join(''),
    marks: marksOf(sketched, styles, view) + (features?.markup ?? ''),
  };
}

/** The paper with its axes, and the ticks whose numbers stand at them. */
export function frameOf({ items, view, locale }: Pick<GraphInput, 'items' | 'view' | 'locale'>): {
  paper: string;
  across: Ticks;
  up: Ticks;
} {
  const across = ticksOf(view.x, view.width, 52, locale, isOfPi(items));
  const up = ticksOf(view.y, view.height, 42, locale);
  const names = items.map(({ picture }) => picture.axes);
  const [x, y] = names[0] ?? ['x', 'y'];
  const alike = (place: 0 | 1) => names.every((pair) => pair[place] === names[0]![place]);
  const paper = paperMarkup(view, across, up, [alike(0) ? x : 'x', alike(1) ? y : 'y']);
  return { paper, across, up };
}

const marksOf = (
  sketched: readonly ItemSketch[],
  styles: ReadonlyMap<string, LineStyle>,
  view: View,
): string =>
  sketched
    .map(({ item, sketches }) =>
      dotsMarkup(
        sketches.flatMap(({ dots }) => dots),
        styles.get(item.id)!,
        view,
      ),
    )
    .join('');

/** The groups that the component paints into, in their order. */
export const layersMarkup = ({ paper, asymptotes, items, numbers, marks }: Layers): string =>
  [paper, asymptotes, items, numbers, marks].map((layer) => `<g>${layer}</g>`).join('');
