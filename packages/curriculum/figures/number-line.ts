import type { FigureLabel, NumberLine, NumberLinesFigure } from './figure-spec.ts';
import {
  formatPoint,
  dot,
  type FigureDrawing,
  type FigureElement,
  line,
  lineHeight,
  text,
  width,
} from './shapes.ts';

type Write = (label: FigureLabel) => string;
const left = 22;
const right = width - 22;
/** Distance from the numbers of one line to the top of the next. */
const between = 28;
const bow = 34;

/** Number lines below each other; dashed lines lead from a part of the first to the whole of the second. */
export function drawNumberLines({ lines }: NumberLinesFigure, write: Write): FigureDrawing {
  const drawn: FigureElement[] = [];
  let bottom = 0;
  let above: { readonly y: number; readonly one: NumberLine } | null = null;
  for (const one of lines) {
    const y = bottom + spaceAbove(one);
    if (above) drawn.push(...enlarged(above.one, above.y, one, y));
    drawn.push(...drawLine(one, y, write));
    bottom = y + 12 + lineHeight + between;
    above = { y, one };
  }
  return { height: bottom - between + 4, drawn };
}

const spaceAbove = ({ marks, jumps }: NumberLine): number =>
  jumps ? bow + lineHeight + 16 : marks?.some(({ label }) => label !== undefined) ? lineHeight + 18 : 18;

const placed = ({ from, to }: Pick<NumberLine, 'from' | 'to'>, value: number): number =>
  left + ((value - from) / (to - from)) * (right - left);

const enlarged = (whole: NumberLine, y: number, piece: NumberLine, below: number): FigureElement[] =>
  [piece.from, piece.to].map((value, index) =>
    line(
      [
        [placed(whole, value), y + 10 + lineHeight],
        [index === 0 ? left : right, below - spaceAbove(piece) + 8],
      ],
      'dashed',
    ),
  );

function drawLine(one: NumberLine, y: number, write: Write): FigureElement[] {
  const steps = Math.round((one.to - one.from) / one.step);
  const drawn: FigureElement[] = [
    line(
      [
        [left - 14, y],
        [right + 14, y],
      ],
      'axis',
    ),
  ];
  for (let index = 0; index <= steps; index += 1) {
    const value = Number((one.from + index * one.step).toFixed(6));
    const x = placed(one, value);
    const named = index % (one.every ?? 1) === 0;
    drawn.push(
      line(
        [
          [x, y - (named ? 7 : 4)],
          [x, y + (named ? 7 : 4)],
        ],
        'axis',
      ),
    );
    if (named) drawn.push(text(x, y + 12 + lineHeight / 2, write(String(value))));
  }
  for (const { from, to, label, tone = 'given' } of one.jumps ?? []) {
    const [start, end] = [placed(one, from), placed(one, to)];
    drawn.push(
      ...jump(start, end, y),
      text((start + end) / 2, y - bow - 6 - lineHeight / 2, write(label), 'middle', tone),
    );
  }
  for (const { at: value, label, tone = 'given' } of one.marks ?? []) {
    drawn.push(dot(placed(one, value), y, tone, 6));
    if (label !== undefined)
      drawn.push(text(placed(one, value), y - 12 - lineHeight / 2, write(label), 'middle', tone));
  }
  return drawn;
}

/** An arc from one number to another with an arrowhead. */
function jump(start: number, end: number, y: number): FigureElement[] {
  const [top, foot] = [y - bow * 1.3, y - 9];
  const way = Math.sign(end - start);
  return [
    {
      is: 'path',
      d: `M${formatPoint(start, foot)}C${formatPoint(start + way * 8, top)} ${formatPoint(end - way * 8, top)} ${formatPoint(end, foot)}`,
      look: 'given',
      closed: false,
    },
    line(
      [
        [end - way * 9, foot - 5],
        [end, foot],
        [end + way * 3, foot - 10],
      ],
      'given',
    ),
  ];
}
