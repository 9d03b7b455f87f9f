import { expect, test } from 'vitest';
import type { Point } from '#app/ui/plot.ts';
import type { Graph } from '../model/blocks.ts';
import { axisTexts, ticksOf } from './axis-texts.ts';

const place = ({ x, y }: Point): Point => ({ x: 150 + 32 * x, y: 145 - 25 * y });

/** The texts near one line between two points. */
const beside = (from: Point, to: Point) => {
  const labels: Graph['labels'] = { given: { latex: '', plain: '', speech: '' }, mine: null };
  const graph: Graph = { x: [-4, 4], y: [-5, 5], given: [[from, to]], mine: null, mark: null, labels };
  return axisTexts(graph, place, String);
};
const upright = (x: number) => beside({ x, y: -5 }, { x, y: 5 });
const level = (y: number) => beside({ x: -4.6, y }, { x: 4.6, y });
const keys = (texts: ReturnType<typeof beside>) => texts.map(({ key }) => key);

test('tick labels are round, and there is none where the axes cross', () => {
  expect(ticksOf([-5, 5])).toEqual([-4, -2, 2, 4]);
  expect(ticksOf([0, 100])).toEqual([20, 40, 60, 80]);
});

test('a tick label that a curve would cross moves to the other side of its axis', () => {
  const sides = (x: number) =>
    upright(x)
      .filter(({ key }) => /^y./.test(key))
      .map(({ anchor }) => anchor);
  expect(new Set(sides(3))).toEqual(new Set(['end']));
  expect(new Set(sides(-0.3))).toEqual(new Set(['start']));
});

test('a tick label crossed on both sides is omitted', () => {
  expect(keys(level(2))).not.toContain('y2');
  expect(keys(level(2))).toContain('y4');
});

test('an axis name changes sides before a curve crosses it', () => {
  const heightOfX = (y: number) => level(y).find(({ key }) => key === 'x')?.y;
  expect(heightOfX(-4)).toBe(136);
  expect(heightOfX(0.5)).toBe(164);
});
