import type { FigureLabel, ShapeFigure, FigureTone } from './figure-spec.ts';
import { along, degreesOf, middle, minus, plus, type PlanePoint, times, towards, unitOf } from './plane.ts';
import {
  area,
  type FigureDrawing,
  type FigureElement,
  line,
  lineHeight,
  margin,
  text,
  boundingBoxOf,
  textSize,
  width,
  textWidth,
} from './shapes.ts';

type Write = (label: FigureLabel) => string;
const tallest = 200;

/** A polygon with labelled sides, angles and auxiliary lines, scaled as large as its labels allow. */
export function drawShape(shape: ShapeFigure, write: Write): FigureDrawing {
  const all = [...shape.corners, ...(shape.lines ?? []).flatMap(({ from, to }) => [from, to])];
  const reach = (axis: 0 | 1) =>
    Math.max(...all.map((at) => at[axis])) - Math.min(...all.map((at) => at[axis]));
  let unit = Math.min((width - 2 * margin) / reach(0), tallest / reach(1));
  const from = (start: PlanePoint) => laid(shape, ([x, y]) => plus(start, [x * unit, -y * unit]), write);
  let bounds = boundingBoxOf(from([0, 0]));
  while (bounds.right - bounds.left > width - 2 * margin) {
    unit *= 0.97;
    bounds = boundingBoxOf(from([0, 0]));
  }
  const start: PlanePoint = [(width - bounds.left - bounds.right) / 2, margin - bounds.top];
  return { height: bounds.bottom - bounds.top + 2 * margin, drawn: from(start) };
}

function laid(shape: ShapeFigure, lay: (at: PlanePoint) => PlanePoint, write: Write): FigureElement[] {
  const toneOf = (label: FigureLabel): FigureTone => (shape.sought?.includes(label) ? 'second' : 'plain');
  return [
    area(shape.corners.map(lay), 'given'),
    ...unitLines(shape, lay),
    ...(shape.lines ?? []).map(({ from, to, dashed }) =>
      line([lay(from), lay(to)], dashed ? 'dashed' : 'axis'),
    ),
    ...corners(shape, lay, write, toneOf),
    ...sides(shape, lay, write, toneOf),
    ...(shape.lines ?? []).flatMap(({ from, to, label }) =>
      label === undefined ? [] : [lineName(lay(from), lay(to), write(label), toneOf(label))],
    ),
  ];
}

function unitLines(
  { corners: [first = [0, 0], , third = [0, 0]], units }: ShapeFigure,
  lay: (at: PlanePoint) => PlanePoint,
): FigureElement[] {
  if (!units) return [];
  const between = (a: number, b: number) =>
    Array.from({ length: Math.max(0, Math.round(b - a) - 1) }, (_, index) => a + index + 1);
  return [
    ...between(first[0], third[0]).map((x) => line([lay([x, first[1]]), lay([x, third[1]])], 'fine')),
    ...between(first[1], third[1]).map((y) => line([lay([first[0], y]), lay([third[0], y])], 'fine')),
  ];
}

/** To the right of the midpoint of an auxiliary line. */
const lineName = (from: PlanePoint, to: PlanePoint, words: string, tone: FigureTone): FigureElement => {
  const [x, y] = middle(from, to);
  return Math.abs(from[0] - to[0]) < Math.abs(from[1] - to[1])
    ? text(x + 8, y, words, 'start', tone)
    : text(x, y - 4 - lineHeight / 2, words, 'middle', tone);
};

function corners(
  shape: ShapeFigure,
  lay: (at: PlanePoint) => PlanePoint,
  write: Write,
  toneOf: (label: FigureLabel) => FigureTone,
): FigureElement[] {
  const of = (index: number): PlanePoint => shape.corners.at(index % shape.corners.length) ?? [0, 0];
  const own = shape.corners.flatMap((corner, index): FigureElement[] => {
    const [next, last] = [minus(of(index + 1), corner), minus(of(index - 1), corner)];
    const from = degreesOf(next);
    const to = from + ((degreesOf(last) - from + 360) % 360);
    if (shape.right?.includes(index)) return [square(lay(corner), from)];
    const label = shape.angles?.[index];
    return label === undefined || label === null
      ? []
      : arc(lay(corner), from, to, write(label), toneOf(label));
  });
  const more = (shape.arcs ?? []).flatMap(({ at, from, to, label, tone = 'plain' }) =>
    arc(lay(at), from, to, label === undefined ? '' : write(label), tone),
  );
  return [...own, ...more];
}

const upwards = ([x, y]: PlanePoint): PlanePoint => [x, -y];

/** The mark of a right angle whose first side points to `degrees`. */
const square = (corner: PlanePoint, degrees: number): FigureElement => {
  const [one, other] = [towards(degrees), towards(degrees + 90)].map((way) => times(upwards(way), 14));
  return line(
    [
      plus(corner, one ?? [0, 0]),
      plus(corner, plus(one ?? [0, 0], other ?? [0, 0])),
      plus(corner, other ?? [0, 0]),
    ],
    'axis',
  );
};

/** The arc of an angle, with its label as far from the corner as it needs. */
function arc(corner: PlanePoint, from: number, to: number, words: string, tone: FigureTone): FigureElement[] {
  const open = to - from;
  const radius = 22;
  const bend = along([0, 0], radius, from, to).map((at) => plus(corner, upwards(at)));
  const sine = Math.sin((Math.min(open, 120) * Math.PI) / 360);
  const way = towards((from + to) / 2);
  const half = (Math.abs(way[1]) * textWidth(words) + Math.abs(way[0]) * textSize) / 2 + 3;
  const ahead = (Math.abs(way[0]) * textWidth(words) + Math.abs(way[1]) * textSize) / 2;
  const away = Math.max(radius + 4 + ahead, half / sine);
  const [x, y] = plus(corner, upwards(times(way, away)));
  return [
    line(bend, tone === 'second' ? 'second' : 'axis'),
    ...(words === '' ? [] : [text(x, y, words, 'middle', tone)]),
  ];
}

function sides(
  shape: ShapeFigure,
  lay: (at: PlanePoint) => PlanePoint,
  write: Write,
  toneOf: (label: FigureLabel) => FigureTone,
): FigureElement[] {
  return (shape.sides ?? []).flatMap((label, index): FigureElement[] => {
    const [a, b] = [shape.corners[index], shape.corners[(index + 1) % shape.corners.length]];
    if (label === null || !a || !b) return [];
    const words = write(label);
    const [from, to] = [lay(a), lay(b)];
    const [dx, dy] = unitOf(minus(to, from));
    // Corners run anticlockwise, so the inside is on the left; with y downwards, this side is the outside.
    const out: PlanePoint = [-dy, dx];
    const away = 7 + (Math.abs(out[0]) * textWidth(words) + Math.abs(out[1]) * textSize) / 2;
    const [x, y] = plus(middle(from, to), times(out, away));
    return [text(x, y, words, 'middle', toneOf(label))];
  });
}
