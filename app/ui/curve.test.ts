import { expect, test } from 'vitest';
import { progressCurve, seeded } from './curve.ts';
import { pathOf } from './plot.ts';

test('a curve is determined by its seed', () => {
  const at = (seed: string) => [0, 0.3, 1].map(progressCurve({ height: 100, seed }));
  expect(at('lesson-4')).toEqual(at('lesson-4'));
  expect(at('lesson-4')).not.toEqual(at('lesson-5'));
});

test('the progress curve ends higher than it starts, within a pixel of its formula', () => {
  const y = progressCurve({ height: 100, seed: 'x' });
  expect(y(0)).toBeGreaterThan(72);
  expect(y(0)).toBeLessThan(76);
  expect(y(1)).toBeLessThan(35);
});

test('random numbers are spread over [0, 1)', () => {
  const draw = seeded('spread');
  const many = Array.from({ length: 1000 }, draw);
  expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...many)).toBeLessThan(1);
  expect(many.reduce((sum, value) => sum + value) / 1000).toBeCloseTo(0.5, 1);
});

test('a path starts at the first point and ends at the last', () => {
  expect(pathOf([])).toBe('');
  expect(
    pathOf([
      { x: 0, y: 0 },
      { x: 6, y: 6 },
    ]),
  ).toBe('M0 0C1 1 5 5 6 6');
});
