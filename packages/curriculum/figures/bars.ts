import type { BarsFigure, FigureLabel, ScaleFigure } from './figure-spec.ts';
import {
  type FigureDrawing,
  type FigureElement,
  line,
  lineHeight,
  margin,
  rectangle,
  text,
  width,
  textWidth,
} from './shapes.ts';

type Write = (label: FigureLabel) => string;
const barHeight = 36;
const between = 14;
/** Labels up to this width are in front of their bar, wider ones above it. */
const namesBefore = 84;

/** Rows of bars, all on the scale of the longest. */
export function drawBars({ rows }: BarsFigure, write: Write): FigureDrawing {
  const names = rows.map(({ name }) => (name === undefined ? '' : write(name)));
  const widest = Math.max(...names.map(textWidth));
  const before = widest > 0 && widest <= namesBefore;
  const left = before ? margin + widest + 10 : margin;
  const longest = Math.max(...rows.map(({ parts }) => parts.reduce((sum, { size = 1 }) => sum + size, 0)));
  const unit = (width - margin - left) / longest;
  const drawn: FigureElement[] = [];
  let y = margin;
  for (const [index, { parts, total }] of rows.entries()) {
    const name = names[index] ?? '';
    if (name !== '' && !before) {
      drawn.push(text(left, y + lineHeight / 2, name, 'start'));
      y += lineHeight + 4;
    }
    if (before) drawn.push(text(margin, y + barHeight / 2, name, 'start'));
    let x = left;
    for (const { size = 1, label, tone = 'plain' } of parts) {
      drawn.push(rectangle(x, y, size * unit, barHeight, tone));
      if (label !== undefined)
        drawn.push(text(x + (size * unit) / 2, y + barHeight / 2, write(label), 'middle', tone));
      x += size * unit;
    }
    y += barHeight;
    if (total !== undefined) {
      drawn.push(...bracket(left, x, y + 6, write(total)));
      y += 14 + lineHeight;
    }
    y += between;
  }
  return { height: y - between + margin, drawn };
}

/** A bracket below a row, with its total. */
const bracket = (left: number, right: number, y: number, words: string): FigureElement[] => [
  line(
    [
      [left, y],
      [left, y + 5],
      [right, y + 5],
      [right, y],
    ],
    'axis',
  ),
  text((left + right) / 2, y + 8 + lineHeight / 2, words),
];

/** A bar with a scale above and another below. */
export function drawScale({ filled = 0, ticks }: ScaleFigure, write: Write): FigureDrawing {
  const first = ticks[0];
  const last = ticks.at(-1);
  const half = (labels: readonly (FigureLabel | undefined)[]) =>
    Math.max(...labels.map((label) => (label === undefined ? 0 : textWidth(write(label)) / 2)));
  const left = Math.max(margin, half([first?.above, first?.below]) + 2);
  const right = width - Math.max(margin, half([last?.above, last?.below]) + 2);
  const top = margin + lineHeight + 10;
  const x = (share: number) => left + share * (right - left);
  const drawn = [
    rectangle(left, top, right - left, barHeight, 'plain'),
    ...(filled > 0 ? [rectangle(left, top, x(filled) - left, barHeight, 'given')] : []),
    ...ticks.flatMap(({ at, above, below, tone = 'plain' }): FigureElement[] => [
      line(
        [
          [x(at), top - 7],
          [x(at), top + barHeight + 7],
        ],
        tone === 'plain' ? 'axis' : tone,
      ),
      text(x(at), top - 10 - lineHeight / 2, write(above), 'middle', tone),
      text(x(at), top + barHeight + 10 + lineHeight / 2, write(below), 'middle', tone),
    ]),
  ];
  return { height: top + barHeight + 10 + lineHeight + margin, drawn };
}
