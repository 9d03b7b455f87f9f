import { expect, it } from 'vitest';
import { sketchesFor, strokesFor } from '../fixture.ts';
import type { View } from '../view.ts';

const view: View = { x: [-6, 6], y: [-4, 4], width: 600, height: 400 };
const distance = (points: readonly (readonly [number, number])[], f: (x: number, y: number) => number) =>
  Math.max(...points.map(([x, y]) => Math.abs(f(x, y))));

it('a circle is one closed line, round to a fifth of a pixel', () => {
  const [stroke, more] = strokesFor('x^2+y^2=9', view);
  expect(more).toBeUndefined();
  expect(stroke![0]).toEqual(stroke!.at(-1));
  expect(distance(stroke!, (x, y) => Math.hypot(x, y) - 3)).toBeLessThan(0.004);
});

it('a small circle between the grid cells is found', () => {
  expect(strokesFor('x^2+y^2=0.01', view)).toHaveLength(1);
});

it('a hyperbola has two branches that do not meet', () => {
  const strokes = strokesFor('xy=1', view);
  expect(strokes).toHaveLength(2);
  for (const stroke of strokes) expect(new Set(stroke.map(([x]) => Math.sign(x))).size).toBe(1);
});

it('an implicit tan has no vertical lines at its poles', () => {
  for (const text of ['y cos x = sin x', 'y = sin x / cos x', 'y^2 = tan(x)']) {
    const strokes = strokesFor(text, view);
    const walls = strokes.flatMap((stroke) =>
      stroke.filter(
        ([x, y], at) =>
          at > 0 &&
          Math.abs(x - stroke[at - 1]![0]) < 0.01 &&
          Math.abs(y - stroke[at - 1]![1]) > 2 &&
          Math.abs(Math.abs(x) - Math.PI / 2) < 0.02,
      ),
    );
    expect(walls).toEqual([]);
  }
});

it('two lines that cross, a square, and a double line are found', () => {
  expect(strokesFor('x^2-y^2=0', view).flat().length).toBeGreaterThan(3);
  const square = strokesFor('|x|+|y|=1', view);
  expect(square).toHaveLength(1);
  expect(distance(square[0]!, (x, y) => Math.abs(x) + Math.abs(y) - 1)).toBeLessThan(0.02);
  expect(distance(strokesFor('(x-y)^2=0', view).flat(), (x, y) => x - y)).toBeLessThan(0.01);
});

it('x² + y² = 0 is a point, x² + y² = −1 is empty', () => {
  expect(sketchesFor('x^2+y^2=0', view)[0]!.dots).toEqual([{ x: 0, y: 0, filled: true }]);
  expect(sketchesFor('x^2+y^2=-1', view)[0]).toMatchObject({ dots: [], lines: [] });
});

const areaOf = (text: string) =>
  sketchesFor(text, view)
    .flatMap(({ fill }) => fill)
    .reduce((total, outline) => {
      let twice = 0;
      for (let at = 0; at < outline.length; at += 2) {
        const [x1, y1, x2, y2] = [
          outline[at]!,
          outline[at + 1]!,
          outline[(at + 2) % outline.length]!,
          outline[(at + 3) % outline.length]!,
        ];
        twice += x1 * y2 - x2 * y1;
      }
      return total + Math.abs(twice) / 2;
    }, 0) / 2500;

it('a region has the right area', () => {
  expect(areaOf('x^2+y^2<=4')).toBeCloseTo(4 * Math.PI, 1);
  expect(areaOf('x>0 and y>0 and x+y<2')).toBeCloseTo(2, 1);
  expect(areaOf('1<x<=3')).toBeGreaterThan(15.9);
});

it('a strict border is dashed, the other solid; each only where the region touches it', () => {
  const [sketch] = sketchesFor('y>x and y<=2', view);
  expect(sketch!.lines.map(({ broken }) => broken)).toEqual([true, false]);
  const [slanted, top] = [strokesFor('y>x and y<=2', view)[0]!, strokesFor('y>x and y<=2', view)[1]!];
  expect(Math.max(...slanted.map(([x]) => x))).toBeLessThan(2.05);
  expect(Math.max(...top.map(([x]) => x))).toBeLessThan(2.05);
});

it('a point belongs to a region when one of two alternatives holds', () => {
  expect(areaOf('x<-2 or x>2')).toBeGreaterThan(areaOf('x>2') * 1.9);
});

it('a cardioid and a parametric circle are closed', () => {
  for (const text of ['r = 1 + cos θ', '(2cos t, 2sin t)', 'r = 2', 'x = cos t, y = sin t']) {
    const [stroke] = strokesFor(text, view);
    expect(stroke![0]![0]).toBeCloseTo(stroke!.at(-1)![0], 6);
    expect(stroke![0]![1]).toBeCloseTo(stroke!.at(-1)![1], 6);
  }
});

it('a rose has all its petals, a spiral three turns', () => {
  expect(
    Math.max(
      ...strokesFor('r = 2sin(3θ)', view)
        .flat()
        .map(([x, y]) => Math.hypot(x, y)),
    ),
  ).toBeCloseTo(2, 2);
  const spiral = strokesFor('r = θ/10', view).flat();
  expect(Math.max(...spiral.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo((6 * Math.PI) / 10, 2);
});

it('a given range is used', () => {
  const points = strokesFor('(t, t^2); 0<=t<=1', view).flat();
  expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(0, 9);
  expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(1, 9);
});
