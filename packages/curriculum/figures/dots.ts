import type { DotPlotFigure, DotsFigure, FigureLabel } from './figure-spec.ts';
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
  textWidth,
} from './shapes.ts';

type Write = (label: FigureLabel) => string;
const pitch = 20;

/** Dots arranged as rectangles, each labelled below. Side by side where they fit, then on a new line. */
export function drawDots({ groups }: DotsFigure, write: Write): FigureDrawing {
  const drawn: FigureElement[] = [];
  let [x, y, deepest] = [margin, margin, 0];
  for (const { rows, columns, label } of groups) {
    const words = write(label);
    const wide = Math.max(columns * pitch, textWidth(words));
    if (x > margin && x + wide > width - margin) [x, y, deepest] = [margin, deepest + 14, 0];
    const left = x + (wide - columns * pitch) / 2 + pitch / 2;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        drawn.push(dot(left + column * pitch, y + (row + 0.5) * pitch, 'given', 6));
    drawn.push(text(x + wide / 2, y + rows * pitch + 4 + lineHeight / 2, words));
    deepest = Math.max(deepest, y + rows * pitch + 4 + lineHeight);
    x += wide + 30;
  }
  return { height: deepest + margin, drawn };
}

const side = 24;

/** A dot plot: values as dots, stacked where they are equal, one line for each list. */
export function drawDotPlot({ from, to, step, rows }: DotPlotFigure, write: Write): FigureDrawing {
  const place = (value: number) => side + ((value - from) / (to - from)) * (width - 2 * side);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const drawn: FigureElement[] = [];
  let y = margin;
  for (const { name, values, balance, middle, span } of rows) {
    if (name !== undefined) {
      drawn.push(text(margin, y + lineHeight / 2, write(name), 'start'));
      y += lineHeight + 4;
    }
    if (span) {
      drawn.push(...distance(place(span.from), place(span.to), y, write(span.label)));
      y += lineHeight + 12;
    }
    if (middle) {
      drawn.push(text(place(middle.at), y + lineHeight / 2, write(middle.label), 'middle', 'given'));
      y += lineHeight + 4;
    }
    const highest = Math.max(...values.map((value) => values.filter((other) => other === value).length));
    const base = y + highest * 15 + 8;
    drawn.push(
      line(
        [
          [margin, base],
          [width - margin, base],
        ],
        'axis',
      ),
    );
    if (middle)
      drawn.push(
        line(
          [
            [place(middle.at), y],
            [place(middle.at), base],
          ],
          'given',
        ),
      );
    for (const value of ticks)
      drawn.push(
        line(
          [
            [place(value), base],
            [place(value), base + 6],
          ],
          'axis',
        ),
        text(place(value), base + 9 + lineHeight / 2, write(String(value))),
      );
    for (const [index, value] of values.entries())
      drawn.push(
        dot(
          place(value),
          base - 9 - 15 * values.slice(0, index).filter((one) => one === value).length,
          'given',
          6,
        ),
      );
    y = base + 12 + lineHeight;
    if (balance) {
      const x = place(balance.at);
      drawn.push(
        area(
          [
            [x, y],
            [x - 9, y + 15],
            [x + 9, y + 15],
          ],
          'second',
        ),
      );
      drawn.push(text(x, y + 19 + lineHeight / 2, write(balance.label), 'middle', 'second'));
      y += 19 + lineHeight;
    }
    y += 12;
  }
  return { height: y - 12 + margin, drawn };
}

/** A dimension line with its label above. */
const distance = (left: number, right: number, y: number, words: string): FigureElement[] => [
  text((left + right) / 2, y + lineHeight / 2, words, 'middle', 'second'),
  line(
    [
      [left, y + lineHeight + 1],
      [left, y + lineHeight + 9],
    ],
    'second',
  ),
  line(
    [
      [right, y + lineHeight + 1],
      [right, y + lineHeight + 9],
    ],
    'second',
  ),
  line(
    [
      [left, y + lineHeight + 5],
      [right, y + lineHeight + 5],
    ],
    'second',
  ),
];
