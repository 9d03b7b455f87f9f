import { isOfPi } from '../of-pi.ts';
import {
  linesOf,
  noStudy,
  sketchesOf,
  studyOf,
  type ItemSketch,
  type SceneItem,
  type Study,
} from '../scene.ts';
import { ticksOf, type Ticks } from '../ticks.ts';
import type { Parameters } from '../values.ts';
import { toDown, toRight, type View } from '../view.ts';
import { stylesOf, type LineStyle } from './colours.ts';
import type { Box } from './crossing.ts';
import { axisNumbers, letterBoxes, numberBox, numbersMarkup, paperMarkup } from './frame.ts';
import { dotBox } from './labels.ts';
import { dotsMarkup, itemMarkup, pathsOf } from './lines.ts';
import type { Stroke } from '../sample/stroke.ts';
import { asymptotesMarkup, dotPlaces, featuresMarkup } from './study.ts';

export type GraphInput = {
  readonly items: readonly SceneItem[];
  readonly parameters: Parameters;
  readonly view: View;
  readonly locale: string;
  /**
   * Whether roots, extrema and asymptotes are marked and named. False where they would give the answer away.
   */
  readonly named: boolean;
  /**
   * Positions covered by elements that are not drawn here, such as movable points: no text is placed over
   * them.
   */
  readonly over?: readonly { readonly x: number; readonly y: number }[];
};

/** The layers of a graph, from the background up; each is the content of an SVG group. */
type Layers = {
  readonly paper: string;
  readonly asymptotes: string;
  readonly items: string;
  /** Above the curves, so that none crosses them. */
  readonly numbers: string;
  readonly marks: string;
};

export type DrawnGraph = Layers & { readonly sketched: readonly ItemSketch[]; readonly study: Study };

/** The styles of the items by id. */
export function stylesById(items: readonly SceneItem[]): Map<string, LineStyle> {
  const styles = stylesOf(items.map(({ tone }) => tone));
  return new Map(items.map(({ id }, at) => [id, styles[at]!]));
}

/** Draws everything once; `styles` keeps the style of an item when another is hidden. */
export function drawnGraph(
  input: GraphInput,
  styles: ReadonlyMap<string, LineStyle> = stylesById(input.items),
): DrawnGraph {
  const { items, parameters, view, named } = input;
  const sketched = sketchesOf(items, parameters, view);
  const study = named ? studyOf(sketched, parameters, view) : noStudy;
  const lines = linesOf(sketched);
  const frame = frameOf(input, lines);
  const dots = dotPlaces(study, sketched, view).map(dotBox);
  const numbers = axisNumbers(view, frame.across, frame.up, lines, dots);
  const taken = [
    ...dots,
    ...numbers.map(numberBox),
    ...letterBoxes(view, lines),
    ...(input.over ?? []).map(({ x, y }) => overBox(toRight(view, x), toDown(view, y))),
  ];
  const features = named ? featuresMarkup(study, sketched, styles, view, input.locale, taken) : null;
  return {
    sketched,
    study: { ...study, texts: features?.texts ?? [] },
    paper: frame.paper,
    numbers: numbersMarkup(numbers),
    asymptotes: asymptotesMarkup(study, view),
    items: sketched
      .map(({ item, sketches }) => itemMarkup(pathsOf(sketches), styles.get(item.id)!, item.id))
      .join(''),
    marks: marksOf(sketched, styles, view) + (features?.markup ?? ''),
  };
}

/** The box of a movable point: its dot is larger than those of the drawing. */
const overBox = (right: number, down: number): Box => [right - 10, down - 10, right + 10, down + 10];

/** The background with its axes, and the ticks that have numbers; the axis letters avoid the lines. */
export function frameOf(
  { items, view, locale }: Pick<GraphInput, 'items' | 'view' | 'locale'>,
  lines: readonly Stroke[] = [],
): { paper: string; across: Ticks; up: Ticks } {
  const across = ticksOf(view.x, view.width, 52, locale, isOfPi(items));
  const up = ticksOf(view.y, view.height, 42, locale);
  const names = items.map(({ picture }) => picture.axes);
  const [x, y] = names[0] ?? ['x', 'y'];
  const alike = (place: 0 | 1) => names.every((pair) => pair[place] === names[0]![place]);
  const paper = paperMarkup(view, across, up, [alike(0) ? x : 'x', alike(1) ? y : 'y'], lines);
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

/** The groups that the component fills, in order. */
export const layersMarkup = ({ paper, asymptotes, items, numbers, marks }: Layers): string =>
  [paper, asymptotes, items, numbers, marks].map((layer) => `<g>${layer}</g>`).join('');
