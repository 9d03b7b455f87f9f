import type { Asymptote } from '../features/asymptotes.ts';
import { rounded } from '../features/named.ts';
import { namedText, placesFor, pointText } from '../numbers.ts';
import { clipStroke } from '../sample/stroke.ts';
import { pathText } from '../sample/stroke.ts';
import { linesOf, type ItemSketch, type Study } from '../scene.ts';
import { acrossAt, toDown, toRight, upAt, type View } from '../view.ts';
import { colours, type LineStyle } from './colours.ts';
import { axisLines, type Box } from './crossing.ts';
import { dotBox, namedOnce, placeLabels, type Placed, type LabelRequest } from './labels.ts';
import { element, escapeXml, px, elementAt } from './markup.ts';

/** Dashed lines for the asymptotes. */
export function asymptotesMarkup({ asymptotes }: Study, view: View): string {
  return element('path', {
    d: pathText(asymptoteStrokes(asymptotes, view)),
    fill: 'none',
    stroke: colours.muted,
    'stroke-width': 1.5,
    'stroke-dasharray': '3 5',
  });
}

const asymptoteStrokes = (asymptotes: Study['asymptotes'], view: View) =>
  asymptotes.flatMap(({ asymptote }) => clipStroke(lineOf(asymptote, view), view));

function lineOf(asymptote: Asymptote, view: View): number[] {
  if (asymptote.kind === 'vertical') {
    const right = toRight(view, asymptote.at.value);
    return [right, 0, right, view.height];
  }
  const at = (x: number) => toDown(view, asymptote.slope.value * x + asymptote.start.value);
  return [0, at(view.x[0]), view.width, at(view.x[1])];
}

/** y = 2, x = −1, y = x + 1, y = −2x. */
export function asymptoteText(asymptote: Asymptote, locale: string): string {
  if (asymptote.kind === 'vertical') return `x = ${namedText(asymptote.at, locale)}`;
  const { slope, start } = asymptote;
  if (slope.value === 0) return `y = ${namedText(start, locale)}`;
  const size = namedText(
    { value: Math.abs(slope.value), text: slope.text?.replace('−', '') ?? null },
    locale,
  );
  const first = `${slope.value < 0 ? '−' : ''}${size === '1' ? '' : size}x`;
  if (start.value === 0) return `y = ${first}`;
  const rest = namedText(
    { value: Math.abs(start.value), text: start.text?.replace(/^−/, '') ?? null },
    locale,
  );
  return `y = ${first} ${start.value < 0 ? '−' : '+'} ${rest}`;
}

/** The named points of curves in view that get a dot. */
const dotted = (study: Study, view: View) =>
  study.features.filter(({ kind, x, y }) => kind !== 'inflection' && isIn(view, x.value, y.value));

/** Positions of dots in pixels: those of the items, and those of the named points of curves. */
export const dotPlaces = (study: Study, sketched: readonly ItemSketch[], view: View) =>
  [
    ...dotted(study, view).map(({ x, y }) => ({ x: x.value, y: y.value })),
    ...sketched.flatMap(({ sketches }) => sketches.flatMap(({ dots }) => dots)),
  ].map(({ x, y }) => ({ right: toRight(view, x), down: toDown(view, y) }));

/**
 * Dots at all named points in view, and as many texts as fit outside `taken`; `texts` holds the boxes that
 * both cover.
 */
