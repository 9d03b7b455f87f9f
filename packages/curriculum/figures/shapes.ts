import type { FigureTone } from './figure-spec.ts';

/** The width of a card on a phone, so that texts keep their size there; every figure has this width. */
export const width = 320;
/** Text sizes in the same units: in a window of 390 px one unit is about one pixel. */
export const textSize = 16;
export const lineHeight = 20;
/** Margin around a figure, including half a stroke. */
export const margin = 6;

type Anchor = 'start' | 'middle' | 'end';
/** Meaning of strokes and fills; the style sheet defines their look. */
type Look = FigureTone | 'axis' | 'fine' | 'dashed' | 'outline';

export type FigureElement =
  | { readonly is: 'path'; readonly d: string; readonly look: Look; readonly closed: boolean }
  | { readonly is: 'dot'; readonly x: number; readonly y: number; readonly r: number; readonly look: Look }
  /** `y` is the middle of the line of text. */
  | {
      readonly is: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: Anchor;
      readonly tone: FigureTone;
    };
export type FigureDrawing = { readonly height: number; readonly drawn: readonly FigureElement[] };
export type BoundingBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const round = (value: number): number => Math.round(value * 10) / 10;
export const formatPoint = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A line through points. */
export const line = (points: readonly (readonly [number, number])[], look: Look): FigureElement => ({
  is: 'path',
  d: points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${formatPoint(x, y)}`).join(''),
  look,
  closed: false,
});

/** A filled shape through points. */
export const area = (points: readonly (readonly [number, number])[], look: Look): FigureElement => ({
  ...(line(points, look) as Extract<FigureElement, { is: 'path' }>),
  d: `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${formatPoint(x, y)}`).join('')}Z`,
  closed: true,
});

export const rectangle = (x: number, y: number, wide: number, high: number, look: Look): FigureElement =>
  area(
    [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ],
    look,
  );

export const dot = (x: number, y: number, look: Look, r = 5): FigureElement => ({ is: 'dot', x, y, r, look });

export const text = (
  x: number,
  y: number,
  words: string,
  anchor: Anchor = 'middle',
  tone: FigureTone = 'plain',
): FigureElement => ({ is: 'text', x, y, text: words, anchor, tone });

/** Estimated width of a text, never too small: by classes of letters, in our text font. */
export function textWidth(words: string): number {
  const ems = [...words].map((letter) => {
    if (/[ ijlI.,:;’'|()·]/u.test(letter)) return 0.33;
    if (/[mwMW%—]/u.test(letter)) return 0.92;
    if (/[tfr¹²³]/u.test(letter)) return 0.42;
    if (/[A-ZÀ-ÞΔ]/u.test(letter)) return 0.8;
    if (/[\dbdgpqαβγ=+−√]/u.test(letter)) return 0.66;
    return 0.59;
  });
  return ems.reduce((sum, em) => sum + em, 0) * textSize;
}

/** The bounding box of a text. */
export function textBox({ x, y, text: words, anchor }: Extract<FigureElement, { is: 'text' }>): BoundingBox {
  const wide = textWidth(words);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - textSize / 2, bottom: y + textSize / 2 };
}

/** The bounding box of a drawing; path coordinates are in pairs. */
export function boundingBoxOf(drawn: readonly FigureElement[]): BoundingBox {
  const boxes = drawn.flatMap((one): BoundingBox[] => {
    if (one.is === 'text') return [textBox(one)];
    if (one.is === 'dot')
      return [{ left: one.x - one.r, right: one.x + one.r, top: one.y - one.r, bottom: one.y + one.r }];
    const numbers = [...one.d.matchAll(/-?[\d.]+/g)].map(([digits]) => Number(digits));
    const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
    return [
      {
        left: Math.min(...(xs ?? [])),
        right: Math.max(...(xs ?? [])),
        top: Math.min(...(ys ?? [])),
        bottom: Math.max(...(ys ?? [])),
      },
    ];
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
