import type { CirclesFigure, FigureLabel, CircleFigure } from './figure-spec.ts';
import { along, plus, type PlanePoint, times, towards } from './plane.ts';
import {
  area,
  dot,
  type FigureDrawing,
  type FigureElement,
  line,
  lineHeight,
  margin,
  text,
  width,
} from './shapes.ts';

type Write = (label: FigureLabel) => string;
const largest = 84;

const flipped = (centre: PlanePoint, points: readonly PlanePoint[]): PlanePoint[] =>
  points.map(([x, y]) => plus(centre, [x, -y]));

/** Circles side by side, each divided into sectors. */
export function drawCircles({ circles }: CirclesFigure, write: Write): FigureDrawing {
  const slotWidth = width / circles.length;
  const radius = Math.min(largest, slotWidth / 2 - margin);
  const named = circles.some(({ name }) => name !== undefined);
  const y = margin + radius;
  const drawn = circles.flatMap(({ name, parts }, index): FigureElement[] => {
    const centre: PlanePoint = [slotWidth * (index + 0.5), y];
    const all = parts.reduce((sum, { size = 1 }) => sum + size, 0);
    let used = 0;
    const sectors = parts.flatMap(({ size = 1, label, tone = 'plain' }): FigureElement[] => {
      const [from, to] = [90 - (used / all) * 360, 90 - ((used + size) / all) * 360];
      used += size;
      const place = plus(centre, times(towards(-(from + to) / 2), radius * 0.62));
      return [
        area([centre, ...flipped(centre, along([0, 0], radius, from, to))], tone),
        ...(label === undefined ? [] : [text(...place, write(label), 'middle', tone)]),
      ];
    });
    return name === undefined
      ? sectors
      : [...sectors, text(centre[0], y + radius + 8 + lineHeight / 2, write(name))];
  });
  return { height: 2 * (margin + radius) + (named ? lineHeight + 8 : 0), drawn };
}

/** A circle with its radius or diameter, or a sector of it. */
export function drawRound({ radius: across, diameter, sector }: CircleFigure, write: Write): FigureDrawing {
  const radius = 92;
  const centre: PlanePoint = [width / 2, margin + radius];
  const turned = sector ? towards(sector.degrees) : null;
  const drawn: FigureElement[] = [
    area(flipped(centre, along([0, 0], radius, 0, 360)), sector ? 'plain' : 'given'),
  ];
  if (sector && turned) {
    drawn.push(area([centre, ...flipped(centre, along([0, 0], radius, 0, sector.degrees))], 'given'));
    const way = towards(sector.degrees / 2);
    const away = radius * 0.68;
    drawn.push(
      text(centre[0] + way[0] * away, centre[1] - way[1] * away, write(sector.label), 'middle', 'second'),
    );
  }
  const [x, y] = centre;
  drawn.push(
    line(
      [
        [diameter === undefined ? x : x - radius, y],
        [x + radius, y],
      ],
      'given',
    ),
    dot(x, y, 'given', 4),
  );
  const label = across ?? diameter;
  if (label !== undefined) {
    const below = y + 8 + lineHeight / 2;
    drawn.push(text(across === undefined ? x : x + radius / 2, below, write(label), 'middle', 'given'));
  }
  return { height: 2 * (margin + radius), drawn };
}