export function featuresMarkup(
  study: Study,
  sketched: readonly ItemSketch[],
  styles: ReadonlyMap<string, LineStyle>,
  view: View,
  locale: string,
  taken: readonly Box[],
): { readonly markup: string; readonly texts: readonly Box[] } {
  const dots = new Map<string, string>();
  const wanted: (LabelRequest & { rank: number })[] = [];
  const places = [
    placesFor((view.x[1] - view.x[0]) / view.width),
    placesFor((view.y[1] - view.y[0]) / view.height),
  ] as const;
  for (const { item, kind, x, y } of dotted(study, view)) {
    const [right, down] = [px(toRight(view, x.value)), px(toDown(view, y.value))];
    const key = `${right} ${down}`;
    const style = styles.get(item);
    if (style === undefined || dots.has(key)) continue;
    const dot = element('circle', {
      r: 4.5,
      fill: style.stroke,
      stroke: colours.ground,
      'stroke-width': 1.5,
    });
    dots.set(key, elementAt(view, x.value, y.value, dot));
    const textIn = (language: string) => pointText(x, y, language, places);
    wanted.push({
      right,
      down,
      text: textIn(locale),
      widest: textIn('fr'),
      colour: style.text,
      rank: rankOf(kind),
    });
  }
  for (const { item, sketches } of sketched)
    wanted.push(...pointLabels(item.id, sketches, styles, view, locale));
  const once = namedOnce(wanted);
  const rows =
    once.length > mostLabels
      ? once.filter(({ rank }) => rank === 0)
      : once.toSorted((a, b) => a.rank - b.rank);
  const lines = [...linesOf(sketched), ...axisLines(view)];
  const faint = asymptoteStrokes(study.asymptotes, view);
  const most = view.width < narrow ? mostOnNarrow : Infinity;
  const points = placeLabels(rows, lines, taken, view, { faint, most });
  const occupied = [...taken, ...points.map(({ box }) => box)];
  const labels = [
    ...points,
    ...placeLabels(asymptoteLabels(study, view, locale), lines, occupied, view, { faint }),
  ];
  return {
    markup: [...dots.values()].join('') + element('g', labelStyle, labels.map(labelMarkup(view)).join('')),
    texts: [...labels.map(({ box }) => box), ...wanted.map(dotBox)],
  };
}

const mostLabels = 12;
/**
 * A drawing narrower than this, in pixels, names only the most important points and those with a name of
 * their own.
 */
const narrow = 480;
const mostOnNarrow = 4;
const rankOf = (kind: string): number =>
  ({ meeting: 0, minimum: 1, maximum: 1, root: 2, intercept: 3 })[kind] ?? 4;
const isIn = (view: View, x: number, y: number): boolean =>
  x >= view.x[0] && x <= view.x[1] && y >= view.y[0] && y <= view.y[1];

function pointLabels(
  id: string,
  sketches: ItemSketch['sketches'],
  styles: ReadonlyMap<string, LineStyle>,
  view: View,
  locale: string,
): (LabelRequest & { rank: number })[] {
  const colour = styles.get(id)?.text ?? colours.ink;
  const dots = sketches.flatMap((sketch) =>
    sketch.dots.map((dot) => ({ dot, single: sketch.lines.length === 0 })),
  );
  if (dots.length > mostLabels) return [];
  return dots
    .filter(({ dot, single }) => isIn(view, dot.x, dot.y) && (single || !dot.filled))
    .map(({ dot }) => {
      const textIn = (language: string) =>
        `${dot.name ?? ''}${pointText(rounded(dot.x), rounded(dot.y), language)}`;
      return {
        right: toRight(view, dot.x),
        down: toDown(view, dot.y),
        text: textIn(locale),
        widest: textIn('fr'),
        short: dot.name,
        colour,
        rank: 0,
      };
    });
}

function asymptoteLabels({ asymptotes }: Study, view: View, locale: string): LabelRequest[] {
  if (asymptotes.length > 6) return [];
  return asymptotes.map(({ asymptote }) => {
    const text = asymptoteText(asymptote, locale);
    if (asymptote.kind === 'vertical')
      return {
        right: toRight(view, asymptote.at.value),
        down: view.height - 24,
        text,
        colour: colours.muted,
      };
    const right = view.width - 44;
    const x = view.x[0] + (right / view.width) * (view.x[1] - view.x[0]);
    return {
      right,
      down: toDown(view, asymptote.slope.value * x + asymptote.start.value),
      text,
      colour: colours.muted,
    };
  });
}

const labelStyle = {
  'font-family': 'var(--font-text,system-ui,sans-serif)',
  'font-size': 'var(--text-xs,14px)',
  stroke: colours.ground,
  'stroke-width': 5,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;

const labelMarkup =
  (view: View) =>
  ({ right, down, x, y, anchor, text, colour }: Placed): string =>
    elementAt(
      view,
      acrossAt(view, right),
      upAt(view, down),
      element(
        'text',
        { x: px(x - right), y: px(y - down), 'text-anchor': anchor, fill: colour },
        escapeXml(text),
      ),
    );
