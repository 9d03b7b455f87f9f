import { describe, expect, it } from 'vitest';
import { centimetres, sketchesFor, strokesFor } from '../fixture.ts';
import { numberText } from '../numbers.ts';

const wide = { x: [-6, 6], y: [-4, 4], width: 600, height: 400 } as const;
/** No segment of the curve crosses this point from one side to the other. */
const crosses = (text: string, at: number, view = wide as typeof centimetres) =>
  strokesFor(text, view).some((stroke) =>
    stroke.some(([x], place) => place > 0 && stroke[place - 1]![0] < at - 1e-9 && x > at + 1e-9),
  );

describe('lines are never joined across a pole', () => {
  it.each([
    ['1/x', [0]],
    ['1/x^2', [0]],
    ['1/(x^2-1)', [-1, 1]],
    ['tan x', [-Math.PI / 2, Math.PI / 2]],
    ['sin x / cos x', [-Math.PI / 2, Math.PI / 2]],
    ['1/(x-2)^2', [2]],
    ['x/(x^2-x-2)', [-1, 2]],
    ['1/sin x', [-Math.PI, 0, Math.PI]],
    ['ln|x|', [0]],
    ['1/(x-√2)', [Math.SQRT2]],
    ['e^(1/x)', [0]],
  ])('%s', (text, poles) => {
    for (const pole of poles) expect(crosses(text, pole)).toBe(false);
    const found = sketchesFor(text, wide).flatMap(({ breaks }) =>
      breaks.filter(({ kind }) => kind === 'pole').map(({ at }) => at),
    );
    for (const pole of poles) expect(found.some((at) => Math.abs(at - pole) < 1e-6)).toBe(true);
  });

  it('the curve leaves the view on both sides of a double pole', () => {
    const strokes = strokesFor('1/x^2', wide);
    expect(strokes).toHaveLength(2);
    expect(strokes.every((stroke) => Math.max(...stroke.map(([, y]) => y)) > 4)).toBe(true);
  });
});

describe('lines are never joined across a jump', () => {
  it.each([
    ['floor(x)', 1],
    ['sign(x)', 0],
    ['|x|/x', 0],
    ['f(x) = {x^2 if x<0; x+1 if x>=0}', 0],
    ['arctan(1/x)', 0],
    ['1/(1+e^(1/x))', 0],
  ])('%s', (text, at) => expect(crosses(text, at)).toBe(false));

  it('filled and hollow dots show which side has the value', () => {
    const [sketch] = sketchesFor('f(x) = {x^2 if x<1; 3-x if x>=1}', wide);
    expect(sketch!.dots).toEqual([
      { x: 1, y: 1, filled: false },
      { x: 1, y: 2, filled: true },
    ]);
  });

  it('two pieces that meet form one line', () => {
    expect(strokesFor('f(x) = {x^2 if x<1; x if x>=1}', wide)).toHaveLength(1);
  });
});

it('a hole is a hollow dot at the right point', () => {
  const [sketch] = sketchesFor('(x^2-1)/(x-1)', wide);
  expect(sketch!.dots).toHaveLength(1);
  const [dot] = sketch!.dots;
  expect([dot!.x, numberText(dot!.y, 'en', 9), dot!.filled]).toEqual([1, '2', false]);
});

it('sin x / x has a hole at (0, 1)', () => {
  const [dot] = sketchesFor('sin(x)/x', wide)[0]!.dots;
  expect(dot!.x).toBe(0);
  expect(dot!.y).toBeCloseTo(1, 9);
});

describe('curves end at the end of the domain', () => {
  it.each([
    ['√x', 0, 0, true],
    ['√(x-2)', 2, 0, true],
    ['√(4-x^2)', -2, 0, true],
    ['arcsin x', 1, Math.PI / 2, true],
    ['y = x^2 for 0 < x < 2', 0, 0, false],
    ['y = x^2 for 0 <= x < 2', 0, 0, true],
    ['y = x^2 for 0 <= x < 2', 2, 4, false],
    ['√(x^2-2)', Math.SQRT2, 0, true],
  ])('%s ends at x = %d', (text, x, y, filled) => {
    const dots = sketchesFor(text, wide)[0]!.dots;
    const found = dots.find((dot) => Math.abs(dot.x - x) < 1e-9);
    expect(found?.y).toBeCloseTo(y, 6);
    expect(found?.filled).toBe(filled);
  });

  it('√x starts exactly at the origin, with nothing to its left', () => {
    const [stroke] = strokesFor('√x', wide);
    expect(stroke![0]).toEqual([0, 0]);
  });

  it('ln x is smooth down to the edge of the view', () => {
    const [stroke] = strokesFor('ln x', wide);
    const low = stroke!.filter(([, y]) => y < -3);
    expect(low.length).toBeGreaterThan(1);
    for (const [x, y] of low) expect(Math.abs(x - Math.exp(y))).toBeLessThan(0.01);
  });
  it('ln x has no dot at its asymptote', () => expect(sketchesFor('ln x', wide)[0]!.dots).toEqual([]));
});

it('a curve that is steep outside the view is one line', () => {
  for (const text of ['x^3', 'x^9', 'e^x', '1000000x', 'x^2 + 100', '100 sin x']) {
    const pieces = strokesFor(text, wide);
    const outside = (y: number) => Math.abs(y) > 4;
    // Segments may be cut only by the edge of the view.
    for (const piece of pieces) {
      for (const end of [piece[0]!, piece.at(-1)!])
        expect(outside(end[1]) || Math.abs(end[0]) >= 6).toBe(true);
    }
  }
});

it('sampling sin(1/x) terminates, and the curve covers its full range near 0', () => {
  const points = strokesFor('sin(1/x)', wide).flat();
  expect(points.length).toBeLessThan(12_000);
  const near = points.filter(([x]) => Math.abs(x) < 0.1).map(([, y]) => y);
  expect(Math.max(...near)).toBeGreaterThan(0.8);
  expect(Math.min(...near)).toBeLessThan(-0.8);
});

it('every period of a fast oscillation is drawn', () => {
  const [stroke] = strokesFor('sin(40x)', { ...wide, y: [-2, 2] } as unknown as typeof centimetres);
  const turns = stroke!.filter(
    ([, y], at) => at > 0 && at < stroke!.length - 1 && y > stroke![at - 1]![1] && y >= stroke![at + 1]![1],
  );
  expect(turns.length).toBe(Math.round((12 * 40) / (2 * Math.PI)));
});

it('a function that is undefined everywhere has no strokes', () => {
  for (const text of ['√(-1-x^2)', 'ln(-x^2)', 'arcsin(x^2+2)']) expect(strokesFor(text, wide)).toEqual([]);
});

it('a corner is drawn at its exact point', () => {
  const points = strokesFor('|x-1|', wide).flat();
  expect(points).toContainEqual([1, 0]);
});

it('factorials are single points above whole numbers', () => {
  const [sketch] = sketchesFor('x!', wide);
  expect(sketch!.lines).toEqual([]);
  expect(sketch!.dots.map(({ x, y }) => [x, y])).toContainEqual([3, 6]);
});

it('x = y² is a parabola on its side, through (1, 1) and (1, −1)', () => {
  const points = strokesFor('x = y^2', centimetres).flat();
  for (const [x, y] of points) expect(x).toBeCloseTo(y * y, 2);
  expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(-1.5);
});
