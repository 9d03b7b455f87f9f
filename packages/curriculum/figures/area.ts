import type { AreaFigure, FigureLabel } from './figure-spec.ts';
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
const tallest = 200;

/** A rectangle divided by the parts of its sides, with the parts' labels above and to the left. */
export function drawArea({ across, down, cells, units = false }: AreaFigure, write: Write): FigureDrawing {
  const widest = Math.max(0, ...down.map(({ label }) => (label === undefined ? 0 : textWidth(write(label)))));
  const left = margin + (widest === 0 ? 0 : widest + 10);
  const top = margin + (across.some(({ label }) => label !== undefined) ? lineHeight + 6 : 0);
  const all = (strips: AreaFigure['across']) => strips.reduce((sum, { size }) => sum + size, 0);
  const unit = Math.min((width - margin - left) / all(across), tallest / all(down));
  const from = left + (width - margin - left - unit * all(across)) / 2;
  const drawn: FigureElement[] = [];
  let y = top;
  for (const [row, { size: high, label: name }] of down.entries()) {
    let x = from;
    for (const [column, { size: wide }] of across.entries()) {
      const { tone = 'plain' } = cells[row]?.[column] ?? {};
      drawn.push(rectangle(x, y, wide * unit, high * unit, tone));
      x += wide * unit;
    }
    if (name !== undefined) drawn.push(text(from - 8, y + (high * unit) / 2, write(name), 'end'));
    y += high * unit;
  }
  if (units) drawn.push(...grid(from, top, all(across), all(down), unit));
  drawn.push(...labels({ across, down, cells }, { from, top, unit }, write));
  return { height: y + margin, drawn };
}

/** Hairlines at every unit of a rectangle. */
const grid = (left: number, top: number, wide: number, high: number, unit: number): FigureElement[] => [
  ...Array.from({ length: wide - 1 }, (_, index) => left + (index + 1) * unit).map((x) =>
    line(
      [
        [x, top],
        [x, top + high * unit],
      ],
      'fine',
    ),
  ),
  ...Array.from({ length: high - 1 }, (_, index) => top + (index + 1) * unit).map((y) =>
    line(
      [
        [left, y],
        [left + wide * unit, y],
      ],
      'fine',
    ),
  ),
];

type At = { readonly from: number; readonly top: number; readonly unit: number };

function labels(
  { across, down, cells }: Omit<AreaFigure, 'kind'>,
  { from, top, unit }: At,
  write: Write,
): FigureElement[] {
  const drawn: FigureElement[] = [];
  let x = from;
  for (const [column, { size: wide, label: name }] of across.entries()) {
    const middle = x + (wide * unit) / 2;
    if (name !== undefined) drawn.push(text(middle, top - 6 - lineHeight / 2, write(name)));
    let y = top;
    for (const [row, { size: high }] of down.entries()) {
      const { label, tone = 'plain' } = cells[row]?.[column] ?? {};
      if (label !== undefined) drawn.push(text(middle, y + (high * unit) / 2, write(label), 'middle', tone));
      y += high * unit;
    }
    x += wide * unit;
  }
  return drawn;
}
