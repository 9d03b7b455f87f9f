import type { Tone } from './figure.ts';

/** As wide as a card on a phone, so that texts keep their size there; every figure is drawn at this width. */
export const width = 320;
/** Sizes of texts in the same units: at 390 px of window one unit is nearly one pixel. */
export const textSize = 16;
export const lineHeight = 20;
/** Left free around a figure, half a stroke included. */
export const margin = 6;

type Anchor = 'start' | 'middle' | 'end';
/** What the strokes and fills mean; the look is the style sheet’s. */
type Look = Tone | 'axis' | 'fine' | 'dashed' | 'outline';

export type Drawn =
  | { readonly is: 'path'; readonly d: string; readonly look: Look; readonly closed: boolean }
  | { readonly is: 'dot'; readonly x: number; readonly y: number; readonly r: number; readonly look: Look }
  /** `y` is the middle of the line of text. */
  | {
      readonly is: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: Anchor;
      readonly tone: Tone;
    };
export type Drawing = { readonly height: number; readonly drawn: readonly Drawn[] };
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const round = (value: number): number => Math.round(value * 10) / 10;
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A line through points. */
export const line = (points: readonly (readonly [number, number])[], look: Look): Drawn => ({
  is: 'path',
  d: points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join(''),
  look,
  closed: false,
});

/** A filled shape through points. */
export const area = (points: readonly (readonly [number, number])[], look: Look): Drawn => ({
  ...(line(points, look) as Extract<Drawn, { is: 'path' }>),
  d: `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join('')}Z`,
  closed: true,
});

export const rectangle = (x: number, y: number, wide: number, high: number, look: Look): Drawn =>
  area(
    [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ],
    look,
  );

export const dot = (x: number, y: number, look: Look, r = 5): Drawn => ({ is: 'dot', x, y, r, look });

export const text = (
  x: number,
  y: number,
  words: string,
  anchor: Anchor = 'middle',
  tone: Tone = 'plain',
): Drawn => ({ is: 'text', x, y, text: words, anchor, tone });

/** How wide a text is about, never less than it is: by kinds of letters, in our text font. */
export function widthOf(words: string): number {
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

/** The room that a text takes. */
export function boxOf({ x, y, text: words, anchor }: Extract<Drawn, { is: 'text' }>): Box {
  const wide = widthOf(words);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - textSize / 2, bottom: y + textSize / 2 };
}

/** The room that all of a drawing takes; the points of its paths stand in pairs. */
export function roomOf(drawn: readonly Drawn[]): Box {
  const boxes = drawn.flatMap((one): Box[] => {
    if (one.is === 'text') return [boxOf(one)];
    if (one.is === 'dot')
      return [{ left: one.x - one.r, right: one.x + one.r, top: one.y - one.r, bottom: one.y + one.r }];
    const numbers = [...one.d.matchAll(/-?[\d.]+/g)].map(([digits]) => Number(digits));
    const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
    return [{ left: Math.min(...(xs ?? [])), right: Math.max(...(xs ?? [])), top: Math.min(...(ys ?? [])), bottom: Math.max(...(ys ?? [])) }]; // prettier-ignore
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
