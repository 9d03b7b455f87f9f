import type { FigureLabel, SideSquaresFigure } from './figure-spec.ts';
import { middle, plus, type PlanePoint } from './plane.ts';
import { area, type FigureDrawing, line, margin, text, width } from './shapes.ts';

type Write = (label: FigureLabel) => string;

/** A right-angled triangle with a square on each side, with the right angle at the lower left. */
export function drawSideSquares(
  { legs: [a, b], labels: [level, upright, long] }: SideSquaresFigure,
  write: Write,
): FigureDrawing {
  // The square on the hypotenuse extends to the upper right: the corners of the triangle, rotated outwards.
  const [wide, high] = [b + a + b, a + b + a];
  const unit = Math.min((width - 2 * margin) / wide, 270 / high);
  const left = (width - wide * unit) / 2;
  const lay = ([x, y]: PlanePoint): PlanePoint => [left + (b + x) * unit, margin + (a + b - y) * unit];
  const [corner, right, top]: PlanePoint[] = [
    [0, 0],
    [a, 0],
    [0, b],
  ];
  if (!corner || !right || !top) throw new Error('a triangle has three corners');
  const onLevel: PlanePoint[] = [corner, right, [a, -a], [0, -a]];
  const onUpright: PlanePoint[] = [corner, top, [-b, b], [-b, 0]];
  const onLong: PlanePoint[] = [right, top, plus(top, [b, a]), plus(right, [b, a])];
  const words = (points: PlanePoint[]): PlanePoint => lay(middle(points[0] ?? [0, 0], points[2] ?? [0, 0]));
  return {
    height: high * unit + 2 * margin,
    drawn: [
      area(onLevel.map(lay), 'given'),
      area(onUpright.map(lay), 'given'),
      area(onLong.map(lay), 'second'),
      area([corner, right, top].map(lay), 'outline'),
      line(
        [
          [0, 14 / unit],
          [14 / unit, 14 / unit],
          [14 / unit, 0],
        ].map(([x = 0, y = 0]) => lay([x, y])),
        'axis',
      ),
      text(...words(onLevel), write(level), 'middle', 'given'),
      text(...words(onUpright), write(upright), 'middle', 'given'),
      text(...words(onLong), write(long), 'middle', 'second'),
    ],
  };
}
