import type { FigureLabel, UnitCircleFigure } from './figure-spec.ts';
import { along, plus, type PlanePoint, times, towards } from './plane.ts';
import {
  area,
  dot,
  type FigureDrawing,
  type FigureElement,
  line,
  margin,
  text,
  textSize,
  width,
  textWidth,
} from './shapes.ts';

type Write = (label: FigureLabel) => string;
const radius = 100;
const rim = 26;

/** The unit circle, a horizontal line at the height of a sine, and the angles that reach it. */
export function drawUnitCircle({ angles, height }: UnitCircleFigure, write: Write): FigureDrawing {
  const centre: PlanePoint = [width / 2, margin + rim + radius];
  const lay = ([x, y]: PlanePoint): PlanePoint => plus(centre, [x * radius, -y * radius]);
  const level = lay([0, height.at])[1];
  const [left, right] = [centre[0] - radius - 44, centre[0] + radius + 44];
  const drawn: FigureElement[] = [
    line(
      [
        [left, centre[1]],
        [right, centre[1]],
      ],
      'axis',
    ),
    line(
      [
        [centre[0], margin],
        [centre[0], centre[1] + radius + rim],
      ],
      'axis',
    ),
    area(along([0, 0], 1, 0, 360).map(lay), 'outline'),
    line(
      [
        [left, level],
        [right, level],
      ],
      'dashed',
    ),
    text(right, level + 6 + textSize / 2, write(height.label), 'end'),
  ];
  for (const [index, { degrees, label, tone }] of angles.entries()) {
    const end = lay(towards(degrees));
    const words = write(label);
    const arc = 0.26 + 0.12 * index;
    const out = lay(times(towards(degrees), 1 + (10 + textWidth(words) / 2) / radius));
    drawn.push(
      line([centre, end], tone),
      line(along([0, 0], arc, 0, degrees).map(lay), tone),
      dot(...end, tone),
      text(out[0], out[1] - 4, words, 'middle', tone),
    );
  }
  return { height: 2 * (margin + rim + radius), drawn };
}
